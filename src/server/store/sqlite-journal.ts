// Entries go to the disk twice: at once into the journal, all that are written together in one row of one place; and
// later, many at a time and in one row for each table, to where the log of their table lies. One page is written for
// many tables instead of a page for each.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LogEntry } from '#tables/store.ts';

/** After so many entries they are moved to their tables. */
const MOST = 5000;

/** Entries of the journal, a row each. */
const WRITTEN = `SELECT value ->> 0 AS table_no, value ->> 1 AS seq, value ->> 2 AS at, value ->> 3 AS text
  FROM journal, json_each(journal.entries)`;
/** Those in their places as well. */
export const ENTRIES = `SELECT table_no, seq + key AS seq, value ->> 0 AS at, value ->> 1 AS text
  FROM stretches, json_each(stretches.entries) UNION ALL ${WRITTEN}`;
const STATEMENTS = {
  write: 'INSERT INTO journal (entries) VALUES (?)',
  place: 'INSERT INTO stretches (table_no, seq, entries) VALUES (?, ?, ?)',
  lengthen: 'UPDATE tables SET length = ? WHERE no = ?',
  move: `INSERT INTO stretches (table_no, seq, entries)
    SELECT table_no, min(seq), json_group_array(json_array(at, text) ORDER BY seq) FROM (${WRITTEN}) GROUP BY table_no`,
  grow: `UPDATE tables SET length = grown.length
    FROM (SELECT table_no, max(seq) AS length FROM (${WRITTEN}) GROUP BY table_no) AS grown WHERE no = grown.table_no`,
  clear: 'DELETE FROM journal',
  isEmpty: 'SELECT NOT EXISTS (SELECT 1 FROM journal) AS yes',
  find: 'SELECT no, length FROM tables WHERE id = ?',
  others: 'PRAGMA data_version',
};
type Statements = Record<keyof typeof STATEMENTS, StatementSync>;

/** What is known of a table that is written to. */
export interface Growing {
  readonly no: number;
  length: number;
  /** Its last entries, which lie in the journal only. */
  readonly unmoved: LogEntry[];
}
type Row = [no: number, seq: number, at: number, text: string];

export class Journal {
  private readonly sql: Statements;
  /** Tables written to since the last move; their length in the file is out of date. */
  private readonly growing = new Map<string, Growing>();
  /** Added, but not in the file yet. */
  private rows: Row[] = [];
  private written = 0;
  /** Changes when another program has written to the file. */
  private others: unknown;
  private isInDoubt = true;

  constructor(db: DatabaseSync) {
    const prepared = Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]);
    this.sql = Object.fromEntries(prepared) as Statements;
  }

  /** To be told at the beginning of each transaction. */
  begin(): void {
    const others = this.sql.others.get()!['data_version'];
    if (others !== this.others || this.isInDoubt) this.moveAsWritten();
    this.others = others;
    this.isInDoubt = false;
  }
  find(table: string): Growing | undefined {
    let found = this.growing.get(table);
    if (!found) {
      const row = this.sql.find.get(table);
      if (row) this.growing.set(table, (found = { no: Number(row['no']), length: Number(row['length']), unmoved: [] }));
    }
    return found;
  }
  /** In the file with the end of the transaction. */
  add(table: Growing, entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (typeof entry.text !== 'string') throw new TypeError('an entry is a text');
      this.rows.push([table.no, ++table.length, entry.at, entry.text]);
      table.unmoved.push(entry);
    }
  }
  /** To be told at the end of each transaction. */
  end(): void {
    this.write();
    if (this.written >= MOST) this.move();
  }
  private write(): void {
    if (!this.rows.length) return;
    this.sql.write.run(JSON.stringify(this.rows));
    this.written += this.rows.length;
    this.rows = [];
  }
  /** To be told when a transaction was rolled back: only the file knows. */
  undo(): void {
    this.isInDoubt = true;
    this.forget();
  }

  get isEmpty(): boolean {
    return this.sql.isEmpty.get()!['yes'] === 1;
  }
  /** Moves all entries to their tables; within a transaction. They are known, and need not be read. */
  move(): void {
    const isEmpty = !this.written && !this.rows.length;
    for (const table of this.growing.values()) this.place(table);
    this.forget();
    if (!isEmpty) this.sql.clear.run();
  }
  private place({ no, length, unmoved }: Growing): void {
    if (!unmoved.length) return;
    this.sql.place.run(no, length - unmoved.length + 1, stretchOf(unmoved));
    this.sql.lengthen.run(length, no);
  }
  /** The same with what the file has, whoever wrote it. */
  private moveAsWritten(): void {
    this.forget();
    if (this.isEmpty) return;
    this.sql.move.run();
    this.sql.grow.run();
    this.sql.clear.run();
  }
  private forget(): void {
    this.rows = [];
    this.growing.clear();
    this.written = 0;
  }
}

/** Entries of a table as one row of the file holds them. */
export const stretchOf = (entries: readonly LogEntry[]): string =>
  JSON.stringify(entries.map(({ at, text }) => [at, text]));
