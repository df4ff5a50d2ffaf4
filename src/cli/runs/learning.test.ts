// Games to learn from: several set-ups take turns by deal, so that each is played from every side.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import type { Game } from '#engine/game.ts';
import { learnHere } from './learning.ts';

test('each side has the new weights in each set-up', () => {
  const seen: string[] = [];
  const told = (name: string): NonNullable<Game['setups']>[string] => {
    const make = auctionHouse.setups![name]!;
    return (seats, random) => (seen.push(name), make(seats, random));
  };
  const game = { ...auctionHouse, setups: { short: told('short'), full: told('full') } } as unknown as Game;
  const stretch = { seed: '1', seats: 2, setup: 'short,full', bot: 'random', isTrial: true };
  for (const from of [0, 1, 2, 3]) learnHere(game, { ...stretch, from, games: 1 });
  assert.deepEqual(seen, ['short', 'short', 'full', 'full']);
});
