// The logs of tables that were begun by earlier Longboxes, and what those showed of each: written by the very trees.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Offer } from '#protocol/table-doc.ts';
import type { Result, Seat } from '#engine/types.ts';
import type { NewTable, Status, Store } from '#tables/store.ts';

const FOLDER = 'releases/logs';

/** What the Longbox of then showed of a table. */
export interface Told {
  group: 'running' | 'finished' | `campaign ${number}`;
  status: Status;
  answers: number;
  waitingFor: Seat[];
  result: Result | null;
  offers: Offer[];
  next: { table: string } | null;
  /** Digests of what each seat, the public and a viewer of everything saw. */
  views: Record<string, string>;
  listed: { status: Status; summary: object };
  /** The match file of a finished one; the answers as a digest. */
  file?: Record<string, unknown>;
}
export interface OldTable {
  id: string;
  game: string;
  version: number;
  isPublic: boolean;
  madeAt: number;
  listing: { status: Status; summary: string; players: string[] };
  entries: [at: number, text: string][];
  told: Told;
}

/** The releases of which there are logs: 'dice-masters-2'. */
export const releasesWithLogs = (): string[] =>
  readdirSync(FOLDER)
    .filter(file => /-\d+\.jsonl\.gz$/.test(file))
    .map(file => file.replace('.jsonl.gz', ''))
    .toSorted();
export const oldTables = (name: string): OldTable[] =>
  gunzipSync(readFileSync(path.join(FOLDER, `${name}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as OldTable);

export const asNew = ({ id, game, isPublic, madeAt, listing, entries }: OldTable): NewTable => ({
  id,
  game,
  isPublic,
  madeAt,
  listing: { ...listing, due: null },
  entries: entries.map(([at, text]) => ({ at, text })),
});
export async function fill(store: Store, tables: readonly OldTable[]): Promise<void> {
  for (const table of tables) await store.create(asNew(table));
}

/** A few of each kind: so many running ones, and so many that are over. */
export function someOf(tables: readonly OldTable[], running: number, over: number): OldTable[] {
  const first = (status: Status, n: number): OldTable[] =>
    tables.filter(({ told }) => told.status === status).slice(0, n);
  return [...first('running', running), ...first('over', over)];
}
