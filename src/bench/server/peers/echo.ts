// The limit: a bare ws server that sends every answer back; it knows no game, no rule and no disk.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { type Contestant, HOST, type Match } from '../contestant.ts';

async function serve(): Promise<number> {
  const server = new WebSocketServer({ host: HOST, port: 0 });
  server.on('connection', socket => socket.on('message', (data, binary) => socket.send(data, { binary })));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function sit(port: number): Promise<Match> {
  const sockets = await Promise.all([connect(port), connect(port)]);
  return {
    async mark(seat, cell) {
      const socket = sockets[seat]!;
      socket.send(JSON.stringify({ seat, decision: 'turns.mark', option: `mark:${cell}` }));
      await once(socket, 'message');
    },
    async again() {},
  };
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${HOST}:${port}`);
  await once(socket, 'open');
  return socket;
}

export const echo: Contestant = { serve, sit };
