// The line to one client: gathers what is said to it within a moment, and writes it to the wire as one frame.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from '#tables/connection.ts';

/** Lines that have something to say at the end of this turn of the event loop. */
let speaking: GatheringLine[] = [];
function flushAll(): void {
  const lines = speaking;
  speaking = [];
  for (const line of lines) line.flush();
}

/** A line whose messages of one turn of the event loop go out together, a frame each. Frames are written here rather
 *  than by ws, which makes buffers of header and text and writes them one by one: a write is most of what a patch
 *  costs. */
export class GatheringLine implements Line {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;
  private gathered = '';

  /** `wire` is what the socket was opened on. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket;
    this.wire = wire;
  }
  get bufferedAmount(): number {
    return this.wire.writableLength;
  }
  send(text: string): void {
    if (this.gathered) {
      this.gathered += `\n${text}`;
      return;
    }
    this.gathered = text;
    if (!speaking.length) process.nextTick(flushAll);
    speaking.push(this);
  }
  flush(): void {
    const text = this.gathered;
    this.gathered = '';
    if (text && this.socket.readyState === this.socket.OPEN) this.write(text);
  }
  /** Writes one frame. Texts of ASCII letters alone, as nearly all are, need no second encoding beside their header. */
  private write(text: string): void {
    const { wire } = this;
    const length = Buffer.byteLength(text);
    const header = headerOf(length);
    if (length === text.length) {
      wire.write(header + text, 'latin1');
      return;
    }
    wire.cork();
    wire.write(header, 'latin1');
    wire.write(text, 'utf8');
    wire.uncork();
  }
  terminate(): void {
    this.socket.terminate();
  }
}

/** A whole message of text, as RFC 6455 numbers it; lengths that follow in two bytes or in eight. */
const TEXT = String.fromCharCode(0x81);
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The header of a frame with so many bytes; a letter stands for a byte. */
function headerOf(length: number): string {
  if (length < TWO_BYTES) return TEXT + String.fromCharCode(length);
  if (length < 0x10000) return TEXT + String.fromCharCode(TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >>> shift) & 0xff);
  return TEXT + String.fromCharCode(EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}
