// Who remembers, and who is forgotten.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Minds } from './memories.ts';

const mind = (n: number) => ({ of: `seat ${n}`, since: [{ seat: n, decision: 'a.b', option: 'c' }] });

test('a memory is found again, told what has been answered since', () => {
  const minds = new Minds();
  const memory = minds.of({ of: 'seat 1', since: [] });
  memory.kept = 'a thought';
  assert.ok(minds.has(mind(1)));
  assert.equal(minds.of(mind(1)), memory);
  assert.deepEqual(memory, { kept: 'a thought', since: mind(1).since });
});

test('those that were not asked for longest are forgotten', () => {
  const minds = new Minds();
  for (let n = 0; n < 16; n++) minds.of(mind(n));
  minds.of(mind(0));
  minds.of(mind(16));
  assert.deepEqual(
    [0, 1, 2, 16].filter(n => minds.has(mind(n))),
    [0, 2, 16],
  );
});
