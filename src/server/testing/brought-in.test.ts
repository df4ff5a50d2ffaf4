// Invented matches that are brought in and ended here: signed by this server, and yet not proven.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { newFolder, ran } from '#cli/testing.ts';
import { seedOf } from '#engine/seed.ts';
import { GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import { House, type Guest } from './http.ts';

const MARKS = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];
let house: House;
let eve: Guest;
before(async () => {
  house = await House.open({}, new Games(GAMES));
  eve = await house.guest('Eve');
});
after(() => house.close());

/** A table of Eve alone, begun from so many answers that she has made up. */
async function broughtIn(answers: number, change: object = {}): Promise<string> {
  const file = {
    format: 'longbox-match/1',
    game: 'tictactoe',
    version: 1,
    seats: 2,
    options: null,
    seed: seedOf('tried until lucky'),
    answers: MARKS.slice(0, answers).map((option, n) => ({ seat: n % 2, decision: 'turns.mark', option })),
  };
  const rest = { names: ['Eve', 'Champion'], isPublic: false, clock: { kind: 'none' } };
  const body = { file, seats: [{ kind: 'me' }, { kind: 'me' }], ...rest, ...change };
  const made = await house.ask('POST /api/records', { token: eve.token, body });
  assert.equal(made.status, 200, made.body.says);
  return made.body.table as string;
}
async function verified(table: string): Promise<{ code: number; said: string }> {
  const folder = newFolder();
  const { body } = await house.ask(`GET /api/tables/${table}/record`);
  writeFileSync(path.join(folder, 'match.json'), JSON.stringify(body));
  const { code, out } = await ran(`verify match.json --key ${body.proof.key}`, { folder });
  return { code, said: out.replaceAll(/\s+/g, ' ') };
}
const BROUGHT = /\? Played here: The first 4 answers were brought in; this server has not seen them played\./;

test('the last answer alone was given here', async () => {
  const table = await broughtIn(4);
  await house.play(table, 0, 'mark:2');
  const { code, said } = await verified(table);
  assert.match(said, BROUGHT);
  assert.match(said, /✓ Signed.* not proven: Played here\. $/);
  assert.equal(code, 3);
});
test('somebody who never sat there resigns', async () => {
  const { code, said } = await verified(await broughtIn(4, { resigned: [1] }));
  assert.match(said, BROUGHT);
  assert.equal(code, 3);
});
test('known dice prove nothing, from the first answer on', async () => {
  const table = await broughtIn(0, { newDice: false });
  for (const [n, mark] of MARKS.entries()) await house.play(table, n % 2, mark);
  const { code, said } = await verified(table);
  assert.match(said, /\? Committed before play: The dice were known/);
  assert.match(said, /not proven: Committed before play\. $/);
  assert.equal(code, 3);
});
test('play went on from another table', async () => {
  const first = await broughtIn(0);
  for (const [n, mark] of MARKS.entries()) await house.play(first, n % 2, mark);
  const body = {
    at: 1,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    newDice: true,
    isPublic: false,
    clock: { kind: 'none' },
  };
  const { table } = (await house.ask(`POST /api/tables/${first}/branches`, { token: eve.token, body })).body;
  for (const [n, mark] of MARKS.slice(1).entries()) await house.play(table, (n + 1) % 2, mark);
  const { code, said } = await verified(table);
  assert.match(said, /\? Played here: The first answer was given at another table; the file of that one/);
  assert.equal(code, 3);
});
