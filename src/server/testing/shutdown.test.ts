// The real server, asked to stop or killed in the middle of play: it says good-bye, goes quickly, and loses nothing.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Player } from './player.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-shutdown-'));
after(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  address: string;
  child: ChildProcess;
  /** Resolves to the exit code and the signal. */
  ended: Promise<unknown[]>;
}
async function served(): Promise<Running> {
  const args = [MAIN, 'serve', '--port', '0', '--file', path.join(folder, 'games.db')];
  const env = { ...process.env, LONGBOX_LOG: 'error' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  after(() => child.kill('SIGKILL'));
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const [address] = /http:\S+\d/.exec(said) ?? [];
    if (address !== undefined) return { address, child, ended };
  }
  throw new Error(`the server does not start: ${said}`);
}

async function asked<T>(address: string, what: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address + what, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200);
  return (await answer.json()) as T;
}
/** Two people at one table, and one of them against a bot. */
async function newPlayers(address: string): Promise<Player[]> {
  const guest = (name: string) => asked<{ token: string }>(address, '/api/guests', { name });
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const common = { game: 'dice-masters', options: { format: 'first-game' }, isPublic: true, clock: { kind: 'none' } };
  const table = async (other: object): Promise<string> => {
    const wanted = { ...common, seats: [{ kind: 'me' }, other] };
    return (await asked<{ table: string }>(address, '/api/tables', wanted, ann.token)).table;
  };
  const both = await table({ kind: 'open' });
  await asked(address, `/api/tables/${both}/seats`, {}, ben.token);
  const alone = await table({ kind: 'bot', level: 'random' });
  return [new Player('Ann', ann.token, [both, alone]), new Player('Ben', ben.token, [both])];
}

/** Somebody who opens a socket and then answers nothing, not even a farewell. */
async function deafGuest(address: string): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
  const key = Buffer.from('sixteen letters.').toString('base64');
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  socket.on('error', () => undefined);
  await once(socket, 'data');
  return socket;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const latest = performance.now() + 120_000;
  while (!isSo()) {
    assert.ok(performance.now() < latest, `${what}: not within two minutes`);
    await sleep(5);
  }
}
const promisesTo = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
const botAnswers = ([ann]: readonly Player[]): number =>
  [...ann!.tables.values()].flatMap(({ doc }) => doc.log ?? []).filter(({ by }) => by === 'bot').length;

/** Lets them play a while, the bot too, and ends it. */
async function playUntil(signal: NodeJS.Signals, running: Running, players: readonly Player[]): Promise<void> {
  const { address, child, ended } = running;
  const [promised, byBots] = [promisesTo(players), botAnswers(players)];
  const gone = Promise.all(players.map(player => player.visit(address)));
  await until(() => promisesTo(players) > promised + 20 && botAnswers(players) > byBots, 'play goes on');
  child.kill(signal);
  await ended;
  await gone;
  for (const { complaints } of players) assert.deepEqual(complaints, []);
}

test('the server stops in the middle of play, is killed in the middle of play, and nothing is lost', async () => {
  const first = await served();
  const players = await newPlayers(first.address);
  const deaf = await deafGuest(first.address);
  await playUntil('SIGTERM', first, players);
  deaf.destroy();
  assert.deepEqual(await first.ended, [0, null]);
  assert.deepEqual(
    players.map(({ closedWith }) => closedWith),
    [1001, 1001],
  );

  const second = await served();
  await playUntil('SIGKILL', second, players);
  const third = await served();
  await playUntil('SIGTERM', third, players);
  assert.deepEqual(await third.ended, [0, null]);
  for (const { acknowledged } of players)
    assert.equal(new Set(acknowledged.map(({ table, seq }) => `${table} ${seq}`)).size, acknowledged.length);
});
