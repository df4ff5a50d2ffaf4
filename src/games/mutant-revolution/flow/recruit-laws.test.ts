// The Recruit Phase alone, by chance and under the laws: it ends soon, so that much of it is seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '#engine/game.ts';
import { checkLaws } from '#engine/laws/laws.ts';
import { tinyGame } from '#engine/testing/small-tables.ts';
import { mutantRevolution } from '../game.ts';
import { stateOf } from '../scenario/position.ts';
import type { Revolution } from '../table/world.ts';

const { world } = stateOf({
  at: 'recruit',
  seats: 3,
  own: [
    ['Rogue', 'Beast, injured', 'Pixie, Utopia Patrol', 'Armor'],
    ['Cable', 'Dagger', 'Dust', 'Oya'],
    ['Gambit', 'Broo'],
  ],
  hands: [['Hidden Account'], ['Protesters Outside', 'Careful Preparations'], []],
  pp: [2, 3, 1],
  hope: [9, 12, 3],
  recruits: ['Cerebro Exercise'],
});
const {
  procedures: { game: _, ...procedures },
  texts,
  asides,
  back,
  copy,
  inventory,
  names,
} = mutantRevolution;
const main = procedure<Revolution>()({ run: t => t.call('recruit') });
const phase = tinyGame<Revolution>({ ...procedures, main }, world, {
  texts: { ...texts, over: 'The phase is over.' },
  asides: asides!,
  back: back!,
  copy,
  inventory: inventory!,
  names,
});

test('the laws hold in the Recruit Phase', () => {
  const { decisions, games } = checkLaws(phase, { games: 20, seats: 3, every: 4, maxAnswers: 400 });
  assert.equal(games, 20);
  const asked = ['auction.bid', 'floor.floor', 'moment.react', 'secretMissions.send', 'training.assign'];
  for (const decision of asked) assert.ok(decisions[decision], `${decision} was never asked`);
});
