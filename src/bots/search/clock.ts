// The stopwatch that ends a bot's search; the only clock in bots, and nothing else depends on it.

/** Milliseconds from some moment on. */
// oxlint-disable-next-line no-restricted-globals -- limits are in milliseconds, and browsers and servers both have it
const now = (): number => performance.now();

/** Says when to stop: in time for one more iteration as long as the longest so far. */
export class Stopwatch {
  private readonly enough: () => boolean;
  private readonly clock: () => number;
  private readonly begun: number;
  private readonly end: number;
  private last: number;
  private longest = 0;

  /** `enough`: is it to stop at once, whatever the clock says? */
  constructor(milliseconds: number, enough = (): boolean => false, clock = now) {
    this.enough = enough;
    this.clock = clock;
    this.begun = this.last = clock();
    this.end = this.begun + milliseconds;
  }
  /** Is there time for another iteration? To be asked once before each. */
  hasTime(): boolean {
    if (this.enough()) return false;
    if (this.end === Infinity) return true;
    const at = this.clock();
    this.longest = Math.max(this.longest, at - this.last);
    this.last = at;
    return at + this.longest < this.end;
  }
  /** The number of iterations that still fit, when `done` of them have taken so long; endless without a limit. */
  left(done: number): number {
    return done ? ((this.end - this.last) / (this.last - this.begun)) * done : Infinity;
  }
}
