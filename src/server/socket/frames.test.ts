// Messages as bytes on the line: however they are cut, they are heard in order, and what is no message ends the line.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gamesOf, parlourGame } from '#tables/testing/parlour.ts';
import { configFrom } from '../config.ts';
import { startServer } from '../serve.ts';
import { MOST_MESSAGE } from './sockets.ts';

const config = configFrom({ PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent' });
const server = await startServer({ ...config, makesPerMinute: 1000 }, gamesOf(parlourGame));
after(() => server.close());

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const HEADERS = ['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
const UPGRADE = ['GET /socket HTTP/1.1', ...HEADERS, `Sec-WebSocket-Key: ${KEY}`, '', ''].join('\r\n');
const [WHOLE, TEXT, CLOSE, PING] = [0x80, 1, 8, 9];
const PONG = `${String.fromCharCode(WHOLE | 10, 1)}p`;

function frame(kind: number, text: string, mask = 0x80): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length < 126 ? [bytes.length | mask] : [126 | mask, bytes.length >> 8, bytes.length & 255];
  const key = mask ? [1, 2, 130, 4] : [];
  return Buffer.from([kind, ...length, ...key, ...bytes.map((byte, i) => byte ^ (key[i & 3] ?? 0))]);
}
const text = (said: string): Buffer => frame(WHOLE | TEXT, said);
const ping = (n: number, more = ''): Buffer => text(JSON.stringify({ say: 'ping', n }) + more);
const PING_TEXT = JSON.stringify({ say: 'ping', n: 3 });

/** A line of bytes to the server, and what has come back on it. */
class Line {
  private heard = '';
  private isClosed = false;
  private readonly socket = connect(Number(new URL(server.address).port), '127.0.0.1');

  static async open(): Promise<Line> {
    const line = new Line();
    line.socket.write(UPGRADE);
    const [greeting] = (await once(line.socket, 'data')) as [Buffer];
    assert.match(String(greeting), /^HTTP\/1.1 101 /);
    line.socket.on('data', (bytes: Buffer) => void (line.heard += bytes.toString('latin1')));
    line.socket.on('error', () => undefined).on('close', () => void (line.isClosed = true));
    return line;
  }
  /** Writes these bytes, each by itself. */
  async say(...pieces: Buffer[]): Promise<void> {
    for (const piece of pieces) {
      this.socket.write(piece);
      await pause(10);
    }
  }
  /** The replies that have come back once so many pings are answered. */
  async answered(count: number): Promise<string> {
    while (numbersIn(this.heard).length < count && !this.isClosed) await pause(5);
    this.socket.destroy();
    return this.heard;
  }
  /** The replies that had come back when the server ended the line. */
  async ended(): Promise<string> {
    this.socket.end();
    while (!this.isClosed) await pause(5);
    return this.heard;
  }
}
/** The numbers of the pings that were answered. */
const numbersIn = (heard: string): number[] => Array.from(heard.matchAll(/"pong","n":(\d+)/g), ([, n]) => Number(n));
async function answersTo(count: number, ...pieces: Buffer[]): Promise<string> {
  const line = await Line.open();
  await line.say(...pieces);
  return line.answered(count);
}

test('messages are answered in order, short and long, one by one and together', async () => {
  const long = ' '.repeat(MOST_MESSAGE - PING_TEXT.length);
  const pieces = [ping(1), Buffer.concat([ping(2), ping(3, long), ping(4)]), ping(5, ' '.repeat(126))];
  assert.deepEqual(numbersIn(await answersTo(5, ...pieces)), [1, 2, 3, 4, 5]);
});

test('signs of life are answered between messages, which may be in any language', async () => {
  const greeting = text(JSON.stringify({ say: 'Ä €' }));
  const all = [ping(1), greeting, frame(WHOLE | PING, 'p'), ping(2)];
  for (const heard of [await answersTo(2, ...all), await answersTo(2, Buffer.concat(all))]) {
    assert.deepEqual(numbersIn(heard), [1, 2]);
    assert.ok(heard.includes(PONG) && heard.includes('bad-message'));
  }
});

test('what comes in pieces is put together, wherever it is cut', async () => {
  const whole = Buffer.concat([ping(1), ping(2), ping(3)]);
  for (let cut = ping(1).length; cut <= ping(1).length + ping(2).length; cut++)
    assert.deepEqual(numbersIn(await answersTo(3, whole.subarray(0, cut), whole.subarray(cut))), [1, 2, 3]);
  const parts = [frame(TEXT, '{"say":"ping",'), frame(WHOLE, '"n":1}'), ping(2)];
  assert.deepEqual(numbersIn(await answersTo(2, ...parts)), [1, 2]);
});

test('after a farewell, and after what is against the protocol, nothing is heard any more', async () => {
  const notText = text('ab');
  notText[notText.length - 1]! ^= 0xff;
  const wrong = [
    frame(WHOLE | CLOSE, ''),
    frame(WHOLE | TEXT, 'bare', 0),
    frame(WHOLE | 3, ''),
    frame(WHOLE | 0x40 | TEXT, ''),
    text('x'.repeat(MOST_MESSAGE + 1)),
    notText,
  ];
  for (const bytes of wrong) {
    const line = await Line.open();
    await line.say(Buffer.concat([bytes, ping(1)]), ping(2));
    assert.deepEqual(numbersIn(await line.ended()), []);
  }
});
