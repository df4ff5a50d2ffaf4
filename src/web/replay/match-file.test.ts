// Match files are checked before they are shown, and what is wrong with one is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json } from '#engine/types.ts';
import { EXAMPLES, GAMES, SHELF } from '#games/index.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { Games } from '#tables/live/games.ts';
import { stock } from '../shelf.ts';
import { BadFile, checked } from './match-file.ts';

stock(SHELF, EXAMPLES);
const games = new Games(GAMES);
const { record } = new Match(tictactoe, newRecord(tictactoe, { seats: 2, seed: seedOf('file') }));
const whole = (more: object = {}): Json => ({ ...record, ...more }) as unknown as Json;
async function wrong(json: Json): Promise<string> {
  return checked(json, games).then(
    () => 'fine',
    (error: unknown) => (error instanceof BadFile ? error.kind : String(error)),
  );
}

test('what is wrong with a file is said', async () => {
  assert.equal(await wrong(whole()), 'fine');
  assert.equal(await wrong([1, 2]), 'noMatch');
  assert.equal(await wrong({ hello: 'world' }), 'noMatch');
  assert.equal(await wrong(whole({ format: 'chess/1' })), 'noMatch');
  assert.equal(await wrong(whole({ game: 'chess' })), 'noGame');
  assert.equal(await wrong(whole({ seed: 7 })), 'noMatch');
  assert.equal(await wrong(whole({ answers: [{ seat: 0, decision: 'turn.mark', option: 'mark:99' }] })), 'noPlay');
  assert.equal(await wrong(whole({ answers: ['x'] })), 'noPlay');
});
test('names and a resignation are kept, and a result that the rules do not know is not', async () => {
  const resigned = { ranks: [2, 1], rule: 'TABLE-END-1', reason: { say: 'TABLE-END-1', facts: { seat: 0 } } };
  const read = await checked(whole({ players: ['Ann', 'Bob'], resigned: [0], result: resigned }), games);
  assert.deepEqual([read.players, read.result, read.resigned], [['Ann', 'Bob'], resigned, [0]]);
  const forged = await checked(whole({ players: [3], result: { ...resigned, rule: 'TTT-END-01' } }), games);
  assert.deepEqual([forged.players, forged.result], [['', ''], null]);
});
test('what a file says of its end is shown where its answers give its result; else it is computed', async () => {
  const match = new Match(tictactoe, newRecord(tictactoe, { seats: 2, seed: seedOf('file') }));
  for (const [n, cell] of [0, 3, 1, 4, 2].entries())
    match.answer({ seat: n % 2, decision: 'turns.mark', option: `mark:${cell}` });
  const { result } = match.state;
  const read = async (more: object) =>
    (await checked({ ...match.record, ...more } as unknown as Json, games)) as { ended?: object };
  const told = { how: 'rules', sides: [0, 1] };
  const computed = { how: 'rules', sides: [], afterwards: { version: 1 } };
  assert.deepEqual((await read({ result, ended: told })).ended, told);
  assert.equal((await read({ result })).ended, undefined, 'files of before say nothing');
  for (const more of [{ ended: { how: 'not-known' } }, { result: { ...result, ranks: [2, 1] }, ended: told }])
    assert.deepEqual((await read(more)).ended, computed);
  assert.equal((await read({ result, ended: 'rules' })).ended, undefined);
});
