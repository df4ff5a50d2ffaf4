// Hidden things: where they lie, who has seen them, and what a blind draw takes away.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  backOf,
  bag,
  bit,
  copyPile,
  drawFrom,
  eachPile,
  eachSecret,
  everybody,
  faceDown,
  hideTheSame,
  HIDDEN,
  moveCard,
  NOBODY,
  pile,
  secret,
  show,
  shufflePile,
} from './piles.ts';
import { same } from '../copy.ts';
import { quickRandom } from '../random.ts';
import { sit } from '../testing/small-tables.ts';
import type { HiddenWorld, Pile, Secret, Viewer, World } from '../types.ts';
import { view } from '../views.ts';

const ALL = everybody(3);

describe('a pile', () => {
  test('has a bit for each seat that has seen a thing', () => {
    assert.deepEqual([bit(0), bit(2), everybody(3), NOBODY], [1, 4, 7, 0]);
    assert.deepEqual(pile([7, 8], bit(1)), { cards: [7, 8], seen: [2, 2] });
    assert.deepEqual(pile(), { cards: [], seen: [] });
  });
  test('gives a thing from any place to the top of another, and tells which it was', () => {
    const [from, to] = [pile([1, 2, 3]), pile([9])];
    assert.equal(moveCard(from, 1, to, NOBODY), 2);
    assert.deepEqual(
      [from.cards, to.cards],
      [
        [1, 3],
        [9, 2],
      ],
    );
  });
  test('lets a moved thing be known to whoever knew it, and to whom it is shown now', () => {
    const [from, to] = [pile([1, 2], bit(0)), pile()];
    moveCard(from, 1, to, bit(2));
    assert.deepEqual([from.seen, to.seen], [[bit(0)], [bit(0) | bit(2)]]);
  });
  test('may give to itself: the thing comes to the top', () => {
    const deck = pile([1, 2, 3]);
    moveCard(deck, 0, deck, bit(1));
    assert.deepEqual(deck, { cards: [2, 3, 1], seen: [0, 0, bit(1)] });
  });
  for (const index of [-1, 2, 0.5, Number.NaN])
    test(`has nothing at ${index} when it holds two things`, () => {
      const from = pile([1, 2]);
      assert.throws(() => moveCard(from, index, pile(), NOBODY), /no card at .* of 2/);
      assert.deepEqual(from, pile([1, 2]));
    });
  test('shows a thing to more seats, taking it from none', () => {
    const p = pile([1, 2], bit(0));
    show(p, 1, bit(1));
    assert.deepEqual(p.seen, [bit(0), bit(0) | bit(1)]);
  });
  test('when mixed is known to nobody, and holds the same things', () => {
    const p = pile([1, 2, 3, 4], ALL);
    shufflePile(p, quickRandom(1));
    assert.deepEqual(
      [p.cards.toSorted((a, b) => a - b), p.seen],
      [
        [1, 2, 3, 4],
        [0, 0, 0, 0],
      ],
    );
  });
  test('copies without sharing, bags as bags', () => {
    for (const original of [pile([1, 2], 1), bag([1, 2], 1)]) {
      const copied = copyPile(original);
      assert.deepEqual(copied, original);
      show(copied, 0, 2);
      copied.cards.push(3);
      assert.deepEqual(
        [original.cards, original.seen],
        [
          [1, 2],
          [1, 1],
        ],
      );
    }
  });
});

