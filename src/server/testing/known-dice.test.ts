// Attacks by whoever brings in a file: with the seed of it in hand, can its maker foretell what others will meet?
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { randomBot } from '#bots/plain.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { tell } from '#engine/testing/sample-game.ts';
import { quickRandom } from '#engine/random.ts';
import { commitment, hash, seedOf } from '#engine/seed.ts';
import type { World } from '#engine/types.ts';
import { entryOf, GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import type { Table } from '#tables/log/table.ts';
import { gamesOf, parlourGame } from '#tables/testing/parlour.ts';
import { House, type Guest } from './http.ts';

const real = new Games(GAMES);
let house: House;
let ann: Guest;
let bob: Guest;
before(async () => {
  const [dice, mutants] = await Promise.all(['dice-masters', 'mutant-revolution'].map(id => entryOf(id)!.load()));
  house = await House.open({}, gamesOf(parlourGame, dice!, mutants!));
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
});
after(() => house.close());

const PUBLIC = { isPublic: true, clock: { kind: 'none' } };
const open = (n: number) => [{ kind: 'me' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'open' }))];
const fileOf = (game: GameInfo, seats: number): MatchRecord => newRecord(game, { seats, seed: seedOf('of my own') });
const tableOf = async (id: string): Promise<Table> => (await house.host.open(id)).table;

async function bring(file: MatchRecord, change: object = {}) {
  const body = { ...PUBLIC, seats: open(file.seats), file, ...change };
  return house.ask('POST /api/records', { token: ann.token, body });
}
/** A public table begun from the file, with other people on the seats that are not its maker's. */
async function broughtIn(file: MatchRecord): Promise<string> {
  const { status, body } = await bring(file);
  assert.equal(status, 200, body.says);
  for (let seat = 1; seat < file.seats; seat++) {
    const { token } = seat === 1 ? bob : await house.guest(`Guest ${seat}`);
    await house.ask(`POST /api/tables/${body.table}/seats`, { token, body: { seat } });
  }
  return body.table as string;
}
/** Bots play so many answers; how many of the positions were as the file let its maker expect. */
async function foretold(id: string, file: MatchRecord, times: number): Promise<number> {
  const { game } = (await tableOf(id)).match!;
  const expected = new Match<World>(game, file);
  const random = quickRandom(1);
  let right = 0;
  for (let n = 0; n < times; n++) {
    const { match, waitingFor } = await tableOf(id);
    const seat = waitingFor[0]!;
    const option = randomBot.choose(game, knowledge(game, match!.state, seat), random) as string;
    const decision = match!.state.stack.at(-1)!.at;
    await house.play(id, seat, option);
    if (expected.answer({ seat, decision, option })) break;
    const { world } = (await tableOf(id)).match!.state;
    if (hash(world) === hash(expected.state.world)) right++;
  }
  return right;
}

for (const [id, seats] of [
  ['dice-masters', 2],
  ['mutant-revolution', 4],
] as const)
  test(`the maker of an imported table cannot foretell dice or hands: ${id}`, async () => {
    const file = fileOf(await real.get(id), seats);
    const table = await broughtIn(file);
    const right = await foretold(table, file, 60);
    assert.equal(right, 0, `${right} of 60 positions were foretold`);
  });

test('a file without answers is settings and seats: its hands are dealt by the table’s own seed', async () => {
  const file = fileOf(parlourGame, 2);
  const table = await tableOf(await broughtIn(file));
  const dealt = new Match(parlourGame, file).state.world;
  assert.notEqual(hash(table.match!.state.world), hash(dealt));
  assert.deepEqual([table.made.start, table.record!.reseeds], [undefined, undefined]);
  assert.notEqual(table.record!.seed, file.seed);
});

const rolls = (match: Match<World>, from: number): unknown[] =>
  match.events.slice(from + 1).flatMap(events => events.filter(({ kind }) => kind === 'rolled').map(e => e.facts.pips));

test('a file with answers goes on with dice and decks that its maker does not know', async () => {
  const played = new Match<World>(parlourGame, fileOf(parlourGame, 2));
  tell(played, 0, 'earn', 'roll', 'draw');
  const pilesOf = (match: Match<World>) => match.state.world.piles as Record<string, { cards: number[] }>;
  const known = pilesOf(played);
  const ids = [await broughtIn({ ...played.record }), await broughtIn({ ...played.record })];
  const decks: number[][] = [];
  for (const id of ids) {
    const now = pilesOf((await tableOf(id)).match!);
    assert.deepEqual(now.hands, known.hands, 'what seats have seen stays');
    assert.deepEqual(new Set(now.deck!.cards), new Set(known.deck!.cards));
    decks.push([...now.deck!.cards]);
  }
  // One shuffle of seven cards in 5,040 leaves them as they lay, so two tables are looked at.
  assert.notDeepEqual(decks, [known.deck!.cards, known.deck!.cards]);
  const twenty = new Array<string>(20).fill('roll');
  await house.play(ids[0]!, 0, ...twenty);
  tell(played, 0, ...twenty);
  assert.notDeepEqual(rolls((await tableOf(ids[0]!)).match!, 3), rolls(played, 3));
});

