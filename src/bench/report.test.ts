import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from './measure.ts';
import { jsonLine, ratio, table } from './report.ts';

const MOVES: Line = { measure: 'x.moves', ours: 1_234_567, boardgameio: 12_345.6, limit: 5_000_000, unit: '1/s' };
const CLONES: Line = { measure: 'x.clones', ours: 2500, boardgameio: null, limit: 2000, unit: '1/s' };
const SHARE: Line = { measure: 'x.share', ours: 0.876, boardgameio: null, limit: null, unit: 'share' };

test('a JSON line has four digits of each rate, and null for who takes no part', () => {
  assert.equal(
    jsonLine(MOVES),
    '{"measure":"x.moves","ours":1235000,"boardgameio":12350,"limit":5000000,"unit":"1/s"}',
  );
  assert.deepEqual(JSON.parse(jsonLine(SHARE)), SHARE);
});

test('a ratio wants both', () => {
  assert.deepEqual([ratio(6, 3), ratio(null, 3), ratio(6, null)], [2, null, null]);
});

test('the table shows rates, what one takes, and both ratios', () => {
  assert.deepEqual(table([MOVES, CLONES, SHARE]).split('\n'), [
    'measure          ours    each  boardgame.io        limit  × boardgame.io  of the limit',
    'x.moves   1,235,000/s  810 ns      12,350/s  5,000,000/s            100×          25 %',
    'x.clones      2,500/s  400 µs             –      2,000/s               –         125 %',
    'x.share          88 %                     –            –               –             –',
  ]);
});
