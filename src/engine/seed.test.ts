// Seeds of 128 bits, commitments to them, the dice that follow from them, and hashes of plain data.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { commitment, freshSeed, hash, isSeed, openingRandom, seedOf } from './seed.ts';

const SEED = '00112233445566778899aabbccddeeff';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a seed is 32 small hex digits, which are 128 bits', () => {
  assert.ok(isSeed(SEED));
  for (const text of ['', '7', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED}\n`, SEED.replace('0', 'g')])
    assert.equal(isSeed(text), false, text);
});

test('a whole seed is taken as it is; anything else people write becomes one', () => {
  assert.equal(seedOf(SEED), SEED);
  for (const text of [7, '7', '', 'Ann’s table', SEED.toUpperCase()]) assert.ok(isSeed(seedOf(text)));
  assert.equal(seedOf(7), seedOf('7'));
  assert.notEqual(seedOf(7), seedOf(8));
});

test('a fresh seed is all of the platform’s entropy and nothing else', () => {
  const seed = freshSeed(bytes => bytes.set(Buffer.from(SEED, 'hex')));
  assert.equal(seed, SEED);
  assert.ok(isSeed(freshSeed(bytes => crypto.getRandomValues(bytes))));
});

test('a commitment is a plain SHA-256 that anybody can check, and fits one seed alone', () => {
  assert.equal(commitment(SEED), sha256(`longbox commitment ${SEED}`));
  assert.notEqual(commitment(SEED), commitment(seedOf(1)));
});

test('a commitment shares nothing with the dice that it promises', () => {
  const key = openingRandom(SEED).slice(0, 4);
  const promised = Buffer.from(commitment(SEED), 'hex');
  for (const word of key) for (let at = 0; at < 32; at += 4) assert.notEqual(promised.readInt32BE(at), word);
});

test('the dice begin with 128 bits from the seed and the salt, and nothing drawn', () => {
  const key = sha256(`longbox key ${SEED} pepper`);
  const words = [0, 8, 16, 24].map(at => Number.parseInt(key.slice(at, at + 8), 16) | 0);
  assert.deepEqual(openingRandom(SEED, 'pepper'), [...words, 0]);
});

test('what the players add to the seed changes the dice; adding nothing is no salt', () => {
  assert.notDeepEqual(openingRandom(SEED, 'a'), openingRandom(SEED));
  assert.notDeepEqual(openingRandom(SEED, 'a'), openingRandom(SEED, 'b'));
  assert.deepEqual(openingRandom(SEED, ''), openingRandom(SEED));
});

test('dice cannot be made of what is no seed', () => {
  assert.throws(() => openingRandom('7'), /'7' is no seed: wants 32 hex digits/);
});

test('equal data has an equal hash, whatever the order of its keys', () => {
  assert.equal(hash({ a: 1, b: { c: [1, 2], d: null } }), hash({ b: { d: null, c: [1, 2] }, a: 1 }));
  assert.equal(hash({ a: 1, b: undefined }), hash({ a: 1 }));
  assert.match(hash(null), /^[0-9a-f]{32}$/);
});

test('different data has different hashes', () => {
  const all = [null, 0, '', '0', false, [], {}, [0], [[0]], { a: 0 }, { a: [0] }, { a: '0' }, [1, 2], [2, 1], 'null'];
  assert.equal(new Set(all.map(hash)).size, all.length);
});

test('a hash survives JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => assert.equal(hash(JSON.parse(JSON.stringify(value))), hash(value))),
    { seed: 1 },
  );
});
