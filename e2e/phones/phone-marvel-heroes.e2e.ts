// Marvel Heroes on a phone: a plan, the city and a fight by touch, from games that were played by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { gameByChance, MARVEL } from '../parts/marvel-board.ts';
import { phone, playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const TOUCHED: Touched = {
  game: 'Marvel Heroes',
  things: MARVEL,
  eager: 70,
  offered: '.mh .lit > .face, .mh .pl button',
  step: '.steps [aria-current=step]',
};
/** Steps by a question of theirs. */
const STEPS = { 'planning.assign': 'Planning', 'turn.act': 'Missions', 'sequence.powers': 'Missions' };

for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a plan, the city and a fight by touch on a phone of ${width} pixels`, async () => {
    const page = await phone(site, width);
    const record = gameByChance(seed, 1200);
    for (const [question, step] of Object.entries(STEPS)) {
      const at = record.answers.findIndex(({ seat, decision }) => seat === 0 && decision === question);
      assert.ok(at >= 0, `the first seat is never asked ${question}`);
      const begun = { ...record, answers: record.answers.slice(0, at) };
      await playsThrough(page, TOUCHED, { record: begun, steps: [step] });
    }
    await page.context().close();
    site.assertWell();
  });
