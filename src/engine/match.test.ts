// A match is its record: any moment of it can be had again, branched off and played on from; bad records say why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { clone } from './apply.ts';
import { asked } from './ask.ts';
import { difference } from './copy.ts';
import { Match, newRecord, RECORD_FORMAT, replay, ReplayError, type MatchRecord } from './match.ts';
import { quickRandom } from './random.ts';
import { hash, seedOf } from './seed.ts';
import { matchFrom, newMatch, parlour, tell, tellAnything, type Parlour } from './testing/sample-game.ts';
import type { Event, State } from './types.ts';

/** A long match, and the positions it went through. */
function longMatch(seed = 7, answers = 100): { match: Match<Parlour>; live: State<Parlour>[] } {
  const match = newMatch(3, seed);
  const live = [clone(parlour, match.state)];
  const random = quickRandom(seed);
  while (match.length < answers && !match.state.result) {
    tellAnything(match, random, 1);
    live.push(clone(parlour, match.state));
  }
  return { match, live };
}
const rolls = (events: Event[][]): unknown[] =>
  events.flat().flatMap(e => (e.kind === 'rolled' ? [e.facts['pips']] : []));
const TWENTY_ROLLS = Array.from({ length: 20 }, () => 'roll');

test('a new record says all that the match needs and has no answers yet', () => {
  const seed = seedOf('a');
  assert.deepEqual(newRecord(parlour, { seats: 3, seed, salt: 'ours', options: { long: true } }), {
    format: RECORD_FORMAT,
    game: 'parlour',
    version: 3,
    seats: 3,
    options: { long: true },
    seed,
    salt: 'ours',
    answers: [],
  });
  assert.equal('salt' in newRecord(parlour, { seats: 2, seed }), false);
});

test('a match keeps the answers that were given, without their guard, and counts them', () => {
  const match = newMatch();
  match.answer({ seat: 0, decision: 'turn.act', option: 'earn', nth: 0 });
  assert.deepEqual(match.record.answers, [{ seat: 0, decision: 'turn.act', option: 'earn' }]);
  assert.equal(match.length, 1);
});

test('a walk shows every position from one on, as it was on the table then', () => {
  const { match, live } = longMatch();
  for (const from of [0, 40, match.length]) {
    const seen: string[] = [];
    match.walk(from, (n, state) => {
      assert.equal(n, from + seen.length);
      seen.push(hash(state));
    });
    assert.deepEqual(seen, live.slice(from).map(hash));
  }
});

test('an answer can be tried first and kept later, and comes to the same as one given', () => {
  const answer = { seat: 0, decision: 'turn.act', option: 'roll' };
  const [one, other] = [newMatch(), newMatch()];
  const before = hash(one.state);
  const tried = one.tried(answer);
  assert.equal(hash(one.state), before);
  assert.ok(tried.ok);
  one.keep(answer, tried);
  other.answer(answer);
  assert.deepEqual([one.record, one.events, hash(one.state)], [other.record, other.events, hash(other.state)]);
  assert.equal(one.tried({ ...answer, option: 'fly' }).ok, false);
});

test('a match leaves the record it was made from alone', () => {
  const record = newRecord(parlour, { seats: 2, seed: seedOf(1) });
  const before = structuredClone(record);
  tell(new Match(parlour, record), 0, 'earn');
  assert.deepEqual(record, before);
});

test('any earlier position, rebuilt, equals what was on the table then', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, where) => {
      const { match, live } = longMatch(seed);
      const n = where % live.length;
      assert.equal(difference(match.at(n), live[n]), undefined);
      assert.equal(difference(replay(parlour, match.record, n), live[n]), undefined);
    }),
    { numRuns: 30, seed: 3 },
  );
});

test('positions around a checkpoint are as good as any', () => {
  const { match, live } = longMatch();
  for (const n of [0, 1, 31, 32, 33, 63, 64, 65, 99, 100]) assert.equal(difference(match.at(n), live[n]), undefined);
});

test('changing a rebuilt position changes nothing in the match', () => {
  const { match } = longMatch();
  for (const n of [0, 40, match.length]) {
    const before = hash(match.at(n));
    match.at(n).world.coins[0] = 99;
    assert.equal(hash(match.at(n)), before);
  }
});

