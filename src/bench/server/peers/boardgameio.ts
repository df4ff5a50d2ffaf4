// boardgame.io's own server, its matches in memory, and the transport of its own client.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as Listener } from 'node:net';
import type { CredentialedActionShape, State } from 'boardgame.io';
import type * as Multiplayer from 'boardgame.io/dist/types/packages/multiplayer.d.ts';
import type * as Serving from 'boardgame.io/dist/types/packages/server.d.ts';
import { makeMove } from '#bench/peers/boardgameio.ts';
import { type Contestant, HOST, type Match } from '../contestant.ts';
import { Seen } from '../seen.ts';
import { tictactoe } from './boardgameio-game.ts';

const load = createRequire(import.meta.url); // it is not made for import

async function serve(): Promise<number> {
  const { Server } = load('boardgame.io/server') as typeof Serving;
  const { app } = Server({ games: [tictactoe as never], origins: [] });
  const listener = app.listen(0, HOST) as Listener;
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

type Transport = ReturnType<ReturnType<typeof Multiplayer.SocketIO>>;
type Heard = Parameters<Parameters<ReturnType<typeof Multiplayer.SocketIO>>[0]['transportDataCallback']>[0];

/** One seat's client: its transport alone, without the store that a page would keep beside it. */
class Player {
  readonly seen = new Seen();
  private readonly transport: Transport;
  private readonly match: string;
  private readonly seat: string;

  constructor(port: number, match: string, seat: number) {
    const { SocketIO } = load('boardgame.io/multiplayer') as typeof Multiplayer;
    this.match = match;
    this.seat = String(seat);
    const socketOpts = { transports: ['websocket'], forceNew: true };
    this.transport = SocketIO({ server: `${HOST}:${port}`, socketOpts })({
      gameName: tictactoe.name!,
      matchID: match,
      playerID: this.seat,
      transportDataCallback: (heard: Heard) => this.hear(heard),
    } as never);
    this.transport.connect();
  }
  mark(cell: number, stateId: number): void {
    const move = makeMove('mark', [cell], this.seat) as CredentialedActionShape.MakeMove; // of a match without keys
    this.transport.sendAction({ _stateID: stateId } as State, move);
  }
  private hear({ type, args }: Heard): void {
    if (args[0] !== this.match) return;
    if (type === 'sync') this.seen.saw(idOf(args[1].state));
    else if (type === 'update') this.seen.saw(idOf(args[1]));
  }
}

const idOf = ({ _stateID: id }: State): number => id;

let matches = 0;
const newMatch = (): string => `match-${matches++}`;

async function sit(port: number): Promise<Match> {
  const match = newMatch();
  const players = [0, 1].map(seat => new Player(port, match, seat));
  await Promise.all(players.map(player => player.seen.until(0)));
  let stateId = 0;
  return {
    async mark(seat, cell) {
      const { seen } = players[seat]!;
      players[seat]!.mark(cell, stateId);
      await seen.until(stateId + 1);
      stateId = seen.latest;
    },
  };
}

export const boardgameio: Contestant = { serve, sit };
