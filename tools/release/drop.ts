// Drops a kept version, unless a table of the store was begun with it.
import { existsSync, rmSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { entriesOf } from '#tables/log/log-entries.ts';
import type { Query, Store, TableRow } from '#tables/store.ts';
import { fileOf, FOLDER, goldenFileOf } from './files.ts';

const PAGE = 200;

/** Tells what was dropped; throws, and drops nothing, where it is still needed. */
export async function drop(game: string, version: number, config: Config, folder = FOLDER): Promise<string> {
  const file = fileOf(folder, game, version);
  if (!existsSync(file)) throw new Error(`Version ${version} of '${game}' is not kept: there is no ${file}.`);
  const needed = await tablesOf(config, game, version);
  if (needed.length) {
    const more = needed.length > 3 ? ` and ${needed.length - 3} more` : '';
    throw new Error(
      `Version ${version} of '${game}' stays: ${needed.slice(0, 3).join(', ')}${more} were begun with it. ` +
        'Their matches and records could not be shown any more.',
    );
  }
  for (const one of [file, goldenFileOf(folder, game, version)]) rmSync(one, { force: true });
  return `Version ${version} of '${game}' is dropped: no table needs it.`;
}

/** The store of this server, where it has one already. */
async function opened({ databaseUrl, file }: Config): Promise<Store | undefined> {
  if (databaseUrl) return (await import('#server/store/postgres.ts')).openPostgres(databaseUrl);
  return existsSync(file) ? openSqlite(file) : undefined;
}
async function tablesOf(config: Config, game: string, version: number): Promise<string[]> {
  const store = await opened(config);
  try {
    return store ? await tablesIn(store, game, version) : [];
  } finally {
    await store?.close();
  }
}
async function tablesIn(store: Store, game: string, version: number): Promise<string[]> {
  const found: string[] = [];
  let last: TableRow | undefined;
  do {
    const query: Query = { game, limit: PAGE, ...(last && { before: last }) };
    const rows = await store.list(query);
    for (const { id } of rows) if ((await versionOf(store, id)) === version) found.push(id);
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
  return found;
}
async function versionOf(store: Store, id: string): Promise<number | undefined> {
  const [first] = entriesOf((await store.load(id))?.entries.slice(0, 1) ?? []);
  return first?.entry.kind === 'made' ? first.entry.version : undefined;
}
