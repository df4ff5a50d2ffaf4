// Tests of the documents that viewers of a table get.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, seedOf } from '#engine/seed.ts';
import type { Viewer } from '#engine/types.ts';
import { docParts, logChange, newTranscript, patchFrom, viewerOf, type DocParts } from './documents.ts';
import { OpenDocs } from './shared-documents.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import type { Table } from '../log/table.ts';
import { tableDoc } from '../testing/follow.ts';
import {
  ann,
  bob,
  cat,
  changed,
  LIVE,
  NOON,
  parlourGame,
  picking,
  play,
  tableWith,
  request,
  WINNING,
} from '../testing/parlour.ts';

const docOf = (table: Table, viewer: Viewer = 'spectator', player: string | null = null): TableDoc =>
  tableDoc(table, newTranscript(viewer), player);

test('an open table', () => {
  const doc = docOf(tableWith({ seats: [ann, null, 'random'], clock: LIVE }));
  assert.deepEqual(doc, {
    id: 'parlourTable0001',
    game: 'parlour',
    version: 3,
    options: null,
    isPublic: true,
    madeAt: NOON,
    status: 'open',
    seats: [
      { kind: 'person', name: 'Ann', player: ann.id },
      { kind: 'open', name: '' },
      { kind: 'bot', name: 'random', level: 'random' },
    ],
    viewer: 'spectator',
    clock: LIVE,
    standIn: 'veteran',
    clocks: { left: [60_000, 60_000, 60_000], since: [0, 0, 0] },
    commitment: commitment(seedOf(7)),
    answers: 0,
    undoableTo: 0,
    view: null,
    log: [],
    chat: [],
    muted: [],
    offers: [],
    result: null,
  });
});
test('the commitment is there before the first answer, the seed when all is over', () => {
  const table = tableWith();
  assert.equal(docOf(table, 0).commitment, commitment(seedOf(7)));
  assert.equal(JSON.stringify(docOf(table, 0)).includes(seedOf(7)), false);
  play(table, 0, ...WINNING);
  const doc = docOf(table, 1);
  assert.deepEqual([doc.seed, doc.salt, commitment(doc.seed!)], [seedOf(7), '', doc.commitment]);
  assert.equal(doc.result!.rule, 'PA-END-01');
});
test('everybody sees with their own eyes', () => {
  const table = tableWith();
  play(table, 0, 'draw');
  const handOf = (viewer: Viewer): number[] =>
    (docOf(table, viewer).view as unknown as { world: { piles: { hands: { cards: number[] }[] } } }).world.piles
      .hands[0]!.cards;
  const drawn = (viewer: Viewer): unknown => docOf(table, viewer).log[1]!.events[0]!.facts['card'];
  assert.ok(handOf(0).every(card => card >= 0));
  assert.ok(handOf(1).every(card => card < 0));
  assert.ok(handOf('spectator').every(card => card < 0));
  assert.equal(drawn(0), handOf(0).at(-1));
  assert.ok((drawn(1) as number) < 0);
  assert.equal(JSON.stringify(docOf(table, 1)).includes('secret"'), false);
  assert.deepEqual(
    docOf(table, 0)
      .view!.decisions.map(({ seat }) => seat)
      .includes(0),
    true,
  );
  assert.deepEqual(docOf(table).view!.decisions, []);
});
test('what is hidden is looked at again only when it has changed', () => {
  const table = tableWith();
  const seen = newTranscript(0);
  const next = (before?: DocParts) => docParts(table, seen, null, before);
  const hiddenIn = ({ own }: DocParts) => own.game!.world;
  const first = next();
  play(table, 0, 'earn');
  const second = next(first);
  assert.equal(hiddenIn(second), hiddenIn(first));
  play(table, 0, 'draw');
  const third = next(second);
  assert.notDeepEqual(hiddenIn(third), hiddenIn(second));
  // As an answer of another node is taken.
  const drawInPlace = () => table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option: 'draw' }, NOON);
  drawInPlace();
  const fourth = next(third);
  assert.notDeepEqual(hiddenIn(fourth), hiddenIn(third));
  drawInPlace();
  play(table, 0, 'earn');
  assert.deepEqual(hiddenIn(next(fourth)), hiddenIn(docParts(table, newTranscript(0), null)));
});
test('who answered when, and for whom', () => {
  const table = tableWith({ seats: ['random', ann] });
  table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option: 'pass', by: 'bot' }, NOON + 7);
  assert.deepEqual(
    docOf(table).log.map(({ events: _, ...line }) => line),
    [{ at: NOON }, { at: NOON + 7, seat: 0, by: 'bot' }],
  );
});
test('how far one may go back alone', () => {
  const table = tableWith();
  play(table, 0, 'roll', 'earn', 'earn');
  assert.deepEqual([docOf(table, 0).undoableTo, docOf(table, 1).undoableTo, docOf(table).undoableTo], [1, 3, 3]);
});
test('the log grows line by line, also after an undo', () => {
  const table = tableWith();
  const seen = newTranscript(0);
  play(table, 0, 'earn', 'earn');
  const before = tableDoc(table, seen, ann.id).log;
  request(table, ann, { do: 'undo', seat: 0 });
  play(table, 0, 'roll');
  const after = tableDoc(table, seen, ann.id).log;
  assert.deepEqual(after.slice(0, 2), before.slice(0, 2));
  assert.equal(after[2]!.events[0]!.kind, 'rolled');
  assert.equal(logChange(seen), `[2,1,${JSON.stringify(after.slice(2))}]`);
  tableDoc(table, seen, ann.id);
  assert.equal(logChange(seen), '');
});
test('whom one has muted one does not hear; others do', () => {
  const table = tableWith();
  request(table, bob, { do: 'say', text: 'blah' });
  request(table, cat, { do: 'say', text: 'quiet, please' });
  request(table, ann, { do: 'mute', player: bob.id, on: true });
  const mine = docOf(table, 0, ann.id);
  assert.deepEqual([mine.chat.map(line => line.text), mine.muted], [['quiet, please'], [bob.id]]);
  const theirs = docOf(table, 1, bob.id);
  assert.deepEqual([theirs.chat.length, theirs.muted], [2, []]);
  request(table, ann, { do: 'mute', player: bob.id, on: false });
  assert.equal(docOf(table, 0, ann.id).chat.length, 2);
});
test('seats: a bot for somebody, somebody who has resigned', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, ann, { do: 'replace', seat: 0, level: 'random' });
  request(table, bob, { do: 'resign', seat: 1 });
  assert.deepEqual(docOf(table).seats, [
    { kind: 'bot', name: 'Ann', player: ann.id, level: 'veteran' },
    { kind: 'bot', name: 'Bob', player: bob.id, level: 'veteran', resigned: true },
    { kind: 'person', name: 'Cat', player: cat.id },
  ]);
});
test('where it came from and where it goes on', () => {
  const first = tableWith();
  play(first, 0, 'earn');
  const table = tableWith({ start: { record: first.match!.branch(1).record, table: 'x' } });
  assert.deepEqual([docOf(table).from, docOf(table).answers, docOf(table).log.length], [{ table: 'x', at: 1 }, 1, 2]);
  table.apply({ kind: 'rematched', table: 'y' }, NOON);
  assert.equal(docOf(table).rematch, 'y');
});
test('a table that cannot go on says why and shows no view', () => {
  const doc = docOf(tableWith({ game: changed({ version: 4 }) }), 0, ann.id);
  assert.deepEqual([doc.status, doc.view, doc.version, doc.seats.length], ['stuck', null, 3, 2]);
  assert.match(doc.stuck!, /version 3 of the rules of Parlour/);
  const failing = (): never => {
    throw new Error('no back');
  };
  const later = docOf(tableWith({ game: changed({ back: failing }) }), 0, ann.id);
  assert.deepEqual([later.status, later.stuck, later.view], ['stuck', 'no back', null]);
});
test('as whom somebody looks', () => {
  const table = tableWith({ seats: [ann, bob, ann] });
  assert.equal(viewerOf(table, ann.id), 0);
  assert.equal(viewerOf(table, ann.id, 2), 2);
  assert.equal(viewerOf(table, ann.id, 1), 0);
  assert.equal(viewerOf(table, cat.id, 1), 'spectator');
  assert.equal(viewerOf(table, null, 0), 'spectator');
  assert.equal(viewerOf(table, ann.id, 'everything'), 0);
});
test('for an answer the table is copied once, however many look at it', () => {
  let copies = 0;
  const { copy } = parlourGame;
  const table = tableWith({ game: changed({ copy: world => (copies++, copy(world)) }) });
  const open = new OpenDocs();
  const seen = ([0, 1, 'spectator'] as const).map(viewer => newTranscript(viewer, open));
  const docs = seen.map(transcript => docParts(table, transcript, null));
  copies = 0;
  play(table, 0, 'earn');
  docs.forEach((doc, n) => assert.notEqual(patchFrom(doc, docParts(table, seen[n]!, null, doc), seen[n]!), '{}'));
  assert.equal(copies, 1);
});
test('documents know what was played in place, as another node has appended it', () => {
  const table = tableWith();
  const seen = newTranscript(0);
  const before = docParts(table, seen, null);
  const coins = JSON.stringify(before.open.game!.world);
  table.apply({ kind: 'answered', seat: 0, decision: picking(table, 0, 'earn').decision, option: 'earn' }, NOON);
  const after = docParts(table, seen, null, before);
  assert.equal(JSON.stringify(before.open.game!.world), coins);
  assert.match(patchFrom(before, after, seen), /"world":\{"coins"/);
});
