// The host: tables from their making to their end, bots, clocks, restarts, and what goes wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '#engine/types.ts';
import type { Host } from './host.ts';
import { entriesOf } from '../log/log-entries.ts';
import type { TableSpec } from './new-table.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Clock } from '#protocol/parts.ts';
import type { FromServer, Command } from '#protocol/socket.ts';
import type { Store } from '../store.ts';
import type { Table } from '../log/table.ts';
import { settled, stage } from '../testing/host.ts';
import { ann, bob, cat, changed, LIVE, NOON, parlourGame, picking, WINNING } from '../testing/parlour.ts';
import type { Subscriber } from '../documents/subscribers.ts';

type Who = Somebody | string | null;
const wishOf = (who: Who): TableSpec['seats'][number] =>
  who === null
    ? { kind: 'open' }
    : typeof who === 'string'
      ? { kind: 'bot', level: who }
      : { kind: 'player', player: who };
const make = (
  host: Host,
  seats: Who[],
  clock: Clock = { kind: 'none' },
  change: Partial<TableSpec> = {},
): Promise<string> =>
  host.make({ game: 'parlour', options: null, seats: seats.map(wishOf), isPublic: true, clock, ...change }, ann);
const tableOf = async (host: Host, id: string): Promise<Table> => (await host.open(id)).table;

let keys = 0;
const request = (host: Host, id: string, who: Somebody, command: Command): Promise<number> =>
  host.request(id, who, `k${++keys}`, command);
async function play(host: Host, id: string, seat: Seat, ...options: string[]): Promise<void> {
  for (const option of options) {
    const table = await tableOf(host, id);
    await request(host, id, table.seats[seat]!.player!, picking(table, seat, option));
  }
}
const log = async (store: Store, id: string): Promise<Entry[]> =>
  entriesOf((await store.load(id))!.entries).map(({ entry }) => entry);
const is = (problem: string) => (error: unknown) => error instanceof Problem && error.problem === problem;
const listed = async (store: Store, id: string): Promise<string> =>
  (await store.list({ limit: 99 })).find(row => row.id === id)!.status;

test('guests: a token proves who they are, and only its hash is kept', async t => {
  const { host, store } = stage(t);
  const { player, token } = await host.newGuest('Ann');
  assert.deepEqual(await host.playerOf(token), player);
  assert.equal(await host.playerOf(`${token}x`), undefined);
  assert.ok(!JSON.stringify(await store.playerByToken(player.tokenHash)).includes(token));
});
test('a table by link: somebody sits down, and the game begins', async t => {
  const { host } = stage(t);
  const id = await make(host, [ann, null, null]);
  assert.equal(await host.sit(id, bob, 2, 'pepper'), 2);
  assert.equal(await host.sit(id, cat), 1);
  const table = await tableOf(host, id);
  assert.deepEqual([table.status, table.record!.salt], ['running', 'pepper']);
  await assert.rejects(host.sit(id, cat), is('already-seated'));
  await assert.rejects(host.sit('nothing', cat), is('no-table'));
});
test('two who want the last seat: one gets it', async t => {
  const { host } = stage(t);
  const id = await make(host, [ann, null]);
  const [first, second] = await Promise.allSettled([host.sit(id, bob), host.sit(id, cat)]);
  assert.deepEqual([first.status, second.status], ['fulfilled', 'rejected']);
});
test('tables that cannot be made', async t => {
  const { host, store } = stage(t);
  await assert.rejects(make(host, [ann, 'genius']), is('no-bot'));
  await assert.rejects(make(host, [ann, bob], undefined, { game: 'chess' }), is('no-game'));
  await assert.rejects(make(host, [ann]), is('bad-options'));
  assert.deepEqual(await store.list({ limit: 9 }), []);
});
test('a wish under the same key is done once, for each player, also after a restart', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob]);
  const command: Command = { do: 'say', text: 'hi' };
  const said = [await it.host.request(id, ann, 'k', command), await it.host.request(id, ann, 'k', command)];
  assert.equal(said[0], said[1]);
  assert.notEqual(await it.host.request(id, bob, 'k', command), said[0]);
  await it.restart();
  assert.equal(await it.host.request(id, ann, 'k', command), said[0]);
  assert.equal((await log(it.store, id)).filter(({ kind }) => kind === 'said').length, 2);
});