test('its record says from which answer on which committed seed holds, and replays', async () => {
  const played = new Match<World>(parlourGame, fileOf(parlourGame, 2));
  tell(played, 0, 'earn', 'roll');
  const id = await broughtIn({ ...played.record });
  await house.play(id, 0, 'draw', 'roll', ...new Array<string>(6).fill('earn'), 'stop');
  const table = await tableOf(id);
  assert.equal(table.status, 'over');
  const { body: file } = await house.ask(`GET /api/tables/${id}/record`);
  assert.deepEqual(file.reseeds, [{ at: 2, seed: table.made.seed, mixed: true }]);
  assert.equal(file.commitment, commitment(table.made.seed));
  assert.equal(hash(new Match(parlourGame, file).state), hash(table.match!.state));
  const again = await bring({ ...file, answers: file.answers.slice(0, 5) });
  assert.equal(again.status, 200, again.body.says);
});

test('known dice are for practice alone: every seat one’s own or a bot’s, never public, and it is said', async () => {
  const played = new Match<World>(parlourGame, fileOf(parlourGame, 2));
  tell(played, 0, 'earn', 'roll');
  const practice = { isPublic: false, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], newDice: false };
  for (const change of [
    { ...practice, isPublic: true },
    { ...practice, seats: open(2) },
  ]) {
    const { status, body } = await bring(played.record, change);
    assert.deepEqual([status, body.problem], [400, 'known-dice']);
  }
  const { body } = await bring(played.record, practice);
  const table = await tableOf(body.table);
  assert.equal(hash(table.match!.state), hash(played.state));
  assert.equal((await house.ask(`GET /api/tables/${body.table}`)).body.practice, true);
  const mine = (await house.ask('GET /api/tables?mine=true', { token: ann.token })).body.tables as object[];
  assert.equal(mine.filter(row => 'practice' in row).length, 1);
});

test('a table with known dice, and all that follow from it, seat nobody else and are listed nowhere', async () => {
  const played = new Match<World>(parlourGame, fileOf(parlourGame, 2));
  tell(played, 0, 'earn', 'roll');
  const alone = { isPublic: false, seats: [{ kind: 'me' }, { kind: 'me' }] };
  const { body } = await bring(played.record, { ...alone, newDice: false });
  const sitting = (table: string) => house.ask(`POST /api/tables/${table}/seats`, { token: bob.token, body: {} });
  assert.equal((await sitting(body.table)).body.problem, 'known-dice');
  const [maker] = (await tableOf(body.table)).seats;
  await house.host.request(body.table, maker!.player!, 'gone', { do: 'resign', seat: 0 });
  assert.equal((await tableOf(body.table)).status, 'over');
  const branch = (change: object) =>
    house.ask(`POST /api/tables/${body.table}/branches`, {
      token: ann.token,
      body: { at: 1, ...PUBLIC, ...alone, newDice: true, ...change },
    });
  for (const change of [{ isPublic: true }, { seats: open(2) }, { at: 0, seats: open(2) }, { at: 0, isPublic: true }]) {
    const { status, body: problem } = await branch(change);
    assert.deepEqual([status, problem.problem], [400, 'known-dice'], JSON.stringify(change));
  }
  const { body: next } = await branch({ willSalt: true });
  assert.equal((await house.ask(`GET /api/tables/${next.table}`)).body.practice, true);
  await house.host.request(next.table, maker!.player!, 'up', { do: 'leave', seat: 1 });
  assert.equal((await sitting(next.table)).body.problem, 'known-dice');
  const stranger = await house.ask(`POST /api/tables/${body.table}/branches`, {
    token: bob.token,
    body: { at: 1, ...PUBLIC, seats: open(2), newDice: true },
  });
  assert.equal(stranger.status, 400, 'whoever else plays on from it practises as well');
  const { tables } = (await house.ask('GET /api/tables')).body as { tables: { practice?: true }[] };
  assert.equal(tables.filter(({ practice }) => practice).length, 0);
});
test('somebody who wants a branch with the dice of a moment at which they were new is no exception', async () => {
  const id = await house.table(ann, ['me', 'open'], { isPublic: false });
  await house.ask(`POST /api/tables/${id}/seats`, { token: bob.token, body: {} });
  await house.play(id, 0, 'earn', 'roll');
  const people = (await tableOf(id)).seats.map(({ player }) => player!);
  const offer = await house.host.request(id, people[0]!, 'back', { do: 'undo', seat: 0, to: 1 });
  await house.host.request(id, people[1]!, 'yes', { do: 'agree', seat: 1, offer });
  await house.play(id, 0, 'roll');
  await house.host.request(id, people[0]!, 'gone', { do: 'resign', seat: 0 });
  const { body } = await house.ask(`POST /api/tables/${id}/branches`, {
    token: ann.token,
    body: { at: 1, ...PUBLIC, isPublic: false, seats: [{ kind: 'me' }, { kind: 'me' }], newDice: false },
  });
  assert.equal((await house.ask(`GET /api/tables/${body.table}`)).body.practice, true);
});
