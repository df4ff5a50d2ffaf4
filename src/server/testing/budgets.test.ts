// A table cannot stall or crash another: rules that never end, long records, talk without end, readers who do not read.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { procedure, type Game } from '#engine/game.ts';
import { newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { openMatch, rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import { hash, seedOf } from '#engine/seed.ts';
import { tinyGame } from '#engine/testing/small-tables.ts';
import type { Decision, World } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import { configFrom } from '../config.ts';
import { Connection } from '#tables/live/connection.ts';
import { decide, sit } from '#tables/commands/decide.ts';
import { isSpent } from '#tables/log/allowances.ts';
import { Games } from '#tables/live/games.ts';
import type { Problem } from '#tables/problem.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import type { FromClient, Command } from '#protocol/socket.ts';
import { startServer, type Running } from '../serve.ts';
import type { Table } from '#tables/log/table.ts';
import { tableFrom } from '#tables/log/table-from-log.ts';
import { TimeSlice } from '#tables/time-slices.ts';
import { ask, guest, Visitor } from './visitor.ts';

/** Goes on for ever when told to. */
const spin = procedure<World>()({
  choose: {
    rule: 'TINY-ASK-01',
    idle: 'rest',
    one: () => 0,
    choices: { rest: { take: () => 'choose' }, spin: { take: () => 'turn' } },
  },
  turn: () => 'turn',
});
const spinner = tinyGame({ main: spin }, {}) as unknown as Game;
const TINY = {
  id: 'tiny',
  name: 'Tiny',
  seats: { min: 1, max: 6 },
  status: 'ready' as const,
  load: async () => spinner,
};

async function served(run: (server: Running) => Promise<void>): Promise<void> {
  const env = { PORT: '0', LONGBOX_FILE: ':memory:', LONGBOX_LOG: 'silent', LONGBOX_TRUST_PROXY: 'yes' };
  const server = await startServer(configFrom(env), new Games([...SHELF, TINY]));
  try {
    await run(server);
  } finally {
    await server.close();
  }
}
const newTable = { game: 'tiny', options: null, seats: [{ kind: 'me' }], isPublic: true, clock: { kind: 'none' } };

test('rules that run in circles are cut off, and the table is as it was', () =>
  served(async ({ address }) => {
    const { token } = await guest(address, 'Ann');
    const { table } = (await ask(address, 'POST', '/api/tables', { body: newTable, token })).body;
    const ann = await Visitor.come(address, token);
    const { doc } = await ann.say({ say: 'watch', table });
    const { hash } = await ann.say({ say: 'check', table });
    const [{ id: decision, options }] = spelledOut(doc as SentDoc).view!.decisions as [Decision];
    const answer = (option: string, nth: number): Command => ({ do: 'answer', seat: 0, decision, option, nth });
    const optionOf = (verb: string): string => options.find(o => o.verb === verb)!.id;
    for (let n = 0; n < 3; n++) {
      const { problem, says } = await ann.request(table, answer(optionOf('spin'), 0));
      assert.equal(problem, 'endless');
      assert.match(says, /^That would never end \(the rules run in circles at \w+\), so it is not done\./);
    }
    assert.equal((await ann.say({ say: 'check', table })).hash, hash);
    assert.equal((await ann.request(table, answer(optionOf('rest'), 0))).say, 'done');
    ann.leave();
  }));

type Somebody = Parameters<typeof decide>[1];
const [ann, bob, eve, dan] = ['Ann', 'Bob', 'Eve', 'Dan'].map(name => ({ id: name.padEnd(12, 'x'), name })) as [
  Somebody,
  Somebody,
  Somebody,
  Somebody,
];
/** A table of Ann and Bob, and what comes of being wanted there by each. */
function tableOfTwo() {
  const clock = { kind: 'none' as const };
  const made = { kind: 'made' as const, id: 'x', game: 'tiny', version: 1, seats: 2, options: null, clock };
  const log = [
    { ...made, seed: seedOf('x'), isPublic: true },
    { kind: 'sat' as const, seat: 0, player: ann },
    { kind: 'sat' as const, seat: 1, player: bob },
  ];
  const table = tableFrom(
    rulesetOf(spinner),
    log.map(entry => ({ at: 1, entry })),
  );
  const around = { bots: ['greedy'], isAway: () => true, now: 0 };
  /** The problem, or nothing where the command is taken. */
  const problemOf = (who: Somebody, command: Command): string | undefined => {
    try {
      decide(table, who, command, around);
      return undefined;
    } catch (error) {
      return (error as Problem).problem;
    }
  };
  let n = 0;
  /** Does it as a table in use does; false when it is refused. */
  const does = (who: Somebody, command: Command): boolean => {
    if (problemOf(who, command) !== undefined) return false;
    const { entry, computed } = decide(table, who, command, around);
    table.apply({ ...entry, key: `${who.id}:${n++}` }, 1, computed);
    return true;
  };
  return { table, problemOf, does };
}
const TALK = { do: 'say', text: 'x' } as const;
function answerTo(table: Table): Command {
  const { state } = table.match!;
  const option = legal(spinner, state, 0)[0]!;
  return { do: 'answer', seat: 0, decision: decisionId(state), option, nth: state.answered[0]! };
}

test('talk fills nobody’s share but one’s own, and never the game', () => {
  const { table, problemOf, does } = tableOfTwo();
  const told = (who: Somebody, seat: number): (string | undefined)[] => [
    problemOf(who, TALK),
    problemOf(who, { do: 'mute', player: eve.id, on: true }),
    problemOf(who, { do: 'offer', seat, what: 'draw' }),
    problemOf(who, { do: 'replace', seat: 1 - seat, level: 'greedy' }),
  ];
  const [yes, no] = [undefined, 'full'];
  let said = 0;
  while (does(ann, TALK)) said++;
  assert.ok(said > 4000 && said <= 5000, `${said} lines of talk`);
  assert.deepEqual(told(ann, 0), [no, no, no, no]);
  assert.deepEqual(told(bob, 1), [yes, yes, yes, yes]);
  assert.deepEqual([problemOf(ann, answerTo(table)), problemOf(ann, { do: 'resign', seat: 0 })], [yes, yes]);
});
test('whoever has no seat spends nothing of those who have, nor all that others without one may say', () => {
  const { table, problemOf, does } = tableOfTwo();
  let said = 0;
  while (does(eve, TALK)) said++;
  assert.ok(said <= 200, `${said} lines of talk`);
  assert.equal(problemOf(dan, TALK), undefined);
  for (let guest = 0; guest < 100; guest++)
    while (does({ id: `guest${guest}`.padEnd(12, 'x'), name: 'X' }, TALK)) said++;
  assert.equal(problemOf(dan, TALK), 'full');
  assert.ok(said <= 4200, `${said} lines of talk`);
  assert.deepEqual(
    [ann, bob].map(who => problemOf(who, TALK)),
    [undefined, undefined],
  );
  assert.equal(problemOf(ann, answerTo(table)), undefined);
});
test('answers taken back again and again are paid for by whoever takes them back', () => {
  const { table, problemOf, does } = tableOfTwo();
  let cycles = 0;
  while (does(ann, answerTo(table)) && does(ann, { do: 'undo', seat: 0 })) cycles++;
  assert.ok(cycles > 3000 && cycles <= 5000, `${cycles} times`);
  assert.equal(problemOf(bob, TALK), undefined);
  assert.equal(problemOf(bob, { do: 'resign', seat: 1 }), undefined);
  assert.ok(table.seq < 20_000);
});
test('whoever sits down and leaves again and again is let sit no more', () => {
  const { table } = tableOfTwo();
  table.apply({ kind: 'left', seat: 1 }, 1);
  let times = 0;
  for (; times < 1000 && !isSpent(table, eve.id, 'sit'); times++) {
    table.apply({ kind: 'sat', seat: 1, player: eve }, 1);
    table.apply({ kind: 'left', seat: 1, key: `${eve.id}:${times}` }, 1);
  }
  assert.ok(times <= 100, `${times} times`);
  assert.throws(() => sit(table, eve), /too much/);
  assert.equal(sit(table, bob).kind, 'sat');
});

test('whoever does not read what is sent is cut off', () => {
  let [isCut, sent] = [false, 0];
  const line = { bufferedAmount: 0, send: () => void sent++, terminate: () => void (isCut = true) };
  const understood = (value: unknown): FromClient => value as FromClient;
  const around = {
    host: null as never,
    understood,
    bucket: new Bucket(9, 9),
    note: () => undefined,
    failed: assert.fail,
  };
  const connection = new Connection(line, around);
  connection.receive('{"say":"ping","n":1}');
  assert.deepEqual([isCut, sent], [false, 1]);
  line.bufferedAmount = 4_000_001;
  connection.receive('{"say":"ping","n":1}');
  assert.deepEqual([isCut, sent], [true, 1]);
});

test('200 who watch one table are all told of everything, and the players play on', () =>
  served(async ({ address, host }) => {
    const { token } = await guest(address, 'Ann');
    const { table } = (await ask(address, 'POST', '/api/tables', { body: newTable, token })).body;
    const crowd = await Promise.all(Array.from({ length: 200 }, () => Visitor.come(address)));
    await Promise.all(crowd.map(one => one.say({ say: 'watch', table })));
    assert.equal([...(await host.open(table)).subscribers()].length, 200);
    const ann = await Visitor.come(address, token);
    const { doc } = await ann.say({ say: 'watch', table });
    const [{ id: decision, options }] = spelledOut(doc as SentDoc).view!.decisions as [Decision];
    for (let nth = 0; nth < 20; nth++)
      assert.equal(
        (await ann.request(table, { do: 'answer', seat: 0, decision, option: options[0]!.id, nth })).say,
        'done',
      );
    await Promise.all(crowd.map(one => one.say({ say: 'ping', n: 1 })));
    for (const { heard } of crowd) assert.equal(heard.filter(({ say }) => say === 'patch').length, 20);
    for (const visitor of [...crowd, ann]) visitor.leave();
  }));

/** A match of Mutant Revolution in which nobody comes to an end. */
function longMatch(rules: Ruleset, answers: number): MatchRecord {
  const random = quickRandom(3);
  const match = openMatch(rules, newRecord(rules, { seats: 4, seed: seedOf('long') }));
  const { game } = match;
  while (match.length < answers) {
    const waited = asked(game, match.state);
    const seat = waited[random.below(waited.length)]!;
    const options = legal(game, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  return match.record;
}
/** Long work makes way for others again and again: so many times at least, on the quickest machine. */
const LEAST_RESTS = 5;
async function inSlices(t: TestContext, what: string, run: () => Promise<void>): Promise<void> {
  const resting = t.mock.method(TimeSlice.prototype, 'pause');
  await run();
  const rests = resting.mock.callCount();
  resting.mock.restore();
  t.diagnostic(`${what}: made way for others ${rests} times`);
  assert.ok(rests >= LEAST_RESTS, `${what}: made way for others only ${rests} times`);
}
test('a long game is looked at, checked and branched while others go on, many times at once', t =>
  served(async ({ address, host }) => {
    const file = longMatch(await host.games.get('mutant-revolution'), 12_000);
    const { token } = await guest(address, 'Ann');
    const seats = Array.from({ length: 4 }, () => ({ kind: 'me' }));
    const body = { file, seats, isPublic: false, clock: { kind: 'none' } };
    const { table } = (await ask(address, 'POST', '/api/records', { body, token })).body;
    const [ann, eve] = await Promise.all([Visitor.come(address, token), Visitor.come(address)]);
    const branch = () =>
      ask(address, 'POST', `/api/tables/${table}/branches`, {
        body: { ...body, file: undefined, at: 12_000, newDice: true },
        token,
      });
    await inSlices(t, 'looked at', async () => {
      await Promise.all([ann, eve].map(one => one.say({ say: 'watch', table })));
    });
    await inSlices(t, 'checked', async () => {
      const said = await Promise.all(Array.from({ length: 20 }, () => ann.say({ say: 'check', table })));
      const doc = ann.heard.find(one => one.say === 'table')!.doc;
      assert.deepEqual([...new Set(said.map(one => one.hash))], [hash(doc)]);
    });
    for (const seat of [0, 1, 2]) assert.equal((await ann.request(table, { do: 'resign', seat })).say, 'done');
    await inSlices(t, 'branched', async () => {
      for (const { status } of await Promise.all([branch(), branch(), branch(), branch()])) assert.equal(status, 200);
    });
    for (const visitor of [ann, eve]) visitor.leave();
  }));
test('a long record is brought in while others go on, and one that is too long is not', t =>
  served(async ({ address, host }) => {
    const file = longMatch(await host.games.get('mutant-revolution'), 6000);
    const { token } = await guest(address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const body = { file, seats, isPublic: false, clock: { kind: 'none' } };
    await inSlices(t, 'brought in', async () => {
      const { status, body: made } = await ask(address, 'POST', '/api/records', { body, token });
      assert.equal(status, 200, JSON.stringify(made));
    });
    const send = (changed: object) => ask(address, 'POST', '/api/records', { body: { ...body, ...changed }, token });
    const { answers } = file;
    const tooLong = await send({ file: { ...file, answers: new Array(20_001).fill(answers[0]) } });
    assert.equal(tooLong.body.problem, 'bad-message');
    const reseeds = Array.from({ length: 101 }, (_, at) => ({ at, seed: file.seed }));
    assert.equal((await send({ file: { ...file, reseeds } })).body.problem, 'bad-message');
    const spoilt = await send({ file: { ...file, answers: [...answers.slice(0, 9), answers[0]] } });
    assert.equal(spoilt.body.problem, 'bad-record');
    assert.match(spoilt.body.says, /Answer 10 does not play/);
  }));
