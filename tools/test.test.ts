// The test driver, run on folders whose tests pass, fail, crash or are not there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { folderWith } from './folder.ts';

const TOP = "import assert from 'node:assert';\nimport { describe, test } from 'node:test';\n";
const EXIT = "test('two', () => new Promise(() => setTimeout(process.exit, 100, 0)));";
const WAIT = "test('for long', () => new Promise(() => setTimeout(() => {}, 3000)));";
const HINT = "test('fine', () => console.log('a hint'));";
const ROOT = folderWith({
  'package.json': '{"type":"module"}',
  'src/good.test.ts': `${TOP}test('one', () => {});\ntest('two', { skip: true }, () => {});`,
  'src/bad.test.ts': `${TOP}${HINT}\ntest('adds up', () => {\n  assert.equal(1 + 1, 3);\n});`,
  'src/nested.test.ts': `${TOP}describe('group', () => {\n  test('inner', () => assert.fail('inside'));\n});`,
  'src/crash.test.ts': "throw new Error('no file');",
  'src/exit.test.ts': `${TOP}test('one', () => {});\n${EXIT}`,
  'src/late.test.ts': `${TOP}test('one', () => {});\nsetTimeout(() => { throw new Error('too late'); }, 5);`,
  'src/waiting.test.ts': `${TOP}${WAIT}\ntest('next', () => {});`,
  'src/laws.ts': `${TOP}export const laws = () => test('law', () => {});`,
  'src/lawful.test.ts': "import { laws } from './laws.ts';\nlaws();",
  'src/hollow.test.ts': 'export {};',
  'src/printing.test.ts': `${TOP}console.log('a word');\ntest('one', () => {});`,
});

/** So many that they share processes. */
const many = (file: string): string[] => Array.from({ length: 9 }, (_, n) => `src/games/${file}/${n}.test.ts`);
const fine = (files: readonly string[]) =>
  Object.fromEntries(files.map(file => [file, `${TOP}test('which', () => console.log('in', process.pid));`]));
const SHARED = folderWith({
  'package.json': '{"type":"module"}',
  ...fine(many('well')),
  ...fine(many('bad')),
  'src/games/bad/wrong.test.ts': `${TOP}test('adds up', () => {\n  assert.equal(1 + 1, 3);\n});`,
  'src/games/bad/crash.test.ts': "throw new Error('no file');",
  'src/games/bad/exit.test.ts': `${TOP}test('one', () => {});\n${EXIT}`,
  'src/games/bad/waiting.test.ts': `${TOP}${WAIT}\ntest('next', () => {});`,
});

/** A test that fails the first time it is run. */
const once = (name: string, why: string): string => `${TOP}import { existsSync, writeFileSync } from 'node:fs';
test('${name}', () => {
  if (existsSync('${name}')) return;
  writeFileSync('${name}', '');
  assert.fail('${why}');
});`;
/** Pages that pass, in processes that they share with those that fail. */
const WELL = Array.from({ length: 9 }, (_, n) => `e2e/well-${n}.e2e.ts`);
const APPEND = "import { appendFileSync } from 'node:fs';";
/** Tests of programs that are quick, so that they share processes, too. */
const QUICK = Array.from({ length: 9 }, (_, n) => `src/cli/quick-${n}.test.ts`);
const TELL = "test('which', () => appendFileSync('processes', process.pid + ' '));";
/** Tests that start browsers, servers or programs: of each kind one that fails once, and one that always does. */
const UNSTEADY = folderWith({
  'package.json': '{"type":"module"}',
  ...Object.fromEntries(WELL.map(file => [file, `${TOP}${APPEND}\ntest('fine', () => appendFileSync('runs', 'x'));`])),
  ...Object.fromEntries(QUICK.map(file => [file, `${TOP}${APPEND}\n${TELL}`])),
  'e2e/once.e2e.ts': once('a click', 'no turn'),
  'e2e/never.e2e.ts': `${TOP}test('a wrong page', () => assert.fail('the title is gone'));`,
  'e2e/hollow.e2e.ts': 'export {};',
  'src/server/once.test.ts': once('a bot', 'too slow'),
  'src/server/never.test.ts': `${TOP}test('a wrong answer', () => assert.fail('nobody won'));`,
  'tools/once.test.ts': once('a program', 'not started'),
  'src/games/once.test.ts': once('a rule', 'not kept'),
});

/** Runs the driver there; the last line must be the closing line. */
const drive = (...args: string[]) => driveIn(ROOT, ...args);
function driveIn(cwd: string, ...args: string[]) {
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env;
  const env = { ...rest, LONGBOX_LONGEST_TEST: '1000' };
  const driver = path.resolve(import.meta.dirname, 'test.ts');
  const { status, stdout } = spawnSync(process.execPath, [driver, ...args], { cwd, env, encoding: 'utf8' });
  return { status, stdout, closing: stdout.trimEnd().split('\n').at(-1) };
}

test('what it takes is told, and nothing is run', () => {
  const { status, stdout } = drive('--help');
  assert.equal(status, 0);
  assert.match(stdout, /^npm test -- WORD … +only the test files/m);
  assert.doesNotMatch(stdout, /passed/);
});

test('what passes and what is skipped is counted', () => {
  const { status, stdout, closing } = drive('good');
  assert.deepEqual([status, closing], [0, '1 passed, 0 failed']);
  assert.match(stdout, /^1 skipped$/m);
});

