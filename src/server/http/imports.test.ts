// Match files that are brought in: whatever a body holds, the server's own thread never parses much at once, and there
// are never many bodies in memory.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { entryOf, GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import { parlourGame } from '#tables/testing/parlour.ts';
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import { House, type Guest } from '../testing/http.ts';
import { BODIES } from '../testing/heavy-bodies.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import { ImportQueue } from './import-queue.ts';

let house: House;
let ann: Guest;
before(async () => {
  house = await House.open();
  ann = await house.guest('Ann');
});
after(() => house.close());

interface Told {
  problem: string;
  says: string;
}
const file = new Match(parlourGame, newRecord(parlourGame, { seats: 2, seed: seedOf('imports') })).record;
const REST = { seats: [{ kind: 'me' }, { kind: 'me' }], isPublic: false, clock: { kind: 'none' } };
async function bring(payload: string | object, at = house, { token } = ann): Promise<{ status: number; told: Told }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await at.app.inject({ method: 'POST', url: '/api/records', headers, payload });
  return { status: answer.statusCode, told: answer.json<Told>() };
}

/** Characters that this thread parses at once, at most. */
const MOST_AT_ONCE = 100_000;
function longestParse(t: TestContext): () => number {
  const parsing = t.mock.method(JSON, 'parse');
  return () => Math.max(...parsing.mock.calls.map(({ arguments: [text] }) => text.length));
}
test('no body makes this thread parse more than a little at once', async t => {
  const real = await House.open({}, new Games(GAMES));
  const somebody = await real.guest('Bob');
  const game = await entryOf('mutant-revolution')!.load();
  const { 'a match of 16,000 answers': _, ...quick } = BODIES;
  for (const [name, make] of Object.entries(quick)) {
    const body = make(game);
    assert.ok(body.length > 2_000_000, name);
    const longest = longestParse(t);
    const { status } = await bring(body, real, somebody);
    assert.equal(status, 400, name);
    assert.ok(longest() < MOST_AT_ONCE, `${name}: ${longest()} characters at once`);
    t.mock.restoreAll();
  }
  await real.close();
});

test('what is nested too deeply, or holds more than a match file does, is refused with its name', async () => {
  const deep = `{"file":${'['.repeat(1000)}${']'.repeat(1000)}}`;
  assert.match((await bring(deep)).told.says, /nested more than 40 deep/);
  // Brackets within a text are none.
  const salt = '[{'.repeat(100);
  assert.equal((await bring({ ...REST, file: { ...file, salt: `\\"${salt}` } })).status, 200);
  for (const [body, says] of [
    [{ ...REST, file: { ...file, virus: 1 } }, /file must not have additional properties: virus/],
    [{ ...REST, file, password: 1 }, /must not have additional properties: password/],
    [{ ...REST, file: { ...file, options: 'x'.repeat(9000) } }, /8000 characters at most/],
    ['{"file":', /it is not JSON/],
    ['', /./],
  ] as const) {
    const { status, told } = await bring(body);
    assert.equal(status, 400);
    assert.match(told.says, says);
  }
  // The further fields that `longbox` and the server write beside the match are taken.
  const beside = { commitment: 'x', result: null, players: ['Ann', 'Bob'], resigned: [], series: { place: 1 } };
  assert.equal((await bring({ ...REST, file: { ...file, ...beside } })).status, 200);
});

test('an address has five bodies in hand at most, and room again when they are done', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => bring({ ...REST, file })));
  assert.deepEqual(many.filter(({ status }) => status === 200).length, 5);
  assert.ok(many.every(({ status }) => status === 200 || status === 429));
  await sleep(0);
  assert.equal((await bring({ ...REST, file })).status, 200);
});

test('one IPv6 network has five bodies in hand at most, from however many addresses', () => {
  const queue = new ImportQueue();
  const comeFrom = (ip: string): void => queue.admit({ ip } as FastifyRequest, { raw: new EventEmitter() } as never);
  for (let i = 1; i <= 5; i++) comeFrom(`2001:db8:0:7::${i}`);
  assert.throws(() => comeFrom('2001:db8:0:7::6'), { problem: 'too-fast' });
  comeFrom('2001:db8:0:8::1');
});

test('when the thread ends, those who wait hear of it, and the next body is read by another', async () => {
  const queue = new ImportQueue();
  const bytes = Buffer.from(JSON.stringify({ ...REST, file }));
  const reading = queue.read(bytes);
  await Promise.all([assert.rejects(reading, /has ended/), queue.close()]);
  assert.equal((await queue.read(bytes)).file.seed, file.seed);
  await queue.close();
});

test('those in seats of one’s own keep their names, and who resigned has resigned', async () => {
  const played = { ...file, answers: [{ seat: 0, decision: 'turn.act', option: 'draw' }] };
  const body = { ...REST, file: played, names: ['Anna', 'Ben'], resigned: [1], key: 'shared' };
  const { status, told } = await bring(body);
  assert.equal(status, 200);
  const { table } = told as unknown as { table: string };
  assert.deepEqual(((await bring(body)).told as unknown as { table: string }).table, table, 'asked twice, done once');
  const record = (await house.ask(`GET /api/tables/${table}/record`)).body as unknown as SavedMatch;
  assert.deepEqual([record.players, record.resigned, record.result?.ranks], [['Anna', 'Ben'], [1], [1, 2]]);
});
test('where no answer is brought in nobody has sat there: one person does not sit under the names of two', async () => {
  const { status, told } = await bring({ ...REST, file, names: ['Anna', 'Ben'] });
  assert.equal(status, 200);
  const { table } = await house.host.open((told as unknown as { table: string }).table);
  assert.deepEqual(
    table.seats.map(({ player }) => player?.name),
    ['Ann', 'Ann'],
  );
});
