// Tests of what the map shows: wounds by their figures, as the rules log them, and the ways that figures are seen to
// go, as they walked, and around walls however they were moved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { FIGURE_KEYS } from '../scenario/naming.ts';
import { isAdjacent } from '../table/edges.ts';
import { gridFor, standingOf } from '../table/figures.ts';
import { squareNamed } from '../table/grid.ts';
import type { Strike } from '../table/world.ts';
import { wayGone, woundedIn } from './happened.ts';
import { pathOf } from './preview.ts';

const CAP = FIGURE_KEYS.indexOf('cap');
const begun = () => scenario({ map: 'T0', zones: ['A', 'E'], figures: { cap: '0,2', s1: '13,1' } }).turn('cap');
const moved = (w: Strike, name: string): Strike => ({
  ...w,
  at: w.at.with(CAP, squareNamed(gridFor(w), name)),
});
/** Is every step one between squares without a wall between them? */
function isWalkable(w: Strike, way: readonly number[]): boolean {
  const { grid, ways } = standingOf(w);
  return way.every((square, n) => n === 0 || isAdjacent(grid, ways, way[n - 1]!, square));
}

test('a figure is seen to go the way that its walk took', () => {
  const t = begun();
  const before = structuredClone(t.world);
  const path = pathOf(before, CAP, squareNamed(gridFor(before), '4,0'));
  t.play('0 advance:4,0');
  assert.deepEqual(wayGone(before, t.world, CAP), [before.at[CAP], ...path]);
});
test('it is seen to go around walls, and past enemies where it did', () => {
  const { world } = begun();
  const far = moved(world, '11,3');
  const way = wayGone(world, far, CAP);
  assert.ok(way.length > 12 && isWalkable(world, way), String(way));
  const barred = { ...world, at: world.at.with(FIGURE_KEYS.indexOf('s1'), way[2]!) };
  const other = wayGone(barred, { ...barred, at: barred.at.with(CAP, far.at[CAP]!) }, CAP);
  assert.deepEqual([other.at(-1), isWalkable(barred, other)], [far.at[CAP], true]);
});
test('wounds that an attack has inflicted are found, from a line of the log on', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' } })
    .turn('cap')
    .play('0 attack', '0 figure:s1');
  const log = t.match.events.map(events => ({ at: 0, events })) as unknown as Parameters<typeof woundedIn>[0];
  assert.deepEqual(woundedIn(log, 0), [{ figure: 7, n: 3 }]);
  assert.deepEqual(woundedIn(log, log.length), []);
});
