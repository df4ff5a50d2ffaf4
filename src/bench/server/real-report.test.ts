import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REAL_GAMES } from './real-games.ts';
import { realLines, realText } from './real-report.ts';

const COSTS = new Map(REAL_GAMES.map((game, n) => [game, { cpu: 0.123456 * (n + 1), floor: 0.0456789 }]));

test('what an answer in a real game costs is told beside what it may cost', () => {
  assert.deepEqual(realText(COSTS).split('\n'), [
    'server.cpu-per-answer: as shipped, every answer on the disk',
    '  Dice Masters, 2 seats at each of 40 tables: 0.123 ms (wanted: ≤ 0.15 ms)',
    '    of that for bare sockets and the disk, on this machine: 0.0457 ms',
    '  Mutant Revolution, 4 seats at each of 20 tables: 0.247 ms (wanted: ≤ 0.35 ms)',
    '    of that for bare sockets and the disk, on this machine: 0.0457 ms',
  ]);
});

test('and as JSON lines', () => {
  assert.deepEqual(realLines(COSTS), [
    '{"measure":"server.cpu-per-answer.dice-masters","ours":0.1235,"floor":0.04568,"unit":"ms"}',
    '{"measure":"server.cpu-per-answer.mutant-revolution","ours":0.2469,"floor":0.04568,"unit":"ms"}',
  ]);
});