test('a bot that is waited for thinks with what it knows, and answers', async t => {
  const { host, thoughts } = stage(t);
  const id = await make(host, [ann, 'random']);
  await play(host, id, 0, 'draw', 'pass');
  assert.equal(thoughts.jobs.length, 1);
  const [job] = thoughts.jobs;
  assert.deepEqual([job!.game, job!.bot, job!.known.seat], ['parlour', 'random', 1]);
  job!.answer('earn');
  await settled();
  const table = await tableOf(host, id);
  assert.deepEqual(table.given.at(-1), { at: NOON, seat: 1, by: 'bot' });
  assert.equal(thoughts.jobs.length, 2);
  assert.notEqual(thoughts.jobs[0]!.seed, thoughts.jobs[1]!.seed);
});
test('a bot thinks for a share of the time that its seat has left, and its clock runs', async t => {
  const { host, thoughts, wait } = stage(t);
  const id = await make(host, ['random', ann], { ...LIVE, increment: 0 });
  assert.equal(thoughts.jobs[0]!.limit, 1500);
  await wait(20_000);
  thoughts.jobs[0]!.answer('earn');
  await settled();
  assert.equal(thoughts.jobs[1]!.limit, 1000);
  await wait(120_000);
  const { clocks, given } = await tableOf(host, id);
  assert.equal(given.length, 2, 'no clock answers for a bot');
  thoughts.jobs[1]!.answer('earn');
  await settled();
  assert.deepEqual([clocks.left[0], thoughts.jobs[2]!.limit], [0, 50]);
});
test('a bot that fails, or answers nonsense, answers idly', async t => {
  const { host, thoughts } = stage(t);
  for (const answer of ['fail', 'nonsense', 'stop']) {
    const id = await make(host, ['random', ann]);
    const job = thoughts.jobs.at(-1)!;
    if (answer === 'fail') job.fail();
    else job.answer(answer);
    await settled();
    assert.deepEqual(
      (await tableOf(host, id)).record!.answers.map(({ option }) => option),
      ['pass'],
      answer,
    );
  }
});
test('talk does not make bots think again; an undo does, and drops what was thought', async t => {
  const { host, thoughts } = stage(t);
  const id = await make(host, [ann, 'random']);
  await play(host, id, 0, 'pass');
  for (let n = 0; n < 5; n++) await request(host, id, ann, { do: 'say', text: 'hurry' });
  assert.equal(thoughts.jobs.length, 1);
  await request(host, id, ann, { do: 'undo', seat: 0 });
  await play(host, id, 0, 'earn', 'pass');
  assert.equal(thoughts.jobs.length, 2);
  thoughts.jobs[0]!.answer('roll');
  await settled();
  assert.equal((await tableOf(host, id)).match!.length, 2);
  thoughts.jobs[1]!.answer('earn');
  await settled();
  assert.equal((await tableOf(host, id)).record!.answers.at(-1)!.option, 'earn');
});
test('a bot for oneself, and back while it thinks', async t => {
  const { host, thoughts } = stage(t);
  const id = await make(host, [ann, bob]);
  await request(host, id, ann, { do: 'replace', seat: 0, level: 'greedy' });
  assert.equal(thoughts.jobs[0]!.bot, 'veteran');
  await request(host, id, ann, { do: 'return', seat: 0 });
  thoughts.jobs[0]!.answer('roll');
  await settled();
  assert.equal((await tableOf(host, id)).match!.length, 0);
  await play(host, id, 0, 'earn');
});
test('who is away may be replaced, and comes back', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob]);
  it.host.presence.connected(ann.id);
  it.host.presence.connected(bob.id);
  await it.wait(61_000);
  const replacing: Command = { do: 'replace', seat: 1, level: 'random' };
  await assert.rejects(request(it.host, id, ann, replacing), is('not-away'));
  it.host.presence.disconnected(bob.id);
  await assert.rejects(request(it.host, id, ann, replacing), is('not-away'));
  await it.wait(60_000);
  await request(it.host, id, ann, replacing);
  await request(it.host, id, bob, { do: 'return', seat: 1 });
  assert.equal((await tableOf(it.host, id)).seats[1]!.bot, null);
});
test('beside somebody who has gone only a free undo is taken, until they are here again', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob]);
  it.host.presence.connected(ann.id);
  it.host.presence.connected(bob.id);
  await it.wait(61_000);
  await play(it.host, id, 0, 'roll', 'earn');
  const rolled: Command = { do: 'undo', seat: 0, to: 0 };
  await request(it.host, id, ann, rolled);
  const [offer] = (await tableOf(it.host, id)).offers;
  it.host.presence.disconnected(ann.id);
  await it.wait(60_000);
  const agreeing: Command = { do: 'agree', seat: 1, offer: offer!.n };
  await assert.rejects(request(it.host, id, bob, agreeing), is('stands'));
  it.host.presence.connected(ann.id);
  it.host.presence.disconnected(bob.id);
  await request(it.host, id, ann, { do: 'decline', seat: 0, offer: offer!.n });
  await it.wait(60_000);
  await assert.rejects(request(it.host, id, ann, rolled), is('stands'));
  await request(it.host, id, ann, { do: 'undo', seat: 0, to: 1 });
  it.host.presence.connected(bob.id);
  await request(it.host, id, ann, rolled);
  assert.deepEqual(
    (await tableOf(it.host, id)).undos.map(({ from, to }) => [from, to]),
    [[2, 1]],
  );
});
test('a table that all have left to bots wakes no bot after a restart, until somebody returns', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob]);
  await request(it.host, id, bob, { do: 'replace', seat: 1 });
  await request(it.host, id, ann, { do: 'replace', seat: 0 });
  const { length } = it.thoughts.jobs;
  await it.restart(300_000);
  await it.wait(5000);
  await it.host.open(id);
  assert.equal(it.thoughts.jobs.length, length);
  await request(it.host, id, bob, { do: 'return', seat: 1 });
  await settled();
  assert.deepEqual([it.thoughts.jobs.length, it.thoughts.jobs.at(-1)!.bot], [length + 1, 'veteran']);
});
test('who has sat down over HTTP, without a socket, is not away before a while has passed', async t => {
  const it = stage(t);
  await it.wait(300_000);
  const seats: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const wanted: TableSpec = { game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' } };
  const id = await it.host.make(wanted, ann);
  it.host.presence.connected(ann.id);
  await it.wait(100_000);
  await it.host.sit(id, bob);
  const replacing: Command = { do: 'replace', seat: 1, level: 'random' };
  await assert.rejects(request(it.host, id, ann, replacing), is('not-away'));
  await it.wait(59_000);
  await assert.rejects(request(it.host, id, ann, replacing), is('not-away'));
  await it.wait(1000);
  await request(it.host, id, ann, replacing);
});
test('whoever waited elsewhere for the game to begin has the same while from then on', async t => {
  const it = stage(t);
  const seats: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const wanted: TableSpec = { game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' } };
  const id = await it.host.make(wanted, ann);
  await it.wait(300_000);
  it.host.presence.connected(bob.id);
  await it.host.sit(id, bob);
  const replacing: Command = { do: 'replace', seat: 0, level: 'random' };
  await assert.rejects(request(it.host, id, bob, replacing), is('not-away'));
  await it.wait(60_000);
  await request(it.host, id, bob, replacing);
});
test('an offer waits no more for whom a bot has replaced; but nobody draws with bots alone', async t => {
  const { host } = stage(t);
  const id = await make(host, [ann, bob, cat]);
  const draw = await request(host, id, ann, { do: 'offer', seat: 0, what: 'draw' });
  await request(host, id, bob, { do: 'replace', seat: 1, level: 'random' });
  await request(host, id, cat, { do: 'replace', seat: 2, level: 'random' });
  await settled();
  assert.equal((await tableOf(host, id)).offers.length, 1, 'only whoever offers it is left');
  await request(host, id, bob, { do: 'return', seat: 1 });
  await request(host, id, bob, { do: 'agree', seat: 1, offer: draw });
  assert.equal((await tableOf(host, id)).status, 'over');
  const other = await make(host, [ann, bob, cat]);
  await play(host, other, 0, 'roll');
  await request(host, other, ann, { do: 'undo', seat: 0 });
  const agreeing = await request(host, other, ann, { do: 'offer', seat: 0, what: 'draw' });
  await request(host, other, bob, { do: 'agree', seat: 1, offer: agreeing });
  await request(host, other, cat, { do: 'replace', seat: 2, level: 'random' });
  await settled();
  const { status, result, match } = await tableOf(host, other);
  assert.deepEqual([status, result!.rule, match!.length], ['over', 'TABLE-END-2', 1]);
  const third = await make(host, [ann, bob]);
  await play(host, third, 0, 'roll');
  await request(host, third, ann, { do: 'undo', seat: 0 });
  await request(host, third, bob, { do: 'replace', seat: 1, level: 'random' });
  await settled();
  assert.equal((await tableOf(host, third)).match!.length, 1, 'nothing is taken back behind anybody’s back');
});
test('whoever resigns of three is played on for by a bot', async t => {
  const { host, thoughts, wait } = stage(t);
  const id = await make(host, [ann, bob, cat]);
  await request(host, id, ann, { do: 'resign', seat: 0 });
  thoughts.jobs[0]!.answer('earn');
  await settled();
  await wait(1000);
  assert.deepEqual((await tableOf(host, id)).given.at(-1), { at: NOON + 1000, seat: 0, by: 'bot' });
});
test('bots that were to move move after a restart', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, 'random']);
  await play(it.host, id, 0, 'pass');
  await it.restart();
  assert.equal(it.thoughts.jobs.length, 1);
  await it.wait(4000);
  assert.equal(it.thoughts.jobs.length, 2);
  it.thoughts.jobs[0]!.answer('roll');
  it.thoughts.jobs[1]!.answer('earn');
  await settled();
  assert.deepEqual(
    (await tableOf(it.host, id)).record!.answers.map(({ option }) => option),
    ['pass', 'earn'],
  );
  assert.deepEqual(it.failures, []);
});

