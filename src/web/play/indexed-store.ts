// Matches stored in the browser: the server's store on IndexedDB, for one page at a time.
import type { Append, Listing, NewTable, Player, Query, Store, TableLog, TableRow } from '#tables/store.ts';

const NAME = 'longbox';
const VERSION = 1;

interface KeptTable extends Omit<NewTable, 'entries' | 'listing'> {
  listing: Listing;
  changedAt: number;
}
interface KeptEntry {
  table: string;
  seq: number;
  at: number;
  text: string;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('tables', { keyPath: 'id' });
    db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    db.createObjectStore('players', { keyPath: 'id' }).createIndex('token', 'tokenHash');
  };
  return done(request);
}

const ofTable = (table: string, after = 0): IDBKeyRange => IDBKeyRange.bound([table, after + 1], [table, Infinity]);

class IndexedStore implements Store {
  private readonly db: IDBDatabase;
  constructor(db: IDBDatabase) {
    this.db = db;
  }

  async create({ entries, ...table }: NewTable): Promise<void> {
    const change = this.db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const kept: KeptTable = { ...table, changedAt: table.madeAt };
    change.objectStore('tables').add(kept);
    entries.forEach((entry, i) => change.objectStore('entries').add({ table: table.id, seq: i + 1, ...entry }));
    await finished(change);
  }
  async append({ table, after, entries, listing }: Append): Promise<'appended' | 'late'> {
    const change = this.db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const log = change.objectStore('entries');
    if ((await done(log.count(ofTable(table)))) !== after) return 'late';
    entries.forEach((entry, i) => log.add({ table, seq: after + i + 1, ...entry }));
    const tables = change.objectStore('tables');
    const kept = (await done(tables.get(table))) as KeptTable;
    tables.put({
      ...kept,
      listing: listing ?? kept.listing,
      changedAt: listing?.changedAt ?? entries.at(-1)?.at ?? kept.changedAt,
    });
    await finished(change);
    return 'appended';
  }
  async load(table: string, after = 0): Promise<TableLog | undefined> {
    const reading = this.db.transaction(['tables', 'entries']);
    const kept = (await done(reading.objectStore('tables').get(table))) as KeptTable | undefined;
    if (!kept) return undefined;
    const entries = (await done(reading.objectStore('entries').getAll(ofTable(table, after)))) as KeptEntry[];
    const { id, game, isPublic, madeAt, listing } = kept;
    return {
      id,
      game,
      isPublic,
      madeAt,
      status: listing.status,
      entries: entries.map(({ at, text }) => ({ at, text })),
    };
  }
  async list({ status, isPublic, game, player, limit }: Query): Promise<TableRow[]> {
    const all = await this.tables();
    return all
      .filter(table => status === undefined || table.listing.status === status)
      .filter(table => isPublic === undefined || table.isPublic === isPublic)
      .filter(table => game === undefined || table.game === game)
      .filter(table => player === undefined || table.listing.players.includes(player))
      .sort((a, b) => b.changedAt - a.changedAt)
      .slice(0, limit)
      .map(({ listing: { status: now, summary }, ...table }) => ({ ...table, status: now, summary }));
  }
  async due(now: number, limit: number): Promise<string[]> {
    const all = await this.tables();
    return all
      .filter(({ listing }) => listing.status === 'running' && listing.due !== null && listing.due <= now)
      .slice(0, limit)
      .map(({ id }) => id);
  }
  private async tables(): Promise<KeptTable[]> {
    return (await done(this.db.transaction('tables').objectStore('tables').getAll())) as KeptTable[];
  }

  async addPlayer(player: Player): Promise<void> {
    const change = this.db.transaction('players', 'readwrite');
    change.objectStore('players').add(player);
    await finished(change);
  }
  async playerByToken(tokenHash: string): Promise<Player | undefined> {
    const players = this.db.transaction('players').objectStore('players');
    return (await done(players.index('token').get(tokenHash))) as Player | undefined;
  }
  async rename(id: string, name: string): Promise<void> {
    const change = this.db.transaction('players', 'readwrite');
    const players = change.objectStore('players');
    const player = (await done(players.get(id))) as Player | undefined;
    if (player) players.put({ ...player, name });
    await finished(change);
  }
  listen(): void {
    // Nobody else writes here.
  }
  async broadcast(): Promise<void> {
    // Nobody else listens.
  }
  async check(): Promise<void> {
    await this.tables();
  }
  async close(): Promise<void> {
    this.db.close();
  }
}

export const openIndexedStore = async (): Promise<Store> => new IndexedStore(await opened());
