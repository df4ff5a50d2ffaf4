// The store in a PostgreSQL database, for a server of many nodes: any of them may append to any table.
import { randomBytes } from 'node:crypto';
import { Client, DatabaseError, Pool } from 'pg';
import { within } from '../promise-timeout.ts';
import { unusable } from './advice.ts';
import { listingQuery } from './listing-query.ts';
import { Appends } from './postgres-appends.ts';
import { certain } from './postgres-errors.ts';
import { Nodes } from './postgres-notify.ts';
import { migrate } from './postgres-schema.ts';
import { TimedPool } from './postgres-timeout.ts';
import { wholeLog, type Numbered } from './lost-entries.ts';
import { checkShout, closed, noPlayer, playerInUse, type Refusal, tableInUse } from './refusals.ts';
import {
  Damaged,
  deadlineOf,
  type Append,
  type Listener,
  type LogEntry,
  type NewTable,
  type Player,
  type Query,
  type Store,
  type TableLog,
  type TableRow,
} from '#tables/store.ts';

export interface PostgresOptions {
  /** In milliseconds: how often the listening connection is tried, and how long any answer may take. */
  heartbeat?: number;
}

/** Milliseconds to wait for a connection when the store is opened. */
const PATIENCE = 10_000;
/** Timeout of connecting: a slower database is as good as away. */
const LATE = 2000;
const UNIQUE_VIOLATION = '23505';
/** Data or an index is corrupted. */
const DAMAGED = /^XX00[12]$/;

export async function openPostgres(url: string, { heartbeat = 10_000 }: PostgresOptions = {}): Promise<Store> {
  const connecting = { connectionString: url, connectionTimeoutMillis: PATIENCE };
  // A database that has gone silent without a word would be waited for by everybody, for ever.
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: heartbeat, keepAlive: true });
  pool.on('error', () => {}); // A connection at rest was lost; the next query makes a new one.
  try {
    const node = randomBytes(8).toString('hex');
    const nodes = new Nodes(url, node, heartbeat);
    await bringUpToDate(new Client(connecting));
    await nodes.connect();
    const timed = new TimedPool(pool, heartbeat);
    return new PostgresStore(timed, nodes, new Appends(timed, node));
  } catch (error) {
    await pool.end();
    throw unusable('The PostgreSQL database', error);
  }
}

/** On a connection without a limit of time: a step may take long. */
async function bringUpToDate(client: Client): Promise<void> {
  client.on('error', () => {}); // Whatever is asked next fails.
  try {
    await client.connect();
    await migrate(client);
  } finally {
    client.end().catch(() => {});
  }
}

const CREATE = `
  WITH made AS (
    INSERT INTO tables (id, game, is_public, made_at, changed_at, length, status, due, summary)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ), written AS (
    INSERT INTO entries (table_id, seq, at, text)
      SELECT $1, * FROM unnest($10::int[], $11::float8[], $12::text[])
  )
  INSERT INTO sitters (table_id, player) SELECT $1, unnest($13::text[]) ON CONFLICT DO NOTHING`;
const LOAD = `
  SELECT id, game, is_public AS "isPublic", made_at AS "madeAt", status, length, last, entries FROM tables, (
    SELECT coalesce(json_agg(json_build_object('at', at, 'text', text) ORDER BY seq), '[]') AS entries,
      coalesce(max(seq), 0) AS last
      FROM entries WHERE table_id = $1 AND seq > $2
  ) AS log WHERE id = $1`;
const NUMBERED = `
  SELECT length, (
    SELECT coalesce(json_agg(json_build_object('seq', seq, 'at', at, 'text', text) ORDER BY seq), '[]')
      FROM entries WHERE table_id = id AND seq > $2
  ) AS entries FROM tables WHERE id = $1`;
const DUE = `
  SELECT id FROM tables WHERE status = 'running' AND due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2`;
const PLAYER = `
  SELECT id, name, token_hash AS "tokenHash", made_at AS "madeAt" FROM players WHERE token_hash = $1`;

class PostgresStore implements Store {
  readonly patience: number;
  private readonly pool: TimedPool;
  private readonly nodes: Nodes;
  private readonly appends: Appends;
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | undefined;

