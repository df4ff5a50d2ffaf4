// Refusals where there is no request yet: written on the wire by hand, in the form of all others.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from '#tables/problem.ts';

interface Told {
  problem: string;
  message: string;
}
export const NO_PAGE: Told = { problem: 'no-page', message: 'There is nothing here.' };
/** For answers that no page is made of. */
export const BARE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Milliseconds in which a refusal must have been read. */
const FAREWELL = 1000;
export function refuseOn(socket: Duplex, status: number, { problem, message }: Told): void {
  const body = JSON.stringify({ problem, says: message });
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...BARE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // A client that does not read it, or does not hang up, is cut off.
  const cut = setTimeout(() => socket.destroy(), FAREWELL).unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Bytes of the headers of a request: what Node takes. */
const MOST_HEADERS = 16_384;
/** Refuses bytes that are no request, or a request that does not come to its end. */
export function refuseRubbish({ code }: { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (code === 'HPE_HEADER_OVERFLOW') return refuseOn(socket, 431, new Problem('too-big', { limit: MOST_HEADERS }));
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuseOn(socket, 408, new Problem('bad-message', { why: 'it took too long to arrive' }));
  refuseOn(socket, 400, new Problem('bad-message', { why: 'it is no HTTP' }));
}
