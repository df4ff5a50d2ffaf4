// Tests of taking back: a seat's own last answers, up to the last thing rolled or learned; beyond that by consent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { asked } from './ask.ts';
import { defineGame, procedure } from './game.ts';
import { Match, newRecord } from './match.ts';
import { everybody } from './kit/piles.ts';
import { quickRandom } from './random.ts';
import { hash, seedOf } from './seed.ts';
import { matchFrom, newMatch, tell, tellAnything } from './testing/sample-game.ts';
import { taught } from './undo.ts';

test('a seat may take back all its last answers that taught nobody anything', () => {
  const match = newMatch();
  const before = hash(match.state);
  tell(match, 0, 'earn', 'earn', 'earn');
  assert.equal(match.undoableTo(0), 0);
  match.undo(0);
  assert.equal(hash(match.state), before);
});

test('it may take back fewer than it could', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'earn', 'earn');
  match.undo(1);
  assert.deepEqual(match.state.world.coins, [3, 2]);
  assert.equal(match.undoableTo(0), 0);
});

test('nothing is to be taken back at the start', () => assert.equal(newMatch().undoableTo(0), 0));

test("nobody may take back another's answer, nor an own one that lies before it", () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'pass');
  assert.equal(match.undoableTo(1), 2);
  tell(match, 1, 'earn', 'earn');
  assert.equal(match.undoableTo(1), 2);
  assert.equal(match.undoableTo(0), 4);
});

/** A match of one seat by rules of its own. */
function alone(rounds: ReturnType<ReturnType<typeof procedure<object>>>): Match<object> {
  const game = defineGame<object>({
    id: 'empty',
    name: 'Empty',
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({}),
    first: 'rounds',
    procedures: { rounds },
    copy: w => ({ ...w }),
    texts: {},
    names: {},
  });
  return new Match(game, newRecord(game, { seats: 1, seed: seedOf(1) }));
}

const TEACHING: readonly [what: string, option: string][] = [
  ['a rolled die', 'roll'],
  ['a drawn card', 'draw'],
  ['a token drawn from a bag', 'token'],
  ["what a rule marks by 't.learn()'", 'ponder'],
];
for (const [what, option] of TEACHING)
  test(`nobody goes back over ${what} alone`, () => {
    const match = newMatch();
    tell(match, 0, 'earn', option, 'earn', 'earn');
    assert.equal(match.undoableTo(0), 2);
  });

test('a card shown to others cannot be taken back; one laid face down can', () => {
  const match = newMatch();
  const [first, second] = match.state.world.piles.hands[0]!.cards;
  tell(match, 0, `stash:${first}`);
  assert.equal(match.undoableTo(0), 0);
  tell(match, 0, `play:${second}`);
  assert.equal(match.undoableTo(0), 2);
});

test('showing a thing teaches even those who know another one just like it', () => {
  const { state } = matchFrom(w => {
    w.piles.shown.cards = [20];
    w.piles.shown.seen = [everybody(2)];
    w.piles.stash.cards = [20];
    w.piles.stash.seen = [1];
  });
  const after = structuredClone(state);
  after.world.piles.stash.seen = [everybody(2)];
  assert.equal(taught(state, after), true);
  assert.equal(taught(state, structuredClone(state)), false);
});

test('a secret number shown to somebody more was learned', () => {
  const { state } = newMatch();
  const after = structuredClone(state);
  after.world.secrets.dials[0]!.seen = everybody(2);
  assert.equal(taught(state, after), true);
  assert.equal(taught(after, state), false, 'forgetting teaches nothing');
});

test('a die that a scenario has fixed counts as rolled', () => {
  const match = matchFrom(() => undefined, [6]);
  tell(match, 0, 'roll');
  assert.equal(match.undoableTo(0), 1);
});

test('a sealed bid may be taken back by undo until the others have answered', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  assert.equal(match.undoableTo(0), 0);
  match.undo(1);
  assert.deepEqual(asked(match.game, match.state), [0, 1]);
});

test("a sealed bid that others' answers lie upon is taken back by the answer 'unseal'", () => {
  const match = newMatch(3);
  tell(match, 0, 'auction', 'bid:1');
  tell(match, 1, 'bid:2');
  assert.equal(match.undoableTo(0), 3);
  tell(match, 0, 'unseal');
  assert.deepEqual(asked(match.game, match.state), [0, 2]);
  assert.equal(match.undoableTo(0), 3, 'and even that may be undone');
});

test('revealed bids stay revealed: the last bidder cannot bid again', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  tell(match, 1, 'bid:2');
  assert.equal(match.undoableTo(1), match.length);
});

test('what an undone answer taught is forgotten with it', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'roll');
  assert.equal(match.undoableTo(0), 2);
  match.undo(1);
  tell(match, 0, 'earn');
  assert.equal(match.undoableTo(0), 0);
});

test('what may be taken back is known after each answer without playing any of them again', () => {
  let taken = 0;
  const rounds = procedure<object>()({
    go: { rule: 'EM-GO-01', idle: 'go', one: () => 0, choices: { go: { take: () => (taken++, 'go') } } },
  });
  const match = alone(rounds);
  const go = { seat: 0, decision: 'rounds.go', option: 'go' };
  for (let n = 0; n < 100; n++) {
    const tried = match.tried(go);
    assert.ok('state' in tried);
    match.keep(go, tried);
    assert.equal(match.undoableTo(0), 0);
  }
  assert.equal(taken, 100);
});

test('a secret question that nobody is asked teaches nobody anything', () => {
  const rounds = procedure<object>()({
    go: { rule: 'EM-GO-01', idle: 'go', one: () => 0, choices: { go: { take: () => undefined } } },
    bid: { rule: 'EM-GO-02', idle: 'bid', all: () => [], choices: { bid: {} }, reveal: () => 'go' },
  });
  const match = alone(rounds);
  tell(match, 0, 'go', 'go');
  assert.equal(match.undoableTo(0), 0);
});

test('with the consent of all a match goes back as far as they like', () => {
  const match = newMatch();
  const before = hash(match.state);
  tell(match, 0, 'roll', 'draw', 'pass');
  tell(match, 1, 'token', 'pass');
  match.undo(0);
  assert.equal(hash(match.state), before);
  assert.equal(match.length, 0);
});

test('going back and giving the same answers leads to the identical position', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 80 }), fc.integer({ min: 2, max: 4 }), (seed, to, seats) => {
      const match = newMatch(seats, seed);
      tellAnything(match, quickRandom(seed), 80);
      const end = hash(match.state);
      const { answers } = structuredClone(match.record);
      match.undo(Math.min(to, match.length));
      for (const answer of answers.slice(match.length)) assert.equal(match.answer(answer), undefined);
      assert.equal(hash(match.state), end);
      assert.deepEqual(match.record.answers, answers);
    }),
    { numRuns: 40, seed: 1 },
  );
});

test('after whatever may be taken back alone, the generator and all knowledge are as they were', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, times) => {
      const match = newMatch(3, seed);
      tellAnything(match, quickRandom(seed), times);
      const seat = match.record.answers.at(-1)!.seat;
      const earlier = match.at(match.undoableTo(seat));
      assert.deepEqual(earlier.random, match.state.random);
      assert.equal(earlier.learned, match.state.learned);
    }),
    { numRuns: 60, seed: 2 },
  );
});
