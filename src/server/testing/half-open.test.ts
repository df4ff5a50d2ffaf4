// Tests of half-open connections: callers who send half a request, or do not read the answer, are let go of; those who
// watch over the server are not limited, and those who ask for what is not there are.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { FastifyInstance } from 'fastify';
import { configFrom } from '../config.ts';
import { startServer, type Running } from '../serve.ts';
import { House } from './http.ts';
import { guest, Visitor } from './visitor.ts';

/** Milliseconds that the server of these tests waits; others wait for thirty seconds. */
const SLOWEST = 500;
let server: Running;
let port: number;
before(async () => {
  const env = { PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' };
  server = await startServer({ ...configFrom(env), slowest: SLOWEST });
  port = Number(new URL(server.address).port);
});
after(() => server.close());

/** A client that sends this and never reads; resolves when the server has cut it off. */
async function cutOff(text: string): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  // Once it is cut off there, writing to it fails.
  const writing = setInterval(() => socket.write(' '), SLOWEST * 4).unref();
  await new Promise(resolve => socket.on('close', resolve));
  clearInterval(writing);
}
const HEAD = 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const PIPELINED = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(30_000);
for (const [what, text] of [
  ['half a line', 'GET /hea'],
  ['half of the headers', `${HEAD}X-Note: a`], // the blanks sent later are part of the note
  ['half a body', `${HEAD}Content-Length: 100\r\n\r\n{"name":`],
  ['many requests whose answers nobody reads', PIPELINED],
] as const)
  test(`cut off after ${what}`, () => cutOff(text));

test('a request that is still worked on is spared', async t => {
  const { host } = server;
  const newGuest = host.newGuest.bind(host);
  t.after(() => (host.newGuest = newGuest));
  host.newGuest = async name => {
    await sleep(SLOWEST * 4);
    return await newGuest(name);
  };
  assert.ok((await guest(server.address, 'Slow')).token, 'it is answered');
});

test('a socket on which nothing is said stays open', async () => {
  const visitor = await Visitor.come(server.address, (await guest(server.address, 'Ann')).token);
  await sleep(SLOWEST * 3);
  assert.equal(visitor.socket.readyState, WebSocket.OPEN);
  assert.deepEqual(await visitor.say({ say: 'ping', n: 1 }), { say: 'pong', n: 1 });
  visitor.leave();
});

const statuses = async (app: FastifyInstance, url: string, times: number): Promise<Map<number, number>> => {
  const counted = new Map<number, number>();
  for (let n = 0; n < times; n++) {
    const { statusCode } = await app.inject({ method: 'GET', url });
    counted.set(statusCode, (counted.get(statusCode) ?? 0) + 1);
  }
  return counted;
};
test('what is not there is limited as all else, and health is not', async () => {
  const house = await House.open();
  const missing = await statuses(house.app, '/nowhere', 650);
  assert.deepEqual(
    [...missing],
    [
      [404, 600],
      [429, 50],
    ],
  );
  assert.equal((await house.ask('GET /api/games')).status, 429);
  for (const url of ['/health', '/ready']) assert.deepEqual([...(await statuses(house.app, url, 650))], [[200, 650]]);
  await house.close();
});

test('where the names of the server are known, it answers to no other', async () => {
  const house = await House.open({ LONGBOX_HOSTS: 'games.example, [::1]' });
  const asked = async (host: string, what = 'GET /api/games') => (await house.ask(what, { headers: { host } })).status;
  for (const host of ['games.example', 'GAMES.example:8080', '[::1]:80']) assert.equal(await asked(host), 200, host);
  for (const host of ['evil.example', 'games.example.evil.example', '127.0.0.1', ''])
    assert.equal(await asked(host), 421, host);
  assert.deepEqual([await asked('10.0.0.7', 'GET /health'), await asked('10.0.0.7', 'GET /ready')], [200, 200]);
  assert.throws(() => configFrom({ LONGBOX_HOSTS: 'https://games.example' }), /LONGBOX_HOSTS has 'https:/);
  await house.close();
  const env = { PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent', LONGBOX_HOSTS: 'games.example' };
  const named = await startServer(configFrom(env));
  const socket = new WebSocket(`${named.address.replace('http', 'ws')}/socket`);
  const [error] = (await once(socket, 'error')) as [Error];
  assert.match(error.message, /421/);
  await named.close();
});

test('pages may connect to this server alone, and load nothing from elsewhere', async () => {
  const house = await House.open();
  const { headers } = await house.ask('GET /health', { headers: { host: 'games.example:8080' } });
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /connect-src 'self' ws:\/\/games\.example:8080 wss:\/\/games\.example:8080;/);
  assert.doesNotMatch(policy, /(ws|wss|https|http):(?!\/\/)/);
  const odd = await house.ask('GET /health', { headers: { host: "x; script-src 'unsafe-inline'" } });
  assert.doesNotMatch(String(odd.headers['content-security-policy']), /script-src 'unsafe-inline'/);
  await house.close();
});
