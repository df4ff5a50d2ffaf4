// Dice Masters on a phone: played by touch through every step of a turn, with all that it needs in sight.
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { DUEL, firstGame } from '../parts/dice-board.ts';
import { played } from '../parts/pages.ts';
import { phone, playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const DICE: Touched = {
  game: 'Dice Masters',
  things: DUEL,
  eager: 15,
  offered: '.dm .die.lit, .dm .lit > .face',
  step: '.dm .phase',
  inSight: {
    'Roll and reroll': '.dm .die, .dm header, .dm .cards-b .face, .dm .basics .face',
    'Main step': '.dm .die, .dm header, .dm .cards-b .face, .dm .basics .face',
    Attackers: '.dm .die, .dm header, .dm .attack',
    Blockers: '.dm .die, .dm header, .dm .attack',
  },
};
/** Steps that one click may go through: they are looked at from a recorded game. */
const LATER = { 'attack.attackers': 'Attackers', 'blocking.blockers': 'Blockers' };

for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a turn by touch on a phone of ${width} pixels, and blocks`, async () => {
    const page = await phone(site, width);
    await playsThrough(page, DICE, { record: firstGame(seed), steps: ['Roll and reroll', 'Main step'] });
    const { record } = await played('dice-masters');
    for (const [asked, step] of Object.entries(LATER)) {
      const at = record.answers.findIndex(({ seat, decision }) => seat === 0 && decision === asked);
      const begun = { ...record, answers: record.answers.slice(0, at) };
      await playsThrough(page, DICE, { record: begun, steps: [step] });
    }
    await page.context().close();
    site.assertWell();
  });
