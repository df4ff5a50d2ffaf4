// Names at a table: all who look see them cleaned and told apart; the log stays as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Somebody } from '#protocol/entries.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import { savedMatch } from '../files/match-file.ts';
import { nameFrom } from './names.ts';
import { Problem } from '../problem.ts';
import { listingOf } from '../live/summary.ts';
import type { Table } from './table.ts';
import { NOON, play, tableWith, WINNING } from '../testing/parlour.ts';

const person = (id: string, name: string): Somebody => ({ id: id.padEnd(12, 'x'), name });
const SHY = person('shy', 'Ann\u202e\u200b');
const ANN = person('ann', 'ANN');
const BOB = person('bob', 'Bob');
const docOf = (table: Table) => {
  const seen = newTranscript(0);
  return withLog(docParts(table, seen, null), seen);
};

test('two who look alike are told apart in documents, events, talk, lists and files', () => {
  const table = tableWith({ seats: [SHY, ANN] });
  for (const player of [ANN, person('other', 'Ａｎｎ'), BOB])
    table.apply({ kind: 'said', player, text: 'Hello.' }, NOON);
  play(table, 0, ...WINNING);
  const doc = docOf(table);
  const names = ['Ann', 'ANN (2)'];
  assert.deepEqual(
    doc.seats.map(({ name }) => name),
    names,
  );
  assert.deepEqual(
    doc.chat.map(({ name }) => name),
    ['ANN (2)', 'Ａｎｎ (3)', 'Bob'],
  );
  const { seats } = JSON.parse(listingOf(table).summary) as { seats: { name: string }[] };
  assert.deepEqual(
    seats.map(({ name }) => name),
    names,
  );
  assert.deepEqual(savedMatch(table).players, names);
  assert.ok(!JSON.stringify(doc).includes('\u202e'));
  assert.equal(table.seats[0]!.player, SHY);
});

test('one person in two seats has one name', () => {
  const { seats } = docOf(tableWith({ seats: [ANN, ANN] }));
  assert.deepEqual(
    seats.map(({ name }) => name),
    ['ANN', 'ANN'],
  );
});

test('a name that comes in is composed, or refused', () => {
  assert.equal(nameFrom('Zoe\u0308'), 'Zoë');
  assert.throws(
    () => nameFrom('Z\u0300\u0301\u0302'),
    (error: unknown) => error instanceof Problem && error.problem === 'bad-name',
  );
});