test('a live clock runs out: the idle answer is given, later ones after ten seconds each', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, bob], { ...LIVE, increment: 0 });
  await wait(69_000);
  const table = await tableOf(host, id);
  assert.equal(table.match!.length, 0);
  await wait(1000);
  assert.deepEqual(table.record!.answers, [{ seat: 0, decision: 'turn.act', option: 'pass' }]);
  assert.deepEqual(table.given.at(-1), { at: NOON + 70_000, seat: 0, by: 'clock' });
  await play(host, id, 1, 'earn', 'pass');
  await wait(9000);
  assert.equal(table.match!.length, 3);
  await wait(1000);
  assert.deepEqual([table.match!.length, table.given.at(-1)!.seat], [4, 0]);
});
test('a timer that rings a little early rings again', async t => {
  const slowly = (): number => NOON + Math.floor((Date.now() - NOON) * 0.9999);
  const { host, wait } = stage(t, undefined, { elapsed: slowly });
  const id = await make(host, [ann, bob], LIVE);
  await wait(70_000);
  assert.equal((await tableOf(host, id)).match!.length, 0);
  await wait(10);
  assert.equal((await tableOf(host, id)).match!.length, 1);
});
test('who answers in time is not interrupted', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, bob], LIVE);
  for (let n = 0; n < 4; n++) {
    await wait(15_000);
    await play(host, id, 0, 'roll');
  }
  const { given, clocks } = await tableOf(host, id);
  assert.ok(given.every(({ by }) => by === undefined));
  assert.equal(clocks.left[0], 60_000 - 4 * 10_000);
});
test('days for each answer', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob], { kind: 'days', days: 3 });
  await it.restart(2 * 86_400_000);
  await it.wait(5000);
  assert.equal((await tableOf(it.host, id)).match!.length, 0);
  await it.restart(86_400_000);
  await it.wait(5000);
  assert.deepEqual((await tableOf(it.host, id)).given.at(-1)!.by, 'clock');
});
test('clocks go on while the server is down', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob], LIVE);
  const other = await make(it.host, [ann, bob], { ...LIVE, seconds: 7200 });
  await it.restart(100_000);
  await it.wait(1000);
  const table = await tableOf(it.host, id);
  assert.deepEqual([table.match!.length, table.given.at(-1)!.by], [1, 'clock']);
  assert.equal((await tableOf(it.host, other)).match!.length, 0);
  await it.wait(70_000);
  assert.equal(table.match!.length, 2);
});

