// Many writers, one statement: appends to PostgreSQL that wait at the same time go together.
import { certain, changedNothing } from './postgres-errors.ts';
import { APPENDED } from './postgres-notify.ts';
import type { TimedPool } from './postgres-timeout.ts';
import { notKept } from './refusals.ts';
import type { Append } from '#tables/store.ts';

interface Job {
  change: Append;
  until: number;
  resolve(outcome: 'appended' | 'late'): void;
  reject(error: unknown): void;
}

const LARGEST_BATCH = 500;
/** The number of statements under way at once: while one waits for the disk, another is worked on. */
const LANES = 2;

/** A table is locked before its length is compared, always in the order of ids: no two nodes wait for each other. */
const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::float8[], $7::text[])
      AS a (id, after, length, changed_at, status, due, summary)
  ), free AS MATERIALIZED (
    SELECT asked.* FROM asked JOIN tables t ON t.id = asked.id AND t.length = asked.after
      ORDER BY t.id FOR NO KEY UPDATE OF t
  ), kept AS (
    UPDATE tables t SET
      length = free.length,
      changed_at = coalesce(free.changed_at, t.changed_at),
      status = coalesce(free.status, t.status),
      due = CASE WHEN free.status IS NULL THEN t.due ELSE free.due END,
      summary = coalesce(free.summary, t.summary)
    FROM free WHERE t.id = free.id
    RETURNING t.id, free.after, free.length, free.status
  ), written AS (
    INSERT INTO entries (table_id, seq, at, text)
      SELECT e.* FROM unnest($8::text[], $9::int[], $10::float8[], $11::text[]) AS e (table_id, seq, at, text)
      JOIN kept ON kept.id = e.table_id
  ), sitting AS (
    SELECT * FROM unnest($12::text[], $13::text[]) AS s (table_id, player)
  ), stood AS (
    DELETE FROM sitters s USING kept
      WHERE s.table_id = kept.id AND kept.status IS NOT NULL
        AND (s.table_id, s.player) NOT IN (SELECT table_id, player FROM sitting)
  ), sat AS (
    INSERT INTO sitters (table_id, player)
      SELECT sitting.* FROM sitting JOIN kept ON kept.id = sitting.table_id ON CONFLICT DO NOTHING
  )
  SELECT id, CASE WHEN length > after THEN pg_notify('${APPENDED}', $14::text || length || ' ' || id) END FROM kept`;

export class Appends {
  private readonly pool: TimedPool;
  private readonly node: string;
  private waiting: Job[] = [];
  private readonly busy = new Set<string>();
  private lanes = 0;
  private isDue = false;
  /** Was the last statement not answered? */
  private hasFailed = false;

  constructor(pool: TimedPool, node: string) {
    this.pool = pool;
    this.node = node;
  }

  add(change: Append, until: number): Promise<'appended' | 'late'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, until, resolve, reject });
      if (this.isDue) return;
      this.isDue = true;
      setImmediate(() => this.start());
    });
  }

  private start(): void {
    this.isDue = false;
    while (this.lanes < LANES && this.waiting.length) {
      const batch = this.take();
      if (batch.length === 0) return;
      void this.run(batch);
    }
  }

  /** Those whose table has nothing else on its way: one append at a time and table, in the order of asking. */
  private take(): Job[] {
    const batch: Job[] = [];
    const rest: Job[] = [];
    const seen = new Set(this.busy);
    const now = performance.now();
    for (const job of this.waiting) {
      const { table } = job.change;
      if (this.hasFailed && job.until <= now) {
        job.reject(new Error('timeout: others were waited for too long'));
        continue;
      }
      (seen.has(table) || batch.length === LARGEST_BATCH ? rest : batch).push(job);
      seen.add(table);
    }
    this.waiting = rest;
    return batch;
  }

  private async run(batch: readonly Job[]): Promise<void> {
    this.lanes++;
    for (const { change } of batch) this.busy.add(change.table);
    await this.settle(batch);
    for (const { change } of batch) this.busy.delete(change.table);
    this.lanes--;
    this.start();
  }

  /** Appends a batch in one statement; if one job breaks it, each gets its own, so that the others do not suffer. */
  private async settle(batch: readonly Job[]): Promise<void> {
    const until = this.pool.deadlineFor(batch);
    try {
      const query = { name: 'append', text: APPEND, values: this.values(batch) };
      const rows = await this.pool.ask<{ id: string }>(query, until);
      this.hasFailed = false;
      const kept = new Set(rows.map(({ id }) => id));
      for (const job of batch) if (kept.has(job.change.table)) job.resolve('appended');
      const losers = batch.filter(({ change }) => !kept.has(change.table));
      await this.explain(losers, until);
    } catch (error) {
      if (batch.length > 1 && changedNothing(error)) for (const job of batch) await this.settle([job]);
      else {
        this.hasFailed = true;
        for (const job of batch) job.reject(certain(error));
      }
    }
  }

  private async explain(losers: readonly Job[], until: number): Promise<void> {
    if (losers.length === 0) return;
    const query = {
      text: 'SELECT id, length FROM tables WHERE id = ANY($1)',
      values: [losers.map(({ change }) => change.table)],
    };
    const rows = await this.pool.ask<{ id: string; length: number }>(query, until);
    const lengths = new Map(rows.map(({ id, length }) => [id, length]));
    for (const { change, resolve, reject } of losers)
      try {
        resolve(notKept(change.table, change.after, lengths.get(change.table)));
      } catch (refusal) {
        reject(refusal);
      }
  }

  private values(batch: readonly Job[]): unknown[] {
    const changes = batch.map(({ change }) => change);
    const entries = changes.flatMap(({ table, after, entries }) =>
      entries.map(({ at, text }, i) => ({ table, seq: after + i + 1, at, text })),
    );
    const sitting = changes.flatMap(({ table, listing }) =>
      (listing?.players ?? []).map(player => ({ table, player })),
    );
    return [
      changes.map(({ table }) => table),
      changes.map(({ after }) => after),
      changes.map(({ after, entries }) => after + entries.length),
      changes.map(({ entries, listing }) => listing && (listing.changedAt ?? entries.at(-1)?.at)),
      changes.map(({ listing }) => listing?.status),
      changes.map(({ listing }) => listing?.due),
      changes.map(({ listing }) => listing?.summary),
      entries.map(({ table }) => table),
      entries.map(({ seq }) => seq),
      entries.map(({ at }) => at),
      entries.map(({ text }) => text),
      sitting.map(({ table }) => table),
      sitting.map(({ player }) => player),
      this.node,
    ];
  }
}
