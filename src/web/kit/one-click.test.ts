// Taking back goes to where the last click began, however many answers it gave.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeClick, clicked, following } from './one-click.ts';

test('answers that one click gave are taken back as one', () => {
  clicked('a', 4);
  following(() => clicked('a', 5));
  following(() => clicked('a', 6));
  assert.equal(beforeClick('a', 7), 4);
  assert.equal(beforeClick('b', 7), undefined, 'another table');
});

test('a single answer is taken back as ever, and so is what comes before it', () => {
  clicked('a', 7);
  assert.equal(beforeClick('a', 8), undefined);
  assert.equal(beforeClick('a', 7), undefined, 'it was taken back');
});
