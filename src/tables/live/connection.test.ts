// One connection, from hello to the end: who may say what, and what is answered.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { patched } from '#engine/patch.ts';
import { hash } from '#engine/seed.ts';
import { Bucket, SharedBuckets } from './rate-limit.ts';
import { checker } from '#server/schema-check.ts';
import { Connection } from './connection.ts';
import type { Host } from './host.ts';
import type { TableSpec } from './new-table.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { SentDoc } from '#protocol/short-options.ts';
import { FromClient, type FromServer, type Command } from '#protocol/socket.ts';
import { settled, stage } from '../testing/host.ts';
import { Problem } from '../problem.ts';
import { parlourGame, parlourRules, picking, WINNING } from '../testing/parlour.ts';
import { TimeSlice } from '../time-slices.ts';
import type { GameWords } from '#engine/game-entry.ts';

const understood = checker(FromClient);
type Said<S extends FromServer['say']> = Extract<FromServer, { say: S }>;

/** Somebody at the other end of a line. */
class Caller {
  readonly heard: FromServer[] = [];
  readonly noted = { in: 0, out: 0, refused: 0 };
  readonly failures: unknown[] = [];
  readonly line = {
    bufferedAmount: 0,
    isCut: false,
    send: (text: string): void => void this.heard.push(JSON.parse(text) as FromServer),
    terminate: (): void => void (this.line.isCut = true),
  };
  readonly connection: Connection;
  spend: (what: string) => void = () => undefined;

  constructor(host: Host, bucket = new Bucket(1000, 0), paces = new SharedBuckets()) {
    this.connection = new Connection(this.line, {
      host,
      understood,
      bucket,
      paces,
      spend: what => this.spend(what),
      note: what => this.noted[what]++,
      failed: error => this.failures.push(error),
    });
  }
  /** The answers to this message. */
  async say(message: FromClient | string): Promise<FromServer[]> {
    const { length } = this.heard;
    this.connection.receive(typeof message === 'string' ? message : JSON.stringify(message));
    await settled();
    return this.heard.slice(length);
  }
  request(table: string, command: Command, key = `k${this.heard.length}`): Promise<FromServer[]> {
    return this.say({ say: 'want', table, key, wish: command });
  }
  /** The table as the last answers leave it. */
  table(): { doc: SentDoc; seq: number; epoch: string } {
    let at: { doc: SentDoc; seq: number; epoch: string } | undefined;
    for (const message of this.heard) {
      if (message.say === 'table') at = message;
      if (message.say === 'patch' && at)
        at = { ...at, doc: patched(at.doc, message.patch) as SentDoc, seq: message.seq };
    }
    return at!;
  }
}
const first = <S extends FromServer['say']>(messages: FromServer[], say: S): Said<S> | undefined =>
  messages.find(message => message.say === say) as Said<S> | undefined;