test('there is no position before the first or after the last', () => {
  const match = newMatch();
  tell(match, 0, 'earn');
  for (const n of [-1, 2, 0.5, Number.NaN]) {
    assert.throws(() => match.at(n), RangeError);
    assert.throws(() => match.branch(n), RangeError);
    assert.throws(() => match.undo(n), RangeError);
  }
});

test('a match undone across checkpoints and played on differently keeps no trace of the old answers', () => {
  for (const to of [0, 31, 32, 33, 64, 70]) {
    const { match } = longMatch();
    match.undo(to);
    tellAnything(match, quickRandom(99), 80);
    const fresh = new Match(parlour, match.record);
    for (const n of [to, 32, 64, match.length]) assert.equal(difference(match.at(n), fresh.at(n)), undefined);
    assert.deepEqual(match.events, fresh.events);
  }
});

test('events are kept for the set-up and for each answer, and go when it is undone', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'pass');
  assert.deepEqual(match.events, [[], [{ kind: 'earned', facts: { seat: 0, coins: 3 } }], []]);
  match.undo(1);
  assert.equal(match.events.length, 2);
});

test('a refused answer is told and leaves the match as it was', () => {
  const match = newMatch();
  const before = [hash(match.state), hash(match.record), hash(match.events)];
  assert.equal(match.answer({ seat: 0, decision: 'turn.act', option: 'stop' })?.rule, 'PA-END-02');
  assert.deepEqual([hash(match.state), hash(match.record), hash(match.events)], before);
});

test('the record survives JSON and replays to the same end and the same events', () => {
  const { match } = longMatch();
  const again = new Match(parlour, JSON.parse(JSON.stringify(match.record)) as MatchRecord);
  assert.equal(hash(again.state), hash(match.state));
  assert.deepEqual(again.events, match.events);
});

test('a saved and loaded position plays on the same', () => {
  const { match, live } = longMatch();
  const from = JSON.parse(JSON.stringify(live[50])) as State;
  const answers = match.record.answers.slice(50);
  assert.equal(hash(new Match(parlour, { ...match.record, from, answers }).state), hash(match.state));
});

test('another salt, other dice', () => {
  const opening = { seats: 2, seed: seedOf(1) };
  const [plain, salted] = [opening, { ...opening, salt: 'x' }].map(o => new Match(parlour, newRecord(parlour, o)));
  for (const match of [plain!, salted!]) tell(match, 0, ...TWENTY_ROLLS);
  assert.notDeepEqual(rolls(plain!.events), rolls(salted!.events));
});

// ---- scenarios ---------------------------------------------------------------------------------------------

test('a scenario begins from its own position, with the dice that it has fixed', () => {
  const match = matchFrom(w => (w.coins[0] = 9), [6, 1]);
  tell(match, 0, 'roll', 'roll', 'stop');
  assert.deepEqual(rolls(match.events), [6, 1]);
  assert.deepEqual(match.state.result?.ranks, [1, 2]);
});

test('a scenario stays as it was however often it is played', () => {
  const match = matchFrom(() => undefined, [6, 1]);
  const before = hash(match.record.from);
  tell(match, 0, 'roll', 'earn', 'roll');
  assert.equal(hash(match.record.from), before);
  assert.equal(hash(replay(parlour, match.record)), hash(match.state));
  assert.equal(hash(match.at(0)), before);
});

// ---- branches ----------------------------------------------------------------------------------------------

test('a branch goes its own way from an earlier position and leaves the match alone', () => {
  const { match, live } = longMatch();
  const before = hash(match.state);
  const branch = match.branch(40);
  assert.equal(difference(branch.state, live[40]), undefined);
  tellAnything(branch, quickRandom(5), 20);
  assert.equal(hash(match.state), before);
  assert.equal(match.length, 100);
});

test('a branch without a seed of its own rolls the old dice', () => {
  const match = newMatch();
  tell(match, 0, 'earn', ...TWENTY_ROLLS);
  const branch = match.branch(0);
  tell(branch, 0, 'earn', ...TWENTY_ROLLS);
  assert.deepEqual(branch.events, match.events);
  assert.equal('reseeds' in branch.record, false);
});

