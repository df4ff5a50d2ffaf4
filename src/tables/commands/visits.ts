// Visits: when players whose salts are pending were first seen at the table, on this node.
import type { Drawing } from '../log/joint-dice.ts';

interface Visited {
  readonly status: string;
  readonly fullAt: number | null;
  readonly drawing: Drawing;
}

export class Visits {
  /** The stage of drawing that these visits belong to; each begins anew. */
  private stage = '';
  /** Since when this node knows of that stage: nobody is late just because the server has restarted. */
  since = -Infinity;
  private readonly firsts = new Map<string, number>();

  /** Notes who is there now. */
  note(table: Visited, players: Iterable<string>, now: number): void {
    const stage = stageOf(table);
    if (stage !== this.stage) {
      this.firsts.clear();
      this.since = now;
    }
    this.stage = stage;
    if (stage) for (const player of players) if (!this.firsts.has(player)) this.firsts.set(player, now);
  }
  /** The clock on the wall was set by so much. */
  shift(jump: number): void {
    this.since += jump;
    for (const [player, at] of this.firsts) this.firsts.set(player, at + jump);
  }
  first(player: string): number | undefined {
    return this.firsts.get(player);
  }
}
const stageOf = ({ status, fullAt, drawing: { round, revealingSince } }: Visited): string =>
  status === 'open' && fullAt !== null ? `${round} ${revealingSince === null ? 'hashes' : 'salts'}` : '';
