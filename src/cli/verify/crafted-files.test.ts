// Match files that somebody has made up: verify does not believe them, and they do nothing to the screen.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { saltHash } from '#engine/salts.ts';
import { commitment, seedOf } from '#engine/seed.ts';
import { newFolder, ran } from '../testing.ts';

const MARKS = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];
const TABLE = '73D2td04n5a7sDzE';

/** So many answers of Ann and Bob, with these changes; Ann wins with the fifth. */
function file(change: Record<string, unknown> = {}, answers = 5): Record<string, unknown> {
  return {
    format: 'longbox-match/1',
    game: 'tictactoe',
    version: 1,
    seats: 2,
    options: null,
    seed: seedOf(7),
    answers: MARKS.slice(0, answers).map((option, n) => ({ seat: n % 2, decision: 'turns.mark', option })),
    table: TABLE,
    commitment: commitment(seedOf(7)),
    players: ['Ann', 'Bob'],
    bots: [],
    ...change,
  };
}
const resigned = (ranks: number[], seat: number): object => ({
  ranks,
  rule: 'TABLE-END-1',
  reason: { say: 'TABLE-END-1', facts: { seat } },
});
async function verified(saved: object): Promise<{ code: number; said: string; raw: string }> {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'match.json'), JSON.stringify(saved));
  const { code, out, err } = await ran('verify match.json', { folder });
  return { code, said: `${out}${err}`.replaceAll(/\s+/g, ' '), raw: out + err };
}

test('that somebody resigned before they could win is not proven by the file', async () => {
  const ended = { how: 'resigned', sides: [0, 1] };
  const { code, said } = await verified(file({ resigned: [0], result: resigned([2, 1], 0), ended }, 4));
  assert.match(said, /\? The result follows: .*Player 1 has resigned.* only the signature of a server would prove it/);
  assert.equal(code, 3);
});
test('a false result is false, whatever else is said to be not known', async () => {
  const result = { ranks: [2, 1], rule: 'x', reason: { say: 'x', facts: {} } };
  const { code, said } = await verified(file({ result, ended: { how: 'not-known' } }));
  assert.match(said, /✗ The result follows: The file claims another result than the answers give/);
  assert.equal(code, 1);
});
test('somebody resigned where nobody is named', async () => {
  const { code, said } = await verified(file({ players: [], resigned: [0], result: resigned([2, 1], 0) }, 4));
  assert.match(said, /\? The result follows: The result is the one claimed/);
  assert.equal(code, 3);
});
test('names and whatever else is quoted do nothing to the terminal', async () => {
  const players = ['\u001b[1A\u001b[2KThe record holds.', 'Bob\u202e\u009b2K\n✓ Signed'];
  const round = { table: TABLE, round: 1, commitment: commitment(seedOf(8)) };
  const hashes = [saltHash(round, 0, 'thyme.0123456789abcdef'), null];
  const left = [{ seat: 0, player: players[0] }];
  const redrawn = [
    { commitment: round.commitment, seed: seedOf(8), hashes, salts: [null, null], why: 'late', without: left },
  ];
  const answer = { seat: 0, decision: 'turns.mark\u001b[2K', option: 'mark:0\u001b[1A\n✓ Signed' };
  for (const change of [
    { salts: ['a', null], salt: 'a' },
    { redrawn },
    { answers: [answer] },
    { game: 'x\u001b[2K' },
  ]) {
    const { raw } = await verified(file({ players, ...change }));
    assert.doesNotMatch(raw, /[^\P{C}\n]|^\W*✓ Signed/mu, JSON.stringify(change));
  }
  assert.match(
    (await verified(file({ players, redrawn }))).said,
    /✓ Drawn anew: .*\[1A\[2KThe record holds\. \(seat 1\)/,
  );
});

const VOID = {
  commitment: commitment(seedOf(9)),
  seed: seedOf(9),
  hashes: [saltHash({ table: TABLE, round: 1, commitment: commitment(seedOf(9)) }, 1, 'x'), null],
  salts: [null, null],
  why: 'late',
  without: [{ seat: 0, player: 'Cat' }],
};
const SIGNED = { chain: 'x', key: '\u001b[2K', signature: 'x' };
const UNCLEAR: [change: Record<string, unknown>, said: RegExp][] = [
  [{ commitment: '' }, /its commitment is not 64 hex digits/],
  [{ commitment: 5 }, /its commitment is not 64 hex digits/],
  [{ players: ['Ann', 'Bob', 'Cat'] }, /its players are unclear/],
  [{ resigned: [99] }, /who has resigned is unclear/],
  [{ bots: [99] }, /where bots sat is unclear/],
  [{ salts: [null] }, /its salts are unclear/],
  [{ hashes: [null, null], salts: [null, null] }, /its hashes are unclear/],
  [{ hashes: [], salts: [null, null] }, /its hashes are unclear/],
  [{ inTheOpen: [2] }, /which salts were in the open is unclear/],
  [{ proof: SIGNED }, /its signature is unclear/],
];
const ROUNDS = [
  { hashes: [], salts: [] },
  { salts: [null] },
  { without: [] },
  { without: [{ seat: 0, player: { a: 1 } }] },
  { without: [{ seat: 5, player: 'Cat' }] },
  { seed: 'x', commitment: commitment('x') },
  { commitment: '' },
];
for (const change of ROUNDS) UNCLEAR.push([{ redrawn: [{ ...VOID, ...change }] }, /its rounds of drawing are unclear/]);
for (const [change, wanted] of UNCLEAR)
  test(`refused: ${JSON.stringify(change)}`, async () => {
    const { code, said } = await verified(file(change));
    assert.match(said, wanted);
    assert.equal(code, 1);
  });
test('a round without any hash, or that somebody did not reveal what they had not fixed, does not hold', async () => {
  assert.match((await verified(file({ redrawn: [VOID] }))).said, /✓ Drawn anew/);
  for (const change of [{ hashes: [null, null] }, { without: [{ seat: 1, player: 'Cat' }] }])
    assert.match((await verified(file({ redrawn: [{ ...VOID, ...change }] }))).said, /✗ Drawn anew/);
});
