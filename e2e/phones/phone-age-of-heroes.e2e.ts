// Age of Heroes on a phone: touched at the Institute and on the mission, from a game that was played by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { gameByChance, HEROES } from '../parts/heroes-board.ts';
import { phone, playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const TOUCHED: Touched = {
  game: 'Age of Heroes',
  things: HEROES,
  eager: 70,
  offered: '.aoh .lit > .face, .aoh button.seat',
  step: '.steps [aria-current=step]',
};
/** Steps by a question of theirs. */
const STEPS = { 'turn.act': 'Institute', 'missionTurn.choose': 'Mission' };

for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`the Institute and a mission by touch on a phone of ${width} pixels`, async () => {
    const page = await phone(site, width);
    const record = gameByChance(seed, 1000);
    for (const [question, step] of Object.entries(STEPS)) {
      const at = record.answers.findIndex(({ seat, decision }) => seat === 0 && decision === question);
      assert.ok(at >= 0, `the first seat is never asked ${question}`);
      const begun = { ...record, answers: record.answers.slice(0, at) };
      await playsThrough(page, TOUCHED, { record: begun, steps: [step] });
    }
    await page.context().close();
    site.assertWell();
  });
