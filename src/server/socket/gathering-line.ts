// The line to one client: gathers the messages of a moment, and writes it to the wire as one frame; what is
// long goes out in pieces, as it is read.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from '#tables/live/connection.ts';
import { frameHeader, PART } from './frame-header.ts';

/** Lines that have something to say at the end of this turn of the event loop. */
let speaking: GatheringLine[] = [];
function flushAll(): void {
  const lines = speaking;
  speaking = [];
  for (const line of lines) line.flush();
}

/** Bytes of one piece of a long message, and bytes on their way after which the next piece waits. */
const PIECE = 65_536;
const ON_THE_WAY = 2 * PIECE;

/** A line whose messages of one turn of the event loop go out together, a frame each. Frames are written here rather
 *  than by ws, which makes buffers of header and text and writes them one by one: a write is most of what a patch
 *  costs. Between the pieces of a long message signs of life come through. */
export class GatheringLine implements Line {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;
  private gathered = '';
  /** Messages that wait until what is on its way is read. */
  private readonly waiting: string[] = [];
  private waitingLength = 0;
  /** The long message that is being written, and how much of it was. */
  private long: { bytes: Buffer; at: number } | undefined;
  /** Has anything that had to wait gone since somebody asked? */
  private isMoving = false;

  /** `wire` is what the socket was opened on. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket;
    this.wire = wire;
    wire.on('drain', () => this.gone());
  }
  get bufferedAmount(): number {
    const { long } = this;
    const waiting = this.gathered.length + this.waitingLength + (long ? long.bytes.length - long.at : 0);
    return waiting + this.wire.writableLength;
  }
  /** Has somebody read on, since this was last asked, in what is more than they can read at once? */
  hasMoved(): boolean {
    const { isMoving } = this;
    this.isMoving = false;
    return isMoving;
  }
  send(text: string): void {
    if (this.gathered.length + text.length > PIECE) this.flush();
    if (this.gathered) this.gathered += `\n${text}`;
    else {
      this.gathered = text;
      if (!speaking.length) process.nextTick(flushAll);
      speaking.push(this);
    }
  }
  flush(): void {
    const text = this.gathered;
    this.gathered = '';
    if (!text || !this.isOpen) return;
    const isFree = !this.long && !this.waiting.length && this.wire.writableLength < ON_THE_WAY;
    if (isFree && text.length <= PIECE) this.write(text);
    else this.queue(text);
  }
  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
  /** Writes one frame. Texts of ASCII letters alone, as nearly all are, need no second encoding beside their header. */
  private write(text: string): void {
    const { wire } = this;
    const length = Buffer.byteLength(text);
    const header = frameHeader(PART.whole, length);
    if (length === text.length) {
      wire.write(header + text, 'latin1');
      return;
    }
    wire.cork();
    wire.write(header, 'latin1');
    wire.write(text, 'utf8');
    wire.uncork();
  }
  private queue(text: string): void {
    this.waiting.push(text);
    this.waitingLength += text.length;
    this.pump();
  }
  /** Writes pieces as long as those before are read. */
  private pump(): void {
    while (this.isOpen && this.wire.writableLength < ON_THE_WAY) {
      const long = (this.long ??= this.next());
      if (!long) return;
      this.writePiece(long);
      if (long.at >= long.bytes.length) this.long = undefined;
    }
  }
  private next(): GatheringLine['long'] {
    const text = this.waiting.shift();
    if (text === undefined) return undefined;
    this.waitingLength -= text.length;
    return { bytes: Buffer.from(text), at: 0 };
  }
  private writePiece(long: NonNullable<GatheringLine['long']>): void {
    const { wire } = this;
    const { bytes, at } = long;
    const piece = bytes.subarray(at, at + PIECE);
    long.at += piece.length;
    const isLast = long.at >= bytes.length;
    const part = at ? (isLast ? PART.last : PART.middle) : isLast ? PART.whole : PART.first;
    wire.cork();
    wire.write(frameHeader(part, piece.length), 'latin1');
    wire.write(piece, () => this.gone());
    wire.uncork();
  }
  private gone(): void {
    this.isMoving = true;
    this.pump();
  }
  terminate(): void {
    this.socket.terminate();
  }
}
