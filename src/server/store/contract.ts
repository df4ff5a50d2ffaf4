// The contract of every store, as tests; each kind of store runs them all on places of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listContract } from './contract-lists.ts';
import { ended, entry, newTable, type Place, player, withStore, texts, type Tried } from './contract-fixtures.ts';
import type { Append } from '#tables/store.ts';

export function storeContract(name: string, place: Place): void {
  const tried: Tried = (title, body) => void test(`${name}: ${title}`, withStore(place, body));
  logContract(tried);
  textContract(tried);
  lateContract(tried);
  raceContract(tried);
  refusalContract(tried);
  listContract(tried);
  playerContract(tried);
  lastingContract(tried);
}

function logContract(tried: Tried): void {
  tried('a table is what it was made with, and grows', async ({ store }) => {
    await store.create(newTable('a', { game: 'auction', isPublic: true, madeAt: 5, entries: [entry(1), entry(2)] }));
    assert.equal(await store.append({ table: 'a', after: 2, entries: [entry(3), entry(4)] }), 'appended');
    assert.equal(await store.append({ table: 'a', after: 4, entries: [entry(5)] }), 'appended');
    const entries = [1, 2, 3, 4, 5].map(n => entry(n));
    const facts = { id: 'a', game: 'auction', isPublic: true, madeAt: 5, status: 'open' };
    assert.deepEqual(await store.load('a'), { ...facts, entries });
    assert.deepEqual(await store.load('a', 3), { ...facts, entries: entries.slice(3) });
    assert.deepEqual(await store.load('a', 9), { ...facts, entries: [] });
  });
  tried('a table can begin with an empty log', async ({ store }) => {
    await store.create(newTable('a', { madeAt: 8 }));
    assert.deepEqual((await store.load('a'))?.entries, []);
    assert.equal((await store.list({ limit: 1 }))[0]!.changedAt, 8);
    assert.equal(await store.append({ table: 'a', after: 0, entries: [entry(1)] }), 'appended');
    assert.deepEqual(await texts(store, 'a'), ['entry 1']);
  });
  tried('tables do not mix', async ({ store }) => {
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.create(newTable(id, { entries: [{ at: 1, text: `${id}:1` }] }))));
    for (let n = 1; n <= 5; n++)
      await Promise.all(
        ids.map(table => store.append({ table, after: n, entries: [{ at: n, text: `${table}:${n + 1}` }] })),
      );
    for (const id of ids)
      assert.deepEqual(
        await texts(store, id),
        [1, 2, 3, 4, 5, 6].map(n => `${id}:${n}`),
      );
  });
}

function textContract(tried: Tried): void {
  tried('a text may be a megabyte long, and say anything', async ({ store }) => {
    const strange = `"quotes" 'single' \\back {a,b} $1 ? NULL \n\t é ß 中文 🦸‍♀️ \u{10FFFF} ${JSON.stringify('\0')}`;
    const long = `{"long":"${'ⓧ🎲'.repeat(150_000)}"}`;
    assert.ok(Buffer.byteLength(long) > 1_000_000);
    await store.create(newTable('ta ble-ß', { entries: [{ at: 1, text: strange }] }));
    await store.append({
      table: 'ta ble-ß',
      after: 1,
      entries: [
        { at: 2, text: long },
        { at: 3, text: '' },
      ],
    });
    assert.deepEqual(await texts(store, 'ta ble-ß'), [strange, long, '']);
  });
  tried('a store can be checked', async ({ store }) => assert.equal(await store.check(), undefined));
}

function lateContract(tried: Tried): void {
  tried('who comes late changes nothing', async ({ store }) => {
    await store.create(newTable('a', { entries: [entry(1)] }));
    await store.append({ table: 'a', after: 1, entries: [entry(2)] });
    const [before] = await store.list({ limit: 1 });
    const listing = { status: 'over' as const, due: 1, summary: 'late', players: ['late'] };
    for (const entries of [[entry(7)], [entry(7), entry(8)], []])
      assert.equal(await store.append({ table: 'a', after: 1, entries, listing }), 'late');
    assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2']);
    assert.deepEqual(await store.list({ limit: 9 }), [before]);
    assert.deepEqual(await store.list({ limit: 9, player: 'late' }), []);
  });
}

function raceContract(tried: Tried): void {
  for (const racers of [2, 50])
    tried(`of ${racers} racers one wins`, async ({ store, again }) => {
      await store.create(newTable('a'));
      const stores = [store, await again()];
      const race = (n: number): Append => ({ table: 'a', after: 0, entries: [entry(n), entry(n)] });
      const all = Array.from({ length: racers }, (_, n) => stores[n % 2]!.append(race(n)));
      const winners = (await Promise.all(all)).flatMap((outcome, n) => (outcome === 'appended' ? [n] : []));
      assert.equal(winners.length, 1);
      assert.deepEqual(await texts(store, 'a'), [`entry ${winners[0]}`, `entry ${winners[0]}`]);
    });
  tried('appends that follow each other need not wait for each other', async ({ store }) => {
    await store.create(newTable('a'));
    const all = Array.from({ length: 30 }, (_, n) => store.append({ table: 'a', after: n, entries: [entry(n)] }));
    assert.deepEqual(new Set(await Promise.all(all)), new Set(['appended']));
    assert.deepEqual(
      await texts(store, 'a'),
      all.map((_, n) => `entry ${n}`),
    );
  });
  tried('writers of two nodes who try again when late all get in', async ({ store, again }) => {
    const stores = [store, await again()];
    for (const table of ['a', 'b', 'c']) await store.create(newTable(table));
    const write = async (n: number, table: string): Promise<void> => {
      const mine = stores[n % 2]!;
      for (;;) {
        const after = (await mine.load(table))!.entries.length;
        if ((await mine.append({ table, after, entries: [entry(n)] })) === 'appended') return;
      }
    };
    const numbers = Array.from({ length: 10 }, (_, n) => n);
    await Promise.all(numbers.flatMap(n => ['a', 'b', 'c'].map(table => write(n, table))));
    for (const table of ['a', 'b', 'c'])
      assert.deepEqual(new Set(await texts(store, table)), new Set(numbers.map(n => `entry ${n}`)));
  });
}

