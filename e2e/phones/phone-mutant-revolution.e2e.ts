// Mutant Revolution on a phone: played by touch through every phase of a round.
import { test } from 'node:test';
import { ARENA, shortGame } from '../parts/arena-board.ts';
import { siteForTests } from '../parts/browser.ts';
import { phone, playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const REVOLUTION: Touched = {
  game: 'Mutant Revolution',
  things: ARENA,
  eager: 35,
  offered: '.mr .lit > .face, .mr .dial button, .mr .cell',
  step: '.mr [aria-current=step]',
};
const PHASES = ['Upkeep', 'Plot', 'Recruit', 'Mission'];

for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a round by touch on a phone of ${width} pixels`, async () => {
    const page = await phone(site, width);
    await playsThrough(page, REVOLUTION, { record: shortGame(seed), steps: PHASES });
    await page.context().close();
    site.assertWell();
  });
