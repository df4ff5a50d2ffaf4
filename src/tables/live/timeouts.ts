// Timeouts: when the time of a seat has run out, its idle answer is given for it, or its salt is not waited for.
import type { Seat } from '#engine/types.ts';
import { answerFor, askedNow } from '../commands/decide.ts';
import type { LiveTable } from './live-table.ts';
import { missedSalt } from '../commands/salting.ts';
import { alarmOf } from './summary.ts';
import { later, type Timer } from '../time-slices.ts';

/** Milliseconds that a timer can wait for. */
const LONGEST = 2 ** 31 - 1;

export class Timeouts {
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  /** One timer a table, for the seat whose time runs out next. */
  private readonly timers = new Map<string, Timer>();
  private isClosed = false;

  constructor(now: () => number, failed: (error: unknown) => void) {
    this.now = now;
    this.failed = failed;
  }
  set(live: LiveTable): void {
    this.clear(live.id);
    if (live.table.status === 'open') live.noteVisits(live.time.now());
    const { seat, at } = alarmOf(live.table, live.visits);
    if (at === Infinity || this.isClosed) return;
    const wait = Math.min(Math.max(at - live.time.now(), 0), LONGEST);
    this.timers.set(
      live.id,
      later(() => void this.give(live, seat).catch(this.failed), wait),
    );
  }
  clear(table: string): void {
    clearTimeout(this.timers.get(table));
    this.timers.delete(table);
  }
  /** Gives the idle answer of a seat. A timer that rings a little early is set again. */
  async give(live: LiveTable, seat: Seat): Promise<void> {
    await live.act(table => {
      if (table.status === 'open') return missedSalt(table, live.time.now(), live.visits);
      if (table.status !== 'running' || table.clocks.deadline(seat) > live.time.now()) return undefined;
      return answerFor(table, askedNow(table, seat), 'clock');
    }, this.now);
    if (alarmOf(live.table, live.visits).at > live.time.now()) this.set(live);
  }
  close(): void {
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
