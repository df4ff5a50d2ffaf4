// The door for sockets, and a whole server behind it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { configFrom } from '../config.ts';
import { messagesIn } from '#protocol/framing.ts';
import type { FromServer } from '#protocol/socket.ts';
import { startServer, type Running } from '../serve.ts';
import { GatheringLine } from './gathering-line.ts';
import { gamesOf, parlourGame } from '#tables/testing/parlour.ts';

const config = configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' });
let server: Running;
before(async () => void (server = await startServer(config, gamesOf(parlourGame))));
after(() => server.close());

const dial = (path = '/socket', origin?: string): WebSocket =>
  new WebSocket(server.address.replace('http', 'ws') + path, { ...(origin !== undefined && { origin }) });
/** The reply; who is here may be told at any moment. */
async function ask(socket: WebSocket, message: object): Promise<FromServer> {
  socket.send(JSON.stringify(message));
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    const reply = messagesIn(data.toString()).find(({ say }) => say !== 'here');
    if (reply) return reply;
  }
}
const post = async (path: string, body: object, token = ''): Promise<any> =>
  (
    await fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  ).json();

test('a game over HTTP and a socket', async () => {
  const { token, player } = await post('/api/guests', { name: 'Ann' });
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const made = { game: 'parlour', options: null, seats, isPublic: false, clock: { kind: 'none' } };
  const { table } = await post('/api/tables', made, token);
  const socket = dial();
  await once(socket, 'open');
  assert.deepEqual(await ask(socket, { say: 'hello', version: 1, token }), {
    say: 'welcome',
    version: 1,
    player: { id: player, name: 'Ann' },
    pages: true,
  });
  const whole = await ask(socket, { say: 'watch', table });
  assert.ok(whole.say === 'table' && whole.doc.view!.waitingFor[0] === 0);
  const command = { do: 'answer', seat: 0, decision: 'turn.act', option: 'earn', nth: 0 };
  const patch = await ask(socket, { say: 'want', table, key: 'k', wish: command });
  assert.equal(patch.say, 'patch');
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  assert.match(metrics, /^longbox_sockets 1$/m);
  assert.match(metrics, /^longbox_messages_in_total 3$/m);
  assert.match(metrics, /^longbox_tables_in_memory 1$/m);
  for (const name of ['messages_out_total', 'refused_total', 'memory_bytes', 'event_loop_delay_p99_seconds'])
    assert.match(metrics, new RegExp(`^# TYPE longbox_${name} (counter|gauge)\nlongbox_${name} [\\d.e-]+$`, 'm'));
  socket.terminate();
});
test('only the one path, and only from pages that may', async () => {
  const refused = async (socket: WebSocket): Promise<string> => ((await once(socket, 'error')) as [Error])[0].message;
  assert.match(await refused(dial('/elsewhere')), /404/);
  assert.match(await refused(dial('/socket', 'https://evil.example')), /403/);
  const own = dial('/socket', server.address);
  await once(own, 'open');
  own.terminate();
});
test('whoever knocks wrongly is told why', async () => {
  const knock = async (path: string, more: string): Promise<[string, Record<string, string>]> => {
    const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`);
    const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
    assert.match(head, /\r\nContent-Type: application\/json/);
    return [head.split(' ')[1]!, JSON.parse(body) as Record<string, string>];
  };
  const told: [string, string, string, RegExp][] = [
    ['/elsewhere', '', '404 no-page', /nothing here/],
    ['/socket', 'Origin: null\r\n', '403 forbidden-origin', /page may not/],
    ['/socket', 'Sec-WebSocket-Version: 13\r\n', '400 bad-message', /Sec-WebSocket-Key/],
  ];
  for (const [path, more, refused, says] of told) {
    const [status, body] = await knock(path, more);
    assert.equal(`${status} ${body['problem']}`, refused);
    assert.match(body['says']!, says);
  }
});
test('what is no request is told so, and one that offers another protocol is answered in this one', async () => {
  const send = async (sent: string): Promise<string> => {
    const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write(sent);
    return text(socket);
  };
  const rubbish = await send('RUBBISH\r\n\r\n');
  assert.match(rubbish, /^HTTP\/1\.1 400 [^]*nosniff[^]*"problem":"bad-message","says":"[^"]*it is no HTTP/);
  const long = await send(`GET /health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  assert.match(long, /^HTTP\/1\.1 431 [^]*"problem":"too-big"/);
  const other = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.once('data', data => resolve(data.toString()));
  socket.write(`GET /health HTTP/1.1\r\nHost: x\r\n${other}\r\n`);
  assert.match(await promise, /^HTTP\/1\.1 200 [^]*"alive"/);
  socket.destroy();
});
test('one address may have so many sockets, and another when one of them has gone', async () => {
  const small = await startServer({ ...config, makesPerMinute: 1 }, gamesOf(parlourGame));
  const dialled = (): WebSocket => new WebSocket(`${small.address.replace('http', 'ws')}/socket`);
  const sockets = Array.from({ length: 5 }, dialled);
  await Promise.all(sockets.map(socket => once(socket, 'open')));
  const [refused] = (await once(dialled(), 'error')) as [Error];
  assert.match(refused.message, /429/);
  sockets[0]!.close();
  await once(sockets[0]!, 'close');
  await setImmediate();
  const last = dialled();
  await once(last, 'open');
  for (const socket of [...sockets, last]) socket.terminate();
  await small.close();
});
test('all sockets of one address share what it may say', async () => {
  const small = await startServer({ ...config, makesPerMinute: 1 }, gamesOf(parlourGame));
  const sockets = Array.from({ length: 5 }, () => new WebSocket(`${small.address.replace('http', 'ws')}/socket`));
  await Promise.all(sockets.map(socket => once(socket, 'open')));
  const heard: FromServer[] = [];
  // Fewer than one socket alone may say.
  const [each, all] = [190, 5 * 190];
  await new Promise<void>(resolve => {
    for (const socket of sockets) {
      socket.on('message', (data: Buffer) => {
        heard.push(...messagesIn(data.toString()));
        if (heard.length === all) resolve();
      });
      for (let n = 0; n < each; n++) socket.send(JSON.stringify({ say: 'ping', n }));
    }
  });
  const refused = heard.filter(message => message.say === 'problem' && message.problem === 'too-fast');
  assert.ok(refused.length > 0, 'not one of them was too much');
  for (const socket of sockets) socket.terminate();
  await small.close();
});
test('pings are answered, but not without measure: who only pings is cut off', async () => {
  const socket = dial();
  await once(socket, 'open');
  socket.ping('here?');
  const [answer] = (await once(socket, 'pong')) as [Buffer];
  assert.equal(answer.toString(), 'here?');
  let pongs = 0;
  socket.on('pong', () => pongs++);
  for (let n = 0; n < 4000; n++) socket.ping();
  const [code] = (await once(socket, 'close')) as [number];
  assert.equal(code, 1006);
  assert.ok(pongs < 1000, `${pongs} of 4000`);
});
test('messages are text, and not too long', async () => {
  const closed = async (send: (socket: WebSocket) => void): Promise<number> => {
    const socket = dial();
    await once(socket, 'open');
    send(socket);
    return ((await once(socket, 'close')) as [number])[0];
  };
  assert.equal(await closed(socket => socket.send(Buffer.from('{}'), { binary: true })), 1003);
  assert.equal(await closed(socket => socket.send('x'.repeat(20_000))), 1009);
});
/** A client, and the server's line to it from the first moment. */
async function lineTo(t: TestContext, opened: (line: GatheringLine) => void): Promise<WebSocket> {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, socket => opened(new GatheringLine(socket, wire))),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  t.after(() => {
    socket.terminate();
    http.close();
  });
  return socket;
}
test('texts of every length and script arrive as they were, those of one moment together', async t => {
  const lengths = [1, 125, 126, 65_535, 65_536, 70_000];
  const texts = [...lengths.map(n => 'x'.repeat(n)), 'Zoë', '日本'.repeat(99)];
  async function sendAll(line: GatheringLine): Promise<void> {
    for (const text of texts) {
      line.send(text);
      await setImmediate();
    }
    for (const text of ['one', 'two']) line.send(text);
  }
  const heard: string[] = [];
  const socket = await lineTo(t, line => void sendAll(line));
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  while (heard.length <= texts.length) await once(socket, 'message');
  assert.deepEqual(heard, [...texts, 'one\ntwo']);
});
for (const letter of ['x', 'ß'])
  test(`what somebody does not read is counted (${letter})`, async t => {
    const { promise, resolve } = Promise.withResolvers<GatheringLine>();
    const socket = await lineTo(t, resolve);
    await once(socket, 'open');
    socket.pause();
    const line = await promise;
    assert.equal(line.bufferedAmount, 0);
    for (let sent = 0; line.bufferedAmount <= 4_000_000; sent++) {
      assert.ok(sent < 1000, `only ${line.bufferedAmount} bytes wait`);
      line.send(letter.repeat(30_000));
      await setImmediate();
    }
  });
test('a server that goes down says so to all, and takes no more', async () => {
  const other = await startServer(config, gamesOf(parlourGame));
  const socket = new WebSocket(`${other.address.replace('http', 'ws')}/socket`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await Promise.all([other.close(), other.close()]);
  assert.equal(((await closed) as [number])[0], 1001);
  await assert.rejects(fetch(`${other.address}/health`));
});
test('two servers cannot have the same port', async () => {
  const port = new URL(server.address).port;
  await assert.rejects(
    startServer({ ...config, port: Number(port) }),
    /^Error: Port \d+ of 127\.0\.0\.1 is in use already/,
  );
});