test('another game: made once, everybody one seat further on', async t => {
  const { host, store } = stage(t);
  const id = await make(host, [ann, bob], LIVE);
  await play(host, id, 0, ...WINNING);
  await request(host, id, ann, { do: 'offer', seat: 0, what: 'rematch' });
  const { offers, seq } = await tableOf(host, id);
  assert.equal(offers.length, 1);
  await Promise.all([
    request(host, id, bob, { do: 'agree', seat: 1, offer: seq }),
    request(host, id, bob, { do: 'say', text: 'again!' }),
    request(host, id, ann, { do: 'say', text: 'again!' }),
  ]);
  await settled();
  const goesOn = (await tableOf(host, id)).next;
  const next = await tableOf(host, goesOn!.table);
  assert.deepEqual(
    next.seats.map(({ player }) => player),
    [bob, ann],
  );
  assert.deepEqual([next.status, next.made.clock], ['running', LIVE]);
  assert.notEqual(next.made.seed, (await tableOf(host, id)).made.seed);
  assert.equal((await store.list({ limit: 9 })).length, 2);
  assert.equal((await log(store, id)).filter(({ kind }) => kind === 'rematched').length, 1);
});
test('another game that could not be made is made later', async t => {
  let isBroken = false;
  const it = stage(t, store => {
    const create: Store['create'] = table => (isBroken ? Promise.reject(new Error('disk full')) : store.create(table));
    return Object.create(store, { create: { value: create } }) as Store;
  });
  const id = await make(it.host, [ann, 'random']);
  await request(it.host, id, ann, { do: 'resign', seat: 0 });
  isBroken = true;
  await request(it.host, id, ann, { do: 'offer', seat: 0, what: 'rematch' });
  await settled();
  const { next, wantsNext } = await tableOf(it.host, id);
  assert.deepEqual([next, wantsNext?.what, it.failures.length], [null, 'rematch', 1]);
  isBroken = false;
  await it.restart();
  await it.host.open(id);
  await settled();
  const made = (await tableOf(it.host, id)).next?.table;
  assert.equal((await tableOf(it.host, made!)).status, 'running');
});