test('a branch with a seed of its own rolls new dice, and replays', () => {
  const match = newMatch();
  tell(match, 0, 'earn', ...TWENTY_ROLLS);
  const branch = match.branch(1, seedOf('new'));
  tell(branch, 0, ...TWENTY_ROLLS);
  assert.notDeepEqual(rolls(branch.events), rolls(match.events));
  assert.equal(hash(replay(parlour, branch.record)), hash(branch.state));
  for (const n of [0, 1, 2, 12]) assert.equal(hash(branch.at(n)), hash(replay(parlour, branch.record, n)));
});

test('a branch with fresh dice keeps them when it is undone to its beginning, and loses them further back', () => {
  const branch = newMatch().branch(0, seedOf('new'));
  tell(branch, 0, ...TWENTY_ROLLS);
  const fresh = rolls(branch.events);
  branch.undo(0);
  tell(branch, 0, ...TWENTY_ROLLS);
  assert.deepEqual(rolls(branch.events), fresh);

  const match = newMatch();
  tell(match, 0, 'earn');
  const later = match.branch(1, seedOf('new'));
  later.undo(0);
  tell(match, 0, ...TWENTY_ROLLS);
  tell(later, 0, 'earn', ...TWENTY_ROLLS);
  assert.deepEqual(rolls(later.events), rolls(match.events));
});

test('a branch from before the fresh dice of its own origin knows nothing of them', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'earn');
  const branch = match.branch(2, seedOf('new')).branch(1);
  tell(match, 0, ...TWENTY_ROLLS);
  tell(branch, 0, 'earn', ...TWENTY_ROLLS);
  assert.deepEqual(rolls(branch.events), rolls(match.events));
});

test('a branch may be branched again at the same point: the last seed counts', () => {
  const once = newMatch().branch(0, seedOf('b'));
  const twice = newMatch().branch(0, seedOf('a')).branch(0, seedOf('b'));
  assert.deepEqual(twice.state.random, once.state.random);
});

// ---- bad records -------------------------------------------------------------------------------------------

const failure = (change: (record: MatchRecord) => void): ReplayError => {
  const match = newMatch();
  tell(match, 0, 'earn', 'pass');
  const record = structuredClone(match.record);
  change(record);
  try {
    replay(parlour, record);
  } catch (error) {
    assert.ok(error instanceof ReplayError);
    return error;
  }
  return assert.fail('the record plays');
};

test('a record of another format, game or version is told apart', () => {
  assert.match(failure(r => Object.assign(r, { format: 'chess/1' })).message, /no 'longbox-match\/1' record/);
  assert.match(failure(r => (r.game = 'chess')).message, /a record of chess, not of parlour/);
  assert.match(failure(r => (r.version = 2)).message, /version 2 of the rules of Parlour; here is 3/);
});

test('a record with an answer that the rules refuse names the answer and the rule', () => {
  const error = failure(r => (r.answers[1]!.option = 'stop'));
  assert.equal(error.at, 1);
  assert.deepEqual(error.refusal, { rule: 'PA-END-02', facts: {} });
  assert.equal(
    error.message,
    'Answer 2 does not play by version 3 of the rules of Parlour, by which it was begun: asked was turn.act; ' +
      'seat 0 answered turn.act with stop, which PA-END-02 forbids.',
  );
});

test('a record goes on no further than the game', () => {
  const match = matchFrom(w => (w.coins[0] = 9));
  tell(match, 0, 'stop');
  assert.deepEqual(asked(parlour, match.state), []);
  const answers = [...match.record.answers, { seat: 1, decision: 'turn.act', option: 'earn' }];
  assert.throws(
    () => new Match(parlour, { ...match.record, answers }),
    (error: unknown) => error instanceof ReplayError && error.at === 1 && error.refusal?.rule === 'ENGINE-END-1',
  );
});

test('a record for too many seats says how many may play', () => {
  assert.throws(() => new Match(parlour, { ...newMatch().record, seats: 9 }), /Parlour is for 2 to 4 players, not 9/);
});

test('a position that was shown stays as it is, whatever is played after it', () => {
  const match = newMatch();
  tell(match, 0, 'earn');
  const shown = match.shown();
  const before = hash(shown);
  tell(match, 0, 'earn', 'earn');
  assert.equal(hash(shown), before);
  assert.deepEqual([match.length, hash(match.state)], [3, hash(replay(parlour, match.record))]);
});
