// boardgame.io's own server, its matches in memory, and its own client.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as Listener } from 'node:net';
import type { State } from 'boardgame.io';
import type * as Playing from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as Multiplayer from 'boardgame.io/dist/types/packages/multiplayer.d.ts';
import type * as Serving from 'boardgame.io/dist/types/packages/server.d.ts';
import type { Cells } from '../../peers/tictactoe/boardgameio.ts';
import { type Contestant, HOST, type Match } from '../contestants.ts';
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

type Heard = Parameters<Parameters<ReturnType<typeof Multiplayer.SocketIO>>[0]['transportDataCallback']>[0];

/** One seat's client, which keeps the match as a page does. */
class Player {
  readonly seen = new Seen();
  private readonly client: ReturnType<typeof Playing.Client<Cells>>;

  constructor(port: number, match: string, seat: number) {
    const { SocketIO } = load('boardgame.io/multiplayer') as typeof Multiplayer;
    const { Client } = load('boardgame.io/client') as typeof Playing;
    const connect = SocketIO({ server: `${HOST}:${port}`, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.client = Client<Cells>({
      game: tictactoe,
      numPlayers: 2,
      matchID: match,
      playerID: String(seat),
      debug: false,
      multiplayer: options =>
        connect({
          ...options,
          transportDataCallback: heard => {
            options.transportDataCallback(heard);
            this.hear(heard);
          },
        }),
    });
    this.client.start();
  }
  mark(cell: number): void {
    this.client.moves['mark']!(cell);
  }
  /** Counts what the server says; what the client does by itself before that does not count. */
  private hear({ type, args }: Heard): void {
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
      await seen.until(stateId); // its client knows by itself whose turn it is
      players[seat]!.mark(cell);
      await seen.until(stateId + 1);
      stateId = seen.latest;
    },
  };
}

export const boardgameio: Contestant = { serve, sit };
