import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withChild } from './child.ts';
import { NAMES } from './contestants.ts';
import type { LoadTask } from './load.ts';
import { REAL_GAMES } from './real-games.ts';
import { best, floorRound, realRound, round } from './rounds.ts';
import { served } from './serving.ts';
import type { Count } from './tally.ts';

const PATIENCE = 120_000;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const bench = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

for (const name of NAMES)
  test(`${name}: answers are acknowledged, game after game`, async () => {
    const count = await served(name, ({ port }) =>
      withChild('load.ts', { name, port, matches: 4, warm: 0, time: 300 } satisfies LoadTask, async load => {
        await load.told(PATIENCE);
        return await load.told<Count>(PATIENCE);
      }),
    );
    assert.ok(count.games > 0 && count.answers > 0 && count.p50 > 0 && count.p99 >= count.p50, JSON.stringify(count));
  });

test('a round tells what the server has used', async () => {
  const { rate, cpu } = await round('limit', { matches: 4, warm: 100, time: 300 });
  assert.ok(rate > 0 && cpu > 0);
});

for (const game of REAL_GAMES)
  test(`${game.name}: so many answers are acknowledged, and the server’s CPU time is told for each`, async () => {
    const { answers, cpu, said, heard } = await realRound({ ...game, tables: 2 }, 60);
    assert.ok(cpu > 0 && cpu < Infinity);
    assert.ok(said > 0 && heard > said, `${said} bytes said and ${heard} heard for an answer`);
    assert.equal(answers, 60);
  });

test('the floor is measured with as many answers, sockets and bytes, and no game', async () => {
  const cpu = await floorRound({ ...REAL_GAMES[0]!, tables: 2 }, { answers: 60, said: 150, heard: 1200 });
  assert.ok(cpu > 0 && cpu < Infinity);
});

test('the best round is the fastest', () => {
  const turn = (rate: number) => ({ rate, p50: 1, p99: 2, cpu: 3 });
  assert.deepEqual(best([turn(3), turn(5), turn(4)]), turn(5));
});

test('a small run says everybody’s rate as JSON', () => {
  const { stdout, status } = bench(...'--only limit --matches 4 --rounds 2 --time 300 --json'.split(' '));
  assert.equal(status, 0);
  const { measure, boardgameio, limit, unit } = JSON.parse(stdout.split('\n', 1)[0]!);
  assert.deepEqual([measure, boardgameio, unit], ['server.durable-answers', null, '1/s']);
  assert.ok(limit > 0, stdout);
});

test('what real games cost is told beside everybody’s rate', () => {
  const options = '--only ours --matches 2 --rounds 1 --time 100 --real 20 --crowd 0 --json';
  const { stdout, status } = bench(...options.split(' '));
  assert.equal(status, 0);
  const told = stdout.trim().split('\n').slice(-REAL_GAMES.length);
  assert.deepEqual(
    told.map(line => JSON.parse(line).measure),
    REAL_GAMES.map(({ id }) => `server.cpu-per-answer.${id}`),
  );
});

test('help is given, and nonsense refused with help', () => {
  assert.match(bench('--help').stdout, /--only NAME/);
  const { status, stdout, stderr } = bench('--rounds', 'many');
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /--rounds wants a whole number[^]*--only NAME/);
});
