// Tests of every store's lists: tables by their listings, and tables with something due.
import assert from 'node:assert/strict';
import { entry, newTable, type Tried } from './contract-fixtures.ts';
import type { Listing, Query, Status, Store, TableRow } from '#tables/store.ts';

const listing = (change: Partial<Listing> = {}): Listing => ({
  status: 'open',
  due: null,
  summary: '{}',
  players: [],
  ...change,
});
const ids = async (store: Store, query: Partial<Query> = {}): Promise<string> =>
  (await store.list({ limit: 99, ...query })).map(({ id }) => id).join(' ');

export function listContract(tried: Tried): void {
  queryContract(tried);
  pageContract(tried);
  changeContract(tried);
  dueContract(tried);
}

/** Four tables that differ in all that can be asked for; each one newer than the one before. */
async function fourTables(store: Store): Promise<void> {
  const make = (id: string, game: string, isPublic: boolean, status: Status, players: string[]) =>
    store.create(newTable(id, { game, isPublic, madeAt: id.charCodeAt(0), listing: listing({ status, players }) }));
  await make('a', 'chess', true, 'open', ['ann']);
  await make('b', 'go', true, 'running', ['ann', 'bob']);
  await make('c', 'chess', false, 'open', ['bob', 'bob']);
  await make('d', 'go', true, 'open', []);
}

function queryContract(tried: Tried): void {
  tried('lists say what is known, newest change first', async ({ store }) => {
    assert.deepEqual(await store.list({ limit: 9 }), []);
    await store.create(newTable('a', { madeAt: 5, entries: [entry(1)], listing: listing({ summary: '{"é":1}' }) }));
    await store.create(newTable('b', { madeAt: 6, isPublic: true, listing: listing({ status: 'stuck' }) }));
    const a = {
      id: 'a',
      game: 'chess',
      isPublic: false,
      madeAt: 5,
      changedAt: 1001,
      status: 'open',
      summary: '{"é":1}',
    };
    const b = { id: 'b', game: 'chess', isPublic: true, madeAt: 6, changedAt: 6, status: 'stuck', summary: '{}' };
    assert.deepEqual(await store.list({ limit: 9 }), [a, b]);
  });
  tried('lists by status, openness, game and player', async ({ store }) => {
    await fourTables(store);
    assert.equal(await ids(store), 'd c b a');
    assert.equal(await ids(store, { status: 'open' }), 'd c a');
    assert.equal(await ids(store, { status: 'stuck' }), '');
    assert.equal(await ids(store, { isPublic: true }), 'd b a');
    assert.equal(await ids(store, { isPublic: false }), 'c');
    assert.equal(await ids(store, { game: 'go' }), 'd b');
    assert.equal(await ids(store, { player: 'bob' }), 'c b');
    assert.equal(await ids(store, { player: 'eve' }), '');
    assert.equal(await ids(store, { status: 'open', isPublic: true, game: 'chess', player: 'ann' }), 'a');
    assert.equal(await ids(store, { status: 'open', isPublic: true, game: 'chess', player: 'bob' }), '');
  });
}

function pageContract(tried: Tried): void {
  tried('lists come in pages, and no table is lost between two', async ({ store }) => {
    const make = (n: number) => store.create(newTable(`t${n}`, { madeAt: n < 3 ? n : 5, listing: listing() }));
    for (let n = 0; n < 8; n++) await make(n);
    const pages: string[] = [];
    let before: TableRow | undefined;
    do {
      const page: TableRow[] = await store.list({ status: 'open', limit: 3, ...(before && { before }) });
      pages.push(page.map(({ id }) => id).join(' '));
      before = page.at(-1);
    } while (before);
    assert.deepEqual(pages, ['t7 t6 t5', 't4 t3 t2', 't1 t0', '']);
    assert.equal(await ids(store, { before: { changedAt: 5, id: '' } }), 't2 t1 t0');
  });
}

function changeContract(tried: Tried): void {
  tried('growing moves a table to the front as soon as its listing is told', async ({ store }) => {
    await fourTables(store);
    await store.append({ table: 'b', after: 0, entries: [entry(1), entry(2)] });
    assert.equal(await ids(store), 'd c b a');
    const now = listing({ status: 'running', players: ['ann'] });
    await store.append({ table: 'b', after: 2, entries: [], listing: { ...now, changedAt: 1002 } });
    const [first] = await store.list({ limit: 1, player: 'ann' });
    assert.deepEqual([first!.id, first!.changedAt, first!.status], ['b', 1002, 'running']);
    await store.append({ table: 'a', after: 0, entries: [entry(4)], listing: now });
    assert.equal(await ids(store), 'a b d c');
  });
  tried('a new listing takes the place of the old', async ({ store }) => {
    await fourTables(store);
    const now = listing({ status: 'over', summary: '{"won":1}', players: ['bob', 'cid'] });
    await store.append({ table: 'a', after: 0, entries: [entry(1)], listing: now });
    assert.equal(await ids(store, { status: 'open' }), 'd c');
    assert.equal((await store.list({ status: 'over', limit: 9 }))[0]!.summary, '{"won":1}');
    assert.equal((await store.load('a'))!.status, 'over');
    assert.equal(await ids(store, { player: 'ann' }), 'b');
    assert.equal(await ids(store, { player: 'cid' }), 'a');
    assert.equal(await ids(store, { player: 'bob' }), 'a c b');
  });
  tried('a listing can change while the log does not', async ({ store }) => {
    await fourTables(store);
    const now = listing({ status: 'running', due: 7 });
    assert.equal(await store.append({ table: 'a', after: 0, entries: [], listing: now }), 'appended');
    assert.deepEqual(await store.due(7, 9), ['a']);
    assert.equal(await ids(store), 'd c b a');
    assert.deepEqual((await store.load('a'))!.entries, []);
    assert.equal(await store.append({ table: 'a', after: 0, entries: [], listing: listing() }), 'appended');
    assert.deepEqual(await store.due(7, 9), []);
  });
}

function dueContract(tried: Tried): void {
  tried('what is due comes in order, longest overdue first', async ({ store }) => {
    const make = (id: string, due: number | null, status: Status = 'running') =>
      store.create(newTable(id, { listing: listing({ status, due }) }));
    await Promise.all([make('a', 30), make('b', 10), make('c', null), make('d', 20.5), make('e', 5, 'over')]);
    assert.deepEqual(await store.due(30, 9), ['b', 'd', 'a']);
    assert.deepEqual(await store.due(29, 9), ['b', 'd']);
    assert.deepEqual(await store.due(30, 1), ['b']);
    assert.deepEqual(await store.due(9, 9), []);
    await store.append({ table: 'b', after: 0, entries: [entry(1)], listing: listing({ status: 'running', due: 40 }) });
    await store.append({ table: 'a', after: 0, entries: [entry(1)] });
    assert.deepEqual(await store.due(99, 9), ['d', 'a', 'b']);
  });
}
