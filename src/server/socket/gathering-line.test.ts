// A line whose reader is slow: what is long goes out in pieces, signs of life come between, and nobody is cut off who
// reads on.
import assert from 'node:assert/strict';
import { Writable, type Duplex } from 'node:stream';
import { test } from 'node:test';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionContext } from '#tables/live/connection.ts';
import type { Subscriber } from '#tables/documents/subscribers.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import { GatheringLine } from './gathering-line.ts';

/** A wire whose other end reads when it is told to. */
class SlowWire extends Writable {
  readonly bytes: Buffer[] = [];
  private readonly unread: { bytes: Buffer; done: () => void }[] = [];

  constructor() {
    super({ decodeStrings: true, highWaterMark: 16_384 });
  }
  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.unread.push({ bytes, done });
  }
  /** Reads at most so many bytes; tells how many there were. */
  async read(most: number): Promise<number> {
    let left = most;
    while (left > 0 && this.unread.length) {
      const first = this.unread[0]!;
      const taken = first.bytes.subarray(0, left);
      this.bytes.push(taken);
      left -= taken.length;
      first.bytes = first.bytes.subarray(taken.length);
      if (first.bytes.length) continue;
      this.unread.shift();
      first.done();
      await new Promise(setImmediate);
    }
    return most - left;
  }
}
interface Frame {
  first: number;
  text: string;
}
function framesIn(all: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < all.length;) {
    const [first, short] = [all[at]!, all[at + 1]!];
    const [length, header] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [all.readUInt16BE(at + 2), 4]
          : [Number(all.readBigUInt64BE(at + 2)), 10];
    frames.push({ first, text: all.toString('latin1', at + header, at + header + length) });
    at += header + length;
  }
  return frames;
}
/** The messages of frames, in order; control frames stand by themselves. */
function messagesOf(frames: readonly Frame[]): string[] {
  const messages: string[] = [];
  let parts = '';
  for (const { first, text } of frames) {
    if (first === PING) continue;
    parts += text;
    if (first & FINAL) messages.push(parts);
    if (first & FINAL) parts = '';
  }
  return messages;
}
const [FINAL, PING] = [0x80, 0x89];
function line(): { wire: SlowWire; line: GatheringLine; isCut: () => boolean } {
  const wire = new SlowWire();
  let isCut = false;
  const socket = { readyState: 1, OPEN: 1, terminate: () => void (isCut = true) } as unknown as WebSocket;
  return { wire, line: new GatheringLine(socket, wire as unknown as Duplex), isCut: () => isCut };
}
/** Somebody who watches one table, and what the table says to them. */
async function watching(to: GatheringLine): Promise<Subscriber> {
  const { promise, resolve } = Promise.withResolvers<Subscriber>();
  const live = { subscribe: async (subscriber: Subscriber) => resolve(subscriber), unsubscribe: () => undefined };
  const host = { open: async () => live, playerOf: async () => undefined, attend: () => undefined };
  const connection = new Connection(to, {
    host,
    understood: (value: unknown) => value,
    bucket: new Bucket(1000, 0),
    note: () => undefined,
    failed: (error: unknown) => assert.fail(String(error)),
  } as unknown as ConnectionContext);
  connection.receive('{"say":"hello","version":1}');
  connection.receive('{"say":"watch","table":"t"}');
  return promise;
}
const LENGTH = 4_180_000;
/** Bytes that are read in a second, and steps in it. */
const A_SECOND = 400_000;
const STEPS = 10;

for (const [what, texts] of [
  ['in one message', ['x'.repeat(LENGTH)]],
  ['in pages', Array.from({ length: 84 }, (_, n) => String(n).padEnd(LENGTH / 84, '.'))],
] as const)
  test(`a document of 4.18 MB ${what} reaches a reader of 400 kB/s, and what happens meanwhile`, async () => {
    const { wire, line: to, isCut } = line();
    const subscriber = await watching(to);
    for (const text of texts) subscriber.send(text, LENGTH);
    const patches: string[] = [];
    let seconds = 0;
    for (let read = 1; read; seconds += 1 / STEPS) {
      patches.push(`patch ${patches.length} `.padEnd(400, '.'));
      if (seconds < 10) subscriber.send(patches.at(-1)!);
      await new Promise(setImmediate);
      read = await wire.read(A_SECOND / STEPS);
      assert.ok(!isCut(), `cut off after ${seconds} s`);
      if (read && seconds < 9) assert.ok(to.hasMoved() || seconds === 0 || read < A_SECOND, 'reads on');
    }
    assert.ok(seconds > 10 && seconds < 12, `${seconds} s`);
    const heard = messagesOf(framesIn(Buffer.concat(wire.bytes)))
      .flatMap(message => message.split('\n'))
      .filter(message => !message.startsWith('{"say":"welcome"'));
    assert.deepEqual(heard.slice(0, texts.length), texts);
    assert.deepEqual(heard.slice(texts.length), patches.slice(0, heard.length - texts.length));
    assert.ok(heard.length > texts.length + 90);
  });

test('a ping gets through in the middle of what is long, and who reads nothing has not moved', async () => {
  const { wire, line: to } = line();
  to.send('x'.repeat(LENGTH));
  await new Promise(setImmediate);
  await wire.read(100_000);
  wire.write(Buffer.from([PING, 0]));
  assert.equal(to.hasMoved(), true);
  assert.equal(to.hasMoved(), false);
  while (await wire.read(100_000));
  const frames = framesIn(Buffer.concat(wire.bytes));
  const at = frames.findIndex(({ first }) => first === PING);
  assert.ok(at > 0 && at < 6, `${at}`);
  assert.deepEqual([frames[0]!.first, frames.at(-1)!.first], [0x01, 0x80]);
  assert.deepEqual(messagesOf(frames), ['x'.repeat(LENGTH)]);
});

test('who reads nothing is cut off, however often the whole is asked for', async () => {
  const { line: to, isCut } = line();
  const subscriber = await watching(to);
  let sent = 0;
  for (; !isCut() && sent < 20; sent++) subscriber.send('x'.repeat(LENGTH), LENGTH);
  assert.ok(sent <= 4, `${sent} times`);
});
test('letters of more than a byte are whole again, wherever they are cut', async () => {
  const { wire, line: to } = line();
  const text = `${'€'.repeat(70_000)}x`;
  to.send(text);
  to.send('after');
  await new Promise(setImmediate);
  while (await wire.read(50_000));
  const [long, after] = messagesOf(framesIn(Buffer.concat(wire.bytes)));
  assert.equal(Buffer.from(long!, 'latin1').toString(), text);
  assert.equal(after, 'after');
});
