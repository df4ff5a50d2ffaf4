// Entries go to the disk twice: at once into the journal, all that are written together in one row of one place; and
// later, many at a time and in one row for each table, to where the log of their table lies. One page is written for
// many tables instead of a page for each.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LogEntry } from '#tables/store.ts';
import { journalRowFrom, stretchOf, type JournalRow, type Written } from './sqlite-rows.ts';
import type { Damage } from './lost-entries.ts';

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
  save: 'INSERT OR IGNORE INTO stretches (table_no, seq, entries) VALUES (?, ?, ?)',
  grow: 'UPDATE tables SET length = max(length, ?) WHERE no = ?',
  lengthOf: 'SELECT length FROM tables WHERE no = ?',
  rows: 'SELECT no, entries FROM journal WHERE no > ? ORDER BY no',
  clear: 'DELETE FROM journal',
  clearGood: 'DELETE FROM journal WHERE no NOT IN (SELECT value FROM json_each(?))',
  isEmpty: 'SELECT NOT EXISTS (SELECT 1 FROM journal WHERE no > ?) AS yes',
  find: 'SELECT no, length FROM tables WHERE id = ?',
  others: 'PRAGMA data_version',
};
type Statements = Record<keyof typeof STATEMENTS, StatementSync>;

/** A table that is written to: its number, its length, its last entries. */
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
  /** Rows that are damaged, with what is wrong. They stay where they are; all later ones have higher numbers. */
  private readonly damaged = new Map<number, string>();
  /** Entries that stood in them, by the number of their table. */
  private readonly lost = new Map<number, Damage[]>();
  private readonly told = new Set<number>();
  private readonly warn: (warning: Error) => void;

  constructor(db: DatabaseSync, warn: (warning: Error) => void) {
    this.warn = warn;
    const prepared = Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]);
    this.sql = Object.fromEntries(prepared) as Statements;
  }

  /** Called at the beginning of each transaction. */
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
  /** Called at the end of each transaction. */
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
  /** Called when a transaction was rolled back: only the file knows its state then. */
  undo(): void {
    this.isInDoubt = true;
    this.damaged.clear();
    this.lost.clear();
    this.forget();
  }

  get isEmpty(): boolean {
    return this.sql.isEmpty.get(this.lastDamaged)!['yes'] === 1;
  }
  /** Moves all entries to their tables; within a transaction. They are known, and need not be read. */
  move(): void {
    const isEmpty = !this.written && !this.rows.length;
    for (const table of this.growing.values()) this.place(table);
    this.forget();
    if (!isEmpty) this.clear();
  }
  private clear(): void {
    if (this.damaged.size) this.sql.clearGood.run(JSON.stringify([...this.damaged.keys()]));
    else this.sql.clear.run();
  }
  private get lastDamaged(): number {
    return Math.max(0, ...this.damaged.keys());
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
    this.damaged.clear();
    this.lost.clear();
    const byTable = new Map<number, Written[]>();
    for (const { no, row } of this.read()) {
      if (row.wrong !== undefined) this.setAside(no, row);
      for (const entry of row.entries) {
        const entries = byTable.get(entry.no);
        if (entries) entries.push(entry);
        else byTable.set(entry.no, [entry]);
      }
    }
    for (const [no, entries] of byTable) this.placeAsWritten(no, entries);
    this.clear();
  }
  private read(): { no: number; row: JournalRow }[] {
    const rows = this.sql.rows.all(this.lastDamaged);
    return rows.map(({ no, entries }) => ({ no: Number(no), row: journalRowFrom(String(entries)) }));
  }
  /** In one row where they follow what is there; each in its own where something is lost before or between. */
  private placeAsWritten(no: number, entries: readonly Written[]): void {
    const length = Number(this.sql.lengthOf.get(no)?.['length'] ?? 0);
    const isWhole = entries.every(({ seq }, n) => seq === length + n + 1);
    if (!isWhole || !this.sql.save.run(no, length + 1, stretchOf(entries)).changes)
      for (const entry of entries) this.sql.save.run(no, entry.seq, stretchOf([entry]));
    this.sql.grow.run(Math.max(...entries.map(({ seq }) => seq)), no);
  }
  /** Tables that have lost entries with the row are as long as they were: so they are known to lack them. */
  private setAside(row: number, { wrong, lost }: JournalRow): void {
    const where = `row ${row} of journal ${wrong}`;
    this.damaged.set(row, where);
    for (const { no, seq } of lost) {
      const length = Number(this.sql.lengthOf.get(no)?.['length'] ?? 0);
      if (seq <= length + MOST) this.sql.grow.run(seq, no);
      this.lost.set(no, [...(this.lost.get(no) ?? []), { seq, where }]);
    }
    if (this.told.has(row)) return;
    this.told.add(row);
    this.warn(new Error(`The store is damaged: ${where}. Games whose entries it held are stuck; it is left as it is.`));
  }

  /** May entries of the table beyond the first `after` lie here? Whoever asks for tables that are not there, or for
   *  more than there is, must not have everything moved. */
  mayHold(table: string, after: number): boolean {
    if (this.isInDoubt || this.sql.others.get()!['data_version'] !== this.others) return !this.isEmpty;
    const found = this.growing.get(table);
    return found !== undefined && found.unmoved.length > 0 && found.length > after;
  }
  /** Entries of a table that are not in their place, where they could not be moved. */
  unmoved(no: number): Written[] {
    return this.isEmpty ? [] : this.read().flatMap(({ row }) => row.entries.filter(entry => entry.no === no));
  }
  /** The places where entries of a table may be lost. */
  damages(no: number): Damage[] {
    const perhaps = [...this.damaged.values()].map(where => ({ seq: 1, where: `perhaps ${where}` }));
    return [...perhaps, ...(this.lost.get(no) ?? [])];
  }
  private forget(): void {
    this.rows = [];
    this.growing.clear();
    this.written = 0;
  }
}
