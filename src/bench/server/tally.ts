// Counts acknowledged answers and how long each of them took.

export interface Outcome {
  /** Answers a second. */
  rate: number;
  /** Milliseconds that half of the answers took at most. */
  p50: number;
  /** Milliseconds that all but one in a hundred took at most. */
  p99: number;
  /** Milliseconds of the server's CPU time for each: a busy machine spoils this less than the others. */
  cpu: number;
}
export interface Count extends Omit<Outcome, 'cpu'> {
  answers: number;
  /** Times that players have begun another game. */
  games: number;
}

export class Tally {
  private since = 0;
  private times: number[] = [];
  private games = 0;
  private readonly clock: () => number;

  constructor(clock = () => performance.now()) {
    this.clock = clock;
  }
  /** Forgets what came before. */
  begin(): void {
    this.since = this.clock();
    this.times = [];
    this.games = 0;
  }
  add(time: number): void {
    this.times.push(time);
  }
  newGame(): void {
    this.games++;
  }
  count(): Count {
    const seconds = (this.clock() - this.since) / 1000;
    const sorted = Float64Array.from(this.times).sort();
    const { games } = this;
    const answers = sorted.length;
    return { answers, games, rate: answers / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
  }
}

/** The smallest value that so large a share does not exceed; NaN when there is none. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
