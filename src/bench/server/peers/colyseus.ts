// Colyseus: a room for each match, its state in a schema; once as it ships, once with every change sent at once.
import { createServer } from 'node:http';
import { createRequire, registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Core from '@colyseus/core';
import type { Room as Seat } from '@colyseus/sdk';
import type * as Ws from '@colyseus/ws-transport';
import { Board } from '../../peers/tictactoe/board.ts';
import { type Contestant, HOST, type Match } from '../contestants.ts';
import { Seen } from '../seen.ts';
import { nextGame } from '../series.ts';

const load = createRequire(import.meta.url);
const ROOM = 'tictactoe';

/** The state that clients see: the table, and the number of answers that have counted since the room was opened. */
interface Table {
  cells: number[];
  turn: number;
  isOver: boolean;
  answers: number;
}
/** As much of its schemas as is used here. */
interface Schemas {
  schema(fields: Record<keyof Table, string | { array: string }>): new (values: Table) => Table;
  ArraySchema: new (...items: number[]) => number[];
}

function roomClass(atOnce: boolean) {
  const { Room } = load('@colyseus/core') as typeof Core;
  const { schema, ArraySchema } = load('@colyseus/schema') as Schemas;
  const State = schema({ cells: { array: 'int8' }, turn: 'uint8', isOver: 'boolean', answers: 'uint32' });
  return class extends Room {
    private board = new Board();
    override state = new State({ cells: new ArraySchema(...this.board.cells), turn: 0, isOver: false, answers: 0 });
    override maxClients = 2;
    override onCreate(): void {
      if (atOnce) this.patchRate = null;
      this.onMessage('mark', (client, cell: number) => this.mark(this.clients.indexOf(client), cell));
    }
    private mark(seat: number, cell: number): void {
      if (this.board.isOver) this.begin();
      if (!this.board.mark(seat, cell)) return;
      const { turn, isOver } = this.board;
      this.state.cells[cell] = seat;
      Object.assign(this.state, { turn, isOver, answers: this.state.answers + 1 });
      if (atOnce) this.broadcastPatch();
    }
    /** The players stay in their room for the next game. */
    private begin(): void {
      this.board = nextGame(this.board);
      for (const [cell, mark] of this.board.cells.entries()) this.state.cells[cell] = mark;
    }
  };
}

async function serve(atOnce: boolean): Promise<number> {
  // The transport loads express, which it needs only for a server with pages: any module will do.
  registerHooks({ resolve: (what, context, next) => next(what === 'express' ? 'node:http' : what, context) });
  const { Server } = load('@colyseus/core') as typeof Core;
  const { WebSocketTransport } = load('@colyseus/ws-transport') as typeof Ws;
  const listener = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: listener }), greet: false });
  server.define(ROOM, roomClass(atOnce));
  await server.listen(0, HOST);
  return (listener.address() as AddressInfo).port;
}

async function sit(port: number): Promise<Match> {
  const { Client } = await import('@colyseus/sdk');
  const client = new Client(`ws://${HOST}:${port}`);
  const first = await client.create<Table>(ROOM);
  const seats = [first, await client.joinById<Table>(first.roomId)];
  const seen = seats.map(seenBy);
  let answers = 0;
  return {
    async mark(seat, cell) {
      seats[seat]!.send('mark', cell);
      await seen[seat]!.until(++answers);
    },
  };
}

function seenBy(seat: Seat<unknown, Table>): Seen {
  const seen = new Seen();
  seat.onStateChange(({ answers }) => seen.saw(answers));
  return seen;
}

export const colyseus: Contestant = { serve: () => serve(false), sit };
export const colyseusAtOnce: Contestant = { serve: () => serve(true), sit };
