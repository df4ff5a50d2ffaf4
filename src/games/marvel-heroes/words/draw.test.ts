// Tests of the table in a terminal: within its width, whole, and nothing that the viewer may not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { cardName, SCENARIO_KEYS } from '../table/deck.ts';
import { draw } from './draw.ts';

const drawn = (t: Scenario, viewer: Viewer = 0): string => draw(view(game, t.state, viewer));
const laid = (position: Position = {}): Scenario =>
  scenario({
    hands: [['vision', 'bodyArmor'], ['hawkeye']],
    plots: [['viper'], ['pyro', 'toad']],
    vp: [6, 0, 7],
    pp: [2, 0, 1],
    heroes: { thor: 'Astoria', hulk: 'support Queens', captainAmerica: 'supporting', ironMan: 'wounded' },
    allies: [{ spiderWoman: 1 }],
    powerUps: [['quinjet']],
    headlines: { Queens: 'demonsWalkTheEarth' },
    mostWanted: ['rhino'],
    plans: { redSkull: 1 },
    ...position,
  });

test('the table shows Teams, the city and the tracks', () => {
  const text = drawn(laid());
  assert.match(text, /^Born Again, Game Round 1, Action Round 1, first P1\n/);
  assert.match(text, /Player 1 \(you\): Avengers, 6 VP, 2 PP, 0 Story cards\n/);
  assert.match(
    text,
    /heroes {6}Captain America Supporting, Hulk supporting in Queens, Iron Man wounded\n {14}Thor in Astoria\n/,
  );
  assert.match(text, /Allies {6}Spider-Woman \(1 charge\)\n/);
  assert.match(text, /Nemesis {5}Red Skull; completed: Hydra Cells\n/);
  assert.match(text, /Resources {3}Vision, Body Armor\n/);
  assert.match(text, /Villains {4}2 hidden\n/);
  assert.match(text, /Queens: Demons Walk the Earth!\n {14}Threat 6 in .*; Mystery, 6 VP, Mystic helps, Mastermind\n/);
  assert.match(text, /Most Wanted {1}Rhino\n/);
});

test('a fight shows both sides with their dice', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture' }).idleTo('sequence.powers');
  assert.match(drawn(t), /Captain America, 0 of 2 KOs: red 4-3-1, orange 2-5-1, yellow 2-2-2\n/);
  assert.match(drawn(t), /Sequence 1; the hero has Initiative\n/);
});

test('before a roll its odds are told', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', hands: [['vision', 'hawkeye']] });
  t.play('0 power:red', '1 power:red');
  assert.match(drawn(t), /odds {8}the attack of Captain America lands \d\d in 100$/);
});

test('nothing hidden is drawn: other hands and the decks', () => {
  const t = laid();
  const { hand, plots, villains, resources } = t.world.piles;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const text = drawn(t, viewer);
    const others = [...hand, ...plots].filter((_, i) => i % hand.length !== viewer).flatMap(({ cards }) => cards);
    for (const name of [...others, ...villains.cards, ...resources.cards].map(cardName))
      assert.ok(!new RegExp(`\\b${name}\\b(?! \\()`).test(text), name);
  }
  assert.match(drawn(t, 'everything'), /Villains {4}Pyro, Toad/);
});

test('no line is longer than 100 columns, in any Scenario', () => {
  for (const key of SCENARIO_KEYS)
    for (const line of drawn(scenario({ seats: 4, options: { scenario: key } }), 'everything').split('\n'))
      assert.ok(line.length <= 100, line);
});
