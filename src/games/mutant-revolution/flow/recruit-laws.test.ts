// The Recruit Phase alone, by chance and under the laws: whole games come to it too seldom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '#engine/game.ts';
import { checkLaws } from '#engine/laws.ts';
import { tinyGame } from '#engine/testing.ts';
import { mutantRevolution as game } from '../game.ts';
import { stateOf } from '../position.ts';
import type { Revolution } from '../world.ts';
import { auction } from './auction.ts';
import { floor } from './floor.ts';
import { recruit } from './recruit.ts';
import { secretMissions } from './secret-missions.ts';
import { training } from './training.ts';

const { world } = stateOf({
  at: 'recruit',
  seats: 3,
  own: [
    ['Rogue', 'Beast, injured', 'Pixie, Utopia Patrol', 'Armor'],
    ['Cable', 'Dagger', 'Dust', 'Oya'],
    ['Gambit', 'Broo'],
  ],
  hope: [9, 12, 3],
  recruits: ['Cerebro Exercise'],
});
const main = procedure<Revolution>()({ run: t => t.call('recruit') });
const moment = procedure<Revolution>()({ pass: () => undefined });
const { back, copy, inventory, texts, names } = game;
const phase = tinyGame<Revolution>({ main, recruit, floor, secretMissions, auction, training, moment }, world, {
  back: back!,
  copy,
  inventory: inventory!,
  texts: { ...texts, over: 'The phase is over.' },
  names,
});

test('the laws hold in the Recruit Phase', () => {
  const { decisions, games } = checkLaws(phase, { games: 20, seats: 3, every: 4, maxAnswers: 400 });
  assert.equal(games, 20);
  assert.deepEqual(Object.keys(decisions).sort(), [
    'auction.bid',
    'floor.floor',
    'secretMissions.send',
    'training.assign',
  ]);
});
