// longbox serve: its settings, what it complains about, and that it stops when it is told to.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { VARIABLES } from '#server/config.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { longbox } from '../longbox.ts';
import { newFolder, ran, surroundings } from '../testing.ts';

const QUIET = { LONGBOX_LOG: 'silent', PORT: '0' };

test('the help lists every setting on a line of its own, with its usual value', async () => {
  const { code, out } = await ran('help serve');
  assert.equal(code, 0);
  for (const { name, usual } of VARIABLES) assert.match(out, new RegExp(`^ {2}${name}=${usual} {2,}\\S`, 'm'));
  assert.match(out, /^Environment variables, with their usual values:$/m);
  assert.match(out, /^ {2}PORT=8080 {2,}port to listen on; 0 takes any free one$/m);
  assert.match(out, /^ {2}--port N {2,}port to listen on, instead of PORT$/m);
});

const BAD: Record<string, [args: string, env: Record<string, string>, said: RegExp]> = {
  'PORT that is no number': [
    'serve',
    { PORT: 'eighty' },
    /^PORT is 'eighty'; it wants a whole number from 0 to 65535\./,
  ],
  '--port that is none': ['serve --port 70000', {}, /^PORT is '70000'; it wants a whole number from 0 to 65535\./],
  'a level of logging nobody knows': [
    'serve',
    { LONGBOX_LOG: 'loud' },
    /^LONGBOX_LOG is 'loud'; it wants one of silent,/,
  ],
  'an option nobody knows': ['serve --prot 1', {}, /no option --prot\. Did you mean --port\?/],
  'an address that is not here': ['serve', { HOST: '203.0.113.7' }, /cannot start: This machine has no address 203\.0/],
  'an address that is none': ['serve', { HOST: 'a b' }, /There is no address a b\. HOST wants one of its own: 127/],
};
for (const [what, [args, env, said]] of Object.entries(BAD))
  test(`a complaint about ${what}`, async () => {
    const { code, err, out } = await ran(args, { env: { ...QUIET, ...env } });
    assert.notEqual(code, 0);
    assert.match(err.replaceAll(/\s+/g, ' '), said);
    assert.equal(out, '');
  });

test('a port in use is told', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = async (env: Record<string, string>): Promise<string> => {
    const { code, err } = await ran(`serve --port ${port}`, { env: { ...QUIET, ...env } });
    assert.equal(code, 1);
    return err.replaceAll(/\s+/g, ' ').trimEnd();
  };
  const inUse = `The server cannot start: Port ${port} of 127.0.0.1 is in use already, perhaps by another Longbox.`;
  const start = { npm_lifecycle_event: 'start' };
  assert.equal(await said({}), `${inUse} Choose another one: longbox serve --port 9000`);
  assert.equal(await said(start), `${inUse} Choose another one: npm start -- --port 9000`);
  other.close();
});

test('a file that is no store is told and left alone', async () => {
  const folder = newFolder();
  const { code, err } = await ran('serve --file .', { folder, env: QUIET });
  assert.equal(code, 1);
  assert.match(err.replaceAll(/\s+/g, ' '), /^The server cannot start: The file \S+ cannot be used as a store/);
});

test('a damaged file is told, with what to do, and nothing is served', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'games.db');
  await openSqlite(file).close();
  const whole = readFileSync(file);
  // All pages but the first, which says what the file is.
  writeFileSync(file, whole.fill(0xa5, 4096));
  const { code, err, out } = await ran('serve --file games.db', {
    folder,
    env: QUIET,
    signal: AbortSignal.timeout(120_000),
  });
  assert.deepEqual([code, out], [1, '']);
  assert.match(
    err.replaceAll(/\s+/g, ' '),
    /^The server cannot start: The file \S+ cannot be used as a store: .*restore a backup.*\.recover/,
  );
});

test('it serves until it is told to stop, and keeps its file where it was started', async () => {
  const folder = newFolder();
  const stop = new AbortController();
  const place = surroundings(folder, QUIET, stop.signal);
  const ended = longbox(['serve', '--file', 'games.db'], place);
  await once(place.output, 'data');
  const address = /Longbox is served at (http:\/\/127\.0\.0\.1:\d+)\. Stop it with Ctrl-C\./.exec(place.said())![1]!;
  assert.equal((await fetch(`${address}/ready`)).status, 200);
  assert.equal(place.muttered().includes("'npm run build' builds it"), !existsSync('dist/web/index.html'));
  stop.abort();
  assert.equal(await ended, 0);
  await assert.rejects(fetch(`${address}/ready`));
  assert.ok(existsSync(path.join(folder, 'games.db')));
});
