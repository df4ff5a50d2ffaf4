// Queries to PostgreSQL that are given up in time, whatever they wait for.
import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** pg takes a time for each query, of which its types do not know. */
type TimedQuery = QueryConfig & { query_timeout: number };

/** Part of the patience that a statement gets in any case, when what it is for has waited long before. */
const LEEWAY = 0.1;

/** The pool, and how long a caller may wait in all. */
export class TimedPool {
  /** Milliseconds that a call may take; the rest of `longest` is leeway. */
  readonly patience: number;
  private readonly pool: Pool;
  private readonly leeway: number;

  constructor(pool: Pool, longest: number) {
    this.pool = pool;
    this.leeway = longest * LEEWAY;
    this.patience = longest - this.leeway;
  }

  /** The rows, or a throw when they are not there by then; some time they have in any case, for the machine may have
   *  been busy before. */
  async ask<Row extends QueryResultRow>(query: QueryConfig, until = performance.now() + this.patience): Promise<Row[]> {
    const left = Math.ceil(Math.max(until - performance.now(), this.leeway));
    const { promise: late, reject } = Promise.withResolvers<never>();
    // The pool would count from when a connection is free.
    const timer = setTimeout(() => reject(tooLate()), left);
    const timed: TimedQuery = { ...query, query_timeout: left };
    try {
      return (await Promise.race([this.pool.query<Row>(timed), late])).rows;
    } finally {
      clearTimeout(timer);
    }
  }

  /** By when a statement for several must be answered: none waits past its leeway, and each gets that much. */
  deadlineFor(jobs: readonly { until: number }[]): number {
    return Math.max(Math.min(...jobs.map(({ until }) => until)), performance.now() + this.leeway);
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

const tooLate = (): Error => new Error('timeout: the database has not answered in time');
