// Our own server: an answer is acknowledged when it is on the disk.
import path from 'node:path';
import type { Game } from '#engine/game.ts';
import type { GameEntry } from '#engine/game-entry.ts';
import { type Contestant, HOST, type Match } from './contestants.ts';
import { Client, newTable, tableOf } from './ours-client.ts';
import { series } from './series.ts';

const SERIES: GameEntry = {
  id: series.id,
  name: series.name,
  seats: { min: 2, max: 2 },
  load: async () => series as unknown as Game,
};

/** Our server as it is shipped, with these games. */
export async function serveGames(folder: string, shelf: readonly GameEntry[]): Promise<number> {
  const { configFrom } = await import('#server/config.ts');
  const { Games } = await import('#tables/live/games.ts');
  const { startServer } = await import('#server/serve.ts');
  const config = configFrom({
    HOST,
    PORT: '0',
    LONGBOX_FILE: path.join(folder, 'longbox.db'),
    LONGBOX_LOG: 'error',
    LONGBOX_TRUST_PROXY: 'yes',
    LONGBOX_MAKES_PER_MINUTE: '10000',
    LONGBOX_TABLES_PER_HOUR: '1000000',
    LONGBOX_ENTRIES_PER_HOUR: '100000000',
  });
  const { address } = await startServer(config, new Games(shelf));
  return Number(new URL(address).port);
}

/** A new table, its two players and so many that only watch, all of them there. */
export async function seatedMatch(port: number, watching: number): Promise<OurMatch> {
  const { table, tokens } = await newTable(port, tableOf(series.id, null, 2));
  const tickets = [...tokens, ...Array.from({ length: watching }, () => undefined)];
  const clients = await Promise.all(tickets.map(token => Client.arrive(port, token)));
  await Promise.all(clients.map(client => client.watch(table)));
  return new OurMatch(clients);
}

export class OurMatch implements Match {
  /** Everybody who is there. */
  readonly clients: readonly Client[];
  /** By seat. */
  private readonly players: Client[];
  /** Answers by seat. */
  private readonly given = [0, 0];

  /** The first two clients play, the others watch. */
  constructor(clients: readonly Client[]) {
    this.clients = clients;
    this.players = clients.slice(0, 2);
  }
  async mark(seat: number, cell: number): Promise<void> {
    const nth = this.given[seat]!++;
    await this.players[seat]!.request({ do: 'answer', seat, decision: 'turns.mark', option: `mark:${cell}`, nth });
  }
}

export const ours: Contestant = { serve: folder => serveGames(folder, [SERIES]), sit: port => seatedMatch(port, 0) };
