// The henchman group: one pool, figures one by one, marching and coming back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const SIX = { s1: '1,1', s2: '2,1', s3: '3,1', s4: '4,1', s5: '5,1', s6: '6,1' };
const group = (position: object = {}): Scenario =>
  scenario({ at: 'mastermind', figures: SIX, ...position } as never).play('1 activate:soldiers', '1 addAp');
const has = (t: Scenario, verb: string): boolean => t.options(1).some(option => option.split(':')[0] === verb);
const open = (t: Scenario, verb: string): string[] =>
  t
    .options(1)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));

test('ST-HEN-01 ST-RND-07 ST-SEAT-02 ST-RUL-23 the group shares one pool and one activation', () => {
  const t = group();
  assert.equal(t.ap('soldiers'), 12);
  t.play('1 mobilize:s1', '1 advance:1,3', '1 done', '1 mobilize:s2', '1 advance:2,3');
  assert.equal(t.ap('soldiers'), 8);
});
test('ST-HEN-02 ST-HEN-03 ST-GLO-03 figures are mobilized one at a time and once', () => {
  const t = group().play('1 mobilize:s1');
  assert.equal(has(t, 'mobilize'), false);
  t.play('1 done');
  assert.deepEqual(open(t, 'mobilize'), ['s2', 's3', 's4', 's5', 's6']);
});
test('ST-CMD-04 ST-RND-05 the question of the group’s turn names the soldier who is mobilized', () => {
  const soldiers = (t: Scenario): unknown => t.questions(1)[0]!.prompt.facts!.soldiers;
  const t = group();
  assert.deepEqual(soldiers(t), []);
  assert.deepEqual(soldiers(t.play('1 mobilize:s2')), [8]);
  assert.deepEqual(soldiers(t.play('1 done')), []);
});
test('ST-HEN-04 ST-RUL-67 a soldier attacks once a round', () => {
  const t = group({ figures: { ...SIX, strucker: '9,9', cap: '1,4' } }).play(
    '1 mobilize:s1',
    '1 attack',
    '1 figure:cap',
  );
  t.idleTo('turn.act');
  assert.equal(t.refused('1 attack'), 'ST-HEN-04');
});
test('ST-HEN-05 ST-HEN-06 ST-OPS-05 ST-OPS-06 wounds lie on bases, 3 defeat, and every third token is 1 OP', () => {
  const figures = { cap: '3,3', s1: '4,3', s2: '2,3', s3: '3,4' };
  const t = scenario({ figures, ap: { cap: 6 } }).turn('cap');
  t.play('0 attack', '0 figure:s1', '0 attack', '0 figure:s2');
  assert.deepEqual([t.world.collected, t.world.op], [2, [0, 0]]);
  t.play('0 attack', '0 figure:s3');
  assert.deepEqual([t.world.collected, t.world.henchmanTokens, t.world.op], [3, 0, [1, 0]]);
  assert.deepEqual(t.world.cardWounds.slice(56), [0, 0, 0, 0, 0, 0, 0, 0]);
});
test('ST-HEN-07 ST-HEN-08 ST-HEN-09 ST-HEN-10 for 3 AP each the defeated return on empty white points', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { ...SIX, cap: '8,8' },
    white: '8,8 9,8 10,8 11,8',
  });
  for (const figure of [7, 8]) Object.assign(t.world.presence, { [figure]: 2 });
  t.play('1 activate:soldiers', '1 addAp');
  assert.deepEqual(open(t, 'recall'), ['9,8', '10,8', '11,8']);
  t.play('1 recall:9,8', '1 recall:10,8');
  assert.deepEqual([t.ap('soldiers'), has(t, 'recall')], [6, false]);
});
test('ST-HEN-11 ST-HEN-12 ST-RUL-52 ST-RUL-75 who has just returned only stands there and can be attacked', () => {
  const t = scenario({ at: 'mastermind', figures: { ...SIX, cap: '8,7' }, white: '8,8' });
  t.world.presence[7] = 2;
  t.play('1 activate:soldiers', '1 addAp', '1 recall:8,8');
  assert.equal(open(t, 'mobilize').includes('s1'), false);
  t.play('1 march');
  assert.equal(open(t, 'marcher').includes('s1'), false);
  t.play('1 done', '1 end').idleTo('heroPhase.floor').play('0 activate:cap', '0 addAp', '0 attack');
  assert.ok(t.options(0).includes('figure:s1'));
});
test('ST-HEN-13 henchmen neither retreat nor are extracted', () => {
  const t = scenario({ at: 'mastermind', figures: SIX, white: '1,1' }).play('1 activate:soldiers');
  assert.deepEqual([has(t, 'retreat'), has(t, 'extract')], [false, false]);
});
test('ST-MOV-12 henchmen do not run', () => {
  const t = group().play('1 mobilize:s1', '1 advance:1,2');
  assert.equal(has(t, 'run'), false);
});
test('ST-MOV-13 ST-MOV-14 ST-MOV-15 ST-MOV-16 ST-MOV-17 ST-EX-05 a march, then 6 AP of one figure', () => {
  const t = group().play('1 march', '1 marcher:s1', '1 to:1,3', '1 done');
  assert.deepEqual([t.ap('soldiers'), t.where('s1')], [6, '1,3']);
  t.play('1 mobilize:s1', '1 advance:1,9');
  assert.deepEqual([t.ap('soldiers'), t.where('s1')], [0, '1,9']);
  const rich = group({ cp: [0, 6] }).play('1 mobilize:s1', '1 advance:1,7');
  assert.deepEqual(open(rich, 'advance'), []);
});
test('ST-RUL-49 a prone soldier marches one space of cost 2', () => {
  const t = group({ prone: { s1: 1 } }).play('1 march', '1 marcher:s1');
  assert.ok(open(t, 'to').includes('1,2'));
  assert.equal(open(t, 'to').includes('1,3'), false);
});
test('ST-RUL-50 a march does not mobilize, and figures go in any order', () => {
  const t = group().play('1 march', '1 marcher:s6', '1 to:6,3', '1 marcher:s1', '1 to:1,3', '1 done');
  assert.ok(open(t, 'mobilize').includes('s6'));
});
test('ST-RUL-51 CP spent on advancing count to the limit of 6', () => {
  const t = group({ cp: [0, 12] }).play('1 command:6', '1 mobilize:s1', '1 advance:1,7');
  assert.deepEqual([t.world.cp[1], t.ap('soldiers'), open(t, 'advance')], [6, 12, []]);
});
test('ST-DIE-08 ST-DIE-09 ST-RUL-22 the group rolls once; what is above its track is spent first, then lost', () => {
  const t = scenario({ at: 'mastermind', figures: SIX, dice: [3] }).play('1 activate:soldiers', '1 addAp', '1 roll:3');
  assert.deepEqual([t.ap('soldiers'), t.world.surplus, has(t, 'roll')], [12, 3, false]);
  t.play('1 mobilize:s1', '1 advance:1,3');
  assert.deepEqual([t.ap('soldiers'), t.world.surplus], [12, 1]);
  t.play('1 done', '1 end');
  assert.equal(t.world.surplus, 0);
});
test('ST-ACT-06 a resting group takes 6 wounds off its figures', () => {
  const wounds = { s1: { base: 2 }, s2: { base: 2 }, s3: { base: 2 }, s4: { base: 1 } };
  const t = scenario({ at: 'mastermind', figures: SIX, wounds }).play('1 activate:soldiers', '1 rest');
  t.idleTo('turn.act');
  assert.equal(
    ['s1', 's2', 's3', 's4'].reduce((sum, key) => sum + t.wounds(key), 0),
    1,
  );
  assert.equal(t.ap('soldiers'), 0);
});
test('ST-RUL-76 an empty group still has its activation', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '1,1', cap: '9,9' }, white: '5,5' });
  t.world.presence[7] = 2;
  t.play('1 activate:soldiers', '1 addAp');
  assert.deepEqual([t.ap('soldiers'), open(t, 'recall')], [6, ['5,5']]);
});
