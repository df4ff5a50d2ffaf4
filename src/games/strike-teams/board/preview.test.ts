// Tests of previews on the map: whom a click attacks, what an attack would come to, and the way of a walk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { strikeTeams as game } from '../game.ts';
import { gridFor } from '../table/figures.ts';
import { squareNamed } from '../table/grid.ts';
import type { Strike } from '../table/world.ts';
import { FIGURE_KEYS } from '../scenario/naming.ts';
import { scenario } from '../scenario/scenario.ts';
import { pathOf, shotAt } from './preview.ts';
import { targetsIn } from './targets.ts';

type Seen = View<Strike>;
const seenBy = (t: ReturnType<typeof scenario>): Seen => view(game, t.state, 0) as Seen;
const figure = (key: string): number => FIGURE_KEYS.indexOf(key);

test('a click attacks enemies that the primary attack reaches, and never somebody of the own team', () => {
  const t = scenario({ figures: { cap: '3,3', quake: '4,3', s1: '4,4', s2: '3,5' } }).turn('cap');
  assert.deepEqual(targetsIn(seenBy(t)), [figure('s1')]);
});

test('an attack is measured before it is made: strength, distance, what stands in the line, and the damage', () => {
  const t = scenario({ figures: { iron: '0,0', quake: '2,0', rad: '5,0' } }).turn('iron');
  const shot = shotAt(seenBy(t), 'figure', figure('rad'))!;
  assert.deepEqual([shot.spaces, shot.printed, shot.strength, shot.defense, shot.damage], [5, 3, 1, 1, 0]);
  assert.deepEqual(
    shot.cover.map(({ by, defense }) => [by, defense]),
    [['figure', 1]],
  );
  t.play('0 attack');
  assert.deepEqual(shotAt(seenBy(t), 'figure', figure('rad')), shot);
});

test('a way leads square by square to where a walk would end', () => {
  const t = scenario({ figures: { cap: '3,3' } }).turn('cap');
  const square = (name: string): number => squareNamed(gridFor(t.world), name);
  const way = pathOf(t.world, figure('cap'), square('5,3'));
  assert.equal(way.length, 2);
  assert.equal(way.at(-1), square('5,3'));
});
