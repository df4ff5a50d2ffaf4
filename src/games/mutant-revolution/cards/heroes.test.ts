// Each Hero's Power in the arena, for one Power Token or more. Colossus, who stands still, rolls 5 defence dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexNamed } from '../table/hex.ts';
import { inArena, attack, damage, left, missionTurn, rolled, stats, told, turn } from '../scenario/testing.ts';

const ONES = [1, 1, 1, 1, 1];
const LOW = [2, 2, 2, 2, 2];
const HIGH = [6, 6, 6, 6, 6];
const b = 'Colossus E5';

test('Archangel', () => {
  const t = inArena('move', { seat: 0 }, { a: 'Archangel C1', b: 'Colossus C2', power: 'Archangel' });
  t.play('0 power:Archangel', '0 pass', '0 to:D8');
  assert.deepEqual([t.world.fight!.pcs[0]!.hex, left(t, 'Archangel')], [hexNamed('D8'), 1]);
});
test('Beast', () => {
  const t = turn({ a: 'Beast E4', b, power: 'Beast', dice: [...ONES.slice(1), ...HIGH] });
  t.play('0 attack:Colossus', '0 power:Beast', '0 pass', '0 move', '0 to:E3', '0 move', '0 to:E1');
  assert.equal(t.world.fight!.pcs[0]!.hex, hexNamed('E1'));
});
test('Bishop', () => {
  const dice = [...HIGH.slice(1), ...ONES, 6, 1, 1, ...ONES.slice(1)];
  const t = missionTurn({ a: 'Dagger E4', b: 'Bishop E5', power: 'Bishop', dice }).play('0 first:Dagger');
  t.play('0 attack:Bishop', '1 lower:SPD', '1 power:Bishop', '1 pass', '0 done', '1 attack:Dagger');
  assert.deepEqual(rolled(t), [4, 3]);
});
test('Cable', () => {
  const facing = { a: 'Cable E4', b, dice: [...ONES.slice(1), ...HIGH, ...ONES.slice(1), ...HIGH] };
  const t = turn({ ...facing, power: 'Cable' }).play('0 attack:Colossus', '0 attack:Colossus');
  assert.equal(left(t, 'Cable'), 1);
  assert.equal(
    turn({ ...facing, power: '' })
      .play('0 attack:Colossus')
      .refused('0 attack:Colossus'),
    'MR-ACT-04',
  );
});
test('Cloak', () => {
  const t = attack({ a: 'Dagger E4', b: 'Cloak E5', power: 'Cloak' }).play('1 power:Cloak', '1 power:Cloak');
  assert.deepEqual([rolled(t), left(t, 'Cloak')], [[1, 3], 0]);
});
test('Colossus', () => {
  const t = attack({ a: 'Dagger E4', b, power: 'Colossus', dice: [6, 6, 6, ...ONES] });
  t.play('1 power:Colossus', '1 power:Colossus');
  assert.deepEqual([damage(t), left(t, 'Colossus')], [1, 0]);
});
test('Dagger', () => {
  const t = attack({ a: 'Dagger E4', b, power: 'Dagger' }).play('0 power:Dagger', '0 power:Dagger');
  assert.deepEqual([rolled(t), left(t, 'Dagger')], [[5, 5], 0]);
});
test('Domino', () => {
  const t = attack({ a: 'Domino E4', b, power: 'Domino', dice: [...ONES.slice(1), ...LOW, ...HIGH] });
  t.play('0 power:Domino', '0 pass');
  assert.deepEqual([damage(t), told(t, 'rerolled')!.dice], [4, [6, 6, 6, 6]]);
});
test('Fantomex', () => {
  const t = attack({ a: 'Dagger E4', b: 'Fantomex E5', power: 'Fantomex', dice: [6, 6, 6, 1, 1, 1, 1] });
  t.play('1 power:Fantomex', '1 reroll:6', '1 pass');
  assert.equal(damage(t), 2);
});
test('Firestar', () => {
  const facing = { a: 'Firestar E4', b, power: 'Firestar' };
  const t = attack({ ...facing, dice: [6, 1, 1, 1, 5, 1, 1, 1, 1] }).play('0 power:Firestar', '0 pass');
  assert.equal(damage(t), 2);
  const without = attack({ ...facing, dice: [5, 1, 1, 1, 4, 1, 1, 1, 1] });
  assert.equal(without.at, 'damage.lower', 'no die shows 6');
});
test('Gambit', () => {
  const facing = { a: 'Gambit E4', b, power: 'Gambit' };
  const t = attack({ ...facing, more: { hands: [['Schism']], pp: [0] } }).play('0 power:Gambit', '0 discard:Schism');
  assert.deepEqual([rolled(t), t.hand(0), left(t, 'Gambit')], [[7, 5], [], 1]);
  assert.notEqual(attack(facing).at, 'moment.react', 'no card to throw');
});
test('Havok', () => {
  const t = attack({ a: 'Havok E4', b: 'Colossus E7', power: 'Havok' });
  assert.equal(left(t, 'Havok'), 1);
});
test('Iceman', () => {
  const dice = [...HIGH.slice(1), ...ONES.slice(1), 6, 1, 1, ...ONES];
  const t = missionTurn({ a: 'Iceman E4', b, power: 'Iceman', dice }).play('0 first:Iceman');
  t.play('0 attack:Colossus', '1 lower:SPD', '0 power:Iceman', '0 pass', '0 done', '1 attack:Iceman');
  assert.deepEqual(rolled(t), [3, 4]);
});
test('Jubilee', () => {
  const t = attack({ a: 'Jubilee E4', b, power: 'Jubilee' }).play('0 power:Jubilee', '0 power:Jubilee');
  assert.deepEqual(rolled(t), [2, 3]);
});
test('Kitty Pryde', () => {
  const facing = { a: 'Kitty Pryde C2', b: 'Colossus C3', power: 'Kitty Pryde' };
  const t = inArena('move', { seat: 0 }, facing).play('0 power:Kitty Pryde', '0 to:C5');
  assert.equal(t.world.fight!.pcs[0]!.hex, hexNamed('C5'));
  assert.ok(
    !inArena('move', { seat: 0 }, facing)
      .play('0 pass')
      .open(0)
      .some(label => label.includes('C5')),
  );
});
test('Magik', () => {
  const t = turn({ a: 'Magik E4', b: 'Colossus E9', power: 'Magik' }).play('0 power:Magik', '0 to:E8');
  assert.equal(t.world.fight!.pcs[0]!.actions, 1);
  t.play('0 attack:Colossus').idleTo('pcTurn.act');
  assert.equal(t.world.fight!.pcs[0]!.actions, 1);
});
test('Nightcrawler', () => {
  const t = turn({ a: 'Nightcrawler E4', b, power: 'Nightcrawler' }).play('0 power:Nightcrawler', '0 to:E7', '0 pass');
  assert.deepEqual([t.at, t.world.fight!.pcs[0]!.actions], ['pcTurn.act', 2]);
  assert.equal(t.world.fight!.pcs[0]!.hex, hexNamed('E7'));
});
test('Northstar', () => {
  const t = turn({ a: 'Northstar E4', b: 'Colossus A1', power: 'Northstar' }).play('0 power:Northstar', '0 pass');
  t.play('0 move', '0 to:E3', '0 move', '0 to:E2', '0 move', '0 to:E1');
  assert.notEqual(t.at, 'pcTurn.act');
});
test('Polaris', () => {
  const t = attack({ a: 'Polaris E4', b, power: 'Polaris', dice: [6, 1, ...ONES] });
  t.play('1 lower:SPD', '0 power:Polaris', '0 to:E6');
  assert.equal(t.world.fight!.pcs[1]!.hex, hexNamed('E6'));
});
test('Psylocke', () => {
  const t = attack({ a: 'Psylocke E4', b, power: 'Psylocke', dice: [6, 6, 1, 1, ...ONES] });
  t.play('0 power:Psylocke', '0 lower:DEF', '0 lower:DEF');
  assert.deepEqual(stats(t, 1), [4, 3, 4]);
});
test('Rachel Grey', () => {
  const t = inArena('initiative', {}, { a: 'Rachel Grey E4', b, power: 'Rachel Grey' });
  t.play('0 power:Rachel Grey', '0 power:Rachel Grey');
  const rolls = t.match.events.flat().filter(({ kind }) => kind === 'initiativeRolled');
  assert.deepEqual(
    rolls.map(({ facts }) => (facts.dice as number[]).length),
    [9, 4],
  );
});
test('Rogue', () => {
  const own = [
    ['Wolverine, 0 power', 'Rogue'],
    ['Magneto, 0 power', 'Beast'],
  ];
  const facing = { a: 'Rogue E4 4/4/3', b: 'Beast E5', power: '', dice: [6, 1, 1, 1, 1, 1, 1], more: { own } };
  const t = attack(facing).play('1 lower:SPD', '0 power:Rogue', '0 pass');
  assert.deepEqual([left(t, 'Rogue'), left(t, 'Beast'), stats(t, 0)], [1, 1, [4, 4, 4]]);
});
test('Sabretooth', () => {
  const t = turn({ a: 'Sabretooth E4 5/2/3', b, power: 'Sabretooth' });
  t.play('0 power:Sabretooth', '0 restore:DEF', '0 power:Sabretooth', '0 restore:SPD');
  assert.deepEqual([stats(t, 0), t.at, told(t, 'statRestored')!.n], [[5, 3, 4], 'pcTurn.act', 4]);
  assert.equal(turn({ a: 'Sabretooth E4', b, power: 'Sabretooth' }).at, 'pcTurn.act', 'nothing to regain');
});

test('what was rolled stays in the log as it was, whatever becomes of the dice', () => {
  const t = missionTurn({
    a: 'Domino E4',
    b,
    power: 'Domino',
    dice: [...HIGH.slice(1), ...ONES, 1, 1, 1, ...LOW, ...HIGH],
  });
  t.play('0 first:Domino', '0 attack:Colossus', '0 power:Domino', '0 pass');
  assert.deepEqual(told(t, 'attackRolled')!.attack, [1, 1, 1, 1]);
});
