// The limit: a bare ws server that sends every answer back; it knows no game, no rule and no disk.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { FromClient } from '#protocol/socket.ts';
import { type Contestant, HOST, type Match } from '../contestants.ts';
import { Seen } from '../seen.ts';

async function serve(): Promise<number> {
  const server = new WebSocketServer({ host: HOST, port: 0 });
  server.on('connection', socket => socket.on('message', (data, binary) => socket.send(data, { binary })));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function sit(port: number): Promise<Match> {
  const sockets = await Promise.all([connect(port), connect(port)]);
  const seen = sockets.map(seenBy);
  return {
    async mark(seat, cell) {
      const { latest } = seen[seat]!;
      sockets[seat]!.send(JSON.stringify(answer(seat, cell, latest)));
      await seen[seat]!.until(latest + 1);
    },
  };
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${HOST}:${port}`);
  await once(socket, 'open');
  return socket;
}
function seenBy(socket: WebSocket): Seen {
  const seen = new Seen();
  socket.on('message', () => seen.saw(seen.latest + 1));
  return seen;
}

/** Just what our own server is sent. */
const answer = (seat: number, cell: number, nth: number): FromClient => ({
  say: 'want',
  table: 'abcdefghijklmnop',
  key: String(nth),
  wish: { do: 'answer', seat, decision: 'turns.mark', option: `mark:${cell}`, nth },
});

export const echo: Contestant = { serve, sit };
