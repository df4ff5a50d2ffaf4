// New tables: from a wish to the first entries of a log, and the same people once more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { isSeed } from '#engine/seed.ts';
import { newTable, rematchOf, type TableSpec } from './new-table.ts';
import { Problem } from '../problem.ts';
import type { Entry } from '#protocol/entries.ts';
import type { NewTable } from '../store.ts';
import { ann, bob, cat, changed, LIVE, parlourRules, play, tableWith, request } from '../testing/parlour.ts';

const WANTED: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  isPublic: false,
  clock: LIVE,
};
const entries = (table: NewTable): Entry[] => table.entries.map(({ text }) => JSON.parse(text) as Entry);

test('a table with a seat for its maker, an open one, and a bot', () => {
  const made = newTable(parlourRules, { ...WANTED, willSalt: true }, ann, 'id', 42);
  const [first, ...rest] = entries(made);
  assert.ok(first?.kind === 'made' && isSeed(first.seed));
  assert.deepEqual([first.id, first.version, first.seats, first.clock, first.isPublic], ['id', 3, 3, LIVE, false]);
  assert.deepEqual(rest, [
    { kind: 'sat', seat: 0, player: ann, salting: true },
    { kind: 'bot', seat: 2, level: 'random' },
  ]);
  assert.deepEqual([made.id, made.game, made.isPublic, made.madeAt], ['id', 'parlour', false, 42]);
  assert.deepEqual([made.listing.status, made.listing.due, made.listing.players], ['open', null, [ann.id]]);
});
test('no two tables have the same seed', () => {
  const seeds = [1, 2].map(() => (entries(newTable(parlourRules, WANTED, ann, 'id', 1))[0] as { seed: string }).seed);
  assert.notEqual(seeds[0], seeds[1]);
});
test('a table that is full begins at once; its bots and clocks are due', () => {
  const seats: TableSpec['seats'] = [{ kind: 'bot', level: 'random' }, { kind: 'me' }];
  assert.deepEqual(newTable(parlourRules, { ...WANTED, seats }, ann, 'id', 42).listing.due, 42);
  const mine = newTable(parlourRules, { ...WANTED, seats: seats.toReversed() }, ann, 'id', 42);
  assert.deepEqual([mine.listing.status, mine.listing.due], ['running', 42 + 70_000]);
});
test('what the game cannot be played with', () => {
  const made = (change: Partial<TableSpec>): unknown => newTable(parlourRules, { ...WANTED, ...change }, ann, 'id', 1);
  assert.throws(() => made({ seats: [{ kind: 'me' }] }), /Parlour is for 2 to 4 players, not 1\./);
  assert.throws(() => made({ options: 'x'.repeat(9000) }), /Options take 8000 characters at most/);
  const picky = changed({ complain: options => (options === 'short' ? [] : ['Only short games.', 'Sorry.']) });
  assert.throws(
    () => newTable(rulesetOf(picky), WANTED, ann, 'id', 1),
    (error: unknown) =>
      error instanceof Problem && error.problem === 'bad-options' && error.message === 'Only short games. Sorry.',
  );
  assert.ok(newTable(rulesetOf(picky), { ...WANTED, options: 'short' }, ann, 'id', 1));
});
test('a set-up that fails makes no table', () => {
  const failing = changed({
    setup: () => {
      throw new Error('no cards');
    },
  });
  const seats: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'me' }];
  assert.throws(() => newTable(rulesetOf(failing), { ...WANTED, seats }, ann, 'id', 1), /no cards/);
});
test('play goes on from a record, with its options', () => {
  const first = tableWith({ options: 'any' });
  play(first, 0, 'earn');
  const start = { record: first.match!.branch(1).record };
  const seats: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'me' }];
  const [made] = entries(newTable(parlourRules, { ...WANTED, seats, start }, bob, 'id', 1));
  const from = { ...start, dice: 'new', by: bob };
  assert.deepEqual([(made as { options: unknown }).options, (made as { start: unknown }).start], ['any', from]);
});
test('once more: everybody one seat further on, bots stay bots, people come back to their seats', () => {
  const table = tableWith({ seats: [ann, 'random', bob, cat], clock: LIVE });
  request(table, bob, { do: 'replace', seat: 2, level: 'greedy' });
  request(table, cat, { do: 'resign', seat: 3 });
  const { wanted, by } = rematchOf(table);
  assert.deepEqual(wanted.seats, [
    { kind: 'bot', level: 'random' },
    { kind: 'player', player: bob },
    { kind: 'player', player: cat },
    { kind: 'player', player: ann },
  ]);
  assert.deepEqual([wanted.clock, wanted.isPublic, wanted.game, by], [LIVE, true, 'parlour', ann]);
  const rest = entries(newTable(parlourRules, wanted, by, 'id', 1)).slice(1);
  assert.deepEqual(
    rest.map(entry => (entry.kind === 'sat' ? entry.player : entry.kind)),
    ['bot', bob, cat, ann],
  );
});
