// Keys are remembered as a map would, however they are made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { Keys } from './idempotency-keys.ts';

const same = (keys: readonly string[], asked: readonly string[]): void => {
  const ours = new Keys();
  const theirs = new Map<string, number>();
  keys.forEach((key, n) => {
    assert.equal(ours.get(key), theirs.get(key), key);
    ours.set(key, n);
    theirs.set(key, n);
  });
  for (const key of [...keys, ...asked]) assert.equal(ours.get(key), theirs.get(key), key);
};

test('keys with numbers and without, near and far apart', () => {
  const key = fc.oneof(
    fc.stringMatching(/^[ab]?[0-9]{0,4}$/),
    fc.stringMatching(/^a:[0-9.]{8,20}$/),
    fc.nat(200).map(n => `p:${n}`),
  );
  fc.assert(fc.property(fc.array(key, { maxLength: 200 }), fc.array(key), same), { numRuns: 300 });
});

test('keys that look alike are not the same', () => {
  const alike = ['', '0', '00', '7', '07', '007', 'a', 'a0', 'a00', 'a7', 'a07', '1234567890', '234567890', '1.0'];
  for (const one of alike)
    same(
      [one],
      alike.filter(other => other !== one),
    );
  same(alike, []);
});

test('keys counted up, with gaps, from anywhere', () => {
  for (const [first, step] of [
    [0, 1],
    [5, 7],
    [1_000_000, 1],
    [3, 40],
  ] as const)
    same(
      Array.from({ length: 300 }, (_, i) => `somebody:at-${first + i * step}`),
      ['somebody:at-1', 'somebody:at-'],
    );
});
