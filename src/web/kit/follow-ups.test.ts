// Tests of follow-ups: what they answer, what they leave to the player, and what ends them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '#engine/types.ts';
import { FollowUps } from './follow-ups.ts';

const asked = (id: string): Decision => ({ id, seat: 0, nth: 0, options: [], forms: {} }) as unknown as Decision;
/** Fields as long as that is asked, leaves a choice to the player, and ends at anything else. */
const fields = (decision: Decision | undefined): string | undefined =>
  ({ main: 'field', choice: '' })[decision?.id ?? 'choice'];
const next = (all: FollowUps, id: string, answers: number): string | undefined => all.next(asked(id), id, answers)?.[0];

test('a question that is left to the player is answered by hand, and the rest follows', () => {
  const all = new FollowUps();
  all.set(0, fields);
  assert.equal(next(all, 'main', 1), 'field');
  assert.equal(next(all, 'choice', 2), undefined);
  all.answer(0, 'choice');
  assert.equal(next(all, 'main', 3), 'field');
});

test('any other answer by hand ends it, and so does a question that was not expected', () => {
  const all = new FollowUps();
  all.set(0, fields);
  all.answer(0, 'main');
  assert.equal(next(all, 'main', 1), undefined);
  all.set(0, fields);
  assert.equal(next(all, 'attack', 2), undefined);
  assert.equal(next(all, 'main', 3), undefined);
});

test('nothing follows once something is taken back', () => {
  const all = new FollowUps();
  all.set(0, fields);
  assert.equal(next(all, 'choice', 5), undefined);
  assert.equal(next(all, 'main', 3), undefined, 'the answers before the choice were taken back');
});
