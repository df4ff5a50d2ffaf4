// Many writers, one commit: what is asked for within two turns of the event loop becomes one transaction of SQLite.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Refusal } from './refusals.ts';

interface Job {
  until: number;
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}
/** The work around each transaction, and after one was rolled back. */
export interface Around {
  begin(): void;
  end(): void;
  undo(): void;
}
/** Milliseconds: how long another program that writes to the file is waited for, and how often it is tried. */
const PATIENCE = 5000;
const PAUSE = 50;
const BUSY = 5;

type Outcome = { value: unknown } | { refusal: Refusal };

export class GroupCommit {
  private jobs: Job[] = [];
  private readonly db: DatabaseSync;
  private readonly around: Around;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;
  private readonly patience: number;

  constructor(db: DatabaseSync, around: Around, patience = PATIENCE) {
    this.db = db;
    this.around = around;
    this.patience = patience;
    this.begin = db.prepare('BEGIN IMMEDIATE');
    this.end = db.prepare('COMMIT');
  }

  /** Resolves to what the job returns, once that is on the disk. A job may be run again after a rollback. When another
   *  program holds the file, it is tried again until then, at least once. */
  write<T>(run: () => T, until = performance.now() + this.patience): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.jobs.length === 0) setImmediate(() => setImmediate(() => this.flush()));
      this.jobs.push({ until, run, resolve: resolve as Job['resolve'], reject });
    });
  }

  flush(): void {
    const { jobs } = this;
    this.jobs = [];
    if (jobs.length) this.commit(jobs);
  }

  /** Commits all jobs in one transaction; if one job breaks it, each gets its own, so that the others do not suffer. */
  private commit(jobs: readonly Job[]): void {
    const outcomes: Outcome[] = [];
    try {
      this.begin.run();
      this.around.begin();
      for (const job of jobs) outcomes.push(attempt(job));
      this.around.end();
      this.end.run();
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      this.around.undo();
      if (isBusy(error)) this.wait(jobs, error);
      else if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) this.commit([job]);
      return;
    }
    outcomes.forEach((outcome, i) => {
      if ('value' in outcome) jobs[i]!.resolve(outcome.value);
      else jobs[i]!.reject(outcome.refusal);
    });
  }

  /** To wait here would keep everybody waiting, also those who only look. */
  private wait(jobs: readonly Job[], error: unknown): void {
    const now = performance.now();
    const patient = jobs.filter(({ until }) => until > now);
    for (const job of jobs) if (job.until <= now) job.reject(error);
    if (!patient.length) return;
    if (this.jobs.length === 0) setTimeout(() => this.flush(), PAUSE);
    this.jobs.push(...patient);
  }
}

/** Does another program hold the file? */
export const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;

function attempt(job: Job): Outcome {
  try {
    return { value: job.run() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
