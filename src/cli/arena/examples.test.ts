// The example bots: short, in need of nothing, and able to play whole games, also when the server goes away meanwhile.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { configFrom } from '#server/config.ts';
import { startServer, type Running } from '#server/serve.ts';
import { longbox } from '../longbox.ts';
import { newFolder, surroundings } from '../testing.ts';

const FOLDER = fileURLToPath(new URL('../../../examples/', import.meta.url));
const [SOCKET, STDIO] = ['bot-socket.mjs', 'bot-stdio.mjs'].map(name => path.join(FOLDER, name)) as [string, string];

function serving(env: Record<string, string> = {}): Promise<Running> {
  return startServer(configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent', ...env }));
}
/** Runs the socket example to its end; what it printed. */
async function played(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, [SOCKET, ...args], { env: { ...process.env, ...env } });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const code = await new Promise(resolve => child.on('close', resolve));
  assert.equal(code, 0, out);
  return out;
}
async function post<T>(address: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

test('the examples have fewer than 60 lines and use nothing but Node', () => {
  const files = readdirSync(FOLDER);
  assert.deepEqual(files.toSorted(), ['bot-socket.mjs', 'bot-stdio.mjs']);
  for (const file of files) {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    assert.ok(text.split('\n').length <= 60, file);
    for (const [, from] of text.matchAll(/from '(.*)'/g)) assert.match(from!, /^node:/);
  }
});

test('the socket example plays a whole game of Dice Masters against a bot of the server', async () => {
  const server = await serving();
  const out = await played([`${server.address}/`]);
  await server.close();
  assert.match(out, /ranks: \[ [12], [12] \]/);
});

/** Waits until the table is there and its game has so many answers, or is over. */
async function answers(server: Running, table: string, count: number): Promise<void> {
  for (;;) {
    const { match, status } = (await server.host.open(table)).table;
    if (status === 'over' || (match?.length ?? 0) >= count) return;
    await after(5);
  }
}

test('two socket examples play on when the server comes back', async () => {
  const env = { LONGBOX_FILE: path.join(newFolder(), 'games.db') };
  const first = await serving(env);
  const guests = await Promise.all(
    ['Ann', 'Bob'].map(name => post<{ token: string }>(`${first.address}/api/guests`, { name })),
  );
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'dice-masters', options: null, seats, isPublic: false, clock: { kind: 'none' } };
  const { table } = await post<{ table: string }>(`${first.address}/api/tables`, wanted, guests[0]!.token);
  const games = guests.map(({ token }) => played([first.address, table], { LONGBOX_TOKEN: token }));
  await answers(first, table, 20);
  await first.close();
  const second = await serving({ ...env, PORT: new URL(first.address).port });
  const before = (await second.host.open(table)).table.match!.length;
  const [ann, bob] = await Promise.all(games);
  const record = (await second.host.open(table)).table.match!;
  await second.close();
  assert.ok(before >= 20 && before < record.length, `${before} of ${record.length} answers before`);
  for (const out of [ann, bob]) assert.match(out!, /ranks: \[ [12], [12] \]/);
});

test('the stdio example plays Dice Masters in the arena without a fault', async () => {
  const around = surroundings(newFolder());
  const players = `random,stdio:"${process.execPath}" "${STDIO}"`;
  const words = ['--game', 'dice-masters', '--players', players, '--games', '2', '--limit', '60000', '--threads', '1'];
  assert.equal(await longbox(['arena', ...words, '--json'], around), 0, around.muttered());
  const told = JSON.parse(around.said()) as { players: { games: number; late: number; illegal: number }[] };
  assert.deepEqual(
    told.players.map(({ games, late, illegal }) => [games, late, illegal]),
    [
      [2, 0, 0],
      [2, 0, 0],
    ],
  );
});
