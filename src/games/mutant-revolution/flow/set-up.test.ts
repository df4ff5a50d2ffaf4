// Set-up: from shuffled decks to four schools with their first characters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints } from '#engine/apply.ts';
import { seedOf } from '#engine/seed.ts';
import { cardName, powerLimitOf, STARTING_HEROES, STARTING_STUDENTS } from '../cards/index.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { charactersOf, heroesOf, studentsOf } from '../table/world.ts';
import { LEADERS } from '../cards/numbers.ts';

/** Seat 0 rolls highest; the schools are taken in order. */
const HIGH = [6, 6, 6, ...new Array<number>(9).fill(1)];
const CHOICES = ['0 choose:0', '1 choose:1', '2 choose:2', '3 choose:3'];
const setUp = (seats: number, seed = 1): Scenario =>
  scenario({ at: 'schools', seats, seed, dice: HIGH.slice(0, 3 * seats) }).play(...CHOICES.slice(0, seats));

test('MR-CON-01 three or four players, no other number', () => {
  const wrong = (seats: number) => complaints(game, { seats, seed: seedOf(1) }).length;
  assert.deepEqual([1, 2, 3, 4, 5].map(wrong), [1, 1, 0, 0, 1]);
});

test('MR-SET-01 the highest total of three dice chooses first, then clockwise among what is left', () => {
  const t = scenario({ at: 'schools', dice: [1, 2, 3, 4, 4, 4, 6, 6, 1, 2, 2, 2] });
  assert.deepEqual([t.at, t.waiting], ['schools.choose', [2]]);
  t.play('2 choose:X-Haven');
  assert.deepEqual(t.waiting, [3]);
  t.play('3 choose:Brotherhood of Mutants', '0 choose:0');
  assert.deepEqual([t.waiting, t.open(1)], [[1], ['New Charles Xavier School']]);
});

test('MR-RUL-12 those tied for highest roll three dice again until one is highest', () => {
  const t = scenario({
    at: 'schools',
    seats: 3,
    dice: [5, 5, 5, 1, 1, 1, 6, 5, 4, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2],
  });
  assert.deepEqual([t.waiting, t.state.script], [[2], []]);
});

test('MR-CON-02 no two players run the same School; its Leader is one of four', () => {
  const t = scenario({ at: 'schools', dice: HIGH }).play('0 choose:2');
  assert.equal(t.refused('1 choose:2'), 'MR-CON-02');
  assert.deepEqual(
    [0, 1, 2, 3].map(school => cardName(LEADERS + school)),
    ['Wolverine', 'Cyclops', 'Magneto', 'Storm'],
  );
});

test('MR-SET-02 MR-CMP-04 MR-CMP-20 who chooses a School has its Leader from then on', () => {
  const t = scenario({ at: 'schools', dice: HIGH }).play('0 choose:2');
  assert.deepEqual(charactersOf(t.world, 0).map(cardName), ['Magneto']);
});

test('MR-RUL-13 with three players the School that is left is out of the game', () => {
  const { owner } = setUp(3).world;
  assert.deepEqual(owner.slice(LEADERS), [0, 1, 2, -1]);
});

test('MR-SET-03 MR-EX-25 MR-SET-11 MR-SET-15 1 RP, 1 PP, 5 Hope and an empty hand for everybody', () => {
  const { rp, pp, hope, piles } = scenario({ at: 'schools' }).world;
  assert.deepEqual([rp, pp, hope], [Array(4).fill(1), Array(4).fill(1), Array(4).fill(5)]);
  assert.ok(piles.hand.every(hand => hand.cards.length === 0));
});

test('MR-SET-04 MR-SET-05 MR-SET-06 everybody is dealt 1 Starting Hero and 2 Starting Students by chance', () => {
  const seen = new Set<number>();
  for (let seed = 1; seed <= 25; seed++) {
    const { world: w } = setUp(4, seed);
    const heroes = [0, 1, 2, 3].flatMap(seat => heroesOf(w, seat));
    const students = [0, 1, 2, 3].map(seat => studentsOf(w, seat));
    assert.ok(heroes.length === 4 && heroes.every(c => STARTING_HEROES.includes(c)));
    assert.ok(students.every(own => own.length === 2 && own.every(c => STARTING_STUDENTS.includes(c))));
    for (const c of [...heroes, ...students.flat()]) seen.add(c);
  }
  assert.equal(seen.size, STARTING_HEROES.length + STARTING_STUDENTS.length);
});

test('MR-SET-05 MR-SET-06 a Hero for each player in turn, and then two Students for each', () => {
  const dealt = setUp(4)
    .match.events.flat()
    .filter(({ kind }) => kind === 'characterDealt');
  assert.deepEqual(
    dealt.map(({ facts }) => facts.seat),
    [0, 1, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3],
  );
});

test('MR-SET-07 the other Starting Characters go back: 53 cards with 4 players, 56 with 3', () => {
  assert.deepEqual(
    [4, 3].map(seats => setUp(seats).world.piles.recruits.cards.length),
    [53, 56],
  );
  const { recruits } = setUp(4).world.piles;
  assert.equal(recruits.cards.filter(c => STARTING_STUDENTS.includes(c)).length, STARTING_STUDENTS.length - 8);
});

test('MR-SET-08 MR-SET-09 what is dealt is public', () => {
  const { schools } = setUp(4).world.piles;
  assert.deepEqual([schools.cards.length, new Set(schools.seen)], [12, new Set([0b1111])]);
});

test('MR-SET-10 every Character of a School starts with all its Power Tokens', () => {
  const { world: w } = setUp(4);
  for (const seat of [0, 1, 2, 3]) for (const c of charactersOf(w, seat)) assert.equal(w.power[c], powerLimitOf(c));
});

test('MR-SET-12 three decks, shuffled and face down, each with its own discard pile', () => {
  const { recruits, plots, missions, recruitDiscard, plotDiscard, missionDiscard } = setUp(4).world.piles;
  for (const deck of [recruits, plots, missions]) {
    assert.ok(deck.seen.every(seen => seen === 0));
    assert.notDeepEqual(
      deck.cards,
      deck.cards.toSorted((a, b) => a - b),
    );
  }
  assert.deepEqual(
    [recruitDiscard, plotDiscard, missionDiscard].map(p => p.cards),
    [[], [], []],
  );
  assert.notDeepEqual(setUp(4, 1).world.piles.plots.cards, setUp(4, 2).world.piles.plots.cards);
});

test('MR-SET-14 the Mission Commander is drawn by chance', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, seed) => setUp(4, seed).world.commander));
  assert.deepEqual(drawn, new Set([0, 1, 2, 3]));
});
