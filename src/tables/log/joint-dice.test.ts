// Joint dice against those who would choose a roll: who sees whose salt when, and what their hashes are bound to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saltHash } from '#engine/salts.ts';
import { commitment, seedAfterUndo, seedOf } from '#engine/seed.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { decide, sit } from '../commands/decide.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import { isHidden, roundOf } from './joint-dice.ts';
import { savedMatch } from '../files/match-file.ts';
import { newTable, rematchOf, type TableSpec } from '../live/new-table.ts';
import { Problem } from '../problem.ts';
import { missedSalt } from '../commands/salting.ts';
import type { Table } from './table.ts';
import { tableFrom } from './table-from-log.ts';
import {
  ann,
  around,
  bob,
  cat,
  LIVE,
  logWith,
  NOON,
  parlourRules,
  play,
  print,
  request,
  tableWith,
  WINNING,
} from '../testing/parlour.ts';
import { hashing, revealing, saltOf } from '../testing/salts.ts';
import { Visits } from '../commands/visits.ts';

const open = (seats = 2): Table => tableWith({ seats: new Array<null>(seats).fill(null), clock: LIVE });
function take(table: Table, entry: Entry, at = NOON): void {
  table.apply(entry, at);
}
/** Sits down with the hash of a salt. */
function comes(table: Table, who: Somebody, seat: number, word: string): void {
  take(table, sit(table, who, seat, hashing(table, seat, word)));
}
/** Ann and Bob have committed to salts, and nobody has revealed one. */
function committed(): Table {
  const table = open();
  comes(table, ann, 0, 'pepper');
  comes(table, bob, 1, 'thyme');
  return table;
}
const docOf = (table: Table, viewer: number | 'spectator' = 0) => {
  const transcript = newTranscript(viewer);
  return withLog(docParts(table, transcript, null), transcript);
};
const isProblem = (problem: string) => (error: unknown) => error instanceof Problem && error.problem === problem;
const refused = (table: Table, who: Somebody, command: Command, problem: string): void =>
  assert.throws(() => decide(table, who, command, around), isProblem(problem));
/** The entry after which those who have not revealed are not waited for. */
const late = (table: Table): Entry => missedSalt(table, NOON + 30_000, new Visits())!.entry;

