// Salts that never come where nobody hurries: no table is shut for good because of somebody who does not look in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '#protocol/parts.ts';
import { sit } from './decide.ts';
import { newTable, rematchOf } from '../live/new-table.ts';
import { awaitedSalts, missedSalt } from './salting.ts';
import type { Table } from '../log/table.ts';
import { tableFrom } from '../log/table-from-log.ts';
import {
  ann,
  around,
  bob,
  cat,
  LIVE,
  NOON,
  parlourRules,
  play,
  request,
  tableWith,
  WINNING,
} from '../testing/parlour.ts';
import { stage } from '../testing/host.ts';
import { hashing, revealing } from '../testing/salts.ts';
import { Visits } from './visits.ts';

const DAY = 86_400_000;
const CAPS: [Clock, number][] = [
  [{ kind: 'days', days: 2 }, 2 * DAY],
  [{ kind: 'none' }, 14 * DAY],
];
const PEOPLE = [ann, bob, cat];
/** So many have committed to their salts. */
function committed(clock: Clock, count = 2): Table {
  const table = tableWith({ seats: new Array<null>(count).fill(null), clock });
  for (const [seat, who] of PEOPLE.slice(0, count).entries())
    table.apply(sit(table, who, seat, hashing(table, seat, 'salt')), NOON);
  return table;
}
/** Ann watches from noon on. */
function annWatches(table: Table): Visits {
  const visits = new Visits();
  visits.note(table, [ann.id], NOON);
  return visits;
}
const leaveAt = (table: Table, now: number) => request(table, ann, { do: 'leave', seat: 0 }, now, { ...around, now });

for (const [clock, cap] of CAPS) {
  test(`who has committed and never comes is not waited for without end (${clock.kind})`, () => {
    const table = committed(clock);
    request(table, ann, revealing(0, 'salt'));
    const visits = annWatches(table);
    assert.deepEqual(awaitedSalts(table, visits), [{ seat: 1, at: NOON + cap }]);
    assert.equal(missedSalt(table, NOON + cap - 1, visits), undefined);
    const { entry } = missedSalt(table, NOON + cap, visits)!;
    assert.ok(entry.kind === 'redrawn' && entry.why === 'late');
    assert.deepEqual(entry.seats, [1]);
  });
  test(`nor is a hash that was promised for another game (${clock.kind})`, () => {
    const before = committed(clock);
    for (const [seat, who] of [ann, bob].entries()) request(before, who, revealing(seat, 'salt'));
    play(before, 0, ...WINNING);
    const next = rematch(before);
    const [first] = awaitedSalts(next, annWatches(next)).filter(({ seat }) => next.seats[seat]!.player!.id === bob.id);
    assert.equal(first!.at, NOON + cap);
  });
  test(`whose node was not there meanwhile is not late the moment they look in (${clock.kind})`, () => {
    const table = committed(clock);
    const visits = new Visits();
    visits.note(table, [bob.id], NOON + 2 * cap);
    const [, ofBob] = awaitedSalts(table, visits);
    assert.equal(ofBob!.at, NOON + 2 * cap + 30_000);
  });
}
test('a table at leisure begins when the longest time is over and somebody looks in', async t => {
  const it = stage(t);
  const owing = { kind: 'player', player: ann, willSalt: 'when-here' } as const;
  const seats = [owing, { kind: 'player', player: bob } as const];
  const clock: Clock = { kind: 'days', days: 1 };
  const id = await it.host.make({ game: 'parlour', options: null, seats, isPublic: false, clock }, ann);
  const statusNow = async (): Promise<string> => (await it.host.open(id)).table.status;
  await it.wait(60_000);
  assert.equal(await statusNow(), 'open');
  await it.restart(DAY);
  assert.equal(await statusNow(), 'open');
  await it.wait(9000);
  assert.equal(await statusNow(), 'open', 'Ann may be there any moment');
  await it.wait(2000);
  assert.equal(await statusNow(), 'running');
});
test('who leaves after waiting a day for the salt of somebody else may come back, once', () => {
  const table = committed({ kind: 'none' });
  request(table, ann, revealing(0, 'salt'));
  assert.equal(leaveAt(table, NOON + DAY).kind, 'redrawn');
  const back = sit(table, ann, 0, hashing(table, 0, 'other'));
  table.apply(back, NOON + DAY);
  request(table, bob, hashing(table, 1, 'other'));
  request(table, ann, revealing(0, 'other'));
  leaveAt(table, NOON + 3 * DAY);
  assert.throws(() => sit(table, ann, 0), { problem: 'barred' });
});
test('who leaves earlier, or has not revealed their own salt, does not come back', () => {
  const early = committed({ kind: 'none' });
  request(early, ann, revealing(0, 'salt'));
  leaveAt(early, NOON + DAY - 1);
  const hidden = committed({ kind: 'none' });
  leaveAt(hidden, NOON + DAY);
  for (const table of [early, hidden]) assert.ok(table.drawing.isBarred(ann.id));
});

/** The table that follows. */
function rematch(table: Table): Table {
  const { wanted, by } = rematchOf(table);
  const { entries } = newTable(parlourRules, wanted, by, 'another', NOON);
  return tableFrom(
    parlourRules,
    entries.map(({ text }) => ({ at: NOON, entry: JSON.parse(text) as never })),
  );
}
test('another game does not wait for those whose bot played for them last; who resigned has agreed to it', () => {
  const table = committed(LIVE, 3);
  for (const [seat, who] of PEOPLE.entries()) request(table, who, revealing(seat, 'salt'));
  request(table, cat, { do: 'replace', seat: 2 });
  request(table, bob, { do: 'resign', seat: 1 });
  play(table, 0, ...WINNING);
  const waited = rematch(table).seats.map(({ player, salting }) => [player!.name, salting]);
  assert.deepEqual(Object.fromEntries(waited), { Ann: 'when-here', Bob: 'when-here', Cat: undefined });
});
