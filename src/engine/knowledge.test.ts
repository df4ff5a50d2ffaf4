// Tests of a seat's knowledge and of its guesses from it: legal, fair, and not to be told from the truth.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { asked, legal } from './ask.ts';
import { defineGame, type Game } from './game.ts';
import { determinize, imagine, knowledge } from './knowledge.ts';
import { Match } from './match.ts';
import { bag, bit, eachPile, pile, secret } from './kit/piles.ts';
import { quickRandom } from './random.ts';
import { hash } from './seed.ts';
import { matchFrom, newMatch, parlour, tell, tellAnything, type Parlour } from './testing/sample-game.ts';
import type { Knowledge, State } from './types.ts';
import { view } from './views.ts';

/** Seat 0 holds cards 1 and 9; it has not seen 2, 8 (seat 1's hand), 3, 10 (deck) and what is in the bag. */
const dealt = (change: (w: Parlour) => void = () => undefined): Match<Parlour> =>
  matchFrom(w => {
    w.piles.hands = [pile([1, 9], bit(0)), pile([8, 2], bit(1))];
    w.piles.deck = pile([10, 3]);
    w.piles.bag = bag([22, 20]);
    w.secrets.dials = [secret(5, bit(0)), secret(6, bit(1))];
    change(w);
  });
const known = ({ game, state }: Match<Parlour>, seat: number): Knowledge<Parlour> => knowledge(game, state, seat);
const cardsOf = ({ world: { piles } }: State<Parlour>): number[][] => [
  ...piles.hands.map(hand => hand.cards),
  piles.deck.cards,
];

// ---- what a seat knows -------------------------------------------------------------------------------------

test('what a seat has not seen is a hole that shows only its back', () => {
  assert.deepEqual(cardsOf(known(dealt(), 0).state), [
    [1, 9],
    [-2, -1],
    [-2, -1],
  ]);
});

test('the unseen things are known as a whole: by back, sorted, without their places', () => {
  assert.deepEqual(known(dealt(), 0).unseen, [
    [2, 3],
    [8, 10],
    [20, 22],
  ]);
  assert.deepEqual(known(dealt(), 1).unseen[0], [1, 3]);
});

test('knowledge has no dice in it, neither those to come by chance nor those a scenario has fixed', () => {
  const { state } = known(
    matchFrom(() => undefined, [6]),
    0,
  );
  assert.deepEqual(state.random, []);
  assert.equal('script' in state, false);
});

test("a secret number of others is a hole, and so are others' sealed answers, but not how many", () => {
  const match = dealt();
  assert.deepEqual(
    known(match, 0).state.world.secrets.dials.map(dial => dial.value),
    [5, -1],
  );
  tell(match, 0, 'vote', 'mark:1', 'mark:9');
  tell(match, 1, 'mark:8', 'done');
  assert.deepEqual(known(match, 0).state.stack.at(-1)!.sealed, { 0: ['mark:1', 'mark:9'], 1: ['', ''] });
});

test("the sealed answers of one's own side are known", () => {
  const match = newMatch(4);
  tell(match, 0, 'auction', 'bid:1');
  tell(match, 1, 'bid:2');
  assert.deepEqual(known(match, 2).state.stack.at(-1)!.sealed, { 0: ['bid:1'], 1: [''] });
});

test('two truths that look the same to a seat are the same knowledge', () => {
  const other = dealt(w => {
    w.piles.hands[1] = pile([10, 3], bit(1));
    w.piles.deck = pile([8, 2]);
    w.secrets.dials[1] = secret(1, bit(1));
  });
  assert.deepEqual(known(other, 0), known(dealt(), 0));
  assert.notDeepEqual(known(other, 1), known(dealt(), 1));
});

test('the order in a bag is not known', () => {
  const [one, other] = [
    dealt(w => (w.piles.bag = { ...bag([22, 20, 21]), seen: [1, 0, 1] })),
    dealt(w => (w.piles.bag = { ...bag([20, 21, 22]), seen: [0, 1, 1] })),
  ];
  assert.deepEqual(known(one, 0), known(other, 0));
  assert.deepEqual(known(one, 0).state.world.piles.bag, { cards: [-3, 21, 22], seen: [0, 1, 1], loose: true });
});

