// Sounds at the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { soundOf } from './sounds.ts';

const lines = (...kinds: string[]): LogLine[] => [{ at: 0, events: kinds.map(kind => ({ kind, facts: {} })) }];
const sounds = { blow: ['damaged', 'exploded'], dice: ['rolled', 'attackRolled'], card: ['drawn', 'moved'] };
const heard = (...kinds: string[]): string | undefined => soundOf(lines(...kinds), { sounds });

test('dice, cards and blows are heard, the loudest alone', () => {
  assert.equal(heard('turnStarted', 'drawn'), 'card');
  assert.equal(heard('drawn', 'rolled'), 'dice');
  assert.equal(heard('attackRolled', 'damaged', 'drawn'), 'blow');
  assert.deepEqual([heard('moved', 'exploded'), heard('exploded')], ['blow', 'blow']);
});

test('what is only said makes no sound', () => {
  assert.equal(heard('passed', 'offerMade'), undefined);
  assert.equal(heard(), undefined);
});
