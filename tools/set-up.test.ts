// The set-up, run in small folders with a stand-in for npm.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { folderWith } from './folder.ts';

const SET_UP = readFileSync(path.join(import.meta.dirname, 'set-up.mjs'), 'utf8');
const INSTALLS = "require('fs').mkdirSync('node_modules', { recursive: true }); console.log(process.argv.slice(2));";
const fails = (words: string) => `console.error(${JSON.stringify(words)}); process.exit(1);`;

function house(npm: string, script = '') {
  const root = folderWith({
    'tools/set-up.mjs': SET_UP,
    'package-lock.json': '{}',
    'script.mjs': script,
    'npm-cli.js': npm,
    'bin/none': '',
  });
  const env = { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') };
  const command = [path.join(root, 'tools/set-up.mjs'), 'script.mjs'] as const;
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: root, env, encoding: 'utf8' });
  return { root, env, command, run };
}

test('the first run installs with one line said, the next says nothing', () => {
  const { run } = house(INSTALLS, 'console.log(process.argv.slice(2).join());');
  const [first, second] = [run('play', 'a b'), run()];
  assert.match(first.stderr, /^Setting up Longbox: .*\n$/);
  assert.equal(first.stdout, 'play,a b\n');
  assert.equal(second.stderr + second.stdout, '\n');
});

test('a changed lockfile installs again', () => {
  const { root, run } = house(INSTALLS);
  run();
  writeFileSync(path.join(root, 'package-lock.json'), '{ }');
  assert.match(run().stderr, /^Setting up/);
  assert.equal(run().stderr, '');
});

test('the exit code of the script is handed on', () => {
  assert.equal(house(INSTALLS, 'process.exit(7);').run().status, 7);
});

test('a signal ends the script, which decides what to answer', async () => {
  const script = "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up');";
  const { root, env, command } = house(INSTALLS, script);
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [5, null]);
});

test('when the shell of npm is ended, the script is told to end too', async () => {
  const script = "process.on('SIGTERM', () => { console.log('told'); process.exit(); }); console.log('up');";
  const { root, env, command } = house(INSTALLS, `${script} setInterval(() => {}, 1000);`);
  const line = `"${process.execPath}" "${command[0]}" ${command[1]}; true`;
  const shell = spawn('sh', ['-c', line], { cwd: root, env: { ...env, npm_lifecycle_event: 'start' } });
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  assert.equal(await text(shell.stdout), 'told\n');
});

test('each common failure of npm is explained, and the next run tries again', () => {
  const cases: [string, RegExp][] = [
    [
      'npm error code ENOTFOUND\nnpm error network request failed',
      /could not reach its registry: check the connection/,
    ],
    ['npm error code ENOSPC', /The disk is full/],
    ['npm error code EACCES', /may not write here/],
    ['npm error `npm ci` can only install packages when they are in sync', /disagree: run "npm install" once/],
    ['npm error something else', /could not install what Longbox needs/],
  ];
  for (const [said, advice] of cases) {
    const { run } = house(fails(said), "console.log('must not run');");
    for (const { status, stdout, stderr } of [run(), run()]) {
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, advice);
      assert.ok(stderr.includes(said.split('\n')[0]!));
    }
  }
});

test('a runtime that does not run here gives way to the Node at hand', () => {
  const breaks = ['linux-x64', 'linux-arm64', 'darwin-x64', 'bin-darwin-arm64'].map(
    name => `fs.mkdirSync('node_modules/node-${name}/bin', { recursive: true });
      fs.writeFileSync('node_modules/node-${name}/bin/node', 'no program', { mode: 0o755 });`,
  );
  const { run } = house(`const fs = require('fs'); ${breaks.join('')}`, 'console.log(process.execPath);');
  assert.equal(run().stdout.trim(), process.execPath);
  assert.equal(run().stderr, '');
});

test('a missing npm is explained', () => {
  const { root, command } = house('');
  const env = { PATH: path.join(root, 'bin') };
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /npm was not found: install Node 20 or newer/);
});
