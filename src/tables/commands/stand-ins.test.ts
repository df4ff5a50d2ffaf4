// Who plays for the absent: said when the table is made, by everybody for themselves, and by nobody later.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide } from './decide.ts';
import { newTable, rematchOf, type TableSpec } from '../live/new-table.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { newTranscript } from '../documents/documents.ts';
import type { Made, Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';
import { tableDoc } from '../testing/follow.ts';
import { stage } from '../testing/host.ts';
import {
  ann,
  around,
  bob,
  cat,
  logWith,
  NOON,
  parlourRules,
  play,
  request,
  tableWith,
  WINNING,
} from '../testing/parlour.ts';

const refused = (table: Table, who: Somebody, command: Command, problem: string): void =>
  assert.throws(
    () => decide(table, who, command, around),
    (error: unknown) => error instanceof Problem && error.problem === problem,
  );
const WANTED: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
};

test('the maker says which bot stands in, a veteran as usual; everybody is told before they sit', () => {
  for (const [standIn, level] of [
    [undefined, 'veteran'],
    ['mastermind', 'mastermind'],
  ] as const) {
    const wanted = { ...WANTED, ...(standIn && { standIn }) };
    const made = newTable(parlourRules, wanted, ann, 'id', NOON);
    const entries = made.entries.map(({ text }) => JSON.parse(text) as Entry);
    assert.equal((entries[0] as Made).standIn, level);
    const table = tableFrom(
      parlourRules,
      entries.map(entry => ({ at: NOON, entry })),
    );
    assert.deepEqual([table.status, tableDoc(table, newTranscript('spectator'), null).standIn], ['open', level]);
  }
});
test('bots that do not think stand in for nobody', async t => {
  const { host } = stage(t);
  for (const standIn of ['idle', 'random', 'weighted', 'heaviest', 'greedy', 'genius', 'veteran#1', 'rookie@1'])
    await assert.rejects(host.make({ ...WANTED, standIn }, ann), { problem: 'no-stand-in' });
});
test('nobody chooses it later: what a client of before says of a level is not heard', () => {
  for (const level of ['idle', 'random', 'mastermind', 'genius', undefined]) {
    const table = tableWith({ seats: [ann, cat, bob], made: { standIn: 'rookie' } });
    const replace = { do: 'replace', ...(level && { level }) } as const;
    assert.deepEqual(request(table, ann, { ...replace, seat: 1 }), { kind: 'bot', seat: 1, level: 'rookie' });
    assert.deepEqual(request(table, bob, { ...replace, seat: 2 }), { kind: 'bot', seat: 2, level: 'rookie' });
    assert.equal(table.seats[1]!.bot, 'rookie');
  }
});
test('each may name another for themselves, but not once it plays, nor for anybody else', () => {
  const table = tableWith({ seats: [ann, cat, bob] });
  const named = (seat: number, level: string): Command => ({ do: 'stand-in', seat, level });
  for (const level of ['idle', 'random', 'weighted', 'heaviest', 'greedy', 'genius', 'veteran#1'])
    refused(table, cat, named(1, level), 'no-stand-in');
  refused(table, ann, named(1, 'rookie'), 'not-your-seat');
  request(table, cat, named(1, 'mastermind'));
  assert.equal(tableDoc(table, newTranscript('spectator'), null).seats[1]!.standIn, 'mastermind');
  request(table, ann, { do: 'replace', seat: 1, level: 'rookie' });
  assert.equal(table.seats[1]!.bot, 'mastermind');
  refused(table, cat, named(1, 'rookie'), 'bot-plays');
  request(table, cat, { do: 'return', seat: 1 });
  request(table, cat, named(1, 'rookie'));
  request(table, ann, { do: 'replace', seat: 1 });
  assert.equal(table.seats[1]!.bot, 'rookie');
  request(table, ann, named(0, 'rookie'));
  request(table, ann, { do: 'resign', seat: 0 });
  assert.equal(table.seats[0]!.bot, 'rookie', 'also after resigning');
  refused(table, ann, named(0, 'mastermind'), 'over');
  play(table, 0);
});
test('before the game begins, too; who leaves takes the wish along', () => {
  const table = tableWith({ seats: [ann, null] });
  request(table, ann, { do: 'stand-in', seat: 0, level: 'mastermind' });
  request(table, ann, { do: 'leave', seat: 0 });
  table.apply({ kind: 'sat', seat: 0, player: bob }, NOON);
  table.apply({ kind: 'sat', seat: 1, player: ann }, NOON);
  request(table, bob, { do: 'replace', seat: 0 });
  assert.equal(table.seats[0]!.bot, 'veteran');
});
test('when all is over there is nothing to name', () => {
  const table = tableWith();
  play(table, 0, ...WINNING);
  refused(table, bob, { do: 'stand-in', seat: 1, level: 'rookie' }, 'not-running');
});
test('logs of before: a veteran stands in; who had resigned keeps the bot they had', () => {
  const entries: Entry[] = [...logWith({ seats: [ann, bob, cat] }), { kind: 'resigned', seat: 0 }];
  const table = tableFrom(
    parlourRules,
    entries.map(entry => ({ at: NOON, entry })),
  );
  assert.equal(table.seats[0]!.bot, 'greedy');
  assert.equal(request(table, bob, { do: 'replace', seat: 2 }).kind, 'bot');
  assert.deepEqual([table.seats[2]!.bot, table.made.standIn], ['veteran', undefined]);
});
test('another game keeps the bot of the table', () => {
  const table = tableWith({ seats: [ann, bob], made: { standIn: 'mastermind' } });
  assert.equal(rematchOf(table).wanted.standIn, 'mastermind');
});
test('whoever comes back takes their seat again with one wish, also where everybody had gone', () => {
  const table = tableWith({ seats: [ann, cat] });
  request(table, ann, { do: 'replace', seat: 1 });
  request(table, ann, { do: 'replace', seat: 0 });
  request(table, cat, { do: 'return', seat: 1 });
  request(table, ann, { do: 'return', seat: 0 });
  play(table, 0, 'earn');
  assert.deepEqual([table.match!.length, table.seats.map(({ bot }) => bot)], [1, [null, null]]);
});
