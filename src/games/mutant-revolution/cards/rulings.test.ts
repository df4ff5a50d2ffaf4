// Tests of the rulings on what Powers leave open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexNamed, OPEN } from '../table/hex.ts';
import { numbered } from '../scenario/position.ts';
import { inArena, attack, missionTurn, told, turn } from '../scenario/testing.ts';

const ONES = [1, 1, 1, 1, 1];
const HIGH = [6, 6, 6, 6, 6];

test('MR-RUL-151 a defeat stays a defeat, however much its severity is lowered', () => {
  const fight = { mission: 'Battle of the Schools', pcs: ['Dagger E4', 'Rockslide E5', 'Beast E9'] };
  const facing = { a: 'Dagger E4', b: 'Rockslide E5', power: 'Rockslide' };
  const own = [['Wolverine, 0 power', 'Dagger, 0 power'], ['Magneto, 0 power', 'Rockslide'], ['Beast, 0 power']];
  const blow = { figure: 1, n: 8, by: 0, assigner: 1 };
  const t = inArena('damage', blow, { ...facing, more: { fight, own } }).play('1 power:Rockslide');
  assert.deepEqual([t.at.split('.')[0], t.waiting, t.world.injured[numbered('Rockslide')]], ['defeat', [1], 0]);
  const mild = inArena('damage', { ...blow, n: 7 }, { ...facing, more: { fight, own } });
  assert.equal(mild.at, 'defeat.ransom', 'nothing is left to lower');
});

test('MR-RUL-152 placed on any open empty hex in reach, beyond Characters and Obstacles', () => {
  const t = turn({ a: 'Nightcrawler C3', b: 'Colossus C2', power: 'Nightcrawler' }).play('0 power:Nightcrawler');
  const hexes = t.asked(0)[0]!.options.map(({ id }) => Number(id.split(':')[1]));
  assert.ok(hexes.includes(hexNamed('C1')) && hexes.includes(hexNamed('C5')));
  assert.ok(
    !hexes.includes(hexNamed('C2')) && !hexes.includes(hexNamed('C3')) && hexes.every(hex => OPEN.includes(hex)),
  );
});
test('MR-RUL-152 pushed along free hexes, at least one; the Actions remain and nothing answers a move', () => {
  const own = [
    ['Wolverine, 0 power', 'Hellion'],
    ['Magneto, 0 power', 'Sabretooth'],
  ];
  const facing = { a: 'Hellion C2', b: 'Sabretooth C3 5/4/2', power: '', more: { own } };
  const t = turn(facing).play('0 power:Hellion', '0 choose:Sabretooth');
  const hexes = t.asked(0)[0]!.options.map(({ id }) => Number(id.split(':')[1]));
  assert.ok(!hexes.includes(hexNamed('C3')) && !hexes.includes(hexNamed('C4')) && hexes.includes(hexNamed('B3')));
  t.play('0 to:B3');
  assert.deepEqual([t.at, t.waiting, t.world.fight!.pcs[0]!.actions], ['pcTurn.act', [0], 2]);
});

test('MR-RUL-153 what lasts through the next Mission Turn ends with it', () => {
  const first = [...HIGH.slice(1), ...ONES.slice(1), 6, 1, 1, ...ONES];
  const t = missionTurn({ a: 'Iceman E4', b: 'Colossus E5', power: 'Iceman', dice: first }).play('0 first:Iceman');
  t.play('0 attack:Colossus', '1 lower:SPD', '0 power:Iceman', '0 pass', '0 done');
  const lasting = () => t.world.lasting.map(({ until }) => until);
  assert.deepEqual(lasting(), ['nextMissionTurn']);
  t.play('1 done');
  assert.deepEqual([t.world.fight!.turn, lasting()], [3, ['missionTurn']]);
  for (let n = 0; n < 2; n++) t.idleTo('pcTurn.act').play(`${t.waiting[0]} done`);
  assert.deepEqual([t.world.fight!.turn, lasting()], [4, []]);
});

test('MR-RUL-154 a die is rerolled once a use, and no die passes 6', () => {
  const b = 'Colossus E5';
  const t = attack({ a: 'X-23 E4', b, power: 'X-23', dice: [1, 2, 2, 2, ...ONES, 1] });
  t.play('0 power:X-23', '0 reroll:1');
  assert.equal(t.open(0, 'reroll').length, 1, 'the 1 that came up again is not offered, the 2s are');
  const more = { leaders: ['Storm', 'Wolverine'] };
  const storm = attack({ a: 'Storm E4', b, power: 'Storm', more, dice: [5, 5, 5, 5, ...ONES] });
  storm.play('0 power:Storm', '0 turn:5');
  assert.equal(told(storm, 'dieTurned')!.n, 6);
});
