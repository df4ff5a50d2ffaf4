// Age of Heroes on a phone: played by touch from the Institute to the mission.
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { HEROES, shortGame } from './heroes-board.ts';
import { playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const TOUCHED: Touched = {
  game: 'Age of Heroes',
  // The last button boards the X-Jet where that is offered: whoever passes instead never sees a mission.
  things: { ...HEROES, bar: '.bar .slot .act:not([disabled]) >> nth=-1' },
  eager: 50,
  offered: '.aoh .lit > .face, .aoh button.seat',
  step: '.phases [aria-current=step]',
};

for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a round by touch on a phone of ${width} pixels`, { timeout: 280_000 }, () =>
    playsThrough(site, TOUCHED, { width, record: shortGame(seed, 12), steps: ['Institute', 'Mission'] }),
  );
