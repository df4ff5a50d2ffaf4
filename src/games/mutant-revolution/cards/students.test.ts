// Each Student's Power in the arena, for the one Power Token. Colossus, who stands still, rolls 5 defence dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexNamed } from '../table/hex.ts';
import { numbered } from '../scenario/position.ts';
import { inArena, attack, damage, left, missionTurn, rolled, stats, turn } from '../scenario/testing.ts';

const ONES = [1, 1, 1, 1, 1];
const LOW = [2, 2, 2, 2, 2];
const HIGH = [6, 6, 6, 6, 6];
const b = 'Colossus E5';
const hexOf = (t: { world: { fight: { pcs: { hex: number }[] } | null } }, seat: number): number =>
  t.world.fight!.pcs[seat]!.hex;

test('Anole', () => {
  const facing = { a: 'Havok E4', b: 'Anole E6', power: 'Anole' };
  assert.deepEqual(rolled(attack(facing).play('1 power:Anole')), [3, 3]);
  assert.notEqual(attack({ ...facing, b: 'Anole E5' }).at, 'moment.react', 'adjacent');
});
test('Armor', () => {
  assert.deepEqual(rolled(attack({ a: 'Dagger E4', b: 'Armor E5', power: 'Armor' }).play('1 power:Armor')), [3, 6]);
});
test('Bling!', () => {
  const facing = { a: 'Bling! E3', b, power: 'Bling!' };
  assert.deepEqual(rolled(attack(facing).play('0 power:Bling!')), [4, 5]);
  assert.notEqual(attack({ ...facing, a: 'Bling! E4' }).at, 'moment.react', 'adjacent');
});
test('Broo', () => {
  const t = attack({ a: 'Broo E4 3/1/3', b, power: 'Broo' }).play('0 power:Broo');
  assert.deepEqual(rolled(t), [5, 5]);
  assert.notEqual(attack({ a: 'Broo E4', b, power: 'Broo' }).at, 'moment.react', 'no stat is 1');
});
test('Dust', () => {
  const t = attack({ a: 'Havok E4', b: 'Dust E6', power: 'Dust', dice: [6, 6, 6, 1, 1, 1, 1, 1] });
  assert.equal(damage(t.play('1 power:Dust')), 1);
});
test('Eye-Boy', () => {
  assert.equal(left(attack({ a: 'Eye-Boy E4', b: 'Colossus E8', power: 'Eye-Boy' }), 'Eye-Boy'), 0);
});
test('Genesis', () => {
  const t = turn({ a: 'Genesis E4', b: 'Colossus E7', power: 'Genesis' }).play('0 attack:Colossus');
  assert.deepEqual([rolled(t), left(t, 'Genesis')], [[4, 5], 0]);
});
test('Glob Herman', () => {
  const dice = [6, 6, 6, 1, 1, 1, 1, ...HIGH];
  const t = attack({ a: 'Dagger E4', b: 'Glob Herman E5', power: 'Glob Herman', dice }).play('1 power:Glob Herman');
  assert.equal(damage(t), 0);
});
test('Goldballs', () => {
  const t = attack({ a: 'Goldballs E4', b, power: 'Goldballs', dice: [6, 1, 1, ...ONES] });
  t.play('1 lower:SPD', '0 power:Goldballs', '0 to:E7');
  assert.equal(hexOf(t, 1), hexNamed('E7'));
});
test('Hellion', () => {
  const t = turn({ a: 'Hellion E3', b, power: 'Hellion' }).play('0 power:Hellion', '0 choose:Colossus', '0 to:E6');
  assert.deepEqual([hexOf(t, 1), t.at], [hexNamed('E6'), 'pcTurn.act']);
});
test('Hijack', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: ['', 'Hijack E5'], tokens: ['E4', 'A1', 'A2', 'A3'] };
  const facing = { a: 'Dagger E1', b: 'Hijack E5', power: 'Hijack', more: { fight } };
  const t = inArena('attack', { attacker: 10, target: 1 }, facing).play('1 power:Hijack');
  assert.deepEqual(rolled(t), [2, 3]);
  assert.notEqual(attack({ ...facing, a: 'Dagger E4', more: {} }).at, 'moment.react', 'no machine');
});
test('Hope Summers', () => {
  const t = attack({ a: 'Hope Summers E4', b, power: 'Hope Summers' }).play('0 power:Hope Summers');
  assert.deepEqual(rolled(t), [4, 4]);
});
test('Kid Gladiator', () => {
  const facing = { a: 'Kid Gladiator E4', b, power: 'Kid Gladiator' };
  assert.deepEqual(rolled(attack(facing).play('0 power:Kid Gladiator')), [6, 5]);
  assert.notEqual(attack({ ...facing, a: 'Kid Gladiator E4 4/2/2' }).at, 'moment.react', 'damaged');
});
test('Mercury', () => {
  const t = inArena('move', { seat: 0 }, { a: 'Mercury E1', b: 'Colossus E2', power: 'Mercury' });
  assert.equal(hexOf(t.play('0 power:Mercury', '0 to:E5'), 0), hexNamed('E5'));
});
test('Oya', () => {
  const t = attack({ a: 'Oya E4 3/1/3', b, power: 'Oya', dice: [6, 1, 1, ...ONES] });
  assert.deepEqual(stats(t.play('1 lower:SPD', '0 power:Oya'), 0), [3, 2, 3]);
});
test('Pixie', () => {
  const t = attack({ a: 'Dagger E4', b: 'Pixie E5', power: 'Pixie', dice: [1, 1, 1, 6, 6] });
  assert.equal(hexOf(t.play('1 power:Pixie', '1 to:E8'), 1), hexNamed('E8'));
});
test('Quentin Quire', () => {
  const t = attack({ a: 'Quentin Quire E4', b, power: 'Quentin Quire' }).play('0 power:Quentin Quire');
  assert.deepEqual(rolled(t), [2, 3]);
});
test('Rockslide', () => {
  const fight = { mission: 'Battle of the Schools', pcs: ['Dagger E4', 'Rockslide E5'] };
  const facing = { a: 'Dagger E4', b: 'Rockslide E5', power: 'Rockslide', more: { fight } };
  const defeat = { figure: 1, n: 8, by: 0, assigner: 1 };
  const injured = (line: string): number =>
    inArena('damage', defeat, facing).play(line).world.injured[numbered('Rockslide')]!;
  assert.deepEqual([injured('1 pass'), injured('1 power:Rockslide')], [1, 0]);
});
test('Shark-Girl', () => {
  const facing = { a: 'Shark-Girl E4', b: 'Colossus E5 4/1/4', power: 'Shark-Girl', dice: [6, 2, 2, 2, 6] };
  assert.equal(damage(attack(facing).play('0 power:Shark-Girl')), 3);
});
test('Tempus', () => {
  const t = missionTurn({ a: 'Tempus E4', b, power: 'Tempus', dice: [...ONES.slice(1), ...HIGH.slice(1)] });
  assert.deepEqual([t.play('0 power:Tempus').at, t.waiting], ['pcTurn.act', [0]]);
});
test('Triage', () => {
  const t = turn({ a: 'Triage E4 1/2/1', b, power: 'Triage' }).play('0 power:Triage', '0 restore:DEF', '0 restore:SPD');
  assert.deepEqual([stats(t, 0), t.world.fight!.pcs[0]!.actions], [[1, 3, 2], 1]);
});
test('X-23', () => {
  const t = attack({ a: 'X-23 E4', b, power: 'X-23', dice: [...ONES.slice(1), ...LOW, 6, 6] });
  assert.equal(damage(t.play('0 power:X-23', '0 reroll:1', '0 reroll:1')), 2);
});
