// Attacks on match files: whoever changes what a server has signed is found, claim by claim.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { longbox } from '#cli/longbox.ts';
import { signed } from '#tables/files/match-file-signing.ts';
import { GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import { configFrom } from '../config.ts';
import { newKey, openSigner, signerFrom } from '../signing-key.ts';
import { House, type Guest } from './http.ts';

const signer = signerFrom(newKey(), 'a server of the test');
const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-proof-'));
let house: House;
let ann: Guest;
let bob: Guest;
let key: string;
before(async () => {
  house = await House.open({}, new Games(GAMES));
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
  key = (await house.ask('GET /.well-known/longbox-key')).body.key as string;
});
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

type File = SavedMatch & { proof?: { chain: string; key: string; signature: string } };
const MARKS = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];
const END = { seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: false, clock: { kind: 'none' } };

/** A table of Ann and Bob on which this was marked. */
async function tableOf(marks: readonly string[]): Promise<string> {
  const table = await house.table(ann, ['me', 'open'], { game: 'tictactoe' });
  await house.ask(`POST /api/tables/${table}/seats`, { token: bob.token, body: { salt: 'thyme' } });
  for (const [n, mark] of marks.entries()) await house.play(table, n % 2, mark);
  return table;
}
const recordOf = async (table: string): Promise<File> =>
  (await house.ask(`GET /api/tables/${table}/record`)).body as File;

async function verified(file: object, ...args: string[]): Promise<{ code: number; said: string }> {
  writeFileSync(path.join(folder, 'match.json'), JSON.stringify(file));
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const signal = new AbortController().signal;
  const around = { input: new PassThrough(), output, errors, env: {}, cwd: folder, signal };
  const code = await longbox(['verify', 'match.json', ...args], around);
  output.end();
  errors.end();
  return { code, said: `${await text(output)}${await text(errors)}`.replaceAll(/\s+/g, ' ') };
}

test('what this server has signed is proven claim by claim', async () => {
  const file = await recordOf(await tableOf(MARKS));
  assert.equal(file.proof!.key, key);
  const { code, said } = await verified(file, '--key', key, '--commitment', file.commitment);
  assert.equal(code, 0, said);
  for (const claim of [
    /✓ Every answer legal: Tic-tac-toe, version \d+: all 5 answers keep the rules\./,
    /✓ The result follows: The result is the one claimed\./,
    /✓ Committed before play: The seed fits the commitment [0-9a-f]{64}: dice and shuffles were fixed before play\./,
    /✓ Salted: By Bob \(seat 2\)\. Not by Ann \(seat 1\)\./,
    /✓ Replaced dice: Never/,
    /✓ Signed: The file is as the server with the key \S+ has signed it\./,
  ])
    assert.match(said, claim);
});
test('what the file alone cannot prove has a question mark, and the exit code says so', async () => {
  const { code, said } = await verified(await recordOf(await tableOf(MARKS)));
  assert.equal(code, 3, said);
  assert.match(said, /\? Committed before play: .* compare it with what you were shown \(--commitment\)/);
  assert.match(said, /\? Signed: .* Whose key that is, --key tells/);
  assert.match(said, /Nothing is found false, but not proven: Committed before play; Signed\. $/);
});