test('knowing is a copy: the table stays as it was', () => {
  const match = dealt();
  const before = hash(match.state);
  known(match, 0).state.world.coins[0] = 99;
  imagine(parlour, known(match, 0), quickRandom(1));
  assert.equal(hash(match.state), before);
});

// ---- guesses -----------------------------------------------------------------------------------------------

const anyMoment = fc.record({
  seed: fc.nat(),
  seats: fc.integer({ min: 2, max: 4 }),
  answers: fc.integer({ min: 0, max: 40 }),
});
type Moment = typeof anyMoment extends fc.Arbitrary<infer T> ? T : never;
function atMoment({ seed, seats, answers }: Moment): Match<Parlour> {
  const match = newMatch(seats, seed);
  tellAnything(match, quickRandom(seed), answers);
  return match;
}
const thingsOf = (state: State<Parlour>): number[] => {
  const all: number[] = [];
  eachPile(state.world, p => all.push(...p.cards));
  return all.sort((a, b) => a - b);
};

test('a seat cannot tell its guess from the truth', () => {
  fc.assert(
    fc.property(anyMoment, moment => {
      const match = atMoment(moment);
      for (let seat = 0; seat < moment.seats; seat++) {
        const guess = determinize(parlour, match.state, seat, quickRandom(moment.seed));
        assert.deepEqual(view(parlour, guess, seat), view(parlour, match.state, seat));
      }
    }),
    { numRuns: 150, seed: 5 },
  );
});

test('a guess has the very things that the truth has, no hole left and none invented', () => {
  fc.assert(
    fc.property(anyMoment, moment => {
      const { state } = atMoment(moment);
      const guess = determinize(parlour, state, 0, quickRandom(moment.seed));
      assert.deepEqual(thingsOf(guess), thingsOf(state));
    }),
    { numRuns: 50, seed: 6 },
  );
});

test('a guess can be played on, by whoever is asked in it', () => {
  fc.assert(
    fc.property(anyMoment, moment => {
      const match = atMoment(moment);
      const from = determinize(parlour, match.state, 0, quickRandom(moment.seed));
      const guess = new Match(parlour, { ...match.record, from, answers: [] });
      tellAnything(guess, quickRandom(moment.seed), 20);
      assert.equal(guess.length > 0, !match.state.result);
    }),
    { numRuns: 30, seed: 7 },
  );
});

test('a hole is filled by an unseen thing with the same back', () => {
  for (let seed = 0; seed < 20; seed++) {
    const guess = determinize(parlour, dealt().state, 0, quickRandom(seed));
    const [own, other, deck] = cardsOf(guess);
    assert.deepEqual(own, [1, 9]);
    assert.deepEqual(new Set([other![0], deck![0]]), new Set([8, 10]), 'dark backs');
    assert.deepEqual(new Set([other![1], deck![1]]), new Set([2, 3]), 'plain backs');
  }
});

test('the same chance makes the same guess, and a guess has dice of its own', () => {
  const { state } = dealt();
  const guess = (seed: number): State<Parlour> => determinize(parlour, state, 0, quickRandom(seed));
  assert.deepEqual(guess(1), guess(1));
  assert.notDeepEqual(guess(1).random, guess(2).random);
  assert.notDeepEqual(guess(1).random, state.random);
});

test('a secret number is guessed as the game says; own ones are kept', () => {
  const values = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const { dials } = determinize(parlour, dealt().state, 0, quickRandom(seed)).world.secrets;
    assert.equal(dials[0]!.value, 5);
    values.add(dials[1]!.value);
  }
  assert.deepEqual(values, new Set([1, 2, 3, 4, 5, 6]));
});

