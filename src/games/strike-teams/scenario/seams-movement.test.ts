// Seams of movement: soldiers who come back, marches, running, ways that end a scenario in their middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from './scenario.ts';

/** What the Mastermind may answer but the die. */
const open = (t: Scenario): string[] => t.options(1).filter(option => !option.startsWith('roll'));

test('ST-RUL-76 ST-HEN-07 ST-HEN-08 a group of which nobody stands gains AP and comes back, 3 AP each', () => {
  const t = scenario({ at: 'mastermind', down: 's1 s2 s3', figures: { cap: '9,9' }, white: '0,0 0,1 0,2' });
  t.turn('soldiers');
  assert.equal(t.ap('soldiers'), 6);
  t.play('1 recall:0,0', '1 recall:0,1');
  assert.deepEqual([t.where('s1'), t.where('s2'), t.ap('soldiers')], ['0,0', '0,1', 0]);
  assert.deepEqual([t.refused('1 recall:0,2'), t.refused('1 mobilize:s1')], ['ST-ACT-10', 'ENGINE-ASK-3']);
});
test('ST-HEN-09 ST-SPN-01 a hero on a white point keeps soldiers from it, on the others they come back', () => {
  const t = scenario({ at: 'mastermind', down: 's1 s2', figures: { cap: '0,0', s3: '0,1' }, white: '0,0 0,1 0,2' });
  t.turn('soldiers');
  assert.deepEqual(
    t.options(1).filter(option => option.startsWith('recall')),
    ['recall:0,2'],
  );
});
test('ST-RUL-52 ST-HEN-11 who has come back in this activation does not march with the others', () => {
  const t = scenario({ at: 'mastermind', down: 's1', figures: { s2: '5,5', cap: '11,11' }, white: '0,0' });
  t.turn('soldiers').play('1 recall:0,0', '1 march');
  assert.deepEqual(open(t), ['marcher:s2', 'done']);
});
test('ST-RUL-49 ST-MOV-14 a prone soldier beside a hero cannot march, one who is only prone goes one space', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { s1: '5,5', s2: '0,0', s3: '9,0', cap: '5,6' },
    prone: { s1: 1, s2: 1 },
  });
  t.turn('soldiers').play('1 march');
  assert.deepEqual(open(t), ['marcher:s2', 'marcher:s3', 'done']);
  t.play('1 marcher:s2');
  assert.deepEqual(open(t), ['to:1,0', 'to:0,1', 'to:1,1']);
});
test('ST-MOV-16 ST-RUL-51 CP do not let one soldier walk farther than for 6 AP', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { s1: '0,0', s2: '0,9', s3: '1,9', s4: '2,9', cap: '11,11' },
    cp: [0, 6],
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 command:4', '1 advance:4,0', '1 advance:6,0');
  assert.deepEqual([t.world.cp, t.ap('soldiers')], [[0, 2], 10]);
  assert.equal(t.refused('1 advance:7,0'), 'ST-MOV-16');
});
test('ST-RUL-106 ST-RUL-47 ST-RUL-51 of two ways of one price a hero takes the one that an aura does not hurt', () => {
  const t = scenario({
    cards: ['Infiltrator', 'Radiation Aura'],
    dt: { Infiltrator: 2, 'Radiation Aura': 1 },
    figures: { may: '3,3', rad: '5,4' },
  });
  t.turn('may').play('0 advance:5,3');
  assert.deepEqual([t.at, t.where('may'), t.ap('may'), t.wounds('may')], ['turn.act', '5,3', 4, 0]);
});
test('ST-RUL-22 ST-DIE-09 AP that soldiers win above their track are spent first, and lost with the activation', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { s1: '5,5', cap: '8,5' },
    ap: { soldiers: 6 },
    dice: [3],
  });
  t.turn('soldiers').play('1 roll:3');
  assert.deepEqual([t.ap('soldiers'), t.world.surplus], [6, 3]);
  t.play('1 mobilize:s1', '1 attack', '1 figure:cap');
  assert.deepEqual([t.ap('soldiers'), t.world.surplus], [6, 1]);
  t.idleTo('turn.act').play('1 end');
  assert.deepEqual([t.ap('soldiers'), t.world.surplus], [6, 0]);
});
test('ST-RUL-28 ST-MOV-09 rest and the die leave a hero his running space', () => {
  const t = scenario({
    figures: { cap: '5,5', s1: '11,11' },
    wounds: { cap: { attack: 1 } },
    ap: { cap: 2 },
    dice: [2],
  });
  t.play('0 activate:cap', '0 rest', '0 roll:2', '0 advance:6,5');
  assert.deepEqual([t.wounds('cap'), t.ap('cap')], [0, 3]);
  assert.ok(t.options(0).includes('run:7,5'));
});
test('ST-RUL-29 after the running space a hero advances and nothing else', () => {
  const t = scenario({
    cards: ['Hurl Shield'],
    figures: { cap: '5,5', s1: '8,5', s2: '11,5' },
    ap: { cap: 6 },
  });
  t.turn('cap').play('0 advance:6,5', '0 run:7,5');
  assert.deepEqual(
    [t.refused('0 attack'), t.refused('0 card:Hurl Shield'), t.refused('0 breakthrough:s1')],
    ['ST-RUL-29', 'ST-RUL-29', 'ST-RUL-29'],
  );
  t.play('0 advance:7,6');
  assert.equal(t.where('cap'), '7,6');
});
test('ST-RUL-92 ST-RUL-96 a Prisoner who is carried over a green point is free in the middle of the way', () => {
  const t = scenario({
    round: 6,
    stages: ['s1-1', 's2-1', 's3-1'],
    green: '4,4',
    tokens: [{ token: 'prison' }, ['prisoner', 'cap']],
    deeds: [[3, 'damaged', 'prison']],
    figures: { cap: '2,4', s1: '11,11' },
  });
  t.turn('cap').play('0 advance:6,4');
  assert.deepEqual([t.where('cap'), t.ap('cap'), t.world.op, t.stage(1)], ['6,4', 2, [4, 0], 's1-1 won']);
});
test('ST-MPW-03 an exact leap that would end in an ally’s space is not possible', () => {
  const t = scenario({ cards: ['Seismic Leap'], figures: { quake: '0,0', cap: '3,0', s1: '1,1', s2: '11,11' } });
  t.turn('quake').play('0 card:Seismic Leap');
  // Straight down, or diagonally through the soldier.
  assert.deepEqual(t.options(0), ['to:0,3', 'to:3,3', 'stay']);
});
test('ST-RUL-54 ST-SPN-03 no hero breaks through onto a red spawn point, a soldier’s white one is free', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3', s2: '3,4' }, red: '5,3', white: '3,5' });
  t.turn('cap');
  assert.deepEqual(
    t.options(0).filter(option => option.startsWith('breakthrough')),
    ['breakthrough:s2'],
  );
});
test('ST-RUL-53 ST-MOV-06 who has just respawned stands in the way and hinders, and is no target', () => {
  const t = scenario({ figures: { cap: '3,3', winter: '4,3' }, safe: 'winter' });
  t.turn('cap');
  assert.deepEqual([t.options(0).includes('attack'), t.options(0).includes('breakthrough:winter')], [false, false]);
  t.play('0 advance:2,3');
  assert.equal(t.ap('cap'), 4);
});
