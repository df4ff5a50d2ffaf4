// Fixtures of the store contract's tests: a store on fresh data, tables, entries, players.
import type { LogEntry, NewTable, Player, Store } from '#tables/store.ts';

/** Makes a fresh place for data; what it returns opens that same place, as often as one likes. */
export type Place = () => Promise<() => Promise<Store>>;
export interface StoreFixture {
  store: Store;
  /** Another store on the same data: a second node, or the first after a restart. */
  again(): Promise<Store>;
}
/** Adds a test that is given a store. */
export type Tried = (title: string, body: (fixture: StoreFixture) => Promise<void>) => void;

/** A test with a store on a fresh place; all that it opens is closed in the end. */
export const withStore = (place: Place, body: (fixture: StoreFixture) => Promise<void>) => async (): Promise<void> => {
  const open = await place();
  const opened: Store[] = [];
  const again = async (): Promise<Store> => {
    const store = await open();
    opened.push(store);
    return store;
  };
  try {
    await body({ store: await again(), again });
  } finally {
    for (const store of opened) await store.close();
  }
};

export const newTable = (id: string, change: Partial<NewTable> = {}): NewTable => ({
  id,
  game: 'chess',
  isPublic: false,
  madeAt: 1,
  listing: { status: 'open', due: null, summary: '{}', players: [] },
  entries: [],
  ...change,
});
export const entry = (n: number): LogEntry => ({ at: 1000 + n, text: `entry ${n}` });
export const player = (id: string): Player => ({
  id,
  name: `The ${id}`,
  tokenHash: Buffer.from(id).toString('hex').padEnd(64, '0'),
  madeAt: 77,
});

export const texts = async (store: Store, table: string): Promise<string[]> =>
  (await store.load(table))!.entries.map(({ text }) => text);

/** Everything one can ask of a store. */
export const ended = (store: Store): Record<string, Promise<unknown>> => ({
  create: store.create(newTable('new')),
  append: store.append({ table: 'a', after: 0, entries: [entry(1)] }),
  load: store.load('a'),
  list: store.list({ limit: 1 }),
  due: store.due(1, 1),
  addPlayer: store.addPlayer(player('new')),
  playerByToken: store.playerByToken('00'),
  rename: store.rename('new', 'name'),
  broadcast: store.broadcast('hello'),
  check: store.check(),
});
