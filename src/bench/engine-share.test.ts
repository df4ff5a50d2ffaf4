import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineShare, shareOutside } from './engine-share.ts';

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, scriptId: '', lineNumber: 0, columnNumber: 0 },
});

test('samples count by the time they stand for; nothing counts while nothing runs', () => {
  const nodes = [
    node(1, '(root)', ''),
    node(2, 'bid', 'file:///x/src/games/chess/flow.ts'),
    node(3, 'answer', 'file:///x/src/engine/table.ts'),
    node(4, '(garbage collector)', ''),
    node(5, '(idle)', ''),
  ];
  const profile = { nodes, startTime: 0, endTime: 0, samples: [1, 2, 3, 4, 5], timeDeltas: [900, 100, 200, 100, 500] };
  assert.equal(shareOutside('/games/chess/', profile), 0.75);
});

test('work outside of the rules is all the engine’s', async () => {
  const list = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  assert.equal(await engineShare({ id: 'chess' }, () => list.toSorted((a, b) => a - b), 60), 1);
});
