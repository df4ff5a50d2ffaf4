// A table in memory: one thing after the other, on the disk before anybody hears of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patched } from '#engine/patch.ts';
import { hash } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import { decide } from '../commands/decide.ts';
import { LogTime } from '../log/log-time.ts';
import { LiveTable } from './live-table.ts';
import { entriesOf } from '../log/log-entries.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { SentDoc } from '#protocol/short-options.ts';
import type { FromServer, Command } from '#protocol/socket.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '../store.ts';
import { listingOf } from './summary.ts';
import { tableFrom } from '../log/table-from-log.ts';
import { ann, around, bob, cat, logWith, NOON, parlourRules, picking, TABLE_ID } from '../testing/parlour.ts';
import type { Subscriber } from '../documents/subscribers.ts';

const now = (): number => NOON + 1;

/** A table on a store, and another node's eyes on the same log. */
async function open(seats: readonly (Somebody | null)[] = [ann, bob]) {
  const store = openSqlite(':memory:');
  const entries = logWith({ seats }).map(entry => ({ at: NOON, text: JSON.stringify(entry) }));
  const fresh = () => tableFrom(parlourRules, entriesOf(entries));
  const listing = listingOf(fresh());
  await store.create({ id: TABLE_ID, game: 'parlour', isPublic: true, madeAt: NOON, listing, entries });
  let changes = 0;
  const node = (on: Store = store): LiveTable =>
    new LiveTable(fresh(), on, 'epoch', new LogTime(() => 0, NOON), () => changes++);
  const log = async (): Promise<Entry[]> => entriesOf((await store.load(TABLE_ID))!.entries).map(({ entry }) => entry);
  return { store, live: node(), node, log, changes: () => changes };
}
const act = (live: LiveTable, who: Somebody, command: Command, key?: string): Promise<number | undefined> =>
  live.act(table => decide(table, who, command, around), now, key);
const pick = (live: LiveTable, seat: Seat, option: string, key?: string): Promise<number | undefined> =>
  live.act(table => decide(table, table.seats[seat]!.player!, picking(table, seat, option), around), now, key);

/** Somebody who watches and keeps what they have been sent. */
class Eyes implements Subscriber {
  readonly viewer: Subscriber['viewer'];
  readonly player: string | null;
  readonly heard: FromServer[] = [];
  doc: SentDoc | undefined;
  seq = 0;
  epoch = '';
  constructor(player: Somebody | null = null, viewer: Subscriber['viewer'] = 'spectator') {
    this.player = player?.id ?? null;
    this.viewer = viewer;
  }
  send(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.heard.push(message);
    if (message.say === 'table') ({ doc: this.doc, seq: this.seq, epoch: this.epoch } = message);
    if (message.say !== 'patch') return;
    assert.equal(message.from, this.seq);
    this.doc = patched(this.doc, message.patch) as SentDoc;
    this.seq = message.seq;
  }
  get have() {
    return { seq: this.seq, epoch: this.epoch };
  }
  get kinds(): string[] {
    return this.heard.map(({ say }) => say);
  }
}
async function isRight(live: LiveTable, eyes: Eyes): Promise<void> {
  await live.sendHash(eyes);
  const last = eyes.heard.at(-1)!;
  assert.ok(last.say === 'hash');
  assert.deepEqual([last.seq, last.hash], [eyes.seq, hash(eyes.doc)]);
}

