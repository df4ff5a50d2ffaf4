// The time of a log: it goes on from the last entry by a clock that nobody sets. The clock on the wall says when
// something was; where it was set meanwhile, an entry records by how much, so that nobody gains or loses time by it.

/** Milliseconds by which the two must differ before it is noted. */
const NOTICED = 1000;

export class LogTime {
  private readonly elapsed: () => number;
  /** The time of the log when `elapsed` was 0. */
  private zero: number;

  /** `elapsed` only ever counts up; `now` is the time when the log is opened. */
  constructor(elapsed: () => number, now: number) {
    this.elapsed = elapsed;
    this.zero = now - elapsed();
  }
  now(): number {
    return this.zero + this.elapsed();
  }
  /** The moment of a time in the log, as `elapsed` counts. */
  momentOf(at: number): number {
    return at - this.zero;
  }
  /** By how much the clock on the wall was set, where an entry is to be noted at this time. */
  jumpTo(at: number): number | undefined {
    const jump = Math.round(at - this.now());
    return Math.abs(jump) < NOTICED ? undefined : jump;
  }
  /** An entry stands in the log. One of another node may be ahead of this one. */
  follow(at: number, jump = 0): void {
    this.zero += jump;
    if (at - this.now() >= NOTICED) this.zero += at - this.now();
  }
}
