// Tables whose dice somebody may know: attacks by whoever would like to meet somebody there all the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, sit } from '../commands/decide.ts';
import { newTranscript } from '../documents/documents.ts';
import { newTable, rematchOf, sequelOf, type TableSpec } from './new-table.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody, Start } from '#protocol/entries.ts';
import { listingOf } from './summary.ts';
import type { Made, Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';
import { tableDoc } from '../testing/follow.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import {
  ann,
  around,
  bob,
  changed,
  logWith,
  NOON,
  parlourRules,
  play,
  request,
  tableWith,
  WINNING,
} from '../testing/parlour.ts';

const KNOWN = { problem: 'known-dice' };
const known = (error: unknown): boolean => error instanceof Problem && error.problem === KNOWN.problem;
function recordOf(): Start['record'] {
  const table = tableWith();
  play(table, 0, 'earn', 'roll');
  return table.match!.branchRecord(2);
}
const START: Start = { record: recordOf(), by: ann };
const PRACTICE: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  isPublic: false,
  clock: { kind: 'none' },
  start: { record: START.record, dice: 'known' },
};
const make = (wanted: TableSpec, by = ann, rules = parlourRules): Table =>
  tableFrom(
    rules,
    newTable(rules, wanted, by, 'id', NOON).entries.map(({ text }) => ({ at: NOON, entry: JSON.parse(text) as Entry })),
  );
const me: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'me' }];

test('it is made private, for its maker and bots, and says so for good', () => {
  const others: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'player', player: bob }];
  for (const change of [{ isPublic: true }, { seats: [{ kind: 'me' }, { kind: 'open' }] as const }, { seats: others }])
    assert.throws(() => make({ ...PRACTICE, ...change }), known);
  const table = make(PRACTICE);
  assert.equal(table.made.practice, true);
  assert.equal(tableDoc(table, newTranscript(0), ann.id).practice, true);
  assert.match(listingOf(table).summary, /"practice":true/);
});
test('nobody sits where its maker got up', () => {
  for (const made of [{ practice: true as const, by: ann }, { by: ann }, {}]) {
    const table = tableWith({ seats: [ann, ann, null], start: START, made });
    request(table, ann, { do: 'leave', seat: 0 });
    assert.throws(() => sit(table, bob), known);
    assert.throws(() => sit(table, bob, 0, 'salt'), known);
    request(table, ann, { do: 'leave', seat: 1 });
    assert.throws(() => sit(table, bob), known);
    assert.equal(sit(table, ann).kind, 'sat');
  }
});
test('a bot in a seat is put there by the maker, and nobody takes its place', () => {
  const table = tableWith({ seats: [ann, null], start: START, made: { by: ann } });
  assert.throws(() => decide(table, bob, { do: 'replace', seat: 1 }, around), { problem: 'not-your-seat' });
  request(table, ann, { do: 'replace', seat: 1, level: 'random' });
  assert.throws(() => decide(table, bob, { do: 'return', seat: 1 }, around), { problem: 'not-your-seat' });
  assert.throws(() => sit(table, bob), known);
});
test('a rematch of it, and a sequel, is practice as well', () => {
  const series = rulesetOf(changed({ sequel: () => ({ options: null, say: { say: 'again', facts: {} } }) }));
  const table = make(PRACTICE, ann, series);
  play(table, 0, ...WINNING.slice(1));
  assert.equal(table.status, 'over');
  for (const { wanted, by } of [rematchOf(table), sequelOf(table)]) {
    const next = make({ ...wanted, seats: wanted.seats.map(seat => ({ ...seat, willSalt: true })) }, by, series);
    assert.equal(next.made.practice, true);
    assert.equal(rematchOf(next).wanted.practice, true, 'and what follows from that');
    for (const change of [{ isPublic: true }, { seats: [{ kind: 'me' }, { kind: 'open' }] as const }])
      assert.throws(() => make({ ...wanted, ...change }, by), known);
    if (next.match) continue;
    request(next, ann, { do: 'leave', seat: next.seatsOf(ann.id)[0]! });
    assert.throws(() => sit(next, bob), known);
  }
});
test('dice of a moment at which they were drawn anew are known all the same', () => {
  const record = { ...START.record, reseeds: [{ at: 2, seed: '0'.repeat(32) }] };
  const start = { record, table: 'parlourTable0001', dice: 'known' as const };
  const table = make({ ...PRACTICE, seats: me, start });
  assert.equal(tableDoc(table, newTranscript(0), ann.id).practice, true);
  const before: Partial<Made> = { start: { record, table: 'parlourTable0001' } };
  assert.equal(sit(tableWith({ seats: [ann, null], made: before }), bob).kind, 'sat', 'branches of before drew anew');
});
test('with dice of its own a table from a file seats whoever comes', () => {
  const start = { record: START.record, dice: 'new' as const };
  const table = make({ ...PRACTICE, start, isPublic: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.equal(sit(table, bob).kind, 'sat');
});
test('logs of before in which others sit there replay; they play to the end, and not again', () => {
  const seats: Somebody[] = [ann, bob];
  const table = tableFrom(
    parlourRules,
    logWith({ seats, start: START }).map(entry => ({ at: NOON, entry })),
  );
  assert.deepEqual([table.status, table.match!.length], ['running', 2]);
  play(table, 0, ...WINNING.slice(1));
  assert.equal(table.status, 'over');
  for (const what of ['rematch', 'sequel'] as const)
    assert.throws(() => decide(table, ann, { do: 'offer', seat: 0, what }, around), known);
});