test('a table of another version is kept, readable, listed as stuck, and disturbs nobody', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, 'random']);
  await play(it.host, id, 0, 'earn', 'pass');
  await it.restart(10_000, changed({ version: 4 }));
  const newer = await make(it.host, [ann, 'random']);
  await it.wait(4000);
  const table = await tableOf(it.host, id);
  assert.deepEqual([table.status, table.record!.answers.length, table.record!.version], ['stuck', 2, 3]);
  assert.deepEqual([await listed(it.store, id), await listed(it.store, newer)], ['stuck', 'running']);
  await assert.rejects(request(it.host, id, ann, { do: 'resign', seat: 0 }), is('stuck'));
  await play(it.host, newer, 0, 'earn');
  assert.deepEqual([it.failures, await it.store.due(Number.MAX_SAFE_INTEGER, 9)], [[], []]);
  await it.restart();
  assert.equal((await tableOf(it.host, id)).status, 'running');
  assert.equal(await listed(it.store, id), 'running');
  await play(it.host, id, 0).then(() => it.thoughts.jobs.at(-1)!.answer('earn'));
  await settled();
  assert.equal((await tableOf(it.host, id)).match!.length, 3);
});
test('rules that fail stop their own table only', async t => {
  const it = stage(t);
  const id = await make(it.host, ['random', ann]);
  const good = await make(it.host, ['random', ann]);
  const table = await tableOf(it.host, id);
  table.match!.tried = () => {
    throw new Error('oops');
  };
  for (const job of it.thoughts.jobs) job.answer('earn');
  await settled();
  assert.deepEqual([table.status, table.stuck], ['stuck', 'its rules have failed: oops']);
  assert.equal(await listed(it.store, id), 'stuck');
  assert.equal((await tableOf(it.host, good)).match!.length, 1);
  await it.restart();
  assert.equal((await tableOf(it.host, id)).stuck, 'its rules have failed: oops');
});
test('rules that fail at what a player wants refuse it, and the game goes on', async t => {
  const { host } = stage(t);
  const id = await make(host, [ann, bob]);
  const { match } = await tableOf(host, id);
  const { tried } = match!;
  match!.tried = () => {
    throw new Error('oops');
  };
  await assert.rejects(play(host, id, 0, 'earn'), /oops/);
  match!.tried = tried;
  await play(host, id, 0, 'earn');
  assert.equal((await tableOf(host, id)).match!.length, 1);
});
test('a log whose beginning is lost is told once, and the others play on', async t => {
  const it = stage(t);
  const listing = { status: 'running' as const, due: 1, summary: '{}', players: [] };
  await it.store.create({
    id: 'lost',
    game: 'parlour',
    isPublic: true,
    madeAt: 1,
    listing,
    entries: [{ at: 1, text: '?' }],
  });
  const id = await make(it.host, ['random', ann]);
  await it.restart();
  await it.wait(5000);
  assert.equal(it.failures.length, 1);
  await assert.rejects(it.host.open('lost'), is('stuck'));
  it.thoughts.jobs.at(-1)!.answer('earn');
  await settled();
  assert.equal((await tableOf(it.host, id)).match!.length, 1);
});
test('a store that fails for a while', async t => {
  let isBroken = false;
  const it = stage(t, store => {
    const due: Store['due'] = (...args) => (isBroken ? Promise.reject(new Error('gone')) : store.due(...args));
    return Object.create(store, { due: { value: due } }) as Store;
  });
  const id = await make(it.host, ['random', ann]);
  await it.restart();
  isBroken = true;
  await it.wait(3000);
  assert.equal(it.failures.length, 3);
  isBroken = false;
  await it.wait(1000);
  it.thoughts.jobs.at(-1)!.answer('earn');
  await settled();
  assert.equal((await tableOf(it.host, id)).match!.length, 1);
});

