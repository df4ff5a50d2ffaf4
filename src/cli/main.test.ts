// The program as it is really started: pipes, signals, exit codes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newFolder } from './testing.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function started(args: string, folder = newFolder()) {
  const child = spawn(process.execPath, [MAIN, ...args.split(' ')], {
    cwd: folder,
    env: { PATH: process.env.PATH, XDG_STATE_HOME: folder },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

test('a whole game by pipe against the random bot', async () => {
  const { child, said } = started('play tictactoe --bots random');
  child.stdin.end('1\n'.repeat(5));
  const [code] = (await once(child, 'close')) as [number];
  assert.equal(code, 0, said());
  assert.match(said(), /(Player [12] wins|A draw)\.[^]*Seed [0-9a-f]{32}/);
});

test('Ctrl-C keeps the match and leaves with 0', async () => {
  const { child, said } = started('play tictactoe --me all');
  child.stdin.write('mark:4\n');
  while (!said().includes('Player 1 marks b2')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number];
  assert.equal(code, 0, said());
  assert.match(said(), /Go on with:\n {2}longbox play --resume \S+\.json/);
});

test('a command that is not understood leaves with 2', async () => {
  const { child, said } = started('paly');
  const [code] = (await once(child, 'close')) as [number];
  assert.equal(code, 2, said());
});