  constructor(pool: TimedPool, nodes: Nodes, appends: Appends) {
    this.patience = pool.patience;
    this.pool = pool;
    this.nodes = nodes;
    this.appends = appends;
  }

  create({ id, game, isPublic, madeAt, listing, entries }: NewTable, until?: number): Promise<void> {
    const { status, due, summary, players } = listing;
    const columns = [entries.map((_, i) => i + 1), entries.map(({ at }) => at), entries.map(({ text }) => text)];
    const changedAt = entries.at(-1)?.at ?? madeAt;
    const facts = [id, game, isPublic, madeAt, changedAt, entries.length, status, due, summary];
    return this.insert(CREATE, [...facts, ...columns, players], () => tableInUse(id), until);
  }

  append(change: Append, until = deadlineOf(this)): Promise<'appended' | 'late'> {
    return this.taken(() => this.appends.add(change, until));
  }

  async load(table: string, after = 0, until?: number): Promise<TableLog | undefined> {
    try {
      const [row] = await this.rows<TableLog & { length: number; last: number }>(LOAD, [table, after], until);
      if (!row) return undefined;
      const { length, last, ...log } = row;
      // The numbers differ from each other, so there is no gap where as many are there as there must be.
      const isWhole = log.entries.length === Math.max(0, length - after) && (length <= after || last === length);
      return isWhole ? log : { ...log, entries: await this.mended(table, after, until) };
    } catch (error) {
      if (!(error instanceof DatabaseError && DAMAGED.test(error.code ?? ''))) throw error;
      throw new Damaged(`its log cannot be read from the database: ${error.message}.`, { cause: error });
    }
  }
  /** A log that has gaps, or is longer than it should be. */
  private async mended(table: string, after: number, until?: number): Promise<LogEntry[]> {
    const [row] = await this.rows<{ length: number; entries: Numbered[] }>(NUMBERED, [table, after], until);
    return row ? wholeLog(row.entries, after, row.length) : [];
  }

  list(query: Query): Promise<TableRow[]> {
    const { text, values } = listingQuery(query, n => `$${n}`);
    return this.rows(text, values);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return (await this.rows<{ id: string }>(DUE, [now, limit])).map(({ id }) => id);
  }

  addPlayer({ id, name, tokenHash, madeAt }: Player): Promise<void> {
    const text = 'INSERT INTO players (id, name, token_hash, made_at) VALUES ($1, $2, $3, $4)';
    return this.insert(text, [id, name, tokenHash, madeAt], playerInUse);
  }

  async playerByToken(tokenHash: string): Promise<Player | undefined> {
    return (await this.rows<Player>(PLAYER, [tokenHash]))[0];
  }

  async rename(player: string, name: string): Promise<void> {
    const text = 'UPDATE players SET name = $2 WHERE id = $1 RETURNING id';
    const rows = await this.rows(text, [player, name]).catch((error: unknown) => {
      throw certain(error);
    });
    if (rows.length === 0) throw noPlayer(player);
  }

  listen(heard: Listener): void {
    this.nodes.listen(heard);
  }

  async broadcast(text: string): Promise<void> {
    await this.taken(async () => {
      checkShout(text);
      return this.nodes.broadcast(text);
    });
  }

  /** A write that changes nothing: a database that only reads refuses it. */
  async check(): Promise<void> {
    const written = await within(LATE, this.rows('UPDATE longbox SET version = version', []));
    if (!written) throw new Error('The database does not answer.');
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    await Promise.allSettled(this.underWay);
    await this.nodes.close();
    await this.pool.end();
  }

  private async rows<Row extends object>(text: string, values: unknown[], until?: number): Promise<Row[]> {
    return this.taken(() => this.pool.ask<Row>({ text, values }, until));
  }

  private async insert(text: string, values: unknown[], inUse: () => Refusal, until?: number): Promise<void> {
    try {
      await this.rows(text, values, until);
    } catch (error) {
      throw error instanceof DatabaseError && error.code === UNIQUE_VIOLATION ? inUse() : certain(error);
    }
  }

  /** Closing waits for what was taken before; the pool itself would forget those that wait for a connection. */
  private async taken<T>(job: () => Promise<T>): Promise<T> {
    if (this.closing) throw closed();
    const result = job();
    this.underWay.add(result);
    try {
      return await result;
    } finally {
      this.underWay.delete(result);
    }
  }
}
