// Chance: the generator is the published one, its numbers are fair, and its state can be saved at any moment.
import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { chachaBlock, Generator, quickRandom, quickState } from './random.ts';
import { openingRandom, seedOf } from './seed.ts';

const table = (seed: string | number = 7, script?: number[]): Generator =>
  new Generator({ random: openingRandom(seedOf(seed)), ...(script && { script }) });
const ascending = (a: number, b: number): number => a - b;
const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

// ---- the generator is ChaCha8 with a key of 128 bits -------------------------------------------------------

const blockHex = (key: number[], block: number): string => {
  const out = new Int32Array(16);
  chachaBlock(key, block, out);
  return Buffer.from(out.buffer).toString('hex');
};

// draft-strombergson-chacha-test-vectors: TC1 and TC2 for 8 rounds, 128-bit keys and an IV of zeros.
const VECTORS: readonly [key: number[], block: number, stream: string][] = [
  [
    [0, 0, 0, 0],
    0,
    'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
      'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
  ],
  [
    [0, 0, 0, 0],
    1,
    '8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116' +
      '5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d',
  ],
  [
    [1, 0, 0, 0],
    0,
    '03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449' +
      'e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14',
  ],
];
for (const [key, block, stream] of VECTORS)
  test(`block ${block} under the key ${key.join(' ')} is the published one`, () =>
    assert.equal(blockHex(key, block), stream));

/** ChaCha once more, from its paper, for any number of rounds and both sizes of keys. */
function chacha(key: Buffer, block: bigint, rounds: number): Buffer {
  const start = new DataView(new ArrayBuffer(64));
  const bytes = Buffer.from(start.buffer);
  Buffer.from(`expand ${key.length}-byte k`).copy(bytes, 0);
  key.copy(bytes, 16);
  key.copy(bytes, 32, key.length - 16);
  start.setBigUint64(48, block, true);
  const first = times(16, () => 0n).map((_, i) => BigInt(start.getUint32(4 * i, true)));
  const x = [...first];
  const mix = (a: number, b: number, d: number, turn: bigint): void => {
    x[a] = (x[a]! + x[b]!) % 2n ** 32n;
    const mixed = x[d]! ^ x[a]!;
    x[d] = ((mixed << turn) | (mixed >> (32n - turn))) % 2n ** 32n;
  };
  for (let n = 0; n < 4 * rounds; n++) {
    const [a, round] = [n % 4, Math.floor(n / 4)];
    const [b, c, d] = [1, 2, 3].map(row => 4 * row + ((a + (round % 2) * row) % 4)) as [number, number, number];
    mix(a, b, d, 16n);
    mix(c, d, b, 12n);
    mix(a, b, d, 8n);
    mix(c, d, b, 7n);
  }
  x.forEach((word, i) => start.setUint32(4 * i, Number((word + first[i]!) % 2n ** 32n), true));
  return bytes;
}

const someKey = (length: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(bytes => Buffer.from(bytes));
const someBlock = fc.bigInt({ min: 0n, max: 2n ** 49n });

test("the test's own ChaCha agrees with the platform's on 20 rounds and keys of 256 bits", () => {
  fc.assert(
    fc.property(someKey(32), fc.nat(), (key, block) => {
      const iv = Buffer.alloc(16);
      iv.writeUInt32LE(block, 0);
      const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64));
      assert.equal(chacha(key, BigInt(block), 20).toString('hex'), stream.toString('hex'));
    }),
    { numRuns: 25, seed: 1 },
  );
});

test("and the generator agrees with the test's own on 8 rounds and keys of 128 bits, in far blocks as well", () => {
  fc.assert(
    fc.property(someKey(16), someBlock, (key, block) => {
      const words = [0, 4, 8, 12].map(at => key.readInt32LE(at));
      assert.equal(blockHex(words, Number(block)), chacha(key, block, 8).toString('hex'));
    }),
    { numRuns: 50, seed: 1 },
  );
});

test('the table draws the words of the stream one after the other', () => {
  const holder = { random: [0, 0, 0, 0, 0] };
  const stream = Buffer.from(VECTORS[0]![2] + VECTORS[1]![2], 'hex');
  const generator = new Generator(holder);
  for (let word = 0; word < 32; word++)
    assert.equal(generator.below(2 ** 20), stream.readUInt32LE(4 * word) >>> 12, `word ${word}`);
  assert.deepEqual(holder.random, [0, 0, 0, 0, 32]);
});

// ---- fairness ----------------------------------------------------------------------------------------------

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}
const counted = (values: readonly number[], sorts: number): number[] => {
  const counts = new Array<number>(sorts).fill(0);
  for (const value of values) counts[value]!++;
  return counts;
};

