// Tests of changes that outlast their cause, and of their end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumLasting } from '#engine/kit/modifiers.ts';
import { dropLasting, turnLasting } from './lasting.ts';
import type { Lasting, Revolution } from '../table/world.ts';

const change = (whom: number, n: number, until: Lasting['until']): Lasting => ({
  kind: 'dice.attack',
  whom,
  n,
  by: 0,
  until,
});
const table = (...lasting: Lasting[]): Revolution => ({ lasting }) as unknown as Revolution;

test('MR-RUL-01 what lasts on a figure adds up, for that figure alone', () => {
  const w = table(change(1, 2, 'mission'), change(1, -1, 'missionTurn'), change(2, 5, 'mission'));
  assert.deepEqual([sumLasting(w.lasting, 'dice.attack', 1), sumLasting(w.lasting, 'dice.defence', 1)], [1, 0]);
});

test('MR-RUL-01 what lasts through the next Mission Turn survives the end of this one, and not of the next', () => {
  const w = table(change(1, 1, 'nextMissionTurn'), change(1, 1, 'missionTurn'), change(1, 1, 'mission'));
  const left = () => sumLasting(w.lasting, 'dice.attack', 1);
  const counts = [left()];
  for (let turn = 0; turn < 2; turn++) {
    turnLasting(w);
    counts.push(left());
  }
  dropLasting(w, 'mission');
  assert.deepEqual([...counts, left()], [3, 2, 1, 0]);
});