test('what is done is in the log, and those who watch are told by patches', async () => {
  const { live, log } = await open();
  const eyes = [new Eyes(ann), new Eyes(bob), new Eyes()];
  for (const one of eyes) await live.subscribe(one);
  assert.equal(await pick(live, 0, 'draw'), 4);
  assert.deepEqual((await log()).at(-1), { kind: 'answered', seat: 0, decision: 'turn.act', option: 'draw' });
  for (const one of eyes) {
    assert.deepEqual(one.kinds, ['table', 'patch']);
    assert.equal(one.doc!.answers, 1);
    await isRight(live, one);
  }
  assert.deepEqual(
    eyes.map(({ doc }) => doc!.viewer),
    [0, 1, 'spectator'],
  );
});
test('nobody is told before it is on the disk', async () => {
  const { store, node } = await open();
  const order: string[] = [];
  const slow: Store = Object.create(store, {
    append: {
      value: async (change: Parameters<Store['append']>[0]) => {
        order.push('append');
        await new Promise(setImmediate);
        const outcome = await store.append(change);
        order.push('appended');
        return outcome;
      },
    },
  });
  const live = node(slow);
  await live.subscribe({ viewer: 'spectator', player: null, send: text => order.push(JSON.parse(text).say) });
  const done = Promise.all([pick(live, 0, 'earn'), pick(live, 0, 'earn')]);
  assert.equal(live.pending, 2);
  await done;
  assert.deepEqual(order, ['table', 'append', 'appended', 'patch', 'append', 'appended', 'patch']);
  assert.equal(live.pending, 0);
});
test('the same key is done once, and acknowledged with the same number', async () => {
  const { live, log } = await open();
  const twice = await Promise.all([pick(live, 0, 'earn', 'k1'), pick(live, 0, 'earn', 'k1')]);
  assert.deepEqual(twice, [4, 4]);
  assert.equal(await pick(live, 0, 'earn', 'k2'), 5);
  assert.equal(await pick(live, 0, 'earn', 'k1'), 4);
  assert.deepEqual(
    (await log()).slice(3).map(({ key }) => key),
    ['k1', 'k2'],
  );
});
test('what is refused changes nothing, and may be tried again under the same key', async () => {
  const { live, log } = await open();
  await assert.rejects(pick(live, 1, 'earn', 'k'), Problem);
  assert.equal((await log()).length, 3);
  await pick(live, 0, 'pass');
  assert.equal(await pick(live, 1, 'earn', 'k'), 5);
});
test('nothing to do is nothing done', async () => {
  const { live, changes } = await open();
  assert.equal(await live.act(() => undefined, now), undefined);
  assert.equal(changes(), 0);
});
test('time never runs backwards in a log', async () => {
  const { live, store } = await open();
  await live.act(
    table => decide(table, ann, { do: 'say', text: 'later' }, around),
    () => NOON + 100,
  );
  await live.act(
    table => decide(table, ann, { do: 'say', text: 'earlier' }, around),
    () => NOON - 100,
  );
  assert.deepEqual(
    (await store.load(TABLE_ID))!.entries.slice(3).map(({ at }) => at),
    [NOON + 100, NOON + 100],
  );
});

test('somebody else was quicker: their entry first, then ours, if it still may', async () => {
  const { live, node, log } = await open();
  const other = node();
  const eyes = new Eyes(bob);
  await live.subscribe(eyes);
  await act(other, ann, { do: 'say', text: 'one' });
  await act(live, bob, { do: 'say', text: 'two' });
  assert.deepEqual(
    (await log()).slice(3).map(entry => (entry as { text: string }).text),
    ['one', 'two'],
  );
  assert.deepEqual(
    eyes.doc!.chat.map(({ text }) => text),
    ['one', 'two'],
  );
  await isRight(live, eyes);
  await pick(other, 0, 'pass');
  await assert.rejects(pick(live, 0, 'earn'), Problem);
  await other.catchUp(0);
  await isRight(live, eyes);
});
test('catching up with what another node has appended', async () => {
  const { live, node } = await open();
  const other = node();
  const eyes = new Eyes(ann);
  await live.subscribe(eyes);
  await pick(other, 0, 'draw');
  await live.catchUp(4);
  assert.equal(eyes.doc!.answers, 1);
  await isRight(live, eyes);
  await live.catchUp(4);
  assert.deepEqual(eyes.kinds, ['table', 'patch', 'hash']);
});
test('a write that fails: nothing has happened, and the next one works', async () => {
  const { store, node, log } = await open();
  let isBroken = true;
  const flaky: Store = Object.create(store, {
    append: {
      value: (c: Parameters<Store['append']>[0]) =>
        isBroken ? Promise.reject(new Error('disk full')) : store.append(c),
    },
    load: { value: (...args: [string]) => (isBroken ? Promise.reject(new Error('disk gone')) : store.load(...args)) },
  });
  const live = node(flaky);
  await assert.rejects(pick(live, 0, 'earn', 'k'), /not known whether this was done/);
  await assert.rejects(live.subscribe(new Eyes()), /disk/, 'nobody is shown what is not sure');
  isBroken = false;
  const eyes = new Eyes();
  await live.subscribe(eyes);
  assert.deepEqual([eyes.doc!.answers, eyes.seq], [0, 3]);
  assert.equal(await pick(live, 0, 'earn', 'k'), 4);
  assert.equal((await log()).length, 4);
});
test('a write of which we only hear that it failed was done once', async () => {
  const { store, node, log } = await open();
  const rude: Store = Object.create(store, {
    append: {
      value: async (c: Parameters<Store['append']>[0]) => {
        await store.append(c);
        throw new Error('connection lost');
      },
    },
  });
  const live = node(rude);
  const eyes = new Eyes(ann);
  await live.subscribe(eyes);
  assert.equal(await pick(live, 0, 'earn', 'k'), 4, 'the log has it');
  assert.equal(await pick(live, 0, 'earn', 'k'), 4);
  assert.equal((await log()).length, 4);
  assert.equal(eyes.doc!.answers, 1);
});

