// Values folded from what is in play: layers in the game's order, accounts for people, lasting changes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  account,
  countLasting,
  fold,
  outlasting,
  sumLasting,
  type Lasting,
  type Layer,
  type Modifier,
} from './modifiers.ts';

/** Additions before doublings before halves, never below zero. */
const ATTACK: readonly Layer[] = ['set', 'add', 'lessen', 'times', 'halve', { op: 'atLeast', n: 0 }];

describe('a folded value', () => {
  test('is the base when nothing changes it', () => {
    assert.equal(fold(3, [], ATTACK), 3);
  });
  test('counts layer by layer, whatever order the modifiers stand in', () => {
    const twice: Modifier = { op: 'times', n: 2 };
    const more: Modifier = { op: 'add', n: 3 };
    assert.equal(fold(1, [twice, more], ATTACK), 8);
    assert.equal(fold(1, [more, twice], ATTACK), 8);
    assert.equal(fold(1, [more, twice], ['times', 'add']), 5);
  });
  test('leaves out kinds that no layer names', () => {
    assert.equal(fold(1, [{ op: 'atMost', n: 0 }], ATTACK), 1);
  });
  test('may pass the same kind twice, at two places of the order', () => {
    assert.equal(fold(5, [{ op: 'halve', n: 0 }], ['halve', 'add', 'halve']), 1);
  });
  test('of several `set` takes the last', () => {
    assert.equal(
      fold(
        1,
        [4, 2, 7].map(n => ({ op: 'set', n })),
        ATTACK,
      ),
      7,
    );
  });
  test('rounds halves down, each time', () => {
    assert.equal(fold(7, [{ op: 'halve', n: 0 }], ATTACK), 3);
    assert.equal(
      fold(
        7,
        [
          { op: 'halve', n: 0 },
          { op: 'halve', n: 0 },
        ],
        ATTACK,
      ),
      1,
    );
  });
  test('is lessened to zero at most, and one below zero already stays', () => {
    assert.equal(fold(2, [{ op: 'lessen', n: 5 }], ['lessen']), 0);
    assert.equal(fold(-2, [{ op: 'lessen', n: 5 }], ['lessen']), -2);
    assert.equal(fold(2, [{ op: 'add', n: -5 }], ['add']), -3);
  });
  test('keeps the limits that always count', () => {
    assert.equal(fold(2, [{ op: 'add', n: -5 }], ATTACK), 0);
    assert.equal(fold(9, [], [{ op: 'atMost', n: 6 }]), 6);
  });
  test('of two minimums keeps the greater, of two maximums the smaller', () => {
    assert.equal(
      fold(
        0,
        [2, 5, 3].map(n => ({ op: 'atLeast', n })),
        ['atLeast'],
      ),
      5,
    );
    assert.equal(
      fold(
        9,
        [2, 5, 3].map(n => ({ op: 'atMost', n })),
        ['atMost'],
      ),
      2,
    );
  });
  test('may let a minimum beat a value set to zero (Dice Masters: a fielding cost)', () => {
    const cost: Layer[] = ['set', 'atLeast'];
    assert.equal(
      fold(
        3,
        [
          { op: 'atLeast', n: 2 },
          { op: 'set', n: 0 },
        ],
        cost,
      ),
      2,
    );
  });
});

describe('an account', () => {
  test('tells step by step what counted and where it came from', () => {
    const modifiers: Modifier[] = [
      { op: 'times', n: 2, source: 8 },
      { op: 'add', n: 2, source: 5 },
      { op: 'add', n: 0, source: 6 },
    ];
    assert.deepEqual(account(3, modifiers, ATTACK), {
      value: 10,
      steps: [
        { op: 'add', n: 2, source: 5, value: 5 },
        { op: 'times', n: 2, source: 8, value: 10 },
      ],
    });
  });
  test('names a limit when it bites', () => {
    assert.deepEqual(account(1, [{ op: 'add', n: -4 }], ATTACK).steps.at(-1), { op: 'atLeast', n: 0, value: 0 });
  });
});

const modifier: fc.Arbitrary<Modifier> = fc.record({
  op: fc.constantFrom('set', 'add', 'lessen', 'times', 'halve', 'atLeast', 'atMost'),
  n: fc.integer({ min: 0, max: 9 }),
});
const layers: fc.Arbitrary<Layer[]> = fc.shuffledSubarray([
  'set',
  'add',
  'lessen',
  'times',
  'halve',
  'atLeast',
  'atMost',
]);

test('the order of equal-layer changes does not matter, but for `set`', () => {
  const shuffled = fc
    .array(modifier)
    .filter(list => list.filter(m => m.op === 'set').length < 2)
    .chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
  const property = fc.property(fc.nat(20), shuffled, layers, (base, [list, other], order) => {
    assert.equal(fold(base, list, order), fold(base, other, order));
  });
  fc.assert(property);
});

test('an account comes to the folded value, and its last step says so', () => {
  const property = fc.property(fc.nat(20), fc.array(modifier), layers, (base, list, order) => {
    const { value, steps } = account(base, list, order);
    assert.equal(value, fold(base, list, order));
    assert.equal(steps.at(-1)?.value ?? base, value);
  });
  fc.assert(property);
});

describe('a lasting change', () => {
  const list = (): Lasting[] => [
    { kind: 'attack', whom: 4, n: 1, by: 0, until: 'turn' },
    { kind: 'attack', whom: 5, n: 2, by: 0, until: 'turn' },
    { kind: 'attack', whom: 4, n: 4, by: 1, until: 'round' },
    { kind: 'defence', whom: 4, n: 9, by: 0, until: 'turn' },
  ];
  test('counts for its kind and its thing alone', () => {
    assert.deepEqual(
      [4, 5, 6].map(whom => sumLasting(list(), 'attack', whom)),
      [5, 2, 0],
    );
    assert.deepEqual(
      [4, 5, 6].map(whom => countLasting(list(), 'attack', whom)),
      [2, 1, 0],
    );
  });
  test('goes when its scope ends, and with it no other', () => {
    let lasting: Lasting[] = outlasting(list(), 'turn');
    assert.deepEqual(
      lasting.map(change => change.until),
      ['round'],
    );
    lasting = outlasting(lasting, 'attack');
    assert.equal(lasting.length, 1);
    assert.deepEqual(outlasting(lasting, 'attack', 'round'), []);
    const none: Lasting[] = [];
    assert.equal(outlasting(none, 'round'), none);
  });
});