describe('a bag', () => {
  test('gives by chance', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => drawFrom(bag([1, 2, 3]), quickRandom(seed), pile(), ALL));
    assert.deepEqual(new Set(drawn), new Set([1, 2, 3]));
  });
  test('cannot give when it is empty', () => {
    assert.throws(() => drawFrom(bag(), quickRandom(1), pile(), ALL));
  });
  test('from which all see what is drawn stays known to all', () => {
    const [dice, hand] = [bag([1, 2, 3], ALL), pile()];
    moveCard(dice, 0, hand, ALL);
    assert.deepEqual([dice.seen, hand.seen], [[ALL, ALL], [ALL]]);
  });
  test('from which one seat draws in secret is certain to that seat alone', () => {
    const [dice, hand] = [bag([1, 2, 3], ALL), pile()];
    moveCard(dice, 0, hand, bit(1));
    assert.deepEqual([dice.seen, hand.seen], [[bit(1), bit(1)], [bit(1)]]);
  });
  test('is uncertain down to its last thing, which would tell what was drawn', () => {
    const dice = bag([1, 2], ALL);
    moveCard(dice, 0, pile(), bit(1));
    assert.deepEqual(dice, { cards: [2], seen: [bit(1)], loose: true });
  });
  test('of things that are all the same, and known to be, hides nothing by a blind draw', () => {
    const dice = bag([5, 5, 5], bit(0));
    moveCard(dice, 0, pile(), NOBODY);
    assert.deepEqual(dice.seen, [bit(0), bit(0)]);
  });
  test('takes things in as they are known', () => {
    const [used, dice] = [pile([4], ALL), bag([1])];
    moveCard(used, 0, dice, NOBODY);
    assert.deepEqual(dice, { cards: [1, 4], seen: [NOBODY, ALL], loose: true });
  });
  test('is mixed always: what lies in it stays known', () => {
    const dice = bag([1, 2], ALL);
    shufflePile(dice, quickRandom(1));
    assert.deepEqual(dice, bag([1, 2], ALL));
  });
});

// ---- what a seat sees --------------------------------------------------------------------------------------

interface Table extends World {
  piles: Record<string, Pile | Pile[]>;
  secrets: Record<string, Secret | Secret[]>;
}
const seen = (world: Partial<Table>, viewer: Viewer): Table => {
  const { game, state } = sit<Table>({ main: { a: () => {} } }, { piles: {}, secrets: {}, ...world }, 3, {
    back: card => (card >= 10 ? 1 : 0),
  });
  return view(game, state, viewer).world;
};

describe('a viewer', () => {
  test('sees the backs of what it has not seen', () => {
    assert.deepEqual([HIDDEN, faceDown(1), backOf(faceDown(1))], [-1, -2, 1]);
    const hand = { cards: [3, 4, 12], seen: [bit(0), ALL, bit(1)] };
    const cards = (viewer: Viewer) => (seen({ piles: { hand } }, viewer).piles['hand'] as Pile).cards;
    assert.deepEqual(
      [cards(0), cards(1), cards(2)],
      [
        [3, 4, -2],
        [-1, 4, 12],
        [-1, 4, -2],
      ],
    );
    assert.deepEqual(
      [cards('spectator'), cards('everything')],
      [
        [-1, 4, -2],
        [3, 4, 12],
      ],
    );
  });
  test('learns nothing from the order in a bag', () => {
    const cards = (order: number[]) => (seen({ piles: { bag: bag(order, bit(0)) } }, 0).piles['bag'] as Pile).cards;
    assert.deepEqual(cards([3, 1, 2]), cards([2, 3, 1]));
  });
  test('sees the numbers that it knows', () => {
    const secrets = { dials: [secret(4, bit(0)), secret(5, bit(1))], truth: secret(6) };
    assert.deepEqual(
      [0, 1, 2].map(seat => seen({ secrets }, seat).secrets),
      [
        { dials: [secret(4), secret(HIDDEN)], truth: secret(HIDDEN) },
        { dials: [secret(HIDDEN), secret(5)], truth: secret(HIDDEN) },
        { dials: [secret(HIDDEN), secret(HIDDEN)], truth: secret(HIDDEN) },
      ],
    );
  });
  test('can be told each pile and each secret by name and place', () => {
    const visited: string[] = [];
    const world = { piles: { deck: pile([1]), hands: [pile(), pile([2])] }, secrets: { dial: secret(3) } };
    eachPile(world, (p, name, index) => visited.push(`${name} ${index}: ${p.cards.join()}`));
    eachSecret(world, (s, name, index) => visited.push(`${name} ${index}: ${s.value}`));
    assert.deepEqual(visited, ['deck 0: 1', 'hands 0: ', 'hands 1: 2', 'dial 0: 3']);
  });
});