test('all commit, then all reveal; the dice come of the seed and all salts', () => {
  const table = committed();
  const before = docOf(table);
  assert.deepEqual([before.status, before.seats.map(seat => seat.revealing)], ['open', [true, true]]);
  assert.equal(before.commitment, commitment(seedOf(7)));
  assert.deepEqual(
    before.seats.map(({ hash }) => hash),
    ['pepper', 'thyme'].map((word, seat) => saltHash(roundOf(table), seat, saltOf(word))),
  );
  request(table, ann, revealing(0, 'pepper'));
  assert.equal(table.status, 'open');
  request(table, bob, revealing(1, 'thyme'));
  assert.equal(table.status, 'running');
  assert.deepEqual([table.record!.seed, table.record!.salt], [seedOf(7), `${saltOf('pepper')} ${saltOf('thyme')}`]);
});
test('whoever reveals last cannot try salts: only the one that was committed to is taken', () => {
  const table = committed();
  request(table, ann, revealing(0, 'pepper'));
  for (let n = 0; n < 3000; n++) refused(table, bob, revealing(1, `try${n}`), 'other-salt');
  refused(table, bob, { do: 'salt', seat: 1, salt: 'thyme' }, 'salts-fixed');
  refused(table, bob, hashing(table, 1, 'other'), 'salts-fixed');
});
test('nobody sees the salt of another before the game is over', () => {
  const table = committed();
  const assertHidden = (): void => {
    for (const viewer of [0, 1, 'spectator'] as const)
      assert.doesNotMatch(JSON.stringify(docOf(table, viewer)), /pepper|thyme/);
  };
  request(table, ann, revealing(0, 'pepper'));
  assertHidden();
  assert.deepEqual(
    docOf(table, 1).seats.map(seat => seat.revealing),
    [undefined, true],
  );
  request(table, bob, revealing(1, 'thyme'));
  assertHidden();
  play(table, 0, ...WINNING);
  assert.equal(docOf(table).salt, `${saltOf('pepper')} ${saltOf('thyme')}`);
});
test('a salt is not taken before all hashes are there', () => {
  const table = open();
  comes(table, ann, 0, 'pepper');
  refused(table, ann, revealing(0, 'pepper'), 'too-early');
  take(table, { kind: 'sat', seat: 1, player: bob, salting: true });
  refused(table, ann, revealing(0, 'pepper'), 'too-early');
  request(table, bob, hashing(table, 1, 'thyme'));
  request(table, ann, revealing(0, 'pepper'));
  refused(table, ann, revealing(0, 'pepper'), 'salted-already');
});
test('who copies a hash cannot reveal, though they see the salt', () => {
  const table = open();
  comes(table, ann, 0, 'pepper');
  take(table, sit(table, bob, 1, { round: 1, hash: table.seats[0]!.hash! }));
  request(table, ann, revealing(0, 'pepper'));
  refused(table, bob, revealing(1, 'pepper'), 'other-salt');
  take(table, late(table));
  assert.deepEqual([table.status, table.seats[1]!.player], ['open', null]);
});
test('a hash of another table, seat, round or seed fits nothing here', () => {
  const round = roundOf(open());
  const strange = [
    saltHash({ ...round, table: 'anotherTable0001' }, 1, saltOf('thyme')),
    saltHash(round, 0, saltOf('thyme')),
    saltHash({ ...round, round: 2 }, 1, saltOf('thyme')),
    saltHash({ ...round, commitment: commitment(seedOf(8)) }, 1, saltOf('thyme')),
  ];
  for (const hash of strange) {
    const table = open();
    comes(table, ann, 0, 'pepper');
    take(table, sit(table, bob, 1, { round: 1, hash }));
    refused(table, bob, revealing(1, 'thyme'), 'other-salt');
  }
  assert.throws(() => sit(open(), bob, 1, { round: 2, hash: strange[2]! }), isProblem('other-round'));
  assert.throws(() => sit(open(), bob, undefined, { round: 1, hash: strange[0]! }), isProblem('bad-message'));
});
test('a hash cannot be changed; who leaves before all are there may come with another one', () => {
  const table = open();
  comes(table, ann, 0, 'pepper');
  refused(table, ann, hashing(table, 0, 'other'), 'salted-already');
  refused(table, ann, { do: 'salt', seat: 0, salt: 'other' }, 'salted-already');
  assert.equal(request(table, ann, { do: 'leave', seat: 0 }).kind, 'left');
  comes(table, ann, 0, 'other');
  assert.ok(isHidden(table.seats[0]!));
});
test('who does not reveal is not waited for: another seed, other hashes, and another person', () => {
  const table = committed();
  request(table, ann, revealing(0, 'pepper'));
  assert.equal(missedSalt(table, NOON + 29_999, new Visits()), undefined);
  const entry = late(table);
  assert.ok(entry.kind === 'redrawn' && entry.seed !== seedOf(7));
  assert.deepEqual([entry.seats, entry.why], [[1], 'late']);
  take(table, entry);
  const doc = docOf(table);
  assert.equal(doc.commitment, commitment(entry.seed));
  assert.deepEqual(doc.redrawn, [{ without: ['Bob'], why: 'late' }]);
  assert.deepEqual(
    doc.seats.map(({ kind, hash, salting }) => [kind, hash, salting]),
    [
      ['person', undefined, true],
      ['open', undefined, undefined],
    ],
  );
  assert.throws(() => sit(table, bob, 1, hashing(table, 1, 'fresh')), isProblem('barred'));
  assert.throws(() => sit(table, bob, 1), isProblem('barred'));
  refused(table, ann, revealing(0, 'pepper'), 'no-hash');
  refused(table, ann, { ...hashing(table, 0, 'pepper'), round: 1 } as Command, 'other-round');
  request(table, ann, hashing(table, 0, 'salt'));
  comes(table, cat, 1, 'sage');
  request(table, cat, revealing(1, 'sage'));
  request(table, ann, revealing(0, 'salt'));
  assert.deepEqual([table.record!.seed, table.record!.salt], [entry.seed, `${saltOf('salt')} ${saltOf('sage')}`]);
});
test('who leaves once salts are revealed has refused to begin, and does not come back', () => {
  for (const [who, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const) {
    const table = committed();
    request(table, ann, revealing(0, 'pepper'));
    const entry = request(table, who, { do: 'leave', seat });
    assert.ok(entry.kind === 'redrawn' && entry.why === 'left');
    assert.notEqual(table.made.seed, seedOf(7));
    assert.throws(() => sit(table, who, seat, hashing(table, seat, 'fresh')), isProblem('barred'));
  }
});
test('also who plays unsalted cannot have the dice drawn anew by leaving and coming back', () => {
  const table = open(3);
  comes(table, ann, 0, 'pepper');
  comes(table, bob, 1, 'thyme');
  take(table, sit(table, cat));
  request(table, ann, revealing(0, 'pepper'));
  assert.equal(request(table, cat, { do: 'leave', seat: 2 }).kind, 'redrawn');
  assert.throws(() => sit(table, cat), isProblem('barred'));
});
test('who sits without a hash plays unsalted, and is not waited for', () => {
  const table = open();
  comes(table, ann, 0, 'pepper');
  take(table, sit(table, bob));
  request(table, ann, revealing(0, 'pepper'));
  assert.deepEqual([table.status, table.record!.salt], ['running', saltOf('pepper')]);
  const alone = tableWith({ seats: [ann, bob], clock: LIVE });
  assert.equal(alone.status, 'running', 'where nobody has committed to anything, the game begins at once');
});
test('a salt in the open is fixed before anybody reveals one', () => {
  const table = open();
  comes(table, ann, 0, 'pepper');
  take(table, sit(table, bob, 1, 'thyme'));
  assert.equal(docOf(table).seats[1]!.hash, saltHash(roundOf(table), 1, 'thyme'));
  refused(table, bob, { do: 'salt', seat: 1, salt: 'sage' }, 'salts-fixed');
  request(table, ann, revealing(0, 'pepper'));
  assert.equal(table.record!.salt, `${saltOf('pepper')} thyme`);
});
test('in another round a salt in the open does not count: the new seed may have been chosen to fit it', () => {
  const table = open(3);
  comes(table, ann, 0, 'pepper');
  comes(table, bob, 1, 'thyme');
  take(table, sit(table, cat, 2, 'sage'));
  request(table, ann, revealing(0, 'pepper'));
  take(table, late(table));
  assert.deepEqual(
    table.seats.map(({ salt, hash, salting }) => salt ?? hash ?? salting),
    ['when-here', undefined, undefined],
  );
});
test('of several seats of one person all are free when one of them is not revealed', () => {
  const table = open(3);
  comes(table, ann, 0, 'pepper');
  for (const seat of [1, 2]) take(table, { kind: 'sat', seat, player: bob });
  const again = open(3);
  for (const seat of [1, 2]) take(again, { kind: 'sat', seat, player: bob });
  request(again, bob, hashing(again, 1, 'thyme'));
  comes(again, ann, 0, 'pepper');
  request(again, ann, revealing(0, 'pepper'));
  take(again, late(again));
  assert.deepEqual(
    again.seats.map(({ player }) => player?.name),
    ['Ann', undefined, undefined],
  );
});
test('a log is read again at any point of it, whatever was drawn', () => {
  const log = logWith({ seats: [null, null], clock: LIVE });
  const table = tableFrom(
    parlourRules,
    log.map(entry => ({ at: NOON, entry })),
  );
  const note = (entry: Entry): void => {
    take(table, entry);
    log.push(entry);
    const again = tableFrom(
      parlourRules,
      log.map(one => ({ at: NOON, entry: JSON.parse(JSON.stringify(one)) as Entry })),
    );
    assert.equal(print(again), print(table));
  };
  note(sit(table, ann, 0, hashing(table, 0, 'pepper')));
  note(sit(table, bob, 1, hashing(table, 1, 'thyme')));
  note(decide(table, ann, revealing(0, 'pepper'), around).entry);
  note(late(table));
  note(sit(table, cat, 1, hashing(table, 1, 'sage')));
  note(decide(table, ann, hashing(table, 0, 'salt'), around).entry);
  note(decide(table, ann, revealing(0, 'salt'), around).entry);
  note(decide(table, cat, revealing(1, 'sage'), around).entry);
  assert.equal(table.status, 'running');
});
test('dice after an undo follow from the seed of the last round', () => {
  const table = committed();
  request(table, ann, revealing(0, 'pepper'));
  take(table, late(table));
  request(table, ann, hashing(table, 0, 'salt'));
  comes(table, cat, 1, 'sage');
  request(table, ann, revealing(0, 'salt'));
  request(table, cat, revealing(1, 'sage'));
  play(table, 0, 'earn');
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  take(table, { kind: 'offered', seat: 0, what: 'undo', to: 0, anew: true });
  take(table, { kind: 'agreed', seat: 1, offer: table.offers.at(-1)!.n, anew: true });
  const [dice] = table.record!.reseeds!;
  assert.equal(dice!.seed, seedAfterUndo(table.made.seed, 1));
  assert.equal(dice!.salt, `${saltOf('salt')} ${saltOf('sage')}`);
});
test('where a match goes on, its own dice are drawn together as well', () => {
  const before = tableWith();
  play(before, 0, 'earn', 'earn');
  const table = tableWith({ seats: [null, null], start: { record: before.record!, dice: 'new', by: ann } });
  comes(table, ann, 0, 'pepper');
  comes(table, bob, 1, 'thyme');
  request(table, ann, revealing(0, 'pepper'));
  request(table, bob, revealing(1, 'thyme'));
  const [own] = table.record!.reseeds!;
  assert.deepEqual([own!.seed, own!.salt], [table.made.seed, `${saltOf('pepper')} ${saltOf('thyme')}`]);
});

const WANTED: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
  willSalt: true,
};
const seatings = (wanted: TableSpec): Entry[] =>
  newTable(parlourRules, wanted, ann, 'id', NOON).entries.map(({ text }) => JSON.parse(text) as Entry);
