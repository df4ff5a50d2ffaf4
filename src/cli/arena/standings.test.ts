// Counting games: shares, draws, order, and when it is decided.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Played } from './contest.ts';
import { added, LEAST, Standings, strengthOf } from './standings.ts';

const game = (...ranks: number[]): Played => ({
  ranks: ranks.length ? ranks : null,
  answers: 10,
  late: ranks.map(() => 0),
  illegal: ranks.map(() => 0),
  firstIllegal: ranks.map(() => null),
});
const [FIRST, SECOND, DRAW] = [game(1, 2), game(2, 1), game(1, 1)];

test('wins, draws and losses of two', () => {
  const standings = new Standings([0, 1]);
  standings.add(0, [
    FIRST,
    SECOND,
    DRAW,
    FIRST,
    { ...game(), late: [0, 0], illegal: [0, 0], firstIllegal: [null, null] },
  ]);
  const { even, late, illegal, ...first } = standings.sums.get(0)!;
  assert.deepEqual(first, { games: 5, won: 2, drawn: 2, lost: 1, score: 3 });
  assert.deepEqual([even, late, illegal], [2.5, 0, 0]);
  assert.equal(standings.sums.get(1)!.score, 2);
  assert.deepEqual([standings.games, standings.answers, standings.unended], [5, 50, 1]);
});

test('chairs move on around the table: each player on each side of it', () => {
  const standings = new Standings([0, 1]);
  standings.add(0, [FIRST, SECOND, FIRST, DRAW]);
  const scores = [0, 1].map(player => standings.bySide.get(player)!.map(({ games, score }) => [games, score]));
  assert.deepEqual(scores, [
    [
      [2, 2],
      [2, 0.5],
    ],
    [
      [2, 1.5],
      [2, 0],
    ],
  ]);
});

test('who shares the first place shares the win; nobody first is a draw for all', () => {
  const standings = new Standings([0, 1, 2, 1]);
  standings.add(0, [game(1, 1, 3, 4), game(2, 1, 3, 1), game(2, 2, 2, 2)]);
  assert.deepEqual(
    [...standings.sums.values()].map(({ won, drawn, score, even }) => [won, drawn, score, even]),
    [
      [1, 1, 0.75, 0.75],
      [2, 1, 2, 1.5],
      [0, 1, 0.25, 0.75],
    ],
  );
});

test('games count in their order, and none after the decision', () => {
  const wins = Array<Played>(LEAST).fill(FIRST);
  const [straight, mixed] = [new Standings([0, 1], 95), new Standings([0, 1], 95)];
  straight.add(0, [...wins, ...Array<Played>(40).fill(SECOND)]);
  mixed.add(LEAST, Array<Played>(40).fill(SECOND));
  assert.equal(mixed.games, 0, 'it waits for the first');
  mixed.add(0, wins);
  for (const { games, isDecided, sums } of [straight, mixed])
    assert.deepEqual([games, isDecided, sums.get(0)!.won], [LEAST, true, LEAST]);
});

test('another share than an even one can be asked about', () => {
  const wins = [FIRST, FIRST, FIRST, SECOND];
  const mostly = Array.from({ length: 100 }, () => wins).flat();
  const [more, about] = [new Standings([0, 1], 95, 0.6), new Standings([0, 1], 95, 0.75)];
  for (const standings of [more, about]) standings.add(0, mostly);
  assert.ok(more.isDecided && more.games < 400, `${more.games} games`);
  assert.deepEqual([about.isDecided, about.games], [false, 400]);
});

test('what is even is not decided, and neither is what nobody wants decided', () => {
  const even = new Standings([0, 1], 95);
  even.add(
    0,
    Array.from({ length: 200 }, (_, n) => (n % 2 ? FIRST : SECOND)),
  );
  const open = new Standings([0, 1]);
  open.add(0, Array<Played>(200).fill(FIRST));
  for (const { games, isDecided } of [even, open]) assert.deepEqual([games, isDecided], [200, false]);
});

test('late and illegal answers go to those who gave them', () => {
  const standings = new Standings([0, 1, 0]);
  standings.add(0, [{ ...game(1, 2, 3), late: [1, 0, 2], illegal: [0, 4, 0] }]);
  assert.deepEqual(
    [...standings.sums.values()].map(({ late, illegal }) => [late, illegal]),
    [
      [3, 0],
      [0, 4],
    ],
  );
});

test('strength over several contests', () => {
  const [one, two] = [new Standings([0, 1]), new Standings([0, 2])];
  one.add(0, [FIRST, FIRST, FIRST, SECOND]);
  two.add(0, [FIRST, FIRST, FIRST, SECOND]);
  const { share, elo, interval } = strengthOf(added([one.sums.get(0)!, two.sums.get(0)!]));
  assert.deepEqual([share, Math.round(elo)], [0.75, 191]);
  assert.ok(interval[0] < 0.5 && interval[1] > 0.9);
});
