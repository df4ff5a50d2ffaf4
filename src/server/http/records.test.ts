// Matches as files: out, in, at any moment, and on from there.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { longbox } from '#cli/longbox.ts';
import { randomBot } from '#bots/plain.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import { changed, gamesOf, parlourGame, WINNING } from '#tables/testing/parlour.ts';
import { hashing, revealing } from '#tables/testing/salts.ts';
import { House, type Guest } from '../testing/http.ts';

let house: House;
let ann: Guest;
let bob: Guest;
/** A game that is over, and one that runs. */
let over: string;
let running: string;
before(async () => {
  house = await House.open();
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
  [over, running] = [await twoAt(), await twoAt()];
  await house.play(over, 0, 'draw', ...WINNING);
  await house.play(running, 0, 'draw', 'pass');
});
after(() => house.close());

async function twoAt(): Promise<string> {
  const table = await house.table(ann);
  await house.ask(`POST /api/tables/${table}/seats`, { token: bob.token, body: {} });
  return table;
}
const REST = { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], isPublic: false, clock: { kind: 'none' } };

const ENDED = { how: 'rules', ranks: [1, 2] };
test('the record of a game that is over plays', async () => {
  const { status, body } = await house.ask(`GET /api/tables/${over}/record`);
  assert.equal(status, 200);
  assert.deepEqual([body.players, body.result.ranks, body.answers.length], [['Ann', 'Bob'], [1, 2], 9]);
  assert.deepEqual(new Match(parlourGame, body).state.result, body.result);
  assert.deepEqual(body.ended, { how: 'rules', sides: [0, 1] });
});
test('a list tells how a game has ended, as its table does', async () => {
  const { body: table } = await house.ask(`GET /api/tables/${over}`);
  const { body } = await house.ask('GET /api/tables?mine=true', { token: ann.token });
  const row = (body.tables as { table: string; ended?: object }[]).find(one => one.table === over);
  assert.deepEqual([table.ended, row?.ended], [ENDED, ENDED]);
  assert.equal((await house.ask(`GET /api/tables/${running}`)).body.ended, undefined);
});
test('while a game runs its record is kept back', async () => {
  const { status, body } = await house.ask(`GET /api/tables/${running}/record`, { token: ann.token });
  assert.deepEqual([status, body.problem], [403, 'seed-hidden']);
  assert.equal((await house.ask(`GET /api/tables/${await house.table(ann)}/record`)).status, 403);
});
test('any moment, through one’s own eyes', async () => {
  const moment = (query: string, who?: Guest, table = running) =>
    house.ask(`GET /api/tables/${table}/moment${query}`, { ...(who && { token: who.token }) });
  const hand = async (query: string, who?: Guest): Promise<number[]> =>
    (await moment(query, who)).body.view.world.piles.hands[0].cards;
  const now = await moment('', ann);
  assert.deepEqual([now.status, now.body.at, now.body.of, now.body.view.viewer], [200, 2, 2, 0]);
  assert.equal((await hand('?at=0', ann)).length, 2);
  assert.equal((await hand('?at=1', ann)).length, 3);
  assert.ok((await hand('?at=1', ann)).every(card => card >= 0));
  assert.ok((await hand('?at=1', bob)).every(card => card < 0));
  assert.ok((await hand('?at=1')).every(card => card < 0));
  assert.equal((await moment('?as=spectator', ann)).body.view.viewer, 'spectator');
  for (const [query, problem] of [
    ['?as=0', 'not-over'],
    ['?as=everything', 'not-over'],
    ['?as=9', 'no-seat'],
    ['?at=3', 'bad-message'],
    ['?at=-1', 'bad-message'],
    ['?as=god', 'bad-message'],
  ] as const)
    assert.equal((await moment(query, bob)).body.problem, problem, query);
  assert.equal((await moment('', ann, await house.table(ann))).body.problem, 'not-running');
});
test('when it is over everybody may see everything', async () => {
  const { body } = await house.ask(`GET /api/tables/${over}/moment?at=1&as=everything`);
  assert.ok(body.view.world.piles.hands[0].cards.every((card: number) => card >= 0));
  assert.equal((await house.ask(`GET /api/tables/${over}/moment?as=1`)).body.view.viewer, 1);
});

