// Sentences of the log, in pieces and as text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledIn, piecesIn } from './sentences.ts';

test('an ending of a word is no thing of its own', () => {
  assert.deepEqual(piecesIn('[Hulk](character:4) gain[s](s:4) 3 AP.'), [
    { text: 'Hulk', ref: 'character:4' },
    { text: ' gain' },
    { text: 's' },
    { text: ' 3 AP.' },
  ]);
});
test('seats are called as on the screen, and other things by their own names', () => {
  const seatName = (seat: number): string => `Seat ${seat}`;
  assert.equal(calledIn(piecesIn('[](seat:1) plays [Angel](card:3).'), seatName), 'Seat 1 plays Angel.');
});
