// Tests of looking up cards: each with its numbers and its words, at the table and while teams are made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { about, aboutCard } from './about.ts';
import { cardOf, CARDS } from '../cards/index.ts';
import { diceMasters as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { english } from './en/speech.ts';
import type { Duel } from '../table/world.ts';

const { cardText } = english;

const begun = (setup: string): Duel => {
  const options = game.setups![setup]!(2, quickRandom(1));
  return new Match(game, newRecord(game, { seats: 2, seed: seedOf(1), options })).state.world;
};

test('a card is read with its cost, its side, the levels of its die with their bursts, and its text', () => {
  assert.equal(
    aboutCard(cardOf(96)),
    'Cost 6 bolt; Villain; rare; up to 4 dice\n' +
      'Levels (fielding cost, attack/defense): 1, 3/5; 2, 5/6*; 2, 6/7*\n' +
      '* When Apocalypse is knocked out, it returns to the field one level lower.',
  );
  assert.equal(aboutCard(cardOf(27)), `Cost 3; basic action; 3 dice\n${cardText(cardOf(27))}`);
  assert.match(aboutCard(cardOf(62)), /^Cost 5 mask; common; up to 1 die\nPut Cerebro on an X-Men card/);
  assert.equal(aboutCard(cardOf(7)).split('\n').length, 2, 'no text, no line');
});

test('at the table its own cards can be looked up, each once; while teams are made, all', () => {
  const { world } = scenario({ basics: [25, 30], cards: [[4], [4, 10]], field: [['Sidekick']] });
  assert.deepEqual(
    about.card!.each!(world).toSorted((a, b) => a - b),
    [4, 10, 25, 30],
  );
  assert.deepEqual(about.card!.each!(begun('first-game')).length, 7);
  assert.deepEqual(
    about.card!.each!(begun('draft')),
    CARDS.map((_, i) => i + 1),
  );
});

test('a die and a card on the table show the same text; a Sidekick has none', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 1', 'Sidekick'], []] });
  const text = aboutCard(cardOf(4));
  assert.equal(about.die!.text(t.die(0, 'Cyclops 1'), t.world), text);
  assert.equal(about.slot!.text(t.world.cards.indexOf(4), t.world), text);
  assert.equal(about.shown!.text(t.die(0, 'Cyclops 1'), t.world), text);
  assert.equal(about.ability!.text(40, t.world), text);
  assert.match(about.die!.text(t.die(0, 'Sidekick'), t.world), /1\/1, no text/);
});
