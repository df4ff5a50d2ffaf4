// Who still plays, and what waits where nobody does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFor, askedNow } from '../commands/decide.ts';
import { botsAsked, personsPlaying, waitsForPeople } from './playing.ts';
import { alarmOf, dueAt, listingOf } from '../live/summary.ts';
import { ann, bob, cat, LIVE, NOON, play, request, tableWith } from '../testing/parlour.ts';

test('people play until a bot stands in for them or they resign; bots of the table are no people', () => {
  const table = tableWith({ seats: [ann, bob, cat, 'random'] });
  assert.deepEqual(personsPlaying(table), [0, 1, 2]);
  request(table, bob, { do: 'replace', seat: 2, level: 'greedy' });
  request(table, ann, { do: 'resign', seat: 0 });
  assert.deepEqual([personsPlaying(table), waitsForPeople(table)], [[1], false]);
  request(table, bob, { do: 'replace', seat: 1, level: 'greedy' });
  assert.deepEqual([personsPlaying(table), waitsForPeople(table)], [[], true]);
  request(table, cat, { do: 'return', seat: 2 });
  assert.deepEqual([personsPlaying(table), waitsForPeople(table)], [[2], false]);
});
test('a table of bots alone waits for nobody', () => {
  const table = tableWith({ seats: ['random', 'greedy'] });
  assert.deepEqual([personsPlaying(table), waitsForPeople(table), botsAsked(table)], [[], false, [0]]);
});
test('where nobody plays any more no bot is asked, no answer of one is taken, and nothing is due', () => {
  const table = tableWith({ seats: [ann, cat, 'random'] });
  request(table, ann, { do: 'replace', seat: 1, level: 'greedy' });
  play(table, 0, 'pass');
  const asked = askedNow(table, 1);
  assert.deepEqual([botsAsked(table), dueAt(table)], [[1], table.changedAt]);
  request(table, ann, { do: 'replace', seat: 0, level: 'greedy' });
  assert.deepEqual([botsAsked(table), dueAt(table), listingOf(table).due], [[], null, null]);
  assert.equal(answerFor(table, asked, 'bot', 'pass'), undefined, 'nor of one that had begun to think');
  request(table, cat, { do: 'return', seat: 1 });
  assert.equal(dueAt(table), null, 'she is asked herself');
  assert.equal(answerFor(table, asked, 'bot', 'pass'), undefined);
  play(table, 1, 'pass');
  assert.deepEqual([botsAsked(table), dueAt(table)], [[2], table.changedAt]);
});
test('its clocks stand still until somebody returns', () => {
  const table = tableWith({ seats: [ann, 'random'], clock: LIVE });
  play(table, 0, 'pass');
  assert.deepEqual(table.clocks.since, [0, NOON]);
  request(table, ann, { do: 'replace', seat: 0, level: 'greedy' }, NOON + 1000);
  assert.deepEqual([table.clocks.since, alarmOf(table).at], [[0, 0], Infinity]);
  request(table, ann, { do: 'return', seat: 0 }, NOON + 500_000);
  assert.deepEqual(
    [table.clocks.since, table.clocks.left],
    [
      [0, NOON + 500_000],
      [60_000, 59_000],
    ],
  );
});