test('closing waits for what is under way, and nothing is lost', async t => {
  const it = stage(t);
  const id = await make(it.host, [ann, bob]);
  const live = await it.host.open(id);
  const said = ['a', 'b', 'c'].map(text =>
    live.act(
      () => ({ entry: { kind: 'said', player: ann, text } }),
      () => NOON,
    ),
  );
  await it.restart();
  assert.deepEqual(await Promise.all(said), [4, 5, 6]);
  assert.equal((await tableOf(it.host, id)).chat.length, 3);
  await assert.rejects(
    live.act(
      () => ({ entry: { kind: 'said', player: ann, text: 'd' } }),
      () => NOON,
    ),
    /closed/,
  );
});
test('what a bot says after closing is not heard, and no failure', async t => {
  const it = stage(t);
  await make(it.host, ['random', ann]);
  await it.host.close();
  it.thoughts.jobs[0]!.fail();
  await settled();
  assert.deepEqual(it.failures, []);
});
test('tables nobody uses leave the memory, and come back as they were', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, bob]);
  const watched = await make(host, [ann, bob]);
  const hurried = await make(host, [ann, bob], { ...LIVE, seconds: 100 });
  await play(host, id, 0, 'earn');
  const subscriber: Subscriber = { viewer: 'spectator', player: null, send: () => undefined };
  await (await host.open(watched)).subscribe(subscriber);
  assert.equal(host.tablesInMemory, 3);
  await wait(62_000);
  assert.equal(host.tablesInMemory, 2);
  assert.equal((await tableOf(host, id)).match!.length, 1);
  (await host.open(watched)).unsubscribe(subscriber);
  await wait(60_000);
  assert.equal((await tableOf(host, hurried)).match!.length, 1, 'the clock has run out all the same');
});

