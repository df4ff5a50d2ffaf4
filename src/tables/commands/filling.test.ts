// Who fills free seats with bots: the maker, or all who sit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide } from './decide.ts';
import { newTranscript } from '../documents/documents.ts';
import { Problem } from '../problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import type { Table } from '../log/table.ts';
import { tableDoc } from '../testing/follow.ts';
import { ann, around, bob, cat, NOON, print, request, tableWith } from '../testing/parlour.ts';

function refused(table: Table, who: Somebody, command: Command, problem: string): void {
  const before = print(table);
  assert.throws(
    () => decide(table, who, command, around),
    (error: unknown) => error instanceof Problem && error.problem === problem,
  );
  assert.equal(print(table), before);
}
const filling = (seat: number, level = 'greedy'): Command => ({ do: 'replace', seat, level });

test('the maker fills free seats alone, and the game begins with the last', () => {
  const table = tableWith({ seats: [ann, null, null], made: { by: ann } });
  refused(table, bob, filling(1), 'not-your-seat');
  refused(table, ann, filling(1, 'genius'), 'no-bot');
  request(table, ann, filling(1));
  refused(table, ann, filling(1), 'not-running');
  assert.equal(table.status, 'open');
  request(table, ann, { do: 'replace', seat: 2 });
  assert.deepEqual([table.status, table.seats.map(({ bot }) => bot)], ['running', [null, 'greedy', 'veteran']]);
});
test('beside the maker nobody else does, however many they are', () => {
  const table = tableWith({ seats: [ann, bob, cat, null], made: { by: ann } });
  refused(table, bob, filling(3), 'maker-fills');
  refused(table, cat, filling(3), 'maker-fills');
  request(table, ann, filling(3));
  assert.equal(table.status, 'running');
});
test('where the maker does not sit, or nobody knows who it was, all who sit must want the same bot there', () => {
  for (const made of [{ by: ann }, {}]) {
    const table = tableWith({ seats: [bob, cat, null], made });
    assert.equal(request(table, bob, filling(2)).kind, 'asked');
    refused(table, bob, filling(2), 'asked-already');
    refused(table, ann, filling(2), 'not-your-seat');
    assert.equal(request(table, cat, filling(2, 'random')).kind, 'asked', 'another bot is another wish');
    assert.deepEqual(tableDoc(table, newTranscript('spectator'), null).seats[2], {
      kind: 'open',
      name: '',
      asked: { level: 'random', by: [1] },
    });
    assert.equal(table.status, 'open');
    assert.equal(request(table, bob, filling(2, 'random')).kind, 'bot');
    assert.deepEqual([table.status, table.seats[2]!.bot], ['running', 'random']);
  }
});
test('whoever sits down meanwhile is asked as well; whoever leaves is not', () => {
  const table = tableWith({ seats: [bob, cat, null, null] });
  request(table, bob, filling(3));
  table.apply({ kind: 'sat', seat: 2, player: ann }, NOON);
  assert.equal(request(table, cat, filling(3)).kind, 'asked');
  request(table, ann, { do: 'leave', seat: 2 });
  assert.equal(request(table, bob, filling(3)).kind, 'bot', 'all who are left have asked');
});
test('a maker who leaves loses the say, and has it again when they sit', () => {
  const table = tableWith({ seats: [ann, bob, null], made: { by: ann } });
  request(table, ann, { do: 'leave', seat: 0 });
  refused(table, ann, filling(2), 'not-your-seat');
  table.apply({ kind: 'sat', seat: 0, player: ann }, NOON);
  refused(table, bob, filling(2), 'maker-fills');
  request(table, ann, filling(2));
  assert.equal(table.status, 'running');
});
test('who sits alone is all who sit; wishes of those who have left count no more', () => {
  const table = tableWith({ seats: [bob, null, null], made: { by: ann } });
  request(table, bob, filling(1));
  request(table, bob, { do: 'leave', seat: 0 });
  table.apply({ kind: 'sat', seat: 0, player: cat }, NOON);
  table.apply({ kind: 'sat', seat: 2, player: ann }, NOON);
  assert.equal(table.status, 'running');
});
