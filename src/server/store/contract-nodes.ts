// Tests of stores that several nodes share: appends and broadcasts reach the other nodes, and not oneself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { entry, newTable, type Place, withStore, type Tried } from './contract-fixtures.ts';
import type { Store } from '#tables/store.ts';

const LONGEST_WAIT = 20_000;

export interface Ear {
  heard: string[];
  /** Waits until so much has arrived. */
  until(what: string): Promise<void>;
}

/** Records all that a store's listener receives. */
export function listening(store: Store): Ear {
  const heard: string[] = [];
  store.listen({
    appended: (table, seq) => void heard.push(`${table} ${seq}`),
    received: text => void heard.push(`"${text}"`),
    missed: () => void heard.push('missed'),
  });
  const until = async (what: string): Promise<void> => {
    for (const end = Date.now() + LONGEST_WAIT; !heard.includes(what); await sleep(5))
      assert.ok(Date.now() < end, `${what} was not heard, only: ${heard.join(', ')}`);
  };
  return { heard, until };
}

export function nodesContract(name: string, place: Place): void {
  const tried: Tried = (title, body) => void test(`${name}: ${title}`, withStore(place, body));
  appendedContract(tried);
  broadcastContract(tried);
}

function appendedContract(tried: Tried): void {
  tried('a node hears what others append, and not itself', async ({ store, again }) => {
    const other = await again();
    const [mine, others] = [listening(store), listening(other)];
    await store.create(newTable('a b'));
    await store.append({ table: 'a b', after: 0, entries: [entry(1), entry(2)] });
    await others.until('a b 2');
    await other.append({ table: 'a b', after: 2, entries: [entry(3)] });
    await mine.until('a b 3');
    assert.deepEqual([mine.heard, others.heard], [['a b 3'], ['a b 2']]);
  });
  tried('what a node hears of is there', async ({ store, again }) => {
    const other = await again();
    const lengths: Promise<boolean>[] = [];
    const has = async (table: string, seq: number) => (await other.load(table))!.entries.length >= seq;
    other.listen({ appended: (table, seq) => lengths.push(has(table, seq)), received() {}, missed() {} });
    await store.create(newTable('a'));
    for (let n = 0; n < 20; n++) await store.append({ table: 'a', after: n, entries: [entry(n)] });
    for (const end = Date.now() + LONGEST_WAIT; lengths.length < 20; await sleep(5)) assert.ok(Date.now() < end);
    assert.deepEqual(new Set(await Promise.all(lengths)), new Set([true]));
  });
  tried('nobody hears of what was late, or of a listing alone', async ({ store, again }) => {
    const ear = listening(await again());
    await store.create(newTable('a', { entries: [entry(1)] }));
    await store.append({ table: 'a', after: 0, entries: [entry(2)] });
    await store.append({ table: 'a', after: 1, entries: [], listing: newTable('a').listing });
    await store.append({ table: 'a', after: 1, entries: [entry(2)] });
    await ear.until('a 2');
    assert.deepEqual(ear.heard, ['a 2']);
  });
}

function broadcastContract(tried: Tried): void {
  tried('broadcasts reach all others, in order', async ({ store, again }) => {
    const stores = [store, await again(), await again()];
    const ears = stores.map(listening);
    const long = '"é'.repeat(2633);
    await Promise.all(['1', '2 zwei', '{"3":3}', long, 'end'].map(text => store.broadcast(text)));
    await Promise.all(ears.slice(1).map(ear => ear.until('"end"')));
    for (const ear of ears.slice(1))
      assert.deepEqual(ear.heard, ['"1"', '"2 zwei"', '"{"3":3}"', `"${long}"`, '"end"']);
    assert.deepEqual(ears[0]!.heard, []);
  });
}