test('in another game those who have committed before are waited for, when they are there', () => {
  const table = open(3);
  comes(table, ann, 0, 'pepper');
  take(table, sit(table, bob, 1, 'thyme'));
  take(table, sit(table, cat));
  request(table, ann, revealing(0, 'pepper'));
  play(table, 0, ...WINNING);
  assert.deepEqual(
    seatings(rematchOf(table).wanted)
      .slice(1)
      .map(entry => entry.kind === 'sat' && [entry.player.name, entry.salting]),
    [
      ['Bob', true],
      ['Cat', undefined],
      ['Ann', 'when-here'],
    ],
  );
});
test('in another round people keep the stand-ins that they have named', () => {
  const table = committed();
  request(table, ann, { do: 'stand-in', seat: 0, level: 'mastermind' });
  request(table, ann, revealing(0, 'pepper'));
  take(table, late(table));
  assert.deepEqual([table.seats[0]!.player, table.seats[0]!.standIn], [ann, 'mastermind']);
});
test('nobody salts known dice', () => {
  const { record } = tableWith();
  const start = { record: record!, dice: 'known' as const };
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  assert.deepEqual(
    seatings({ ...WANTED, seats, start }).flatMap(entry => (entry.kind === 'sat' ? [entry.salting] : [])),
    [undefined, undefined],
  );
});
test('the match file tells hashes and salts of all rounds, and who was left out', () => {
  const table = committed();
  const [annHash, bobHash] = table.seats.map(({ hash }) => hash);
  request(table, ann, revealing(0, 'pepper'));
  take(table, late(table));
  request(table, ann, hashing(table, 0, 'salt'));
  take(table, sit(table, cat, 1, 'sage'));
  request(table, ann, revealing(0, 'salt'));
  play(table, 0, ...WINNING);
  const file = savedMatch(table);
  assert.deepEqual([file.salts, file.inTheOpen], [[saltOf('salt'), 'sage'], [1]]);
  assert.deepEqual(
    file.hashes,
    [saltOf('salt'), 'sage'].map((salt, seat) => saltHash(roundOf(table), seat, salt)),
  );
  assert.deepEqual(file.redrawn, [
    {
      commitment: commitment(seedOf(7)),
      seed: seedOf(7),
      hashes: [annHash, bobHash],
      salts: [saltOf('pepper'), null],
      why: 'late',
      without: [{ seat: 1, player: 'Bob' }],
    },
  ]);
});
