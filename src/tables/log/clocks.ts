// Clocks: how much time each seat has left, and when its answer is given for it.
import type { Seat } from '#engine/types.ts';
import type { Clock } from '#protocol/parts.ts';

/** Milliseconds for each answer of a player who has used up the time of a live game. */
export const LAST_SECONDS = 10_000;
const DAY = 86_400_000;
/** Time is kept for so many answers; most of what an answer gives back can be spent on it besides. Who has hardly any
 *  left still looks at the table: the last seconds are for that. */
const ANSWERS = 40;
const GIVEN_BACK = 0.75;
const LEAST = 50;

export class Clocks {
  readonly clock: Clock;
  /** Milliseconds for the whole game, by seat. */
  readonly left: number[];
  /** Since when a seat's clock runs; 0 when it does not. */
  readonly since: number[];

  /** When somebody was first waited for. */
  begunAt: number | undefined;

  constructor(clock: Clock, seats: number) {
    this.clock = clock;
    this.left = new Array<number>(seats).fill(clock.kind === 'live' ? clock.seconds * 1000 : 0);
    this.since = new Array<number>(seats).fill(0);
  }

  /** Starts the clocks of these seats and stops the others; the clock of `answered` starts anew. */
  run(waited: readonly Seat[], at: number, answered?: Seat): void {
    if (waited.length) this.begunAt ??= at;
    for (let seat = 0; seat < this.since.length; seat++) {
      const goesOn = waited.includes(seat) && seat !== answered;
      if (this.since[seat] && !goesOn) this.stop(seat, at, seat === answered);
      if (!this.since[seat] && waited.includes(seat)) this.since[seat] = at;
    }
  }
  /** The clock on the wall was set by so much. */
  shift(jump: number): void {
    for (let seat = 0; seat < this.since.length; seat++) if (this.since[seat]) this.since[seat]! += jump;
    if (this.begunAt !== undefined) this.begunAt += jump;
  }
  private stop(seat: Seat, at: number, hasAnswered: boolean): void {
    if (this.clock.kind === 'live') {
      const used = at - this.since[seat]!;
      const back = hasAnswered ? Math.min(used, this.clock.increment * 1000) : 0;
      this.left[seat] = Math.max(0, this.left[seat]! - used) + back;
    }
    this.since[seat] = 0;
  }

  /** The moment of the seat's timeout; Infinity if its clock does not run. */
  deadline(seat: Seat): number {
    const since = this.since[seat]!;
    if (!since || this.clock.kind === 'none') return Infinity;
    return since + (this.clock.kind === 'days' ? this.clock.days * DAY : this.left[seat]! + LAST_SECONDS);
  }
  /** The first deadline of these seats, and whose. */
  next(seats: readonly Seat[]): { seat: Seat; at: number } {
    let first = { seat: -1, at: Infinity };
    for (const seat of seats) if (this.deadline(seat) < first.at) first = { seat, at: this.deadline(seat) };
    return first;
  }

  /** Milliseconds that a seat can spend on its next answer and still have time for many more. */
  fairShare(seat: Seat, at: number): number {
    if (this.clock.kind !== 'live') return Infinity;
    const left = this.left[seat]! - (this.since[seat] ? at - this.since[seat]! : 0);
    return Math.max(LEAST, left / ANSWERS + this.clock.increment * 1000 * GIVEN_BACK);
  }
}