/** Another end of the same match, with the result that follows from it. */
async function forged(file: File): Promise<File> {
  const other = await recordOf(await tableOf(['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:8', 'mark:5']));
  return { ...file, answers: other.answers, result: other.result! };
}
test('a forged ending is found', async () => {
  const file = await recordOf(await tableOf(MARKS));
  const other = await forged(file);
  const { code, said } = await verified(other);
  assert.match(said, /✓ Every answer legal.*✓ The result follows/, 'it keeps the rules');
  assert.match(said, /✗ Signed: The file was changed since it was signed/);
  assert.equal(code, 1);
});
test('nor does it help to sign it anew, or not at all', async () => {
  const { proof: _, ...other } = await forged(await recordOf(await tableOf(MARKS)));
  const unsigned = await verified(other, '--key', key);
  assert.deepEqual([unsigned.code, /✗ Signed: The file is not signed/.test(unsigned.said)], [1, true]);
  const mine = await signed(other, signerFrom(newKey(), 'mine'));
  const anew = await verified(mine, '--key', key);
  assert.deepEqual([anew.code, /✗ Signed: Another server has signed it, with the key/.test(anew.said)], [1, true]);
  const alone = await verified(mine);
  assert.deepEqual([alone.code, /holds\./.test(alone.said)], [3, false], 'whoever it is');
  const spoilt = await verified({ ...mine, players: ['Eve', 'Bob'] }, '--key', key);
  assert.match(spoilt.said, /✗ Signed: It is said to be signed with another key, .*, and the file was changed/);
  const pretended = { ...mine, proof: { ...mine.proof!, key } };
  const lied = await verified(pretended, '--key', key);
  assert.deepEqual([lied.code, /✗ Signed: The signature does not fit the key/.test(lied.said)], [1, true]);
});
for (const [what, change, said] of [
  ['players', { players: ['Eve', 'Bob'] }, /✗ Signed: The file was changed/],
  ['salts', { salts: ['pepper', null] }, /✗ Salted: .*not what was used.*✗ Signed/],
  ['a result', { result: null }, /✗ The result follows.*✗ Signed/],
  ['the end', { ended: { how: 'resigned', sides: [0, 1] } }, /✗ Signed: The file was changed/],
  ['what is known of it', { ended: { how: 'not-known' } }, /✗ Signed: The file was changed/],
  ['away what is known of it', { ended: undefined }, /✗ Signed: The file was changed/],
  ['away the result', { result: undefined }, /✗ Signed: The file was changed/],
  ['away the salts', { salts: undefined }, /✗ Signed: The file was changed/],
  ['away the commitment', { commitment: undefined }, /✗ Signed: The file was changed/],
  ['away the end of it', { answers: [], result: null }, /✗ Signed: The file was changed/],
  [
    'new dice',
    { reseeds: [{ at: 2, seed: '0'.repeat(32), undone: 1 }] },
    /✗ Replaced dice: After answer 2 .* do not follow/,
  ],
  ['a commitment', { commitment: 'a'.repeat(64) }, /✗ Committed before play: The seed does not fit/],
] as const)
  test(`changed ${what}: found`, async () => {
    const found = await verified({ ...(await recordOf(await tableOf(MARKS))), ...change });
    assert.equal(found.code, 1);
    assert.match(found.said, said);
  });

test('no part that is taken away or made up leaves a file that holds', async () => {
  const { proof: _, ...file } = await recordOf(await tableOf(MARKS));
  const files: Record<string, object> = {
    unsigned: file,
    cut: { ...file, answers: file.answers.slice(0, 2), result: null, ended: undefined },
    'without its result': { ...file, result: undefined, ended: undefined },
    'without commitment and salts': { ...file, commitment: undefined, salts: undefined },
    'made up': { ...(await forged({ ...file } as File)), proof: undefined },
  };
  for (const [what, changed] of Object.entries(files))
    for (const args of [[], ['--commitment', file.commitment]]) {
      const { code, said } = await verified(changed, ...args);
      assert.deepEqual([what, code, said.endsWith('holds. ')], [what, 3, false]);
      assert.equal((await verified(changed, '--key', key, ...args)).code, 1, what);
    }
});
test('a result that was computed afterwards is told as that, never as what was told then', async () => {
  const { proof: _, ...file } = await recordOf(await tableOf(MARKS));
  const sign = (change: object) => signed({ ...file, ...change }, signer);
  const afterwards = { how: 'rules' as const, sides: [0, 1], afterwards: { version: 1 } };
  const args = ['--key', signer.key, '--commitment', file.commitment];
  const computed = await verified(await sign({ ended: afterwards }), ...args);
  assert.match(computed.said, /\? The result follows: The result was computed afterwards, by version 1 of the rules/);
  assert.deepEqual([computed.code, computed.said.endsWith('not proven: The result follows. ')], [3, true]);
  const other = { ...file.result!, ranks: [2, 1] };
  const contradicted = await verified(await sign({ ended: afterwards, result: other }), ...args);
  assert.match(contradicted.said, /✗ The result follows: The file claims another result than the answers give/);
  assert.equal(contradicted.code, 1);
  const unknown = await verified(await sign({ ended: { how: 'not-known' }, result: undefined }), ...args);
  assert.match(unknown.said, /\? The result follows: The file tells no result: .*not known/);
  assert.equal(unknown.code, 3);
  assert.equal((await verified(await sign({}), ...args)).code, 0, 'as told');
  assert.match((await verified(await sign({ ended: 'won' }), ...args)).said, /how it ended is unclear/);
});

