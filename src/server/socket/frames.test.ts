// Messages are heard in the order in which they were said, whoever reads them: we ourselves, or `ws`.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { hearText } from './frames.ts';

const MOST = 1000;
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const HEADERS = ['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
const UPGRADE = ['GET / HTTP/1.1', ...HEADERS, `Sec-WebSocket-Key: ${KEY}`, '', ''].join('\r\n');
const [WHOLE, TEXT, CLOSE, PING, PONG] = [0x80, 1, 8, 9, 10];

/** What is said on a line of bytes, and what is heard of it. */
class Line {
  readonly heard: string[] = [];
  readonly socket: Socket;
  private readonly stop: () => void;

  private constructor(socket: Socket, heard: string[], stop: () => void) {
    this.socket = socket;
    this.heard = heard;
    this.stop = stop;
  }
  static async open(first: Buffer = Buffer.alloc(0)): Promise<Line> {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST });
    const heard: string[] = [];
    const http = createServer().on('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, socket => {
        for (const name of ['message', 'ping', 'pong'] as const)
          socket.on(name, (data: Buffer) => heard.push(`${name} ${String(data)}`));
        socket.on('close', code => heard.push(`closed ${code}`)).on('error', () => heard.push('error'));
        hearText(socket, wire, MOST, text => heard.push(text));
      }),
    );
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    socket.write(Buffer.concat([Buffer.from(UPGRADE), first]));
    await once(socket, 'data');
    return new Line(socket, heard, () => http.close());
  }
  /** Writes all that, each by itself, and waits until so much was heard. */
  async say(count: number, ...bytes: Buffer[]): Promise<string[]> {
    for (const piece of bytes) {
      this.socket.write(piece);
      await pause(10);
    }
    for (let n = 0; n < 100 && this.heard.length < count; n++) await pause(5);
    return this.heard;
  }
  end(): void {
    this.socket.destroy();
    this.stop();
  }
}
function frame(kind: number, text: string, mask = 0x80): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length < 126 ? [bytes.length | mask] : [126 | mask, bytes.length >> 8, bytes.length & 255];
  const key = mask ? [1, 2, 130, 4] : [];
  return Buffer.from([kind, ...length, ...key, ...bytes.map((byte, i) => byte ^ (key[i & 3] ?? 0))]);
}
const text = (said: string): Buffer => frame(WHOLE | TEXT, said);
async function heardOf(count: number, ...bytes: Buffer[]): Promise<string[]> {
  const line = await Line.open();
  try {
    return await line.say(count, ...bytes);
  } finally {
    line.end();
  }
}

test('plain messages are heard at once, short and long, one by one and together', async () => {
  const long = 'x'.repeat(MOST);
  const heard = await heardOf(
    5,
    text('one'),
    Buffer.concat([text('two'), text(long), text('')]),
    text('y'.repeat(126)),
  );
  assert.deepEqual(heard, ['one', 'two', long, '', 'y'.repeat(126)]);
});
test('what came with the request is heard, too', async () => {
  const line = await Line.open(text('early'));
  assert.deepEqual(await line.say(1), ['early']);
  line.end();
});
test('signs of life are for ws; then we go on, in any language', async () => {
  const all = [text('a'), text('Ä €'), text('b'), frame(WHOLE | PING, 'p'), frame(WHOLE | PONG, ''), text('c')];
  const wanted = ['a', 'Ä €', 'b', 'ping p', 'pong ', 'c'];
  assert.deepEqual(await heardOf(6, Buffer.concat(all)), wanted);
  assert.deepEqual(await heardOf(6, ...all), wanted);
});
test('what comes in pieces is put together by ws, and all that follows is heard by it', async () => {
  const whole = Buffer.concat([text('a'), text('broken'), text('b')]);
  for (let cut = text('a').length + 1; cut < whole.length - text('b').length; cut++)
    assert.deepEqual(await heardOf(3, whole.subarray(0, cut), whole.subarray(cut)), [
      'a',
      'message broken',
      'message b',
    ]);
  const parts = [frame(TEXT, 'one '), frame(WHOLE, 'message'), text('b')];
  assert.deepEqual(await heardOf(2, ...parts), ['message one message', 'message b']);
});
test('a farewell is the end, and so is what is against the protocol', async () => {
  const bye = frame(WHOLE | CLOSE, '');
  assert.deepEqual(await heardOf(2, Buffer.concat([text('a'), bye, text('b')]), text('c')), ['a', 'closed 1005']);
  for (const wrong of [frame(WHOLE | TEXT, 'bare', 0), frame(WHOLE | 3, ''), frame(WHOLE | 0x40 | TEXT, '')])
    assert.deepEqual((await heardOf(2, Buffer.concat([text('a'), wrong, text('b')]), text('c'))).slice(0, 2), [
      'a',
      'error',
    ]);
  assert.deepEqual((await heardOf(1, text('x'.repeat(MOST + 1)), text('c'))).slice(0, 1), ['error']);
  const notText = frame(WHOLE | TEXT, '').fill(0);
  assert.deepEqual((await heardOf(1, notText)).slice(0, 1), ['error']);
});
test('bytes that are no text are refused, and what follows is not heard', async () => {
  const wrong = text('ab');
  wrong[wrong.length - 1]! ^= 0xff;
  const heard = await heardOf(2, Buffer.concat([text('a'), wrong, text('b')]), text('c'));
  assert.deepEqual(heard.slice(0, 2), ['a', 'error']);
  assert.ok(!heard.includes('b') && !heard.includes('c'));
});
