// The contract of whole games: laws, what is in the box, absent players, golden transcripts.
import assert from 'node:assert/strict';
import type { Match } from '#engine/match.ts';
import { testGolden, testIdleAnswers, testInventory, testLaws } from '#engine/testing/games.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { transcript } from '#engine/scenario/transcript.ts';
import { auctionHouse } from '../game.ts';
import { CARD_IDS } from '../table/deck.ts';
import { COINS, type House } from '../table/world.ts';

testLaws(auctionHouse, { games: 32, seed: 'auction', every: 4 });
testInventory(auctionHouse, () => ({
  ...Object.fromEntries(CARD_IDS.map((_, card) => [`card ${card}`, 1])),
  coins: COINS,
}));
testIdleAnswers(auctionHouse);

const GOLDENS = { 'one-winner': [2, 3, 76], 'shared-rank': [3, 2, 15] } as const;
const isShared = ({ state: { result } }: Match<House>): boolean => result!.ranks.filter(rank => rank === 1).length > 1;

/** The first game from this seed on that ends as its name says and is short enough to read. */
function golden(name: keyof typeof GOLDENS): Match<House> {
  const [seats, rounds, first] = GOLDENS[name];
  for (let seed: number = first; ; seed++) {
    const match = playedByChance(auctionHouse, { seed, seats, options: { rounds } });
    if (
      isShared(match) === (name === 'shared-rank') &&
      transcript(auctionHouse, match.record).split('\n').length <= 120
    )
      return match;
  }
}
for (const name of Object.keys(GOLDENS) as (keyof typeof GOLDENS)[])
  testGolden(
    new URL(`transcripts/${name}.txt`, import.meta.url),
    () => golden(name),
    match => assert.equal(isShared(match), name === 'shared-rank'),
  );
