// A series at tables: the next match keeps the seats, the chain is told, and a restart in between loses nothing.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Game } from '#engine/game.ts';
import { tug } from '#games/tug/game.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import { Host } from './host.ts';
import { idFrom } from '../ids-and-tokens.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../log/table.ts';
import { settled, stage, type Stage } from '../testing/host.ts';
import { ann, bob } from '../testing/parlour.ts';

const game = tug as unknown as Game;
let keys = 0;
const request = (host: Host, id: string, who: Somebody, command: Command): Promise<number> =>
  host.request(id, who, `s${++keys}`, command);
const tableOf = async (host: Host, id: string): Promise<Table> => (await host.open(id)).table;
const docOf = (table: Table) => {
  const seen = newTranscript(0);
  return withLog(docParts(table, seen, null), seen);
};

/** Ann and Bob as Dwarfs against a bot; the first match. */
async function begun(t: TestContext): Promise<[Stage, string]> {
  const it = stage(t);
  await it.restart(0, game);
  const seats = [
    { kind: 'player', player: ann },
    { kind: 'player', player: bob },
    { kind: 'bot', level: 'random' },
  ] as const;
  const options = { ground: 'mud' };
  return [it, await it.host.make({ game: 'tug', options, seats, isPublic: true, clock: { kind: 'none' } }, ann)];
}
async function lost({ host }: Stage, id: string): Promise<void> {
  await request(host, id, ann, { do: 'resign', seat: 0 });
  await request(host, id, bob, { do: 'resign', seat: 1 });
}
async function goneOn({ host }: Stage, id: string): Promise<Table> {
  await request(host, id, ann, { do: 'offer', seat: 0, what: 'sequel' });
  const { offers } = await tableOf(host, id);
  await request(host, id, bob, { do: 'agree', seat: 1, offer: offers[0]!.n });
  await settled();
  return tableOf(host, (await tableOf(host, id)).next!.table);
}

test('three matches with kept seats, options made of how each ended, and the chain told', async t => {
  const [it, first] = await begun(t);
  assert.deepEqual(docOf(await tableOf(it.host, first)).series, { place: 1 });
  await lost(it, first);
  assert.equal(docOf(await tableOf(it.host, first)).sequel, 'match 2 of 3, 0 : 1');
  const second = await goneOn(it, first);
  assert.deepEqual(second.made.options, { ground: 'mud', match: 2, wins: [0, 1] });
  assert.deepEqual(docOf(await tableOf(it.host, first)).series, { place: 1, next: second.made.id });
  assert.deepEqual(docOf(second).series, { place: 2, previous: first });
  assert.deepEqual(
    second.seats.map(({ player, bot }) => player?.name ?? bot),
    ['Ann', 'Bob', 'random'],
  );
  await lost(it, second.made.id);
  const third = await goneOn(it, second.made.id);
  await lost(it, third.made.id);
  assert.deepEqual(docOf(third).series, { place: 3, previous: second.made.id });
  assert.equal(docOf(third).sequel, undefined);
  await assert.rejects(
    request(it.host, third.made.id, ann, { do: 'offer', seat: 0, what: 'sequel' }),
    (error: unknown) => error instanceof Problem && error.problem === 'no-sequel',
  );
});

test('a restart between two matches, and another in the middle of an agreement, lose nothing', async t => {
  const [it, first] = await begun(t);
  await lost(it, first);
  await it.restart(0, game);
  await request(it.host, first, ann, { do: 'offer', seat: 0, what: 'sequel' });
  await it.restart(0, game);
  const { offers } = await tableOf(it.host, first);
  await request(it.host, first, bob, { do: 'agree', seat: 1, offer: offers[0]!.n });
  await settled();
  const { next } = await tableOf(it.host, first);
  await it.restart(0, game);
  assert.deepEqual((await tableOf(it.host, next!.table)).made.series, { place: 2, previous: first });
});

for (const what of ['rematch', 'sequel'] as const)
  test(`the id of the table of a ${what} follows from nothing known, and is not told before`, async t => {
    const [it, first] = await begun(t);
    await lost(it, first);
    await request(it.host, first, ann, { do: 'offer', seat: 0, what });
    const offered = await tableOf(it.host, first);
    const before = JSON.stringify(docOf(offered));
    await request(it.host, first, bob, { do: 'agree', seat: 1, offer: offered.offers[0]!.n });
    await settled();
    const { table } = (await tableOf(it.host, first)).next!;
    assert.notEqual(table, idFrom(`${what} ${first}`));
    assert.ok(!before.includes(table), 'told before it is there');
  });

test('two nodes that carry out the same agreement make one table; so does the next start', async t => {
  const [it, first] = await begun(t);
  await lost(it, first);
  const other = new Host({ store: it.store, thinkers: it.thoughts, games: it.host.games, bots: ['random'] });
  await tableOf(other, first);
  await request(it.host, first, ann, { do: 'offer', seat: 0, what: 'sequel' });
  const { offers } = await tableOf(it.host, first);
  const made: string[] = [];
  const { create } = it.store;
  it.store.create = (table, until) => {
    made.push(table.id);
    return create.call(it.store, table, until);
  };
  const agreed = request(it.host, first, bob, { do: 'agree', seat: 1, offer: offers[0]!.n });
  await (await other.open(first)).catchUp(Infinity);
  await agreed;
  await (await other.open(first)).catchUp(Infinity);
  await settled();
  const next = (await tableOf(it.host, first)).next!.table;
  assert.deepEqual([...new Set(made)], [next]);
  assert.equal((await tableOf(other, first)).next!.table, next);
});

test('one game follows another, not two', async t => {
  const [it, first] = await begun(t);
  await lost(it, first);
  await goneOn(it, first);
  for (const what of ['rematch', 'sequel'] as const)
    await assert.rejects(
      request(it.host, first, ann, { do: 'offer', seat: 0, what }),
      (error: unknown) => error instanceof Problem && error.problem === 'offered-already',
    );
});

test('seats tell roles and sides', async t => {
  const [it, first] = await begun(t);
  const { seats } = docOf(await tableOf(it.host, first));
  assert.deepEqual(
    seats.map(({ role, side }) => [role, side]),
    [
      ['Dwarf 1', 0],
      ['Dwarf 2', 0],
      ['Giant', 1],
    ],
  );
});
