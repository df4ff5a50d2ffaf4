// Sounds at the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { soundOf } from './sounds.ts';

const lines = (...kinds: string[]): LogLine[] => [{ at: 0, events: kinds.map(kind => ({ kind, facts: {} })) }];

test('dice, cards and blows are heard, the loudest alone', () => {
  assert.equal(soundOf(lines('turnStarted', 'drawn')), 'card');
  assert.equal(soundOf(lines('drawn', 'rolled')), 'dice');
  assert.equal(soundOf(lines('attackRolled', 'damaged', 'plotDrawn')), 'blow');
  assert.deepEqual([soundOf(lines('moved', 'wounded')), soundOf(lines('exploded'))], ['blow', 'blow']);
});

test('what is only said makes no sound', () => {
  assert.equal(soundOf(lines('passed', 'offerMade')), undefined);
  assert.equal(soundOf([]), undefined);
});
