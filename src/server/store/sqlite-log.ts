// Reads the log of a table from the SQLite file.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Damaged, type LogEntry, type Status, type TableLog } from '#tables/store.ts';
import type { Journal } from './sqlite-journal.ts';
import { stretchFrom } from './sqlite-rows.ts';
import { wholeLog, type Damage, type Numbered } from './lost-entries.ts';

const STATEMENTS = {
  begin: 'BEGIN',
  end: 'COMMIT',
  table: `SELECT no, id, game, is_public AS isPublic, made_at AS madeAt, status, length FROM tables WHERE id = ?`,
  // From the stretch on that holds the first entry asked for.
  stretches: `SELECT rowid AS row, seq, entries FROM stretches
    WHERE table_no = ?1 AND seq >= coalesce((SELECT max(seq) FROM stretches WHERE table_no = ?1 AND seq <= ?2), 0)
    ORDER BY seq`,
};
type Statements = Record<keyof typeof STATEMENTS, StatementSync>;
interface TableRow {
  no: number;
  id: string;
  game: string;
  isPublic: number;
  madeAt: number;
  status: Status;
  length: number;
}
const CORRUPT = 11;

export class LogReader {
  private readonly sql: Statements;
  private readonly db: DatabaseSync;
  private readonly journal: Journal;

  constructor(db: DatabaseSync, journal: Journal) {
    this.db = db;
    const prepared = Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]);
    this.sql = Object.fromEntries(prepared) as Statements;
    this.journal = journal;
  }

  /** All at one moment: another program may write to the file. */
  load(table: string, after: number): TableLog | undefined {
    this.sql.begin.run();
    try {
      const row = this.sql.table.get(table) as unknown as TableRow | undefined;
      if (!row) return undefined;
      const { isPublic, no: _, length: __, ...facts } = row;
      return { ...facts, isPublic: isPublic === 1, entries: this.entries(row, after) };
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      if (((errcode ?? 0) & 0xff) !== CORRUPT) throw error;
      throw new Damaged(`its log cannot be read from the file: ${message}.`, { cause: error });
    } finally {
      if (this.db.isTransaction) this.sql.end.run();
    }
  }

  private entries({ id, no, length: moved }: TableRow, after: number): LogEntry[] {
    const found: Numbered[] = [];
    const damages: Damage[] = this.journal.damages(no);
    for (const { row, seq, entries } of this.sql.stretches.all(no, after + 1)) {
      const stretch = stretchFrom(Number(row), Number(seq), String(entries));
      for (const entry of stretch.found) found.push(entry);
      for (const damage of stretch.damages) damages.push(damage);
    }
    const unmoved = this.journal.mayHold(id, after) ? this.journal.unmoved(no) : [];
    for (const entry of unmoved) found.push(entry);
    const length = unmoved.reduce((longest, { seq }) => Math.max(longest, seq), moved);
    return wholeLog(
      found,
      after,
      length,
      damages.sort((a, b) => a.seq - b.seq),
    );
  }
}
