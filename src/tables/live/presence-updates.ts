// Presence updates: subscribers of a table learn which of its players are here, in batches of a moment.
import { textOf } from '../documents/audiences.ts';
import type { LiveTable } from './live-table.ts';
import type { Presence } from './presence.ts';
import type { SeatState } from '../log/table-parts.ts';
import { later } from '../time-slices.ts';

/** Milliseconds of arrivals and departures that are published together. */
const DELAY = 100;

export class PresenceUpdates {
  private readonly presence: Presence;
  private readonly pending = new Set<LiveTable>();

  constructor(presence: Presence) {
    this.presence = presence;
  }

  schedule(live: LiveTable): void {
    if (!this.pending.size) later(() => this.publish(), DELAY);
    this.pending.add(live);
  }
  private publish(): void {
    for (const live of this.pending) {
      live.here = live.table.seats.map(seat => this.isHere(seat));
      const subscribers = [...live.subscribers()];
      const text = textOf({ say: 'here', table: live.id, seats: live.here, watching: subscribers.length });
      for (const subscriber of subscribers) subscriber.send(text);
    }
    this.pending.clear();
  }
  private isHere({ player }: SeatState): boolean {
    return player !== null && this.presence.isHere(player.id);
  }
  /** Schedules updates for players who came or went without subscribing to the table, or on another node. */
  scheduleMoved(lives: Iterable<LiveTable>): void {
    const { moved } = this.presence;
    const hasMoved = ({ table: { seats }, here }: LiveTable): boolean =>
      seats.some((seat, n) => seat.player && moved.has(seat.player.id) && this.isHere(seat) !== here[n]);
    if (moved.size) for (const live of lives) if (hasMoved(live)) this.schedule(live);
    moved.clear();
  }
}
