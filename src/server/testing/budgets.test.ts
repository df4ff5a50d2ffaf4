// A table cannot stall or crash another: rules that never end, long records, talk without end, readers who do not read.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { procedure, type Game } from '#engine/game.ts';
import { newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { openMatch, rulesetOf, type Ruleset } from '#engine/ruleset.ts';
import { hash, seedOf } from '#engine/seed.ts';
import { tinyGame } from '#engine/testing/small-tables.ts';
import type { Decision, World } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import { Bucket } from '#tables/rate-limit.ts';
import { configFrom } from '../config.ts';
import { Connection } from '#tables/connection.ts';
import { decide } from '#tables/decide.ts';
import { Games } from '#tables/games.ts';
import type { Problem } from '#tables/problem.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import type { FromClient, Command } from '#protocol/socket.ts';
import { startServer, type Running } from '../serve.ts';
import { tableFrom } from '#tables/table-from-log.ts';
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
      assert.equal(problem, 'internal');
      assert.doesNotMatch(says, /circles/);
    }
    assert.equal((await ann.say({ say: 'check', table })).hash, hash);
    assert.equal((await ann.request(table, answer(optionOf('rest'), 0))).say, 'done');
    ann.leave();
  }));

test('talk cannot fill a table, and a full one takes nothing', () => {
  const [ann, eve] = ['Ann', 'Eve'].map(name => ({ id: name.padEnd(12, 'x'), name })) as [Somebody, Somebody];
  const clock = { kind: 'none' as const };
  const made = { kind: 'made' as const, id: 'x', game: 'tiny', version: 1, seats: 1, options: null, clock };
  const log = [
    { ...made, seed: seedOf('x'), isPublic: true },
    { kind: 'sat' as const, seat: 0, player: ann },
  ];
  const table = tableFrom(
    rulesetOf(spinner),
    log.map(entry => ({ at: 1, entry })),
  );
  const { state } = table.match!;
  const answer = { seat: 0, decision: decisionId(state), option: legal(spinner, state, 0)[0]!, nth: 0 };
  const problemOf = (who: Somebody, command: Command): string | undefined => {
    try {
      decide(table, who, command, { bots: [], isAway: () => false });
      return undefined;
    } catch (error) {
      return (error as Problem).problem;
    }
  };
  const told = (): (string | undefined)[] => [
    problemOf(eve, { do: 'say', text: 'x' }),
    problemOf(eve, { do: 'mute', player: ann.id, on: true }),
    problemOf(ann, { do: 'say', text: 'x' }),
    problemOf(ann, { do: 'answer', ...answer }),
    problemOf(ann, { do: 'resign', seat: 0 }),
  ];
  const [yes, no] = [undefined, 'full'];
  assert.deepEqual(told(), [yes, yes, yes, yes, yes]);
  table.seq = 5002;
  assert.deepEqual(told(), [no, no, yes, yes, yes]);
  table.seq = 10_002;
  assert.deepEqual(told(), [no, no, no, yes, yes]);
  table.seq = 50_000;
  assert.deepEqual(told(), [no, no, no, no, no]);
});
type Somebody = Parameters<typeof decide>[1];

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
  connection.hear('{"say":"ping","n":1}');
  assert.deepEqual([isCut, sent], [false, 1]);
  line.bufferedAmount = 4_000_001;
  connection.hear('{"say":"ping","n":1}');
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
