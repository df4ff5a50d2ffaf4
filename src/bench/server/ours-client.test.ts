// The benchmark's client has the table that the server has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copy } from '#engine/copy.ts';
import { changeFrom, type Change } from '#engine/patch.ts';
import { changed } from './ours-client.ts';

const DOC = { n: 1, gone: 'x', view: { cells: [0, 1, 2], decisions: [] as object[] }, log: [{ at: 1 }, { at: 2 }] };
const LATER = [
  { ...DOC, n: 2, log: [...DOC.log, { at: 3 }] },
  { n: 1, view: { cells: [0, 5, 2], decisions: [{ id: 'a', options: [{ each: [1] }] }] }, log: [] },
  { ...DOC, view: null, more: { deep: [[1], [2]] } },
];
for (const [n, later] of LATER.entries())
  test(`a patch makes the table of before that of after (${n})`, () => {
    const change = JSON.parse(changeFrom(DOC, later)) as Change;
    assert.deepEqual(changed(copy(DOC), change), later);
    const back = JSON.parse(changeFrom(later, DOC)) as Change;
    assert.deepEqual(changed(copy(later), back), DOC);
  });
