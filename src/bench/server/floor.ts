// The floor: a server that knows no game. It appends what a table is sent, and then sends all who sit there as many
// bytes as they asked for: an answer cannot cost less on this machine.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { GatheringLine } from '#server/socket/gathering-line.ts';
import { GroupCommit } from '#server/store/group-commit.ts';
import { HOST } from './contestants.ts';

/** Rows that grow at the end of a file, in one transaction for all that arrive together. */
function diary(file: string): (text: string) => Promise<void> {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000');
  db.exec('CREATE TABLE diary (no INTEGER PRIMARY KEY, texts TEXT NOT NULL)');
  const add = db.prepare('INSERT INTO diary (texts) VALUES (?)');
  let texts: string[] = [];
  const end = (): void => {
    add.run(JSON.stringify(texts));
    texts = [];
  };
  const writer = new GroupCommit(db, { begin: () => undefined, end, undo: () => (texts = []) });
  return text => writer.write(() => void texts.push(text));
}

/** The place at a table, as the address of its socket says it. */
function placeOf(request: IncomingMessage): { table: string; bytes: number } {
  const { searchParams } = new URL(request.url!, `ws://${HOST}`);
  return { table: searchParams.get('table')!, bytes: Number(searchParams.get('bytes')) };
}

export async function serveFloor(folder: string): Promise<number> {
  const write = diary(path.join(folder, 'floor.db'));
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const tables = new Map<string, GatheringLine[]>();
  const sit = (socket: WebSocket, wire: Duplex, request: IncomingMessage): void => {
    const { table, bytes } = placeOf(request);
    const view = 'x'.repeat(bytes);
    const lines = tables.get(table) ?? [];
    tables.set(table, [...lines, new GatheringLine(socket, wire)]);
    socket.on('close', () => tables.delete(table));
    const tell = (): void => tables.get(table)?.forEach(line => line.send(view));
    socket.on('message', (data: Buffer) => void write(data.toString()).then(tell));
  };
  const http = createServer().on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, wire, head, socket => sit(socket, wire, request)),
  );
  http.listen(0, HOST);
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}
