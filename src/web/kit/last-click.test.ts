// Taking back goes to where the last click began, however many answers it gave.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LastClick } from './last-click.ts';

test('answers that one click gave are taken back as one', () => {
  const click = new LastClick();
  click.answered('a', 4, false);
  click.answered('a', 5, true);
  click.answered('a', 6, true);
  assert.equal(click.before('a', 7), 4);
  assert.equal(click.before('b', 7), undefined, 'another table');
});

test('a single answer is taken back as ever, and so is what comes before it', () => {
  const click = new LastClick();
  click.answered('a', 7, false);
  assert.equal(click.before('a', 8), undefined);
  assert.equal(click.before('a', 7), undefined, 'it was taken back');
});