test('tests written in another file count for the file that calls them', () => {
  assert.equal(drive('lawful').closing, '1 passed, 0 failed');
});

test('a failure is shown with its place and fails the run', () => {
  const { status, stdout, closing } = drive('bad');
  assert.deepEqual([status, closing], [1, '1 passed, 1 failed']);
  assert.match(stdout, /✗ adds up \(src\/bad\.test\.ts:4\)\n\s+AssertionError.*\n[\s\S]*src\/bad\.test\.ts:5:/);
  assert.doesNotMatch(stdout, /node:internal/);
});

test('a failure inside a group counts once', () => {
  assert.equal(drive('nested').closing, '0 passed, 1 failed');
});

test('a file that crashes, breaks off, fails late or holds no test is a failure', () => {
  assert.equal(drive('crash').closing, '0 passed, 1 failed');
  assert.match(drive('exit').stdout, /it broke off before its tests were done[\s\S]*\n1 passed, 1 failed\n$/);
  assert.match(drive('late').stdout, /too late[\s\S]*\n1 passed, 1 failed\n$/);
  assert.match(
    drive('hollow').stdout,
    /it holds no test, or ended before the first was done\n[\s\S]*\n0 passed, 1 failed\n$/,
  );
});

test('a test that waits for what never comes is named, and the next one runs', () => {
  const { stdout, closing } = drive('waiting');
  assert.equal(closing, '1 passed, 1 failed');
  assert.match(stdout, /✗ for long \(src\/waiting\.test\.ts:\d\)\n\s+.*timed out after 1000ms/);
});

test('words choose files, and what those print is shown', () => {
  const { stdout, closing } = drive('good', 'printing');
  assert.equal(closing, '2 passed, 0 failed');
  assert.match(stdout, /^1 skipped$/m);
  assert.match(stdout, /a word/);
});

test('tests of games share processes', () => {
  const { stdout, closing } = driveIn(SHARED, 'well');
  assert.equal(closing, '9 passed, 0 failed');
  assert.equal(new Set(stdout.match(/^in \d+$/gm)).size, Math.max(2, os.availableParallelism()));
});

test('where one of those that share a process fails, crashes, breaks off or hangs, it is named', () => {
  const { status, stdout, closing } = driveIn(SHARED, 'bad');
  assert.deepEqual([status, closing], [1, '11 passed, 4 failed']);
  assert.match(stdout, /✗ adds up \(src\/games\/bad\/wrong\.test\.ts:3\)/);
  assert.match(stdout, /✗ src\/games\/bad\/crash\.test\.ts\n/);
  assert.match(stdout, /✗ src\/games\/bad\/exit\.test\.ts\n\s+it broke off/);
  assert.match(stdout, /✗ for long \(src\/games\/bad\/waiting\.test\.ts:\d\)/);
});

test('in a run of all tests, files that start browsers, servers or programs get one more try, and that is said', () => {
  const { status, stdout, closing } = driveIn(UNSTEADY);
  assert.equal(status, 1);
  assert.equal(closing, '21 passed, 11 failed', 'seven checks and four files failed');
  const unsteady = stdout.match(/^\S+(?= is unsteady)/gm)!.sort();
  assert.deepEqual(unsteady, ['e2e/once.e2e.ts', 'src/server/once.test.ts', 'tools/once.test.ts']);
  assert.equal(readFileSync(path.join(UNSTEADY, 'runs'), 'utf8'), 'xxxxxxxxx', 'pages that pass are run once');
  const processes = readFileSync(path.join(UNSTEADY, 'processes'), 'utf8').trim().split(' ');
  assert.deepEqual([processes.length, new Set(processes).size], [9, Math.max(2, os.availableParallelism())]);
  assert.match(stdout, /e2e\/once\.e2e\.ts is run again:\n\s+a click: AssertionError.*no turn/);
  assert.match(stdout, /src\/server\/once\.test\.ts is run again:\n\s+a bot: AssertionError.*too slow/);
  assert.match(stdout, /tools\/once\.test\.ts is run again:\n\s+a program: AssertionError.*not started/);
  assert.match(stdout, /✗ a wrong page \(e2e\/never\.e2e\.ts:\d\)\n\s+AssertionError.*the title is gone/);
  assert.match(stdout, /✗ a wrong answer \(src\/server\/never\.test\.ts:\d\)\n\s+AssertionError.*nobody won/);
  assert.match(stdout, /✗ a rule \(src\/games\/once\.test\.ts:\d\)\n\s+AssertionError.*not kept/, 'in memory alone');
  assert.match(stdout, /✗ e2e\/hollow\.e2e\.ts\n\s+it holds no test/);
});

test('a run without any test fails', () => {
  const { status, stdout, closing } = drive('nowhere');
  assert.deepEqual([status, closing], [1, '0 passed, 1 failed']);
  assert.match(stdout, /no test file has "nowhere" in its path/);
});

test('without words the checks run too, and each that fails counts', () => {
  const { status, stdout, closing } = drive();
  assert.equal(status, 1);
  assert.match(stdout, /It printed:\n\s+a hint\n/, 'where something failed');
  assert.doesNotMatch(stdout, /a word/);
  assert.match(closing!, /^7 passed, 1\d failed$/);
  assert.match(stdout, /^1 skipped$/m);
});
