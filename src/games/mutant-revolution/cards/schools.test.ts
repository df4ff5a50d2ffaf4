// Each Leader's Power in the arena, and each Charter from home. Colossus, who stands still, rolls 5 defence dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexNamed } from '../table/hex.ts';
import { SCHOOLS } from './schools.ts';
import { inArena, attack, damage, left, rolled, stats, turn, type Facing } from '../scenario/testing.ts';

const ONES = [1, 1, 1, 1, 1];
const LOW = [2, 2, 2, 2, 2];
const HIGH = [6, 6, 6, 6, 6];
const b = 'Colossus E5';
/** A School with this Leader, who has all the Power Tokens, faces another. */
const led = (leader: string, facing: Omit<Facing, 'power' | 'more'>): Facing => ({
  ...facing,
  power: leader,
  more: { leaders: [leader, leader === 'Wolverine' ? 'Magneto' : 'Wolverine'] },
});
const hexOf = (t: ReturnType<typeof inArena>, seat: number): number => t.world.fight!.pcs[seat]!.hex;

test('Wolverine', () => {
  const t = inArena('move', { seat: 0 }, led('Wolverine', { a: 'Wolverine E1 5/2/3', b }));
  t.play('0 to:E2', '0 power:Wolverine', '0 restore:DEF', '0 power:Wolverine', '0 restore:SPD');
  assert.deepEqual([stats(t, 0), left(t, 'Wolverine')], [[5, 3, 4], 1]);
});
test('Cyclops', () => {
  const dice = [6, 2, 2, 2, 2, 2, 6];
  const on = (hex: string) => attack(led('Cyclops', { a: 'Cyclops E4', b: `Colossus ${hex} 4/1/4`, dice }));
  const t = on('E6');
  t.play('0 power:Cyclops', '0 pass');
  assert.deepEqual([rolled(t), damage(t)], [[6, 1], 5]);
  assert.deepEqual([on('E6').open(0, 'power').length, on('E5').open(0, 'power').length], [1, 0]);
});
test('Magneto', () => {
  const t = turn(led('Magneto', { a: 'Magneto E4', b: 'Colossus E7' }));
  t.play('0 power:Magneto', '0 choose:Colossus', '0 to:E6', '0 pass');
  assert.deepEqual([hexOf(t, 1), t.at], [hexNamed('E6'), 'pcTurn.act']);
  assert.equal(t.world.fight!.pcs[0]!.actions, 2);
});
test('Storm', () => {
  const t = attack(led('Storm', { a: 'Storm E4', b, dice: [...ONES.slice(1), 2, ...ONES.slice(1)] }));
  t.play('0 power:Storm', '0 turn:1', '0 pass');
  assert.equal(damage(t), 1);
});

test('Lessons of a Survivor', () => {
  const more = { leaders: ['Magneto', 'Wolverine'] };
  const t = inArena('pcTurn', { seat: 1 }, { a: 'Dagger E4', b: 'Colossus E5 4/3/1', power: 'Wolverine', more });
  t.play('1 power:Lessons of a Survivor', '1 restore:DEF', '1 power:Lessons of a Survivor', '1 restore:DEF', '1 pass');
  assert.deepEqual([stats(t, 1), left(t, 'Wolverine')], [[4, 5, 1], 1]);
  const able = inArena('pcTurn', { seat: 1 }, { a: 'Dagger E4', b: 'Colossus E5 4/2/2', power: 'Wolverine', more });
  assert.equal(able.at, 'pcTurn.act', 'only who is near the end needs the lesson');
});
test('Field Tactics', () => {
  const t = attack(led('Cyclops', { a: 'Dagger E4', b, dice: [1, 1, 1, ...LOW, ...HIGH] }));
  t.play('0 power:Field Tactics', '0 pass');
  assert.deepEqual([damage(t), left(t, 'Cyclops')], [3, 2]);
});
test('Long Arm of the Brotherhood', () => {
  const t = turn(led('Magneto', { a: 'Beast E4', b: 'Colossus E7' })).play('0 attack:Colossus');
  assert.equal(left(t, 'Magneto'), 2);
  assert.equal(turn({ a: 'Beast E4', b: 'Colossus E7', power: '' }).refused('0 attack:Colossus'), 'MR-ATK-01');
});
test('MR-RUL-157 Wolverine’s Charter heals, Cyclops’s rolls again, Storm’s goes further', () => {
  assert.deepEqual(
    ['Wolverine', 'Cyclops', 'Storm'].map(name => SCHOOLS.find(({ leader }) => leader.name === name)!.charter.power),
    [
      { on: 'pcTurn.start', if: { yours: true, damaged: true, atOne: true }, effects: [{ do: 'restoreStat', n: 1 }] },
      { on: 'attack.afterRoll', if: { yours: true }, effects: [{ do: 'reroll', roll: 'own', n: 'all' }] },
      { on: 'move.before', if: { yours: true }, effects: [{ do: 'moreHexes', n: 3 }] },
    ],
  );
});
test('Fair Winds', () => {
  const t = inArena('move', { seat: 0 }, led('Storm', { a: 'Cloak E1', b: 'Colossus A1' }));
  t.play('0 power:Fair Winds', '0 power:Fair Winds', '0 pass', '0 to:E9');
  assert.equal(hexOf(t, 0), hexNamed('E9'));
});