test('who watches is told who is here, once for all who come in a moment', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, bob, 'random']);
  const live = await host.open(id);
  const heard: FromServer[] = [];
  await live.subscribe({ viewer: 0, player: ann.id, send: text => heard.push(JSON.parse(text) as FromServer) });
  host.presence.connected(ann.id);
  host.updatePresence(live);
  host.presence.connected(bob.id);
  host.updatePresence(live);
  await wait(100);
  host.presence.disconnected(bob.id);
  host.updatePresence(live);
  await wait(100);
  assert.deepEqual(heard.slice(1), [
    { say: 'here', table: id, seats: [true, true, false], watching: 1 },
    { say: 'here', table: id, seats: [true, false, false], watching: 1 },
  ]);
});
test('whoever sits down at a table that they have watched for long is told to be here', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, null]);
  const live = await host.open(id);
  const heard: FromServer[] = [];
  await live.subscribe({ viewer: 0, player: ann.id, send: text => heard.push(JSON.parse(text) as FromServer) });
  host.presence.connected(bob.id);
  host.updatePresence(live);
  await wait(5000);
  await host.sit(id, bob);
  await wait(100);
  assert.deepEqual(heard.at(-1), { say: 'here', table: id, seats: [false, true], watching: 1 });
});
test('who comes or goes elsewhere, on another device or node, is told of at all their tables', async t => {
  const { host, wait } = stage(t);
  const id = await make(host, [ann, bob]);
  const live = await host.open(id);
  const heard: FromServer[] = [];
  await live.subscribe({ viewer: 0, player: ann.id, send: text => heard.push(JSON.parse(text) as FromServer) });
  host.presence.connected(ann.id);
  host.updatePresence(live);
  await wait(100);
  const next = async (milliseconds = 2000): Promise<boolean | undefined> => {
    heard.length = 0;
    await wait(milliseconds);
    assert.ok(heard.length <= 1);
    return heard[0]?.say === 'here' ? heard[0].seats[1] : undefined;
  };
  const shout = (here: string[], gone: string[]) =>
    host.presence.receive(JSON.stringify({ node: 'other', here, gone }));
  assert.equal(await next(), undefined);
  host.presence.connected(bob.id);
  assert.equal(await next(), true);
  host.presence.disconnected(bob.id);
  assert.equal(await next(), false);
  shout([bob.id], []);
  assert.equal(await next(), true);
  shout([bob.id], []);
  assert.equal(await next(), undefined);
  shout([], [bob.id]);
  assert.equal(await next(), false);
  shout([bob.id], []);
  assert.equal(await next(), true);
  assert.equal(await next(80_000), false, 'that node has died');
});
test('a game may be loaded late, and is loaded once', async t => {
  const { host } = stage(t);
  assert.equal(await host.games.get('parlour'), await host.games.get('parlour'));
  assert.equal((await host.games.get('parlour')).texts, parlourGame.texts);
});
