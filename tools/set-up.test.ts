// The set-up, run in small folders with a stand-in for npm.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { folderWith } from './folder.ts';

const [SET_UP, TURNS] = ['set-up.mjs', 'turns.mjs'].map(name =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8'),
) as [string, string];
const INSTALLS = "require('fs').mkdirSync('node_modules', { recursive: true }); console.log(process.argv.slice(2));";
/** Notes what it was asked for; as npm does, `ci` begins from nothing. Brings the Node at hand as the runtime. */
const NOTES = `
  const fs = require('fs');
  const asked = process.argv.slice(2).filter(word => !/^--(no-audit|no-fund|loglevel|fetch)/.test(word)).join(' ');
  fs.appendFileSync('asked', asked + '\\n');
  if (asked.startsWith('ci')) fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules', { recursive: true });
  if (!asked.includes('--workspaces=false'))
    for (const name of ['linux-x64', 'linux-arm64', 'darwin-x64', 'bin-darwin-arm64']) {
      fs.mkdirSync('node_modules/node-' + name + '/bin', { recursive: true });
      if (!fs.existsSync('node_modules/node-' + name + '/bin/node'))
        fs.symlinkSync(process.execPath, 'node_modules/node-' + name + '/bin/node');
    }
`;
/** Makes the Node at hand pass for an old one. */
const OLD_NODE = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })",
  )}`,
];
const [PLAY, ALL] = ['--include=optional --omit=dev', '--include=optional --include=dev'];
const [WITHOUT_NODE, WITH_NODE] = ['--workspaces=false', '--workspaces --include-workspace-root'];
const fails = (words: string) => `console.error(${JSON.stringify(words)}); process.exit(1);`;

function house(npm: string, script = '') {
  const root = folderWith({
    'tools/set-up.mjs': SET_UP,
    'tools/turns.mjs': TURNS,
    'package-lock.json': '{}',
    'script.mjs': script,
    'npm-cli.js': npm,
    'bin/none': '',
  });
  const env = { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') };
  const command = [path.join(root, 'tools/set-up.mjs'), 'script.mjs'] as const;
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: root, env, encoding: 'utf8' });
  /** Before `script.mjs` come words for Node and for the set-up; tells what npm was asked for. */
  const asks = (node: readonly string[], ...words: string[]) => {
    writeFileSync(path.join(root, 'asked'), '');
    const args = [...node, command[0], ...words, command[1]];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    return { asked: readFileSync(path.join(root, 'asked'), 'utf8').trim(), status, stderr };
  };
  return { root, env, command, run, asks };
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

test('playing installs without what tests need, and without a Node where there is a new one', () => {
  const { asks } = house(NOTES);
  const { asked, stderr } = asks([]);
  assert.equal(asked, `ci ${PLAY} ${WITHOUT_NODE}`);
  assert.match(stderr, /about 80 MB/);
});

test('an old Node fetches a new one, and keeps it when the command runs on it', () => {
  const { root, asks } = house(NOTES, 'console.log(process.version);');
  const { asked, stderr } = asks(OLD_NODE);
  assert.equal(asked, `ci ${PLAY} ${WITH_NODE}`);
  assert.match(stderr, /about 270 MB/);
  assert.equal(asks([]).asked, '');
  writeFileSync(path.join(root, 'package-lock.json'), '{ }');
  assert.equal(asks([]).asked, `ci ${PLAY} ${WITH_NODE}`);
});

test('tests after playing add what is missing, and playing after tests adds nothing', () => {
  const { asks } = house(NOTES);
  asks([]);
  const { asked, stderr } = asks([], '--dev');
  assert.equal(asked, `install --no-save ${ALL} ${WITHOUT_NODE}`);
  assert.match(stderr, /about 230 MB/);
  assert.deepEqual([asks([]).asked, asks([], '--dev').asked], ['', '']);
  assert.equal(asks(OLD_NODE).asked, `install --no-save ${ALL} ${WITH_NODE}`);
});

test('tests from nothing install everything', () => {
  assert.equal(house(NOTES).asks(OLD_NODE, '--dev').asked, `ci ${ALL} ${WITH_NODE}`);
});

test('a runtime that is gone is fetched again from nothing', () => {
  const { root, asks } = house(NOTES);
  asks(OLD_NODE);
  for (const folder of globSync('node_modules/node-*', { cwd: root }))
    rmSync(path.join(root, folder), { recursive: true });
  assert.equal(asks(OLD_NODE).asked, `ci ${PLAY} ${WITH_NODE}`);
});

test('when adding fails, what was there can still be played', () => {
  const { root, asks } = house(NOTES);
  asks([]);
  writeFileSync(path.join(root, 'npm-cli.js'), fails('npm error code ENOTFOUND'));
  const { status, stderr } = asks([], '--dev');
  assert.equal(status, 1);
  assert.match(stderr, /could not reach its registry/);
  assert.deepEqual(asks([]), { asked: '', status: 0, stderr: '' });
});

test('when adding is cut short, the next command begins from nothing', () => {
  const { root, asks } = house(NOTES);
  asks([]);
  writeFileSync(path.join(root, 'npm-cli.js'), "process.kill(process.pid, 'SIGKILL');");
  assert.equal(asks([], '--dev').status, 137);
  writeFileSync(path.join(root, 'npm-cli.js'), NOTES);
  assert.equal(asks([]).asked, `ci ${PLAY} ${WITHOUT_NODE}`);
});

test('of two commands at once, one installs and the other waits for it', async () => {
  const { root, env, command } = house(`${NOTES} while (!fs.existsSync('go'));`);
  const runs = [0, 1].map(async () => {
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', words => {
      said += words;
      if (said.includes('Waiting: another command is setting up')) writeFileSync(path.join(root, 'go'), '');
    });
    const [code] = await once(child, 'close');
    return { said, code };
  });
  const both = await Promise.all(runs);
  for (const { said, code } of both) assert.equal(code, 0, said);
  assert.equal(readFileSync(path.join(root, 'asked'), 'utf8'), `ci ${PLAY} ${WITHOUT_NODE}\n`);
  assert.equal(both.filter(({ said }) => said.startsWith('Setting up Longbox')).length, 1);
});

test('a command that died while it set up holds nobody up', () => {
  const { root, asks } = house(NOTES);
  mkdirSync(path.join(root, 'dist'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path.join(root, 'dist/.setting-up'), String(pid));
  assert.equal(asks([]).asked, `ci ${PLAY} ${WITHOUT_NODE}`);
});

test('a folder that cannot be made is told', () => {
  const { root, asks } = house(NOTES);
  writeFileSync(path.join(root, 'dist'), 'a file where a folder should be');
  const { status, stderr, asked } = asks([]);
  assert.deepEqual([status, asked], [1, '']);
  assert.match(stderr, /EEXIST/);
});