async function setUp(t: TestContext, seats: TableSpec['seats'] = [{ kind: 'me' }, { kind: 'open' }]) {
  const it = stage(t);
  const { host } = it;
  const guests = await Promise.all(['Ann', 'Bob', 'Cat'].map(name => host.newGuest(name)));
  const [ann, bob, cat] = guests.map(({ player, token }) => ({ id: player.id, name: player.name, token }));
  const id = await host.make(
    { game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' } },
    who(ann!),
  );
  if (seats.some(({ kind }) => kind === 'open')) await host.sit(id, who(bob!));
  const come = async (token?: string): Promise<Caller> => {
    const caller = new Caller(host);
    await caller.say({ say: 'hello', version: 1, ...(token !== undefined && { token }) });
    return caller;
  };
  const answer = async (option: string, seat = 0): Promise<Command> =>
    picking((await host.open(id)).table, seat, option);
  return { ...it, host, ann: ann!, bob: bob!, cat: cat!, id, come, answer };
}
const who = ({ id, name }: Somebody): Somebody => ({ id, name });

test('hello comes first, but for a ping', async t => {
  const { host, id } = await setUp(t);
  const caller = new Caller(host);
  for (const message of [
    { say: 'watch', table: id },
    { say: 'unwatch', table: id },
    { say: 'check', table: id },
  ] satisfies FromClient[])
    assert.deepEqual(await caller.say(message), [
      { say: 'problem', problem: 'hello-first', says: 'Say hello first.', table: id },
    ]);
  const [refused] = await caller.request(id, { do: 'say', text: 'hi' }, 'k');
  assert.deepEqual(refused, { say: 'refused', table: id, key: 'k', problem: 'hello-first', says: 'Say hello first.' });
  assert.deepEqual(await caller.say({ say: 'ping', n: 7 }), [{ say: 'pong', n: 7 }]);
});
test('hello: as oneself, as nobody, with a token nobody knows', async t => {
  const { host, ann, bob } = await setUp(t);
  const caller = new Caller(host);
  const player = who(ann);
  assert.equal(first(await caller.say({ say: 'hello', version: 1, token: 'x' }), 'problem')!.problem, 'unknown-token');
  assert.deepEqual(await caller.say({ say: 'hello', version: 1, token: ann.token }), [
    { say: 'welcome', version: 1, player, pages: true },
  ]);
  assert.equal(host.presence.isHere(ann.id), true);
  assert.equal(
    first(await caller.say({ say: 'hello', version: 1, token: bob.token }), 'problem')!.problem,
    'bad-message',
  );
  assert.deepEqual(await new Caller(host).say({ say: 'hello', version: 1 }), [
    { say: 'welcome', version: 1, player: null, pages: true },
  ]);
});
test('what is not understood is told, and the connection lives on', async t => {
  const { come, ann } = await setUp(t);
  const caller = await come(ann.token);
  for (const [text, says] of [
    ['{', /it is not JSON/],
    ['null', /it does not fit/],
    ['{"say":"dance"}', /say must be one of hello, watch/],
    ['{"say":"ping"}', /it must have required properties n/],
  ] as const) {
    const [problem] = await caller.say(text);
    assert.ok(problem?.say === 'problem' && problem.problem === 'bad-message');
    assert.match(problem.says, says);
  }
  assert.equal(caller.noted.refused, 4);
  assert.deepEqual(await caller.say({ say: 'ping', n: 1 }), [{ say: 'pong', n: 1 }]);
});

test('watching: the whole table first, then patches, with one’s own eyes', async t => {
  const { come, ann, bob, id, answer } = await setUp(t);
  const callers = [await come(ann.token), await come(bob.token), await come()];
  for (const caller of callers) {
    const [whole] = await caller.say({ say: 'watch', table: id });
    assert.ok(whole?.say === 'table');
  }
  assert.deepEqual(
    callers.map(caller => caller.table().doc.viewer),
    [0, 1, 'spectator'],
  );
  const heard = await callers[0]!.request(id, await answer('draw'), 'k');
  const acknowledged = heard.map(message => message.say === 'patch' && [message.seq, message.done]);
  assert.deepEqual(acknowledged, [[4, 'k']]);
  for (const other of callers.slice(1)) assert.ok(!('done' in first(other.heard, 'patch')!));
  const hands = callers.map(caller => (caller.table().doc.view!.world as any).piles.hands[0].cards as number[]);
  assert.ok(hands[0]!.every(card => card >= 0));
  assert.ok(hands[1]!.every(card => card < 0) && hands[2]!.every(card => card < 0));
  for (const caller of callers) {
    const [checked] = await caller.say({ say: 'check', table: id });
    assert.deepEqual(checked, { say: 'hash', table: id, seq: 4, hash: hash(caller.table().doc) });
  }
});
test('a table is checked at last, however busy the machine is', async t => {
  const { come, ann, id, answer } = await setUp(t);
  const caller = await come(ann.token);
  await caller.say({ say: 'watch', table: id });
  await caller.request(id, await answer('draw'));
  t.mock.getter(TimeSlice.prototype, 'isSpent', () => true);
  const [checked] = await caller.say({ say: 'check', table: id });
  assert.deepEqual(checked, { say: 'hash', table: id, seq: 4, hash: hash(caller.table().doc) });
});
test('coming back with what one has: what was missed, in one patch when nobody else was looking', async t => {
  const { come, ann, bob, id, answer } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  await a.say({ say: 'watch', table: id });
  await b.say({ say: 'watch', table: id });
  const { seq, epoch } = b.table();
  b.connection.close();
  await a.request(id, await answer('draw'));
  await a.request(id, await answer('earn'));
  const again = await come(bob.token);
  const missed = await again.say({ say: 'watch', table: id, have: { seq, epoch } });
  assert.deepEqual(
    missed.map(({ say }) => say),
    ['patch'],
  );
  const elsewhere = await come(bob.token);
  const whole = await elsewhere.say({ say: 'watch', table: id, have: { seq, epoch: 'another' } });
  assert.deepEqual(
    whole.map(({ say }) => say),
    ['table'],
  );
});
test('where many come to a table at once, it is written once for all who see the same', async t => {
  const { come, ann, id, answer } = await setUp(t);
  const writing = t.mock.method(JSON, 'stringify');
  const written = (): number =>
    writing.mock.calls.filter(({ arguments: [what] }) => (what as Partial<SentDoc> | undefined)?.commitment).length;
  const crowd = await Promise.all(Array.from({ length: 5 }, () => come()));
  for (const one of crowd) await one.say({ say: 'watch', table: id });
  assert.equal(written(), 1);
  const [first, last] = [crowd[0]!.table(), crowd[4]!.table()];
  assert.deepEqual(first, last);
  const a = await come(ann.token);
  await a.say({ say: 'watch', table: id });
  assert.equal(written(), 2);
  assert.notDeepEqual(a.table().doc, first.doc);
  await a.request(id, await answer('draw'));
  const late = await come();
  await late.say({ say: 'watch', table: id });
  assert.equal(written(), 3);
  assert.deepEqual(late.table(), crowd[0]!.table());
});
test('who unwatches is told no more, and must watch to check', async t => {
  const { come, ann, bob, id, answer } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  await b.say({ say: 'watch', table: id });
  await b.say({ say: 'unwatch', table: id });
  const { length } = b.heard;
  await a.request(id, await answer('earn'));
  assert.equal(b.heard.length, length);
  assert.equal(first(await b.say({ say: 'check', table: id }), 'problem')!.problem, 'not-watched');
});
test('tables that are not there', async t => {
  const { come, ann } = await setUp(t);
  const caller = await come(ann.token);
  const table = 'x'.repeat(16);
  assert.deepEqual(await caller.say({ say: 'watch', table }), [
    { say: 'problem', problem: 'no-table', says: 'There is no such table.', table },
  ]);
  assert.equal(first(await caller.request(table, { do: 'say', text: 'hi' }), 'refused')!.problem, 'no-table');
});

test('what the rules forbid is refused in their own words, with the id', async t => {
  const { come, ann, bob, id, answer } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  for (const option of WINNING.slice(0, -1)) await a.request(id, await answer(option));
  assert.deepEqual(await a.request(id, await answer('earn'), 'k'), [
    { say: 'refused', table: id, key: 'k', problem: 'forbidden', says: 'You have 9 coins already.', rule: 'PA-ACT-02' },
  ]);
  const [turn] = await b.request(id, await answer('earn', 1));
  assert.ok(turn?.say === 'refused' && turn.rule === 'ENGINE-ASK-2');
  const [seat] = await b.request(id, await answer('earn', 0));
  assert.ok(seat?.say === 'refused' && seat.problem === 'not-your-seat' && !('rule' in seat));
});
test('a wish sent twice is done once and acknowledged twice, also over another connection', async t => {
  const { come, ann, id, answer, host } = await setUp(t);
  const caller = await come(ann.token);
  const command = await answer('earn');
  caller.connection.receive(JSON.stringify({ say: 'want', table: id, key: 'k', wish: command }));
  const done = [
    ...(await caller.request(id, command, 'k')),
    ...(await (await come(ann.token)).request(id, command, 'k')),
  ];
  assert.deepEqual(
    done,
    Array.from({ length: 3 }, () => ({ say: 'done', table: id, key: 'k', seq: 4 })),
  );
  assert.equal((await host.open(id)).table.match!.length, 1);
});
test('those who watch may talk if they are somebody, and nobody may play for others', async t => {
  const { come, cat, id, answer } = await setUp(t);
  const nobody = await come();
  assert.equal(first(await nobody.request(id, { do: 'say', text: 'hi' }), 'refused')!.problem, 'not-you');
  const subscriber = await come(cat.token);
  await subscriber.say({ say: 'watch', table: id });
  assert.equal(first(await subscriber.request(id, { do: 'say', text: 'nice game' }, 'k'), 'patch')!.done, 'k');
  const [line] = subscriber.table().doc.chat;
  assert.deepEqual([line!.name, line!.seat, line!.text], ['Cat', null, 'nice game']);
  assert.equal(first(await subscriber.request(id, await answer('earn')), 'refused')!.problem, 'not-your-seat');
});
test('whom one mutes is silent for one alone', async t => {
  const { come, ann, bob, id } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  for (const caller of [a, b]) await caller.say({ say: 'watch', table: id });
  const muted = await a.request(id, { do: 'mute', player: bob.id, on: true }, 'k');
  assert.deepEqual([muted[0]!.say, muted[1]], ['table', { say: 'done', table: id, key: 'k', seq: 4 }]);
  await b.request(id, { do: 'say', text: 'hello?' });
  assert.deepEqual([a.table().doc.chat.length, b.table().doc.chat.length], [0, 1]);
  await a.request(id, { do: 'mute', player: bob.id, on: false });
  assert.equal(a.table().doc.chat.length, 1);
});
test('of those who have muted somebody and left, only the last are remembered', async t => {
  const { host, come, ann, bob, id, answer } = await setUp(t);
  const left: { token: string; seq: number; epoch: string }[] = [];
  for (let n = 0; n < 20; n++) {
    const { token } = await host.newGuest(`Guest ${n}`);
    const guest = await come(token);
    await guest.say({ say: 'watch', table: id });
    await guest.request(id, { do: 'mute', player: bob.id, on: true });
    const { seq, epoch } = guest.table();
    left.push({ token, seq, epoch });
    guest.connection.close();
  }
  await (await come(ann.token)).request(id, await answer('draw'));
  const heardBy = async ({ token, seq, epoch }: (typeof left)[number]): Promise<string | undefined> =>
    (await (await come(token)).say({ say: 'watch', table: id, have: { seq, epoch } }))[0]?.say;
  assert.deepEqual([await heardBy(left[0]!), await heardBy(left[3]!)], ['table', 'table']);
  assert.deepEqual([await heardBy(left[18]!), await heardBy(left[19]!)], ['patch', 'patch']);
});
test('the same player on two devices sees and plays the same', async t => {
  const { come, ann, id, answer } = await setUp(t);
  const [phone, desk] = [await come(ann.token), await come(ann.token)];
  for (const caller of [phone, desk]) await caller.say({ say: 'watch', table: id });
  await phone.request(id, await answer('draw'), 'first');
  await desk.request(id, await answer('earn'), 'second');
  const done = [phone, desk].map(({ heard }) => heard.flatMap(message => ('done' in message ? message.done : [])));
  assert.deepEqual(done, [['first'], ['second']]);
  assert.deepEqual(phone.table().doc, desk.table().doc);
  assert.equal(desk.table().doc.answers, 2);
});
test('a whole game, an offer, another game', async t => {
  const { come, ann, bob, id, answer } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  for (const caller of [a, b]) await caller.say({ say: 'watch', table: id });
  assert.match(a.table().doc.commitment, /^[0-9a-f]{64}$/);
  for (const option of WINNING) await a.request(id, await answer(option));
  const { doc } = b.table();
  assert.deepEqual([doc.status, doc.result!.ranks, doc.seed!.length], ['over', [1, 2], 32]);
  await b.request(id, { do: 'offer', seat: 1, what: 'rematch' });
  await a.request(id, { do: 'agree', seat: 0, offer: a.table().doc.offers[0]!.n });
  const { rematch } = b.table().doc;
  assert.ok(rematch !== undefined && rematch === a.table().doc.rematch);
  await b.say({ say: 'watch', table: rematch });
  assert.deepEqual([b.table().doc.viewer, b.table().doc.status], [0, 'running']);
});

test('who is here is told to those who watch, also when somebody goes', async t => {
  const { come, ann, bob, id, wait } = await setUp(t);
  const [a, b] = [await come(ann.token), await come(bob.token)];
  await a.say({ say: 'watch', table: id });
  await b.say({ say: 'watch', table: id });
  await wait(100);
  assert.deepEqual(a.heard.at(-1), { say: 'here', table: id, seats: [true, true], watching: 2 });
  b.connection.close();
  await wait(100);
  assert.deepEqual(a.heard.at(-1), { say: 'here', table: id, seats: [true, false], watching: 1 });
});
test('who speaks too fast is told, and who does not read is cut off', async t => {
  const { host, id } = await setUp(t);
  const caller = new Caller(host, new Bucket(7, 0));
  await caller.say({ say: 'hello', version: 1 });
  await caller.say({ say: 'watch', table: id });
  const answers = [1, 2, 3].map(n => caller.say({ say: 'ping', n }));
  assert.deepEqual(
    (await Promise.all(answers)).map(([answer]) => answer!.say),
    ['pong', 'pong', 'problem'],
  );
  const deaf = new Caller(host);
  deaf.line.bufferedAmount = 5_000_000;
  await deaf.say({ say: 'hello', version: 1 });
  assert.equal(deaf.line.isCut, true);
});
test('connections of one player share what the player may say, and take nothing from others', async t => {
  const { host, id, ann, bob } = await setUp(t);
  const paces = new SharedBuckets(() => 0);
  const talking = async (token: string): Promise<number> => {
    const caller = new Caller(host, new Bucket(1000, 0), paces);
    await caller.say({ say: 'hello', version: 1, token });
    for (let n = 0; n < 15; n++) await caller.request(id, { do: 'say', text: 'x' });
    return caller.noted.refused;
  };
  assert.deepEqual([await talking(ann.token), await talking(ann.token), await talking(ann.token)], [0, 10, 15]);
  assert.equal(await talking(bob.token), 0);
});
test('a connection watches so many tables and no more', async t => {
  const { come, ann, host } = await setUp(t);
  const caller = await come(ann.token);
  const make = () =>
    host.make(
      {
        game: 'parlour',
        options: null,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        isPublic: true,
        clock: { kind: 'none' },
      },
      who(ann),
    );
  for (let n = 0; n < 20; n++) await caller.say({ say: 'watch', table: await make() });
  assert.equal(first(await caller.say({ say: 'watch', table: await make() }), 'problem')!.problem, 'too-fast');
});
test('commands are charged to the allowance of whoever sends them, but for resigning', async t => {
  const { come, ann, id, answer } = await setUp(t, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const caller = await come(ann.token);
  const spent: string[] = [];
  caller.spend = what => void spent.push(what);
  await caller.request(id, await answer('earn'));
  caller.spend = what => {
    spent.push(what);
    throw new Problem('many-entries', { minutes: 7 });
  };
  const [refused] = await caller.request(id, { do: 'say', text: 'hi' }, 'a');
  assert.ok(refused?.say === 'refused' && refused.problem === 'many-entries' && /in 7 min/.test(refused.says));
  assert.ok(first(await caller.request(id, { do: 'resign', seat: 0 }, 'b'), 'done'));
  await caller.request(id, { do: 'offer', seat: 0, what: 'rematch' }, 'c');
  assert.deepEqual(spent, ['entries', 'entries', 'tables'], 'another game is another table');
});
test('what goes wrong inside is told to us, not to them', async t => {
  const { come, ann, id, answer, host } = await setUp(t);
  const caller = await come(ann.token);
  const command = await answer('earn');
  (await host.open(id)).table.match!.tried = () => {
    throw new Error('secret card 31');
  };
  const [refused] = await caller.request(id, command);
  assert.ok(refused?.say === 'refused' && refused.problem === 'internal');
  assert.doesNotMatch(refused.says, /31/);
  assert.match(String(caller.failures[0]), /secret card 31/);
});
test('after closing nothing is said, and the player has gone', async t => {
  const { come, ann, id, host, answer } = await setUp(t);
  const caller = await come(ann.token);
  await caller.say({ say: 'watch', table: id });
  const { length } = caller.heard;
  caller.connection.receive(JSON.stringify({ say: 'want', table: id, key: 'k', wish: await answer('earn') }));
  caller.connection.close();
  caller.connection.close();
  await settled();
  assert.equal(caller.heard.length, length);
  assert.equal(host.presence.isHere(ann.id), false);
  assert.deepEqual([...(await host.open(id)).subscribers()], []);
  assert.equal((await host.open(id)).table.match!.length, 1, 'what was wanted before is done');
});

test('a table is told in the language that is asked for, where its game speaks it, and each to their own', async t => {
  const { host, come, ann, bob, id, answer } = await setUp(t);
  const texts = Object.fromEntries(Object.entries(parlourGame.texts).map(([key, text]) => [key, `German: ${text}`]));
  const words = { ...parlourGame, language: 'de', texts } as unknown as GameWords;
  Object.assign(host.games.shelf[0]!, { words: { de: async () => words } });
  const [german, english, french] = [await come(ann.token), await come(bob.token), await come()];
  await german.say({ say: 'watch', table: id, seat: 0, language: 'de' });
  await english.say({ say: 'watch', table: id, seat: 1 });
  await french.say({ say: 'watch', table: id, language: 'fr' });
  await german.request(id, await answer('draw'));
  const said = (caller: Caller): string[] =>
    caller.table().doc.log.flatMap(({ events }) => events.flatMap(event => event.said ?? []));
  assert.deepEqual(
    [german, english, french].map(caller => caller.table().doc.language),
    ['de', undefined, undefined],
  );
  assert.ok(said(german).length > 0 && said(german).every(line => line.startsWith('German: ')));
  assert.ok(said(english).length > 0 && !said(english).some(line => line.startsWith('German: ')));
  assert.deepEqual(said(french), said(english));
  const unfit = { do: 'answer', seat: 0, decision: 'nowhere', option: 'draw', nth: 0 } as const;
  const [refused] = (await german.request(id, unfit)) as [Said<'refused'>];
  assert.equal(refused.problem, 'forbidden');
  await german.say({ say: 'check', table: id });
  const { hash: theirs } = german.heard.at(-1) as Said<'hash'>;
  assert.equal(theirs, hash(german.table().doc));
});
test('a table of earlier rules speaks English alone', async t => {
  const { host } = await setUp(t);
  Object.assign(host.games.shelf[0]!, { words: { de: async () => ({ language: 'de' }) } });
  assert.equal((await host.games.wordsOf(parlourRules, 'de'))?.language, 'de');
  assert.equal(await host.games.wordsOf({ ...parlourRules, id: 'parlour', version: 2 }, 'de'), undefined);
  assert.equal(await host.games.wordsOf(parlourRules, 'fr'), undefined);
});
