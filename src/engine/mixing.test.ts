// Tests of mixing unseen things: no seat can tell, nothing gets lost, and the record replays to the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { clone } from './apply.ts';
import { difference } from './copy.ts';
import type { Game } from './game.ts';
import { eachPile } from './kit/piles.ts';
import { replay } from './match.ts';
import { mixUnseen } from './mixing.ts';
import { quickRandom } from './random.ts';
import { hash, openingRandom, seedOf } from './seed.ts';
import { newMatch, parlour, tell, tellAnything, type Parlour } from './testing/sample-game.ts';
import type { State } from './types.ts';
import { view } from './views.ts';

const things = ({ world }: State): number[] => {
  const all: number[] = [];
  eachPile(world, ({ cards }) => all.push(...cards));
  return all.toSorted((a, b) => a - b);
};
function mixed(state: State<Parlour>, seed: number | string, game: Game<Parlour> = parlour): State<Parlour> {
  const copy = clone(parlour, state);
  copy.random = openingRandom(seedOf(seed));
  mixUnseen(game, copy);
  return copy;
}

test('no seat can tell that anything was mixed, and nothing gets lost', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), (seed, answers) => {
      const match = newMatch(3, seed);
      tellAnything(match, quickRandom(seed), answers);
      const after = mixed(match.state, seed);
      assert.deepEqual(things(after), things(match.state));
      for (const viewer of [0, 1, 2, 'spectator'] as const)
        assert.equal(difference(view(parlour, after, viewer), view(parlour, match.state, viewer)), undefined);
    }),
    { numRuns: 60 },
  );
});
test('a deck that nobody has seen has many orders', () => {
  const { state } = newMatch();
  const orders = [1, 2, 3, 4, 5].map(n => mixed(state, n).world.piles.deck.cards.join());
  assert.equal(new Set([...orders, state.world.piles.deck.cards.join()]).size, 6);
});
test('what the seats would not believe is left as it was', () => {
  const { state } = newMatch();
  const stubborn = Object.assign(Object.create(parlour) as typeof parlour, { plausible: () => false });
  assert.deepEqual(mixed(state, 1, stubborn as Game<Parlour>).world, state.world);
});

test('new dice from here on: others than before, mixed, replayed to the same', () => {
  const [match, same] = [newMatch(), newMatch()];
  for (const one of [match, same]) tell(one, 0, 'earn', 'draw');
  match.reroll({ seed: seedOf('new'), salt: 'pepper', mixed: true });
  assert.notDeepEqual(match.state.world.piles.deck, same.state.world.piles.deck);
  for (const one of [match, same]) tell(one, 0, 'draw', ...new Array<string>(9).fill('roll'));
  assert.notEqual(hash(match.events), hash(same.events));
  assert.equal(hash(replay(parlour, match.record)), hash(match.state));
  for (const n of [0, 1, 2, 3, 8]) assert.equal(hash(match.at(n)), hash(replay(parlour, match.record, n)));
});
test('new dice at a checkpoint, and at the beginning', () => {
  for (const at of [0, 32]) {
    const match = newMatch();
    for (let n = 0; n < at; n++) tell(match, 0, 'roll');
    const before = hash(match.at(at).world);
    match.reroll({ seed: seedOf('new'), mixed: true });
    tell(match, 0, 'draw', 'roll');
    assert.equal(hash(replay(parlour, match.record)), hash(match.state));
    match.undo(at);
    assert.notEqual(hash(match.state.world), before);
    assert.equal(hash(replay(parlour, match.record)), hash(match.state));
  }
});
test('after an undo the dice that it brings take the place of those of the undo before', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'roll');
  for (const undone of [1, 2]) {
    match.undo(1);
    match.reroll({ seed: seedOf(undone), undone });
    tell(match, 0, 'roll');
  }
  assert.deepEqual(match.record.reseeds, [{ at: 1, seed: seedOf(2), undone: 2 }]);
  assert.equal(hash(replay(parlour, match.record)), hash(match.state));
});
test('an answer before new dice cannot be taken back freely, whether or not anybody has asked before', () => {
  const match = newMatch();
  tell(match, 0, 'earn', 'earn');
  assert.equal(match.undoableTo(0), 0);
  match.reroll({ seed: seedOf('new') });
  assert.equal(match.undoableTo(0), 2);
  tell(match, 0, 'earn');
  assert.equal(match.undoableTo(0), 2);
});
