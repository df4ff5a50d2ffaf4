// Tests of the memories of bots: those found again, and those forgotten.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Memories } from './memories.ts';

const recall = (n: number) => ({ of: `seat ${n}`, since: [{ seat: n, decision: 'a.b', option: 'c' }] });

test('a memory is found again, told what has been answered since', () => {
  const memories = new Memories();
  const memory = memories.of({ of: 'seat 1', since: [] });
  memory.kept = 'a thought';
  assert.ok(memories.has(recall(1)));
  assert.equal(memories.of(recall(1)), memory);
  assert.deepEqual(memory, { kept: 'a thought', since: recall(1).since });
});

test('those that were not asked for longest are forgotten', () => {
  const memories = new Memories();
  for (let n = 0; n < 16; n++) memories.of(recall(n));
  memories.of(recall(0));
  memories.of(recall(16));
  assert.deepEqual(
    [0, 1, 2, 16].filter(n => memories.has(recall(n))),
    [0, 2, 16],
  );
});
