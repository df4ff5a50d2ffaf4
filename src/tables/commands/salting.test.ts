// Salts come after the commitment, the maker's too; who has announced one is waited for, but not for long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment } from '#engine/seed.ts';
import { decide } from './decide.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import { newTable, rematchOf, type TableSpec } from '../live/new-table.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';
import { settled, stage } from '../testing/host.ts';
import { ann, around, bob, cat, NOON, parlourRules, play, request, WINNING } from '../testing/parlour.ts';

const WANTED: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  isPublic: false,
  clock: { kind: 'none' },
  willSalt: true,
};
function tableOf(wanted: TableSpec): Table {
  const { entries } = newTable(parlourRules, wanted, ann, 'id', NOON);
  return tableFrom(
    parlourRules,
    entries.map(({ text }) => ({ at: NOON, entry: JSON.parse(text) as never })),
  );
}
const docOf = (table: Table, viewer = 0) => {
  const transcript = newTranscript(viewer);
  return withLog(docParts(table, transcript, null), transcript);
};
const refused = (table: Table, command: Parameters<typeof decide>[2], problem: string): void =>
  assert.throws(
    () => decide(table, ann, command, around),
    (error: unknown) => error instanceof Problem && error.problem === problem,
  );

test('the maker salts after the commitment was published; the game waits for it', () => {
  const table = tableOf(WANTED);
  const before = docOf(table);
  assert.deepEqual([before.status, before.seats[0]!.salting], ['open', true]);
  assert.equal(before.commitment, commitment(table.made.seed));
  request(table, ann, { do: 'salt', seat: 0, salt: 'pepper' });
  const after = docOf(table);
  assert.deepEqual(
    [after.status, after.seats[0]!.salting, after.commitment],
    ['running', undefined, before.commitment],
  );
  assert.equal(table.record!.salt, 'pepper');
  refused(table, { do: 'salt', seat: 0, salt: 'thyme' }, 'begun');
});
test('of several own seats one salts', () => {
  const table = tableOf({ ...WANTED, seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'me' }] });
  assert.deepEqual(
    table.seats.map(({ salting }) => salting),
    [undefined, true, undefined],
  );
});
test('whoever sits may salt once while others are waited for', () => {
  const { willSalt: _, ...plain } = WANTED;
  const table = tableOf({ ...plain, seats: [{ kind: 'me' }, { kind: 'open' }] });
  request(table, ann, { do: 'salt', seat: 0, salt: 'pepper' });
  refused(table, { do: 'salt', seat: 0, salt: 'thyme' }, 'salted-already');
  refused(table, { do: 'salt', seat: 1, salt: 'thyme' }, 'not-your-seat');
  table.apply({ kind: 'sat', seat: 1, player: bob, salt: 'thyme' }, NOON);
  assert.deepEqual([table.status, table.record!.salt], ['running', 'pepper thyme']);
});
test('who has salted before is waited for in another game; others are not', () => {
  const table = tableOf({ ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  request(table, ann, { do: 'salt', seat: 0, salt: 'pepper' });
  table.apply({ kind: 'sat', seat: 1, player: bob, salt: 'thyme' }, NOON);
  table.apply({ kind: 'sat', seat: 2, player: cat }, NOON);
  play(table, 0, ...WINNING);
  const next = tableOf(rematchOf(table).wanted);
  assert.equal(next.status, 'open');
  assert.deepEqual(
    next.seats.map(({ player, salting }) => [player!.name, salting]),
    [
      ['Bob', true],
      ['Cat', undefined],
      ['Ann', true],
    ],
  );
});

test('a salt that does not come is not waited for long, also after a restart', async t => {
  const it = stage(t);
  const id = await it.host.make(WANTED, ann);
  const statusOf = async (): Promise<string> => (await it.host.open(id)).table.status;
  await it.wait(9000);
  assert.equal(await statusOf(), 'open');
  await it.wait(2000);
  assert.equal(await statusOf(), 'running');
  const other = await it.host.make({ ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] }, ann);
  await it.wait(60_000);
  assert.equal((await it.host.open(other)).table.status, 'open', 'nobody waits for a salt while a seat is free');
  await it.host.sit(other, bob);
  await it.restart(20_000);
  await it.host.open(other);
  await it.wait(1000);
  await settled();
  assert.equal((await it.host.open(other)).table.status, 'running');
});
