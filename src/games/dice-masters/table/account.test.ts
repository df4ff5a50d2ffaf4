// Tests of a game's account for a report on many, and of the balance in docs/games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tableIn } from '#engine/testing/report-tables.ts';
import { CARDS, cardOf, titleOf } from '../cards/index.ts';
import { scenario } from '../scenario/scenario.ts';
import { account } from './account.ts';

test('a game accounts for each card on the table: bought by anybody, bought by the winner', () => {
  const [ICEMAN, KITTY] = [7, 13];
  const { world } = scenario({ cards: [[KITTY, ICEMAN], [KITTY]] });
  const slotOf = (card: number, nth = 0): number => [...world.cards.keys()].filter(n => world.cards[n] === card)[nth]!;
  const bought = (seat: number, slot: number) => ({ kind: 'purchased', facts: { seat, slot } });
  const events = [
    bought(0, slotOf(KITTY)),
    bought(0, slotOf(KITTY)),
    bought(1, slotOf(KITTY, 1)),
    { kind: 'fielded', facts: { seat: 0, die: 3 } },
  ];
  const reason = { say: 'won', facts: { seat: 1 } };
  const { rounds, counts } = account({ ...world, turns: 7 }, events, { ranks: [2, 1], rule: 'DM-WIN-01', reason });
  assert.equal(rounds, 4);
  assert.deepEqual(counts.Card![titleOf(cardOf(KITTY))], { games: 2, bought: 2, won: 1 });
  assert.deepEqual(counts.Card![titleOf(cardOf(ICEMAN))], { games: 1, bought: 0, won: 0 });
});

// ---- the report --------------------------------------------------------------------------------------------

const REPORT = readFileSync(new URL('../../../../docs/games/dice-masters/balance.md', import.meta.url), 'utf8');
const MADE = /`npm run balance -- --game dice-masters --games (\d+) --seed \S+ --seats 2 --setup tournament-by-chance`/;

test('the balance report tells how it was made: teams by chance, 400 games or more that all ended', () => {
  const [, games] = MADE.exec(REPORT)!;
  assert.ok(Number(games) >= 400);
  assert.match(REPORT, new RegExp(`^${games} games between 2 greedy bots; \\d+ drawn, 0 without an end`, 'm'));
});

test('neither seat wins more than 55 % of the games', () => {
  const seats = [...tableIn(REPORT, 'Seat').values()].map(({ won }) => won!);
  const games = seats.reduce((sum, won) => sum + won, 0);
  for (const won of seats) assert.ok(won <= 0.55 * games, `${won} of ${games}`);
});

test('every card was on the table, and was bought at some', () => {
  const cards = tableIn(REPORT, 'Card');
  assert.deepEqual([...cards.keys()].sort(), CARDS.map(titleOf).sort());
  const idle = [...cards].filter(([, { bought }]) => !bought).map(([name]) => name);
  assert.deepEqual(idle, []);
});
