// Folds of a phone's board tell how much can be picked on each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option, Ref } from '#engine/types.ts';
import { firstLit, litFolds } from './folds.ts';

const option = (id: string, refs: readonly Ref[], refused?: Option['refused']): Option =>
  ({ id, label: [], refs, ...(refused && { refused }) }) as unknown as Option;
const decision = (...options: Option[]): Decision => ({ options }) as unknown as Decision;
const foldOf = (ref: Ref): string | undefined => ({ space: 'day', card: 'cards' })[ref.split(':')[0]!];

test('things are counted once by fold, however many options name them, and the first comes first', () => {
  const asked = decision(
    option('pass', []),
    option('a', ['card:1']),
    option('b', ['space:1', 'card:2']),
    option('c', ['space:1']),
    option('d', ['space:2']),
    option('e', ['jet:1']),
  );
  const lit = litFolds(asked, foldOf);
  assert.deepEqual(lit, { cards: 1, day: 2 });
  assert.equal(firstLit(lit), 'cards');
});

test('what is refused is not lit, things alike are one, and without a question nothing is lit', () => {
  const no = { rule: 'X-1', reason: [] } as unknown as Option['refused'];
  assert.deepEqual(litFolds(decision(option('a', ['card:1'], no)), foldOf), {});
  const both = decision(option('a', ['space:1']), option('b', ['space:2']));
  assert.deepEqual(
    litFolds(both, foldOf, () => 'space:1'),
    { day: 1 },
  );
  assert.equal(firstLit(litFolds(undefined, foldOf)), undefined);
});
