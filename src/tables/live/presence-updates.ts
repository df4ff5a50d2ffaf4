// Who is here: tells those who watch a table which of its players are, once for all that come and go within a moment.
import { said } from '../documents/audiences.ts';
import type { LiveTable } from './live-table.ts';
import type { Presence } from './presence.ts';
import type { TakenSeat } from '../log/table-parts.ts';
import { later } from '../time-slices.ts';

/** Milliseconds in which people who come and go are told of together. */
const DELAY = 100;

export class WhoIsHere {
  private readonly presence: Presence;
  private readonly toTell = new Set<LiveTable>();

  constructor(presence: Presence) {
    this.presence = presence;
  }

  tell(live: LiveTable): void {
    if (!this.toTell.size) later(() => this.tellAll(), DELAY);
    this.toTell.add(live);
  }
  private tellAll(): void {
    for (const live of this.toTell) {
      live.here = live.table.seats.map(seat => this.isHere(seat));
      const subscribers = [...live.subscribers()];
      const text = said({ say: 'here', table: live.id, seats: live.here, watching: subscribers.length });
      for (const subscriber of subscribers) subscriber.send(text);
    }
    this.toTell.clear();
  }
  private isHere({ player }: TakenSeat): boolean {
    return player !== null && this.presence.isHere(player.id);
  }
  /** Tells of players who came or went without subscribing to the table, or on another node. */
  tellWhoHasMoved(lives: Iterable<LiveTable>): void {
    const { moved } = this.presence;
    const hasMoved = ({ table: { seats }, here }: LiveTable): boolean =>
      seats.some((seat, n) => seat.player && moved.has(seat.player.id) && this.isHere(seat) !== here[n]);
    if (moved.size) for (const live of lives) if (hasMoved(live)) this.tell(live);
    moved.clear();
  }
}
