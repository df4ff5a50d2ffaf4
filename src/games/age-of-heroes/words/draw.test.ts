// Tests of the table in a terminal: within its width, whole, and nothing that the viewer may not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { ageOfHeroes as game } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { cardName } from '../table/deck.ts';
import { draw } from './draw.ts';

const drawn = (t: Scenario, viewer: Viewer = 0): string => draw(view(game, t.state, viewer));
const laid = (position: Position = {}): Scenario =>
  scenario({
    hands: [['iceman', 'rictor'], ['karma']],
    vp: [38, 0, 7],
    resources: [
      [6, 3, 3],
      [0, 0, 0],
      [1, 2, 3],
    ],
    cards: { dangerAlly1: ['beast', 1] },
    pawns: { danger: '0 Cyclops', dangerAlly1: '1 Storm' },
    jet: ['2 Wolverine'],
    villains: { A: 'avalanche' },
    ...position,
  });

test('the table shows players, the Institute, the X-Jet and the mission', () => {
  const text = drawn(laid());
  assert.match(text, /^Children of the Atom, round 1, Institute phase\n/);
  assert.match(text, /Player 1 \(you\): Cyclops & Jean Grey\n {11}38 VP {2}P 6 {2}M 3 {2}W 3 {2}2 cards\n/);
  assert.match(text, /at home {2}Cyclops, Jean Grey×2\n/);
  assert.match(text, /hand {5}Iceman, Rictor\n/);
  assert.match(text, /Danger Room\n {11}Gain 4 P \[Cyclops P1\]\n {11}Beast \(of P2; bonus: gain 2 P\)/);
  assert.match(text, /\[Storm P2\]/);
  assert.match(text, /X-Jet\n {11}Wolverine P3\n/);
  assert.match(text, /Tile A: Avalanche\n {11}\d\) [^;]+: (gray|purple|green|orange) \d+/);
});

test('nothing hidden is drawn: other hands and the deck', () => {
  const t = laid();
  const { hand, deck } = t.world.piles;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const text = drawn(t, viewer);
    const hands = hand.filter((_, seat) => seat !== viewer).flatMap(({ cards }) => cards);
    for (const name of [...hands, ...deck.cards].map(cardName))
      assert.ok(!new RegExp(`\\b${name}\\b(?! \\()`).test(text), name);
  }
  assert.match(drawn(t, 'everything'), /hand {5}Karma/);
});

test('no line is longer than 100 columns, in any mission', () => {
  for (const mission of ['atom', 'attractions', 'fall'])
    for (const line of drawn(scenario({ seats: 5, options: { mission } }), 'everything').split('\n'))
      assert.ok(line.length <= 100, line);
});
