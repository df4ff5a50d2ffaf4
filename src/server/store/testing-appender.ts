// A process that appends to many tables as fast as it can and says what was acknowledged, until it is killed.
import { writeSync } from 'node:fs';
import { openSqlite } from './sqlite.ts';

export const TABLES = Array.from({ length: 24 }, (_, i) => `t${i}`);
/** Some texts fit into a page of the database, some need many. */
export const textOf = (table: string, seq: number): string =>
  `${table}:${seq} ${'.'.repeat(seq % 7 === 0 ? 20_000 : seq % 50)}`;
/** The summary of a table after so many entries; every third append changes it. */
export const summaryOf = (length: number): string => String(length - (length % 3));

async function keepAppending(file: string): Promise<void> {
  const store = openSqlite(file);
  writeSync(1, 'open\n');
  await Promise.all(
    TABLES.map(async table => {
      const known = await store.load(table);
      const listing = { status: 'running' as const, due: null, summary: '0', players: ['ann'] };
      if (!known) await store.create({ id: table, game: 'chess', isPublic: true, madeAt: 0, listing, entries: [] });
      for (let seq = (known?.entries.length ?? 0) + 1; ; seq++) {
        const change = seq % 3 === 0 ? { listing: { ...listing, summary: summaryOf(seq) } } : {};
        await store.append({ table, after: seq - 1, entries: [{ at: seq, text: textOf(table, seq) }], ...change });
        writeSync(1, `${table} ${seq}\n`);
      }
    }),
  );
}

const file = process.argv[2];
if (import.meta.main && file) await keepAppending(file);
