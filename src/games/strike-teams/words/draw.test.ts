// Tests of the table in a terminal: within its width, whole, and nothing that the viewer may not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedByChance } from '#engine/testing/play.ts';
import type { Viewer } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { strikeTeams as game } from '../game.ts';
import { type Position, scenario } from '../scenario/scenario.ts';
import { drawn as mapDrawn, ROOMS } from '../table/testing.ts';
import { draw } from './draw.ts';

const shown = (position: Position, viewer: Viewer = 0): string => draw(view(game, scenario(position).state, viewer));
const FIGURES = { cap: '0,1', s1: '3,1', s2: '3,3' };

test('the map has figures, objects, spawn points, closed doors and walls', () => {
  const text = shown({ map: mapDrawn(ROOMS), figures: FIGURES, green: '0,0', red: '3,2', tokens: [['bomb', '2,3']] });
  assert.match(text, /\n {4} 0 {3}1 {3}2 {3}3 {3}4\n/);
  assert.match(text, /\n 0 # g {3}\. # \. {2}c\. #\n/);
  assert.match(text, /\n 1 # CA {2}\. 1 \. {2} H1 {2}\. #\n/);
  assert.match(text, /\n 2 # \. \| \. 1 \. {3}r {3}\. #\n/);
  assert.match(text, /\n 3 # \. {3}\. # Bo {2}H2#\n/);
});
test('opened doors are gone, and destroyed objects are rubble', () => {
  const text = shown({ map: mapDrawn(ROOMS), figures: FIGURES, doors: 'open', rubble: '3,0' });
  assert.match(text, /\n 0 # \. {3}\. # \. {2},\. #\n/);
  assert.match(text, /\n 1 # CA {2}\. {3}\. {2} H1 {2}\. #\n/);
});
test('characters show AP, wounds, tokens and cards', () => {
  const text = shown({
    figures: { cap: '0,1', s1: '3,1' },
    cards: ['Hurl Shield', 'Hold the Line'],
    ap: { cap: 5 },
    wounds: { cap: { attack: 1, 'Hurl Shield': 2 }, s1: { base: 1 } },
    dt: { 'Hold the Line': 2 },
    prone: { cap: 1 },
    cp: [3, 1],
    op: [2, 4],
  });
  assert.match(text, /^Round 2 of 12, Hero Phase; heroes 2 OP and 3 CP, Mastermind 4 OP and 1 CP\n/);
  assert.match(text, / {2}CA {2}Captain America, Level 1, 5 AP, 3\/12 wounds, prone\n/);
  assert.match(text, / {6}Hurl Shield \(2 wounds of 3\), Hold the Line \(2 DT\)\n/);
  assert.match(text, / {2}HS {2}Hydra Soldiers, Level 1, 0 AP, H1 1\/3 wounds/);
});
test('lines are at most 100 columns wide, from the set-up to the end', () => {
  for (const seed of [3, 8])
    playedByChance(game, { seed, answers: 160 }, match => {
      for (const line of draw(view(game, match.state, 0)).split('\n')) assert.ok(line.length <= 100, line);
    });
});
test('ST-SEAT-06 heroes see the back of the Stage 3 card, the Mastermind its name', () => {
  const { state } = playedByChance(game, { seed: 8, seats: 2, options: { units: 3 }, answers: 12 });
  const third = SCENARIOS[state.world.piles.stages.cards[2]!]!.name;
  assert.match(draw(view(game, state, 0)), / {2}Stage 3: hidden\n/);
  assert.match(draw(view(game, state, 1)), new RegExp(` {2}Stage 3: ${third},`));
});
