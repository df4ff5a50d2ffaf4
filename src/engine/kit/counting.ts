// The tables of a report on many games: rows by name, with the columns that each table has.
import type { Counts } from '../definition.ts';

type Columns = Readonly<Record<string, readonly string[]>>;
/** Adds to a cell, 1 when no number is named; a new row has 0 in every column. */
export type Add<C extends Columns> = <T extends keyof C & string>(
  table: T,
  row: string,
  column: C[T][number],
  n?: number,
) => void;
/** Tables without rows, and what counts in them. */
export function counting<C extends Columns>(columns: C): { counts: Counts; add: Add<C> } {
  const counts: Counts = {};
  const add: Add<C> = (table, row, column, n = 1) => {
    const cells = ((counts[table] ??= {})[row] ??= Object.fromEntries(columns[table]!.map(name => [name, 0])));
    cells[column]! += n;
  };
  return { counts, add };
}