for (const [name, generator] of [
  ['table', table()],
  ['quick', quickRandom(7)],
] as const) {
  test(`a die of the ${name} generator shows all faces about equally often`, () => {
    const found = chiSquare(
      counted(
        times(12_000, () => generator.die(6) - 1),
        6,
      ),
    );
    assert.ok(found < 20.5, `chi-square ${found} with 5 degrees of freedom; 20.5 is one chance in a thousand`);
  });

  test(`the ${name} generator shuffles three things into all six orders about equally often`, () => {
    const orders = ['012', '021', '102', '120', '201', '210'];
    const shuffles = times(12_000, () => orders.indexOf(generator.shuffle([0, 1, 2]).join('')));
    const found = chiSquare(counted(shuffles, 6));
    assert.ok(found < 20.5, `chi-square ${found} with 5 degrees of freedom; 20.5 is one chance in a thousand`);
  });
}

test('a whole number below n is never n, never negative and never broken', () => {
  const generator = table();
  for (const n of [1, 2, 3, 1000, 2 ** 21])
    for (const value of times(200, () => generator.below(n)))
      assert.ok(Number.isInteger(value) && value >= 0 && value < n);
});

test('the few words that would favour some results are passed over', () => {
  // 2^32 leaves 4 over when shared out among 6: the word 0 would be one too many for the result 0.
  const holder = { random: [0, 0, 0, 0] };
  const before = [...holder.random];
  assert.equal(new Generator({ random: before }).below(2 ** 21), 0, 'the first word of this state is 0');
  new Generator(holder).below(6);
  assert.ok(holder.random[3]! > 1, 'more than one word was drawn');
});

test('below wants a whole number from 1 to 2^21', () => {
  for (const n of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 21 + 1]) assert.throws(() => table().below(n), /below\(/);
});

test('a shuffle is a permutation, made in place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), fc.nat(), (list, seed) => {
      const shuffled = [...list];
      assert.equal(quickRandom(seed).shuffle(shuffled), shuffled);
      assert.deepEqual(shuffled.sort(ascending), [...list].sort(ascending));
    }),
    { seed: 1 },
  );
});

// ---- seeds and saved states --------------------------------------------------------------------------------

test('the same seed, the same sequence; another seed, another', () => {
  const rolls = (generator: Generator): number[] => times(40, () => generator.die(6));
  assert.deepEqual(rolls(table('a')), rolls(table('a')));
  assert.notDeepEqual(rolls(table('a')), rolls(table('b')));
  assert.deepEqual(rolls(quickRandom(1)), rolls(quickRandom(1)));
  assert.notDeepEqual(rolls(quickRandom(1)), rolls(quickRandom(2)));
});

test('quick seeds beyond 32 bits differ too', () => {
  assert.notDeepEqual(quickState(2 ** 32), quickState(0));
  assert.notDeepEqual(quickState(-1), quickState(2 ** 32 - 1));
});

test('a state saved as JSON in the middle goes on the same', () => {
  for (const random of [openingRandom(seedOf(1)), quickState(1)]) {
    const live = new Generator({ random });
    times(23, () => live.below(100));
    const loaded = new Generator({ random: JSON.parse(JSON.stringify(random)) as number[] });
    assert.deepEqual(
      times(40, () => loaded.below(100)),
      times(40, () => live.below(100)),
    );
  }
});

test('generators that are used in turn do not disturb each other', () => {
  const [alone, one, other] = [table(1), table(1), table(2)];
  const expected = times(40, () => alone.below(1000));
  const mixed = times(40, () => {
    other.below(1000);
    return one.below(1000);
  });
  assert.deepEqual(mixed, expected);
});

// ---- dice that a scenario has fixed ------------------------------------------------------------------------

test('a die shows what the script says, then goes on by chance with the first of its own rolls', () => {
  const script = [6, 1, 20];
  const generator = table(7, script);
  assert.deepEqual([generator.die(6), generator.die(2), generator.die(20)], [6, 1, 20]);
  assert.deepEqual(script, []);
  assert.equal(generator.die(6), table(7).die(6));
});

test('a script fixes dice alone: cards are shuffled and drawn by chance', () => {
  const script = [6];
  const generator = table(7, script);
  const plain = table(7);
  assert.deepEqual(generator.shuffle([1, 2, 3, 4, 5]), plain.shuffle([1, 2, 3, 4, 5]));
  assert.equal(generator.below(6), plain.below(6));
  assert.deepEqual(script, [6]);
});

for (const face of [0, 7, -1, 2.5, Number.NaN])
  test(`a script cannot make a die with six faces show ${face}`, () => {
    assert.throws(() => table(7, [face]).die(6), /the script rolls .*, but this die shows 1 to 6/);
  });