function refusalContract(tried: Tried): void {
  tried('an id in use is refused, and the table stays as it was', async ({ store }) => {
    await store.create(newTable('a', { entries: [entry(1)] }));
    const two = [store.create(newTable('a', { entries: [entry(2)] })), store.create(newTable('b'))];
    const [a, b] = await Promise.allSettled(two);
    assert.match(String((a as PromiseRejectedResult).reason), /There is a table a already/);
    assert.equal(b!.status, 'fulfilled');
    assert.deepEqual(await texts(store, 'a'), ['entry 1']);
  });
  tried('a table that is not there', async ({ store }) => {
    assert.equal(await store.load('none'), undefined);
    await assert.rejects(store.append({ table: 'none', after: 0, entries: [entry(1)] }), /There is no table none/);
    assert.equal(await store.load('none'), undefined);
  });
  tried('a log has no gaps', async ({ store }) => {
    await store.create(newTable('a', { entries: [entry(1)] }));
    await assert.rejects(store.append({ table: 'a', after: 2, entries: [entry(3)] }), /has 1 entries.*follow number 2/);
    assert.deepEqual(await texts(store, 'a'), ['entry 1']);
  });
  tried('what cannot be kept does not harm the others', async ({ store }) => {
    for (const table of ['a', 'b', 'c']) await store.create(newTable(table));
    const texts = { a: 'good', b: undefined as unknown as string, c: 'good' };
    const all = Object.entries(texts).map(([table, text]) =>
      store.append({ table, after: 0, entries: [{ at: 1, text }] }),
    );
    const outcomes = (await Promise.allSettled(all)).map(({ status }) => status);
    assert.deepEqual(outcomes, ['fulfilled', 'rejected', 'fulfilled']);
    assert.deepEqual((await store.load('b'))?.entries, []);
  });
  tried('a broadcast may not be too long', async ({ store }) => {
    await store.broadcast('é'.repeat(3950));
    await assert.rejects(store.broadcast('é'.repeat(3951)), /A shout of 7902 bytes is too long.*7900/);
  });
}

function playerContract(tried: Tried): void {
  tried('players are found by their token', async ({ store }) => {
    const [ann, bob] = [player('ann'), player('bob')];
    await Promise.all([store.addPlayer(ann), store.addPlayer(bob)]);
    assert.deepEqual(await store.playerByToken(ann.tokenHash), ann);
    assert.deepEqual(await store.playerByToken(bob.tokenHash), bob);
    assert.equal(await store.playerByToken('0'.repeat(64)), undefined);
  });
  tried('players can be renamed', async ({ store }) => {
    await store.addPlayer(player('ann'));
    await store.addPlayer(player('bob'));
    await store.rename('ann', 'Änne 🦸');
    assert.deepEqual(await store.playerByToken(player('ann').tokenHash), { ...player('ann'), name: 'Änne 🦸' });
    assert.deepEqual(await store.playerByToken(player('bob').tokenHash), player('bob'));
    await assert.rejects(store.rename('eve', 'Eve'), /There is no player eve/);
  });
  tried('no two players share an id or a token', async ({ store }) => {
    const ann = player('ann');
    await store.addPlayer(ann);
    await assert.rejects(store.addPlayer({ ...player('bob'), id: 'ann' }), /player with that id or token already/);
    await assert.rejects(store.addPlayer({ ...ann, id: 'bob' }), /player with that id or token already/);
    assert.deepEqual(await store.playerByToken(ann.tokenHash), ann);
  });
}

function lastingContract(tried: Tried): void {
  tried('all is there after closing and opening again', async ({ store, again }) => {
    await store.create(newTable('a', { entries: [entry(1)] }));
    const listing = { status: 'running' as const, due: 4, summary: '{"of":2}', players: ['ann', 'bob'] };
    await store.append({ table: 'a', after: 1, entries: [entry(2)], listing });
    await store.addPlayer(player('ann'));
    const before = [await store.load('a'), await store.list({ limit: 9 })];
    await store.close();
    const anew = await again();
    assert.deepEqual([await anew.load('a'), await anew.list({ limit: 9 })], before);
    assert.deepEqual((await anew.list({ limit: 9, player: 'bob' })).length, 1);
    assert.deepEqual(await anew.due(5, 9), ['a']);
    assert.deepEqual(await anew.playerByToken(player('ann').tokenHash), player('ann'));
    assert.equal(await anew.append({ table: 'a', after: 2, entries: [entry(3)] }), 'appended');
  });
  tried('closing waits for what is under way', async ({ store, again }) => {
    await store.create(newTable('a'));
    const outcomes = [0, 1, 2].map(n => store.append({ table: 'a', after: n, entries: [entry(n)] }));
    const made = store.create(newTable('b'));
    await store.close();
    assert.deepEqual(await Promise.all(outcomes), ['appended', 'appended', 'appended']);
    await made;
    const anew = await again();
    assert.deepEqual(await texts(anew, 'a'), ['entry 0', 'entry 1', 'entry 2']);
    assert.ok(await anew.load('b'));
  });
  tried('a closed store refuses everything, and may be closed again', async ({ store }) => {
    await store.create(newTable('a'));
    await store.close();
    await store.close();
    for (const [what, refused] of Object.entries(ended(store)))
      await assert.rejects(refused, /The store is closed/, what);
  });
}
