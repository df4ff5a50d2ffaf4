// What verify says of dice that were drawn together, honestly or not.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { jointCommitment, saltHash } from '#engine/salts.ts';
import { commitment, seedOf } from '#engine/seed.ts';
import { newFolder, ran } from '../testing.ts';

const MARKS = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];
const TABLE = '73D2td04n5a7sDzE';
const SALTS = ['pepper.0123456789abcdef', 'thyme.0123456789abcdef'];
const ROUND = { table: TABLE, round: 1, commitment: commitment(seedOf(7)) };
const HASHES = SALTS.map((salt, seat) => saltHash(ROUND, seat, salt));

/** A file of Ann and Bob, who have drawn the dice together, with these changes. */
function file(change: Record<string, unknown> = {}): object {
  return {
    format: 'longbox-match/1',
    game: 'tictactoe',
    version: 1,
    seats: 2,
    options: null,
    seed: seedOf(7),
    salt: SALTS.join(' '),
    answers: MARKS.map((option, n) => ({ seat: n % 2, decision: 'turns.mark', option })),
    table: TABLE,
    commitment: ROUND.commitment,
    salts: SALTS,
    hashes: HASHES,
    players: ['Ann', 'Bob'],
    bots: [],
    ...change,
  };
}
async function verified(saved: object, flags = ''): Promise<{ code: number; said: string }> {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'match.json'), JSON.stringify(saved));
  const { code, out, err } = await ran(`verify match.json${flags}`, { folder });
  return { code, said: `${out}${err}`.replaceAll(/\s+/g, ' ') };
}

test('who has fixed a salt by hash, and that it fits', async () => {
  const { said } = await verified(file());
  assert.match(said, /✓ Joint dice: Fixed by hash before any salt was known: by Ann \(seat 1\) and Bob \(seat 2\)\./);
  assert.match(said, /\? Hashes as shown: The joint commitment is [0-9a-f]{64}, .* \(--joint\)\./);
});
test('the joint commitment that was shown', async () => {
  const joint = jointCommitment(ROUND, HASHES);
  const right = await verified(file(), ` --joint ${joint.slice(0, 16)}`);
  assert.match(right.said, /✓ Hashes as shown: The hashes fit the joint commitment/);
  const wrong = await verified(file(), ` --joint ${'a'.repeat(64)}`);
  assert.match(wrong.said, /✗ Hashes as shown: .* others were shown before play/);
  assert.equal(wrong.code, 1);
  const none = await verified(file({ hashes: undefined }), ` --joint ${joint}`);
  assert.match(none.said, /✗ Joint dice: Hashes were shown before play, and the file has none\./);
});
test('another salt than the one that was committed to', async () => {
  const salts = [SALTS[0]!, 'chosen.0123456789abcdef'];
  const { code, said } = await verified(file({ salts, salt: salts.join(' ') }));
  assert.match(said, /✗ Joint dice: The salts do not fit the hashes/);
  assert.equal(code, 1);
});
const VOID = {
  commitment: commitment(seedOf(8)),
  seed: seedOf(8),
  hashes: [null, null],
  salts: [null, null],
  why: 'late',
  without: [{ seat: 1, player: 'Cat' }],
};
for (const [what, change] of [
  ['table', { table: 'anotherTable0001' }],
  ['seat', { hashes: HASHES.toReversed() }],
  ['round', { redrawn: [VOID] }],
] as const)
  test(`a hash of another ${what}`, async () => {
    const { said } = await verified(file(change));
    assert.match(said, /✗ Joint dice: The salts do not fit the hashes/);
  });
test('a salt that is said to have come without a hash, and a hash without a salt', async () => {
  for (const change of [{ hashes: [HASHES[0]!, null] }, { salts: [SALTS[0]!, null], salt: SALTS[0]! }])
    assert.match((await verified(file(change))).said, /✗ Joint dice/);
});
test('who plays unsalted, and who has salted in the open', async () => {
  const alone = file({ salts: [SALTS[0]!, null], hashes: [HASHES[0]!, null], salt: SALTS[0]! });
  assert.match((await verified(alone)).said, /✓ Joint dice: .* by Ann \(seat 1\)\. .* Unsalted: Bob \(seat 2\)\./);
  const mixed = file({ inTheOpen: [1] });
  assert.match((await verified(mixed)).said, /✓ Joint dice: .* Sent in the open before that: by Bob \(seat 2\)\./);
  const open = file({ hashes: undefined });
  assert.match((await verified(open)).said, /✓ Salted: By Ann .*· Joint dice: All salts were sent in the open/);
});
test('rounds that were given up, and because of whom', async () => {
  const round = { table: TABLE, round: 1, commitment: commitment(seedOf(8)) };
  const hashes = SALTS.map((salt, seat) => saltHash(round, seat, salt));
  const redrawn = [{ ...VOID, hashes, salts: [SALTS[0]!, null] }];
  const now = { ...ROUND, round: 2 };
  const saved = file({ redrawn, hashes: SALTS.map((salt, seat) => saltHash(now, seat, salt)) });
  const { said } = await verified(saved);
  assert.match(said, /✓ Drawn anew: After round 1, with another seed: Cat \(seat 2\) did not reveal a salt/);
  assert.match(said, /✓ Joint dice/);
  for (const change of [{ seed: seedOf(9) }, { salts: ['chosen.0123456789abcdef', null] }]) {
    const lied = await verified({ ...saved, redrawn: [{ ...redrawn[0], ...change }] });
    assert.match(lied.said, /✗ Drawn anew: Round 1 was not as the file tells it\./);
  }
});
