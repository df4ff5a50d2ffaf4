// Attention: who looks at a table. Bots among themselves play only while somebody looks, and a minute longer.
import type { Subscriber } from '../documents/subscribers.ts';
import { isAmongBots, personsPlaying } from '../log/playing.ts';
import type { Table } from '../log/table.ts';

/** Milliseconds for which bots play on when nobody looks any more. */
export const UNSEEN = 60_000;

export class Attention {
  private at = -Infinity;
  private by: string | undefined;

  /** Somebody looks: a player, or null for those who do not say who they are; or has just ceased to. After a restart
   *  nobody has looked yet. Whoever looked long ago does not pay for others who come later. */
  note(at: number, by?: string | null): void {
    if (by === null && at - this.at >= UNSEEN) this.by = undefined;
    else this.by = by ?? this.by;
    this.at = at;
  }
  /** May bots play here for all that they have been looked at? */
  lasts(table: Table, subscribers: Iterable<Subscriber>, now: number): boolean {
    if (!isAmongBots(table)) return true;
    return now - this.at < UNSEEN || !subscribers[Symbol.iterator]().next().done;
  }
  /** The person for whom bots play here: a player, or else the last spectator. Spectators who do not say who they
   *  are count as one. */
  whose(table: Table): string {
    const [seat] = personsPlaying(table);
    return (seat === undefined ? this.by : table.seats[seat]!.player!.id) ?? 'nobody';
  }
}