const things = fc.array(fc.record({ card: fc.constantFrom(1, 2, 12), seen: fc.nat(7) }), {
  minLength: 1,
  maxLength: 4,
});
test('a blind draw tells nothing: whichever thing was drawn, a seat that did not look sees the same', () => {
  const property = fc.property(things, fc.nat(7), fc.nat(2), (list, looking, seat) => {
    if (looking & bit(seat)) return;
    const views = list.map((_, index) => {
      const dice: Pile = { cards: list.map(x => x.card), seen: list.map(x => x.seen), loose: true };
      const hand = pile();
      moveCard(dice, index, hand, looking);
      return JSON.stringify(seenWithOneBack({ dice, hand }, seat));
    });
    assert.equal(new Set(views).size, 1, views.join(' or '));
  });
  fc.assert(property, { numRuns: 500 });
});
const seenWithOneBack = (piles: Record<string, Pile>, seat: number): World => {
  const { game, state } = sit<World>({ main: { a: () => {} } }, { piles }, 3);
  return view(game, state, seat).world;
};

const act = fc.record({
  kind: fc.constantFrom('move', 'draw', 'shuffle', 'show'),
  from: fc.nat(2),
  to: fc.nat(2),
  index: fc.nat(9),
  seen: fc.nat(7),
});
test('nothing appears or vanishes, and nobody knows a thing without having been shown it', () => {
  const property = fc.property(fc.array(act, { maxLength: 30 }), acts => {
    const piles = [pile([0, 1, 2, 3]), pile([4, 5]), bag([6, 7, 8])];
    const shown = new Array<number>(9).fill(NOBODY);
    for (const { kind, from, to, index, seen } of acts) {
      const source = piles[from]!;
      const at = index % source.cards.length;
      if (kind === 'shuffle') shufflePile(source, quickRandom(index));
      else if (!source.cards.length) continue;
      else if (kind === 'show') {
        shown[source.cards[at]!]! |= seen;
        show(source, at, seen);
      } else if (kind === 'move') shown[moveCard(source, at, piles[to]!, seen)]! |= seen;
      else shown[drawFrom(source, quickRandom(index), piles[to]!, seen)]! |= seen;
    }
    const cards = piles.flatMap(p => p.cards);
    assert.deepEqual(
      cards.toSorted((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
    const known = piles.flatMap(p => p.seen);
    assert.equal(known.length, 9);
    cards.forEach((card, i) => assert.equal(known[i]! & ~shown[card]!, 0, `card ${card}`));
  });
  fc.assert(property);
});

test('two tables hide the same where all piles and secrets are the same data', () => {
  const numbers = fc.array(fc.nat({ max: 2 }), { maxLength: 2 });
  const piles = numbers.chain(cards => fc.constantFrom(pile(cards), pile(cards, 1), bag(cards)));
  const secrets = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 })).map(([value, seen]) => secret(value, seen));
  const some = <T>(thing: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T | T[]>> =>
    fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(thing, fc.array(thing, { maxLength: 2 })), { maxKeys: 2 });
  const table = fc.record(
    { piles: some(piles), secrets: some(secrets) },
    { requiredKeys: [] },
  ) as fc.Arbitrary<HiddenWorld>;
  fc.assert(
    fc.property(table, table, (one, other) => {
      assert.equal(hideTheSame(one, other), same(one, other));
      assert.ok(hideTheSame(one, structuredClone(one)));
    }),
    { numRuns: 2000 },
  );
});
