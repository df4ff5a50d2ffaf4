// How long salts are waited for while the dice of a table are drawn: on the clock, over restarts and on two nodes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { Host } from './host.ts';
import { LiveTable } from './live-table.ts';
import { entriesOf } from '../log/log-entries.ts';
import { LogTime } from '../log/log-time.ts';
import type { TableSpec } from './new-table.ts';
import { missedSalt } from '../commands/salting.ts';
import { settled, stage, type Stage } from '../testing/host.ts';
import { ann, bob, cat, gamesOf, LIVE, NOON, parlourGame, parlourRules } from '../testing/parlour.ts';
import { hashing, revealing, saltOf } from '../testing/salts.ts';
import { tableFromLogInSlices } from '../log/table-from-log.ts';

const WANTED: TableSpec = {
  game: 'parlour',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: LIVE,
  willSalt: true,
};
const tableAt = async ({ host }: Stage, id: string) => (await host.open(id)).table;
let keys = 0;
const wish = ({ host }: Stage, id: string, who: Somebody, command: Command): Promise<number> =>
  host.request(id, who, `k${++keys}`, command);
/** Ann and Bob have committed to salts. */
async function committed(it: Stage, clock: TableSpec['clock'] = LIVE): Promise<string> {
  const id = await it.host.make({ ...WANTED, clock }, ann);
  await wish(it, id, ann, hashing(await tableAt(it, id), 0, 'pepper'));
  await it.host.sit(id, bob, 1, hashing(await tableAt(it, id), 1, 'thyme'));
  return id;
}
const looks = async ({ host }: Stage, id: string, { id: player }: Somebody): Promise<void> => {
  const live = await host.open(id);
  await live.subscribe({ viewer: 0, player, send: () => undefined });
  host.attend(live, player);
};
const namesAt = async (it: Stage, id: string) => (await tableAt(it, id)).seats.map(({ player }) => player?.name);

test('at a live table a salt is waited for half a minute, and then the dice are drawn anew', async t => {
  const it = stage(t);
  const id = await committed(it);
  await wish(it, id, ann, revealing(0, 'pepper'));
  const { seed } = (await tableAt(it, id)).made;
  await it.wait(29_000);
  assert.deepEqual(await namesAt(it, id), ['Ann', 'Bob']);
  await it.wait(2000);
  assert.deepEqual(await namesAt(it, id), ['Ann', undefined]);
  assert.notEqual((await tableAt(it, id)).made.seed, seed);
  await assert.rejects(it.host.sit(id, bob), /did not stay while the dice of this table were drawn/);
  await wish(it, id, ann, hashing(await tableAt(it, id), 0, 'salt'));
  await it.host.sit(id, cat);
  await wish(it, id, ann, revealing(0, 'salt'));
  assert.equal((await tableAt(it, id)).status, 'running');
});
test('a restart in between changes nothing: hashes stand, and nobody is late because of it', async t => {
  const it = stage(t);
  const id = await committed(it);
  await it.restart(1000);
  await wish(it, id, ann, revealing(0, 'pepper'));
  await wish(it, id, bob, revealing(1, 'thyme'));
  assert.equal((await tableAt(it, id)).status, 'running');
  const other = await committed(it);
  await it.restart(60_000);
  await it.host.open(other);
  await it.wait(20_000);
  assert.deepEqual(await namesAt(it, other), ['Ann', 'Bob']);
  await wish(it, other, bob, revealing(1, 'thyme'));
  await it.wait(11_000);
  assert.deepEqual(await namesAt(it, other), [undefined, 'Bob']);
});
for (const clock of [{ kind: 'none' }, { kind: 'days', days: 3 }] as const)
  test(`where nobody hurries (${clock.kind}), half a minute runs from the first visit`, async t => {
    const it = stage(t);
    const id = await committed(it, clock);
    await wish(it, id, ann, revealing(0, 'pepper'));
    await it.wait(3_600_000);
    assert.deepEqual(await namesAt(it, id), ['Ann', 'Bob']);
    await looks(it, id, cat);
    await it.wait(60_000);
    assert.deepEqual(await namesAt(it, id), ['Ann', 'Bob'], 'others who look on are not Bob');
    await looks(it, id, bob);
    await it.wait(29_000);
    assert.deepEqual(await namesAt(it, id), ['Ann', 'Bob']);
    await it.wait(2000);
    assert.deepEqual(await namesAt(it, id), ['Ann', undefined]);
  });
test('who looks already when all hashes are there has half a minute from then', async t => {
  const it = stage(t);
  const id = await it.host.make({ ...WANTED, clock: { kind: 'none' } }, ann);
  await looks(it, id, ann);
  await wish(it, id, ann, hashing(await tableAt(it, id), 0, 'pepper'));
  await it.wait(60_000);
  await it.host.sit(id, bob, 1, hashing(await tableAt(it, id), 1, 'thyme'));
  await it.wait(29_000);
  assert.deepEqual(await namesAt(it, id), ['Ann', 'Bob']);
  await it.wait(2000);
  assert.deepEqual(await namesAt(it, id), [undefined, 'Bob']);
});
test('in another game at leisure, whoever committed before is waited for until they look', async t => {
  const it = stage(t);
  const id = await it.host.make(
    {
      ...WANTED,
      clock: { kind: 'none' },
      seats: [
        { kind: 'player', player: ann, willSalt: 'when-here' },
        { kind: 'player', player: bob },
      ],
    },
    ann,
  );
  await it.wait(60_000);
  assert.equal((await tableAt(it, id)).status, 'open');
  await looks(it, id, ann);
  await it.wait(9000);
  assert.equal((await tableAt(it, id)).status, 'open');
  await it.wait(2000);
  assert.equal((await tableAt(it, id)).status, 'running');
});
test('each on a node of their own: what one has committed to or revealed counts on the other', async t => {
  const it = stage(t);
  const other = new Host({ store: it.store, thinkers: it.thoughts, games: gamesOf(parlourGame), bots: [] });
  t.after(() => other.presence.close());
  const id = await it.host.make(WANTED, ann);
  await other.open(id);
  await wish(it, id, ann, hashing(await tableAt(it, id), 0, 'pepper'));
  await other.sit(id, bob, 1, hashing(await tableAt(it, id), 1, 'thyme'));
  await other.request(id, bob, 'reveal', revealing(1, 'thyme'));
  await wish(it, id, ann, revealing(0, 'pepper'));
  await (await other.open(id)).catchUp(Infinity);
  for (const host of [it.host, other]) {
    const { table } = await host.open(id);
    assert.deepEqual([table.status, table.record!.salt], ['running', `${saltOf('pepper')} ${saltOf('thyme')}`]);
  }
});
test('two nodes that both find a salt missing draw anew once', async t => {
  const it = stage(t);
  const id = await committed(it);
  const log = (await it.store.load(id))!;
  const node = async (): Promise<LiveTable> =>
    new LiveTable(
      await tableFromLogInSlices(parlourRules, log),
      it.store,
      'epoch',
      new LogTime(Date.now, NOON),
      () => undefined,
    );
  const nodes = [await node(), await node()];
  const now = NOON + 60_000;
  for (const one of nodes)
    await one.act(
      table => missedSalt(table, now, one.visits),
      () => now,
    );
  await settled();
  const redrawn = entriesOf((await it.store.load(id))!.entries).filter(({ entry }) => entry.kind === 'redrawn');
  assert.equal(redrawn.length, 1);
  for (const one of nodes) await one.catchUp(Infinity);
  assert.equal(nodes[0]!.table.made.seed, nodes[1]!.table.made.seed);
});