test('play goes on from any moment of a game that is over', async () => {
  const branch = (table: string, change: object = {}) =>
    house.ask(`POST /api/tables/${table}/branches`, {
      token: bob.token,
      body: { ...REST, at: 3, newDice: false, ...change },
    });
  const { status, body } = await branch(over);
  assert.deepEqual([status, body.seats], [200, [0]]);
  const { table } = await house.host.open(body.table);
  assert.deepEqual([table.status, table.match!.length, table.made.start!.table], ['running', 3, over]);
  await house.play(body.table, 0, 'earn');
  const fresh = await branch(over, { newDice: true });
  const other = (await house.host.open(fresh.body.table)).table;
  assert.deepEqual(other.record!.reseeds, [{ at: 3, seed: other.made.seed, mixed: true }]);
  assert.equal((await branch(running)).body.problem, 'not-over');
  assert.equal((await branch(over, { at: 10 })).body.problem, 'bad-message');
  assert.equal((await branch(over, { seats: [{ kind: 'me' }] })).body.problem, 'bad-options');
  assert.equal(
    (await branch(over, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] })).body.problem,
    'no-bot',
  );
});
test('a file is brought in, over or not', async () => {
  const { body: file } = await house.ask(`GET /api/tables/${over}/record`);
  const bring = (change: object) =>
    house.ask('POST /api/records', { token: bob.token, body: { ...REST, file: { ...file, ...change } } });
  const whole = await bring({});
  assert.equal(whole.status, 200);
  assert.equal((await house.host.open(whole.body.table)).table.status, 'over');
  const part = await bring({ answers: file.answers.slice(0, 4) });
  assert.equal((await house.host.open(part.body.table)).table.match!.length, 4);
  for (const [change, problem, says] of [
    [{ version: 9 }, 'bad-record', /version 9/],
    [{ game: 'chess' }, 'no-game', /no game/],
    [{ seats: 9 }, 'bad-options', /2 to 4 players/],
    [{ answers: [{ seat: 0, decision: 'turn.act', option: 'fly' }] }, 'bad-record', /Answer 1 does not play/],
    [{ seed: 'x' }, 'bad-message', /file\.seed/],
    [{ format: 'other' }, 'bad-record', /longbox-match/],
  ] as const) {
    const { status, body } = await bring(change);
    assert.deepEqual([status >= 400, body.problem], [true, problem]);
    assert.match(body.says, says);
  }
  for (const body of [{ ...REST, file }, { nothing: 'of this is read' }])
    assert.equal((await house.ask('POST /api/records', { body })).status, 401);
});

test('options that cannot be written, so deeply are they nested, are refused', async () => {
  const { body: file } = await house.ask(`GET /api/tables/${over}/record`);
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
  const post = async (url: string, body: object) => {
    const payload = JSON.stringify(body).replace('"deep"', deep);
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
    return (await house.app.inject({ method: 'POST', url, headers, payload })).json<{
      problem: string;
      says: string;
    }>();
  };
  const atTable = await post('/api/tables', { ...REST, game: 'parlour', options: 'deep' });
  assert.equal(atTable.problem, 'bad-options');
  assert.match(atTable.says, /8000 characters at most/);
  const inFile = await post('/api/records', { ...REST, file: { ...file, options: 'deep' } });
  assert.equal(inFile.problem, 'bad-message');
  assert.match(inFile.says, /nested more than 40 deep/);
});

