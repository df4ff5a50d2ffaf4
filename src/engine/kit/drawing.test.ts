// Lines of drawings: captions, wrapping, counting and columns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abreast, captioned, counted, shortened, wrapped } from './drawing.ts';

test('a caption stands before the first line, and without lines there is none', () => {
  assert.deepEqual(captioned('hand', ['Rogue', 'Storm'], 8), ['  hand  Rogue', '        Storm']);
  assert.deepEqual(captioned('hand', [], 8), []);
});
test('things go on until the edge; one that is too long has a line of its own', () => {
  assert.deepEqual(wrapped(['aa', 'bb', 'cc'], 6), ['aa, bb', 'cc']);
  assert.deepEqual(wrapped(['aaaaaaaa', 'b', 'c'], 5, ' '), ['aaaaaaaa', 'b c']);
  assert.deepEqual(wrapped([], 5), []);
});
test('look-alikes are counted where the first of them stands', () => {
  assert.deepEqual(counted(['a', 'b', 'a']), ['a×2', 'b']);
});
test('things stand abreast row by row', () => {
  assert.deepEqual(abreast(['a', 'b', 'c'], 2, 3), ['a  b', 'c']);
});
test('a text that is too long is cut and says so', () => {
  assert.deepEqual([shortened('Storm', 5), shortened('Storm', 4)], ['Storm', 'Sto…']);
});
