// Frames of the WebSocket protocol by hand, for the messages that come and go all the time: those of one piece. `ws`
// leads each of them through two streams and copies it twice. It gets whatever else there is, as it came.
import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const WHOLE = 0x80;
const TEXT = 1;
const PING = 9;
const PONG = 10;
const MASKED = 0x80;
/** Of a length that stands in two more bytes; the next one is for eight. */
const LONG = 126;
const MASK_BYTES = 4;

/** Text that is all ASCII needs no second look to become bytes. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;
const MOST_FRAMED = 65_535;

/** Sends a message. Frames of ours and of `ws` are whole, so the two do not mix. */
export function sendText(socket: WebSocket, wire: Duplex, text: string): void {
  if (text.length > MOST_FRAMED || !isAscii(text)) return socket.send(text);
  const head =
    text.length < LONG
      ? String.fromCharCode(WHOLE | TEXT, text.length)
      : String.fromCharCode(WHOLE | TEXT, LONG, text.length >> 8, text.length & 255);
  wire.write(head + text, 'latin1');
}

interface Frame {
  kind: number;
  /** Where the text begins. */
  from: number;
  end: number;
}

/** Hears messages of up to so many bytes before `ws` does. What comes in pieces, or ends the line, or is against the
 *  protocol, is the end of this: `ws` goes on from there. */
export function hearText(socket: WebSocket, wire: Duplex, most: number, hear: (text: string) => void): void {
  const theirs = wire.listeners('data').at(-1) as (this: Duplex, bytes: Buffer) => void;
  const take = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length;) {
      const frame = frameAt(bytes, at, most);
      const text = frame?.kind === TEXT ? textIn(bytes, frame) : '';
      if (!frame || text === undefined) return handOver(bytes.subarray(at));
      if (frame.kind === TEXT) hear(text);
      else theirs.call(wire, bytes.subarray(at, frame.end));
      at = frame.end;
    }
  };
  const handOver = (bytes: Buffer): void => {
    wire.off('data', take).on('data', theirs);
    theirs.call(wire, bytes);
  };
  wire.off('data', theirs).on('data', take);
  socket.on('error', () => wire.off('data', take));
}

/** The frame that begins there, if it is one for us and all of it has come. */
function frameAt(bytes: Buffer, at: number, most: number): Frame | undefined {
  const kind = bytes[at]! - WHOLE;
  if ((kind !== TEXT && kind !== PING && kind !== PONG) || !(bytes[at + 1]! & MASKED)) return undefined;
  let length = bytes[at + 1]! - MASKED;
  let from = at + 2;
  if (length === LONG && kind === TEXT) {
    length = (bytes[from]! << 8) | bytes[from + 1]!;
    from += 2;
  } else if (length >= LONG) return undefined;
  from += MASK_BYTES;
  const end = from + length;
  return length <= most && end <= bytes.length ? { kind, from, end } : undefined;
}

/** The text without its mask; nothing, and the bytes as they were, where they are no text. */
function textIn(bytes: Buffer, { from, end }: Frame): string | undefined {
  if (unmask(bytes, from, end) < 0x80) return bytes.toString('latin1', from, end);
  if (isUtf8(bytes.subarray(from, end))) return bytes.toString('utf8', from, end);
  unmask(bytes, from, end);
  return undefined;
}
/** Takes the mask off, or puts it on again; all bits of the text that are set somewhere. */
function unmask(bytes: Buffer, from: number, end: number): number {
  let bits = 0;
  for (let i = from; i < end; i++) bits |= bytes[i]! ^= bytes[from - MASK_BYTES + ((i - from) & 3)]!;
  return bits;
}