test('the first 16 digits of a commitment are enough, fewer are not, others do not hold', async () => {
  const file = await recordOf(await tableOf(MARKS));
  const short = await verified(file, '--commitment', file.commitment.slice(0, 16));
  assert.match(short.said, /✓ Committed before play/);
  assert.equal(short.code, 3, 'whose key it is was not asked');
  assert.equal((await verified(file, '--commitment', 'abcdef')).code, 2);
  assert.equal((await verified(file, '--commitment', '0123456789abcdef')).code, 1);
});
test('a key may be told by a file', async () => {
  writeFileSync(path.join(folder, 'key.json'), JSON.stringify({ algorithm: 'Ed25519', key }));
  const file = await recordOf(await tableOf(MARKS));
  assert.match((await verified(file, '--key', 'key.json')).said, /✓ Signed/);
  assert.match((await verified(file, '--key', 'nonsense')).said, /is no key: wants 43/);
});

test('who resigned, and an agreed draw, stand in the file; a draw that nobody signed does not hold', async () => {
  const resigned = await tableOf(MARKS.slice(0, 2));
  await house.host.request(resigned, { id: ann.player, name: 'Ann' }, 'k', { do: 'resign', seat: 0 });
  const given = await verified(await recordOf(resigned), '--key', key);
  assert.match(given.said, /✓ The result follows: .*resigned/);
  assert.equal(given.code, 0, given.said);
  const drawn = await tableOf(MARKS.slice(0, 2));
  await house.host.request(drawn, { id: ann.player, name: 'Ann' }, 'k', { do: 'offer', seat: 0, what: 'draw' });
  const { table } = await house.host.open(drawn);
  const offer = table.offers[0]!.n;
  await house.host.request(drawn, { id: bob.player, name: 'Bob' }, 'k', { do: 'agree', seat: 1, offer });
  const file = await recordOf(drawn);
  const agreed = await verified(file, '--key', key);
  assert.match(agreed.said, /✓ The result follows: The players have agreed on a draw/);
  assert.equal(agreed.code, 0, agreed.said);
  const { proof: _, ...unsigned } = file;
  assert.equal((await verified(unsigned)).code, 1);
});
test('of what came from elsewhere the server has signed nothing but that', async () => {
  const file = await recordOf(await tableOf(MARKS));
  const { body } = await house.ask('POST /api/records', {
    token: ann.token,
    body: { ...END, seats: [{ kind: 'me' }, { kind: 'me' }], file: { ...file, answers: file.answers.slice(0, 3) } },
  });
  await house.play(body.table, 1, 'mark:4');
  await house.play(body.table, 0, 'mark:2');
  const { code, said } = await verified(await recordOf(body.table), '--key', key);
  assert.match(said, /✓ Signed: .*; the first 3 answers came from elsewhere/);
  assert.match(said, /· Replaced dice: After answer 3 the dice are new ones/);
  assert.match(said, /\? Played here: The first 3 answers were brought in; this server has not seen them played\./);
  assert.equal(code, 3, said);
});

test('the key is made at the first start, for nobody else to read, and stays', async () => {
  const config = configFrom({ LONGBOX_FILE: path.join(folder, 'sub', 'longbox.db') });
  const [first, second] = [await openSigner(config), await openSigner(config)];
  assert.equal(first.key, second.key);
  const file = path.join(folder, 'sub', 'longbox.db-key');
  if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  const moved = await openSigner(configFrom({ LONGBOX_FILE: 'other.db', LONGBOX_KEY: file }));
  assert.equal(moved.key, first.key);
  writeFileSync(file, 'nonsense');
  await assert.rejects(openSigner(config), /holds no Ed25519 key; restore it from a backup/);
});