test('a game that does not say how to guess a secret gets 0', () => {
  const { guess: _, ...definition } = parlour;
  const plain: Game<Parlour> = defineGame(definition);
  assert.equal(determinize(plain, dealt().state, 0, quickRandom(1)).world.secrets.dials[1]!.value, 0);
});

// ---- sealed answers ----------------------------------------------------------------------------------------

test("others' sealed answers are guessed from what is legal for them", () => {
  const match = matchFrom(w => (w.coins = [2, 1]));
  tell(match, 0, 'auction');
  tell(match, 1, 'bid:0');
  const bids = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const guess = determinize(parlour, match.state, 0, quickRandom(seed));
    bids.add(guess.stack.at(-1)!.sealed![1]!.join());
  }
  assert.deepEqual([...bids].sort(), ['bid:0', 'bid:1']);
});

test('sealed picks are guessed with the guessed cards, each once, and end where the seat was seen to be done', () => {
  const match = dealt();
  tell(match, 0, 'vote');
  tell(match, 1, 'mark:8', 'done');
  const guesses = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const guess = determinize(parlour, match.state, 0, quickRandom(seed));
    const picks = guess.stack.at(-1)!.sealed![1]!;
    assert.ok(guess.world.piles.hands[1]!.cards.includes(Number(picks[0]!.split(':')[1])));
    assert.deepEqual(asked(parlour, guess), [0]);
    guesses.add(picks.join(' '));
  }
  assert.deepEqual([...guesses].sort(), ['mark:10 done', 'mark:2 done', 'mark:3 done', 'mark:8 done']);
});

test('a seat that is still picking is so in the guess as well', () => {
  const match = dealt();
  tell(match, 0, 'vote', 'done');
  tell(match, 1, 'mark:8');
  for (let seed = 0; seed < 20; seed++) {
    const guess = determinize(parlour, match.state, 0, quickRandom(seed));
    assert.deepEqual(asked(parlour, guess), [1]);
    assert.equal(legal(parlour, guess, 1).length, 2);
  }
});

// ---- deduction ---------------------------------------------------------------------------------------------

const sceptic = (plausible: (w: Parlour, seat: number) => boolean): Game<Parlour> =>
  defineGame({ ...parlour, plausible });

test('what the game finds implausible is dealt again', () => {
  const game = sceptic((w, seat) => seat === 0 && w.piles.deck.cards[1] === 3);
  for (let seed = 0; seed < 20; seed++)
    assert.equal(determinize(game, dealt().state, 0, quickRandom(seed)).world.piles.deck.cards[1], 3);
});

test('but not for ever: a game that believes nothing gets a guess all the same', () => {
  let asked = 0;
  const game = sceptic(() => ++asked < 0);
  assert.deepEqual(thingsOf(determinize(game, dealt().state, 0, quickRandom(1))), thingsOf(dealt().state));
  assert.ok(asked > 1 && asked < 100);
});

// ---- fairness ----------------------------------------------------------------------------------------------

test('over many guesses every unseen card lies in every hole about equally often', () => {
  const cards = [1, 2, 3, 4, 5, 6];
  const match = matchFrom(w => {
    w.piles.hands = [pile([0], bit(0)), pile([1, 2], bit(1))];
    w.piles.deck = pile([3, 4, 5, 6]);
    w.piles.bag = bag([20]);
  });
  const ideas = known(match, 0);
  const random = quickRandom(11);
  const GUESSES = 6000;
  const counts = cards.map(() => cards.map(() => 0));
  for (let n = 0; n < GUESSES; n++) {
    const [, other, deck] = cardsOf(imagine(parlour, ideas, random));
    [...other!, ...deck!].forEach((card, hole) => counts[hole]![cards.indexOf(card)]!++);
  }
  const expected = GUESSES / cards.length;
  const distance = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const chiSquare = (distance * 5) / 6; // each guess fills all holes, so that counts hang together
  assert.ok(chiSquare < 52.6, `chi-square ${chiSquare} with 25 degrees of freedom; 52.6 is one chance in a thousand`);
});
