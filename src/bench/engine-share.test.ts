import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineShare, shareOutside } from './engine-share.ts';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  children,
  callFrame: { functionName, url, scriptId: '', lineNumber: 0, columnNumber: 0 },
});

test('samples count by the time they stand for; garbage and idling count for nobody', () => {
  const nodes = [
    node(1, '(root)', ''),
    node(2, 'bid', 'file:///x/src/games/chess/flow.ts'),
    node(3, 'answer', 'file:///x/src/engine/table.ts'),
    node(4, '(garbage collector)', ''),
    node(5, '(idle)', ''),
  ];
  const profile = { nodes, startTime: 0, endTime: 0, samples: [1, 2, 3, 4, 5], timeDeltas: [900, 100, 300, 100, 500] };
  assert.equal(shareOutside('/games/chess/', profile), 0.75);
});

test('a builtin counts for whoever called it', () => {
  const nodes = [
    node(1, '(root)', '', [2, 3]),
    node(2, 'bid', 'file:///x/src/games/chess/flow.ts', [4]),
    node(3, 'answer', 'file:///x/src/engine/table.ts', [5]),
    node(4, 'filter', ''),
    node(5, 'get', ''),
  ];
  const profile = { nodes, startTime: 0, endTime: 0, samples: [4, 5], timeDeltas: [300, 100] };
  assert.equal(shareOutside('/games/chess/', profile), 0.25);
});

test('work outside of the rules is all the engine’s', async () => {
  const list = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  assert.equal(await engineShare({ id: 'chess' }, () => list.toSorted((a, b) => a - b), 60), 1);
});
