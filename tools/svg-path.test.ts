// Paths in whole numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rounded, stepsOf } from './svg-path.ts';

test('every point is rounded where it stands, so that errors do not add up', () => {
  assert.equal(rounded('M0 0l.4 .4.4 .4.4 .4.4 .4'), 'm0 0l0 0 1 1 0 0 1 1');
  assert.equal(rounded('M10.4 10.4L20.6 10.4V20.6H10.4Z'), 'm10 10l11 0v11h-11z');
});

test('after a path is closed it goes on from where it began', () => {
  assert.equal(rounded('M10 10h5v5zm2 2h1'), 'm10 10h5v5zm2 2h1');
});

test('the flags of an arc may stand close together', () => {
  assert.deepEqual(stepsOf('a5 5 0 01.5 2')[0]!.numbers, [5, 5, 0, 0, 1, 0.5, 2]);
  assert.equal(rounded('M1 1a5.4 5.4 0 013 3'), 'm1 1a5 5 0 0 1 3 3');
});

test('curves keep their handles', () => {
  assert.equal(rounded('M0 0C1.2 2.2 3.6 4.4 5.5 6.5S9 9 10 10'), 'm0 0c1 2 4 4 6 7s3 2 4 3');
});
