// The store in one SQLite file, for a server of one process; needs nothing but Node.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { listingQuery } from './listing-query.ts';
import { checkShout, closed, noPlayer, notKept, playerInUse, tableInUse } from './refusals.ts';
import { Journal } from './sqlite-journal.ts';
import { LogReader } from './sqlite-log.ts';
import { openedFile, type Opened } from './sqlite-opening.ts';
import { stretchOf } from './sqlite-rows.ts';
import { VERSION } from './sqlite-schema.ts';
import type { Append, Listing, NewTable, Player, Query, Store, TableLog, TableRow } from '#tables/store.ts';

const PATIENCE = 5000;
/** Of that for appending, so that the refusal is there in time. */
const PART = 0.9;
/** Bytes. To look over so many pages takes half a second where they are in memory, and seconds where they are not. */
const MOST_CHECKED = 1_000_000_000;

export interface SqliteOptions {
  /** Two servers on one file would play the bots twice, and their guests would not see each other: one is refused. */
  isOnly?: boolean;
  /** Milliseconds to wait for another program that holds the file. */
  patience?: number;
  /** Bytes: a bigger file is not looked over whole at the start. */
  mostChecked?: number;
  /** Called with warnings: faults that keep nobody from playing. */
  warn?: (warning: Error) => void;
}

export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  const { isOnly = false, patience = PATIENCE, mostChecked = MOST_CHECKED, warn = () => undefined } = options;
  return new SqliteStore(openedFile(file, { isOnly, patience, mostChecked, warn }), patience * PART, warn);
}

const STATEMENTS = {
  addTable: `INSERT INTO tables (id, game, is_public, made_at, changed_at, length, status, due, summary)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING no`,
  addEntries: 'INSERT INTO stretches (table_no, seq, entries) VALUES (?, 1, ?)',
  relist: `UPDATE tables SET status = ?, due = ?, summary = ?, changed_at = coalesce(?, changed_at) WHERE no = ?`,
  stand: 'DELETE FROM sitters WHERE table_id = ? AND player NOT IN (SELECT value FROM json_each(?))',
  sit: 'INSERT OR IGNORE INTO sitters (table_id, player) SELECT ?, value FROM json_each(?)',
  due: `SELECT id FROM tables WHERE status = 'running' AND due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?`,
  addPlayer: 'INSERT OR IGNORE INTO players (id, name, token_hash, made_at) VALUES (?, ?, ?, ?)',
  player: 'SELECT id, name, token_hash AS tokenHash, made_at AS madeAt FROM players WHERE token_hash = ?',
  rename: 'UPDATE players SET name = ? WHERE id = ?',
};
type Statements = Record<keyof typeof STATEMENTS, StatementSync>;

/** A deadline that is over after the first attempt. */
const AT_ONCE = 0;

class SqliteStore implements Store {
  readonly patience: number;
  private readonly db: DatabaseSync;
  private readonly claim: DatabaseSync | undefined;
  private readonly sql: Statements;
  private readonly journal: Journal;
  private readonly logs: LogReader;
  private readonly writer: GroupCommit;
  private isOpen = true;

  constructor({ db, claim }: Opened, patience: number, warn: (warning: Error) => void) {
    this.patience = patience;
    this.db = db;
    this.claim = claim;
    const prepared = Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]);
    this.sql = Object.fromEntries(prepared) as Statements;
    this.journal = new Journal(db, warn);
    this.logs = new LogReader(db, this.journal);
    this.writer = new GroupCommit(db, this.journal, patience);
  }

  create(table: NewTable, until?: number): Promise<void> {
    return this.write(() => {
      const { id, game, isPublic, madeAt, entries, listing } = table;
      const { status, due, summary } = listing;
      const changedAt = entries.at(-1)?.at ?? madeAt;
      const facts = [id, game, Number(isPublic), madeAt, changedAt, entries.length, status, due, summary];
      const row = this.sql.addTable.get(...facts);
      if (!row) throw tableInUse(id);
      if (entries.length) this.sql.addEntries.run(Number(row['no']), stretchOf(entries));
      this.seat(id, listing);
    }, until);
  }

  append({ table, after, entries, listing }: Append, until?: number): Promise<'appended' | 'late'> {
    return this.write(() => {
      const found = this.journal.find(table);
      if (found?.length !== after) return notKept(table, after, found?.length);
      this.journal.add(found, entries);
      if (listing) {
        const { status, due, summary, changedAt = entries.at(-1)?.at ?? null } = listing;
        this.sql.relist.run(status, due, summary, changedAt, found.no);
        this.seat(table, listing);
      }
      return 'appended';
    }, until);
  }

  async load(table: string, after = 0): Promise<TableLog | undefined> {
    this.checkOpen();
    // Entries that lie in their place are quicker to find. Where they cannot be moved they are found all the same, so
    // that nobody who only reads waits for another program that writes.
    if (this.journal.mayHold(table, after)) await this.write(() => this.journal.move(), AT_ONCE).catch(() => undefined);
    this.checkOpen();
    return this.logs.load(table, after);
  }

  async list(query: Query): Promise<TableRow[]> {
    this.checkOpen();
    const { text, values } = listingQuery(query, () => '?');
    const plain = values.map(value => (typeof value === 'boolean' ? Number(value) : value));
    const rows = this.db.prepare(text).all(...plain);
    return rows.map(row => ({ ...row, isPublic: row['isPublic'] === 1 }) as unknown as TableRow);
  }

  async due(now: number, limit: number): Promise<string[]> {
    this.checkOpen();
    return this.sql.due.all(now, limit).map(row => row['id'] as string);
  }

  addPlayer({ id, name, tokenHash, madeAt }: Player): Promise<void> {
    return this.write(() => {
      if (!this.sql.addPlayer.run(id, name, tokenHash, madeAt).changes) throw playerInUse();
    });
  }

  async playerByToken(tokenHash: string): Promise<Player | undefined> {
    this.checkOpen();
    const row = this.sql.player.get(tokenHash);
    return row && ({ ...row } as unknown as Player);
  }

  rename(player: string, name: string): Promise<void> {
    return this.write(() => {
      if (!this.sql.rename.run(name, player).changes) throw noPlayer(player);
    });
  }

  listen(): void {}

  async broadcast(text: string): Promise<void> {
    this.checkOpen();
    checkShout(text);
  }

  /** To say the version again is a write that changes nothing. */
  check(): Promise<void> {
    return this.write(() => this.db.exec(`PRAGMA user_version = ${VERSION}`));
  }

  async close(): Promise<void> {
    if (!this.isOpen) return;
    const moved = this.write(() => this.journal.move());
    this.isOpen = false;
    this.writer.flush();
    await moved.catch(() => undefined);
    this.db.close();
    this.claim?.close();
  }

  private write<T>(job: () => T, until?: number): Promise<T> {
    return this.isOpen ? this.writer.write(job, until) : Promise.reject(closed());
  }

  private checkOpen(): void {
    if (!this.isOpen) throw closed();
  }

  private seat(table: string, { players }: Listing): void {
    const list = JSON.stringify(players);
    this.sql.stand.run(table, list);
    this.sql.sit.run(table, list);
  }
}