test('who comes back gets the patches they missed', async () => {
  const { live } = await open();
  const eyes = new Eyes(bob);
  await live.subscribe(eyes);
  live.unsubscribe(eyes);
  for (const option of ['earn', 'earn', 'draw']) await pick(live, 0, option);
  assert.deepEqual(eyes.kinds, ['table']);
  await live.subscribe(eyes, eyes.have);
  assert.ok(eyes.kinds.slice(1).every(say => say === 'patch'));
  assert.equal(eyes.doc!.answers, 3);
  await isRight(live, eyes);
  await live.subscribe(eyes, eyes.have);
  assert.equal(eyes.heard.at(-1)!.say, 'hash', 'and nothing when they have missed nothing');
});
test('who has missed too much, or has it from elsewhere, gets the whole', async () => {
  const { live } = await open();
  const eyes = new Eyes(bob);
  const always = new Eyes(ann);
  await live.subscribe(always);
  await live.subscribe(eyes);
  for (const have of [
    { seq: 3, epoch: 'other' },
    { seq: 1, epoch: eyes.epoch },
    { seq: 99, epoch: eyes.epoch },
  ]) {
    await live.subscribe(eyes, have);
    assert.equal(eyes.heard.at(-1)!.say, 'table');
  }
  const { have } = always;
  for (let n = 0; n < 60; n++) await act(live, ann, { do: 'say', text: `${n}` });
  const late = new Eyes(ann);
  await live.subscribe(late, have);
  assert.deepEqual(late.kinds, ['table']);
});
test('what one seat has does not fit another', async () => {
  const { live } = await open([ann, ann]);
  const first = new Eyes(ann, 0);
  await live.subscribe(first);
  const second = new Eyes(ann, 1);
  await live.subscribe(second, first.have);
  assert.deepEqual([second.kinds, second.doc!.viewer], [['table'], 1]);
});
test('whoever sits down sees from there at once; whoever leaves, no more', async () => {
  const { live } = await open([ann, null]);
  const [a, b] = [new Eyes(ann), new Eyes(bob)];
  await live.subscribe(a);
  await live.subscribe(b);
  await live.act(() => ({ entry: { kind: 'left', seat: 0 } }), now);
  assert.equal(a.doc!.viewer, 'spectator');
  await live.act(() => ({ entry: { kind: 'sat', seat: 0, player: cat } }), now);
  await live.act(() => ({ entry: { kind: 'sat', seat: 1, player: bob } }), now);
  assert.deepEqual([a.doc!.viewer, b.doc!.viewer, a.doc!.status], ['spectator', 1, 'running']);
  assert.deepEqual(a.doc!.view!.decisions, []);
  await isRight(live, a);
  await isRight(live, b);
});
test('whom one mutes vanishes for one’s own eyes only', async () => {
  const { live } = await open();
  const [a, b] = [new Eyes(ann), new Eyes(bob)];
  await live.subscribe(a);
  await live.subscribe(b);
  await act(live, bob, { do: 'say', text: 'blah' });
  await act(live, ann, { do: 'mute', player: bob.id, on: true });
  await act(live, bob, { do: 'say', text: 'hello?' });
  assert.deepEqual([a.doc!.chat, a.doc!.muted], [[], [bob.id]]);
  assert.deepEqual([b.doc!.chat.length, b.doc!.muted], [2, []]);
  await act(live, ann, { do: 'mute', player: bob.id, on: false });
  assert.equal(a.doc!.chat.length, 2);
  for (const eyes of [a, b]) await isRight(live, eyes);
});
test('who no longer watches is told nothing', async () => {
  const { live } = await open();
  const eyes = new Eyes();
  await live.subscribe(eyes);
  assert.deepEqual([...live.subscribers()], [eyes]);
  live.unsubscribe(eyes);
  await pick(live, 0, 'earn');
  assert.deepEqual([eyes.kinds, [...live.subscribers()]], [['table'], []]);
});
test('lists learn at once how a table stands, and of whose turn it is a little later', async () => {
  const { store, node } = await open();
  const listings: unknown[] = [];
  const heard: Store = Object.create(store, {
    append: {
      value: (c: Parameters<Store['append']>[0]) => {
        listings.push([c.entries.length, c.listing?.status]);
        return store.append(c);
      },
    },
  });
  const live = node(heard);
  await act(live, ann, { do: 'say', text: 'hi' });
  await pick(live, 0, 'earn');
  await pick(live, 0, 'pass');
  await live.flushListing();
  await live.flushListing();
  await act(live, ann, { do: 'resign', seat: 0 });
  assert.deepEqual(listings, [
    [1, undefined],
    [1, undefined],
    [1, undefined],
    [0, 'running'],
    [1, 'over'],
  ]);
});

test('a line of talk is told alone, however much was said before; now and then all that is not forgotten', async () => {
  const { live, store } = await open();
  const eyes = new Eyes();
  await live.subscribe(eyes);
  for (let n = 0; n < 330; n++) await act(live, bob, { do: 'say', text: `${n} `.repeat(50) });
  const long = eyes.heard.filter(one => one.say === 'patch' && JSON.stringify(one).length > 1000);
  assert.equal(long.length, 3);
  await isRight(live, eyes);
  await store.close();
});