/** A server with newer rules, on which these tables are found. */
async function upgraded(...tables: string[]): Promise<House> {
  const later = await House.open({}, gamesOf(changed({ version: 4 })));
  for (const table of tables) {
    const log = (await house.store.load(table))!;
    await later.store.create({ ...log, listing: { status: log.status, due: null, summary: '{}', players: [] } });
  }
  return later;
}
test('a game of another version that was over: its record can be had, and says which version', async () => {
  const resigned = await twoAt();
  const command = { do: 'resign', seat: 0 } as const;
  await house.host.request(resigned, { id: ann.player, name: 'Ann' }, 'k', command);
  const later = await upgraded(over, resigned);
  for (let opened = 0; opened < 2; opened++)
    for (const [table, answers] of [
      [over, 9],
      [resigned, 0],
    ] as const) {
      const { status, body } = await later.ask(`GET /api/tables/${table}/record`);
      assert.deepEqual([status, body.version, body.answers.length], [200, 3, answers]);
      assert.equal(new Match(parlourGame, body).length, answers);
      assert.equal((await later.ask(`GET /api/tables/${table}`)).body.status, 'over');
      assert.equal((await later.store.load(table))!.status, 'over');
    }
  assert.equal((await later.ask(`GET /api/tables/${over}/moment`)).body.problem, 'stuck');
  await later.close();
});
test('one that was not over may go on one day: its record is kept back', async () => {
  const table = await house.table(ann, ['me', 'me']);
  await house.play(table, 0, 'earn', 'draw');
  const later = await upgraded(table);
  assert.equal((await later.ask(`GET /api/tables/${table}/record`)).body.problem, 'seed-hidden');
  const { body: refused } = await later.ask(`GET /api/tables/${table}/moment`);
  assert.equal(refused.problem, 'stuck');
  assert.match(refused.says, /begun with version 3 of the rules of Parlour/);
  assert.equal((await later.ask(`GET /api/tables/${table}`)).body.status, 'stuck');
  await later.close();
});

test('what is taken out is proven by longbox verify', async () => {
  const real = await House.open({}, new Games(GAMES));
  const cat = await real.guest('Cat');
  const dan = await real.guest('Dan');
  const made = { game: 'dice-masters', options: null, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const body = { ...made, isPublic: false, clock: { kind: 'none' }, willSalt: true };
  const table = (await real.ask('POST /api/tables', { token: cat.token, body })).body.table as string;
  const live = await real.host.open(table);
  const [maker, guest] = [cat, dan].map(({ player: id, name }) => ({ id, name }));
  await real.host.request(table, maker!, 'hash', hashing(live.table, 0, 'pepper'));
  const { do: _, seat, ...saltHash } = hashing(live.table, 1, 'thyme');
  await real.ask(`POST /api/tables/${table}/seats`, { token: dan.token, body: { seat, saltHash } });
  await real.host.request(table, guest!, 'salt', revealing(1, 'thyme'));
  await real.host.request(table, maker!, 'salt', revealing(0, 'pepper'));
  const random = quickRandom(7);
  while (live.table.status === 'running') {
    const [seat] = live.table.waitingFor;
    const { game, state } = live.table.match!;
    await real.play(table, seat!, randomBot.choose(game, knowledge(game, state, seat!), random) as string);
  }
  const file = (await real.ask(`GET /api/tables/${table}/record`)).body;
  await real.close();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-record-'));
  writeFileSync(path.join(folder, 'match.json'), JSON.stringify(file));
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const around = {
    input: new PassThrough(),
    output,
    errors,
    env: {},
    cwd: folder,
    signal: new AbortController().signal,
  };
  const code = await longbox(
    ['verify', 'match.json', '--key', file.proof.key, '--commitment', file.commitment],
    around,
  );
  rmSync(folder, { recursive: true });
  output.end();
  const said = (await text(output)).replaceAll(/\s+/g, ' ');
  assert.equal(code, 0, said);
  assert.match(
    said,
    /answers keep the rules.*The result is the one claimed.*The seed fits the commitment.*By Cat \(seat 1\), Dan/,
  );
  assert.match(said, /✓ Joint dice: Fixed by hash before any salt was known: by Cat \(seat 1\) and Dan.* holds\./);
});
