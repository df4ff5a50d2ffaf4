// The Planning phase.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { marvelHeroes as game } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { incomeFor } from './planning.ts';

/** Two players at the beginning of the Planning phase. */
const planning = (position: Position = {}) => scenario({ seats: 2, at: 'planning', ...position });
const pass = '1 plan::::';

test('MH-PLN-01 receive, assign, heal, Allies', () => {
  const t = planning({ heroes: { thor: 'wounded' }, hands: [['vision']] });
  assert.deepEqual([t.at, t.world.pp], ['planning.assign', [3, 4]]);
  t.play('0 plan::::', pass);
  assert.deepEqual([t.hero('thor'), t.at], ['recovery', 'allyStep.choose']);
});
test('MH-PLN-02 MH-PLN-03 MH-GLO-01 MH-GLO-12 MH-RUL-31 MH-RUL-33 who is available', () => {
  const t = planning({
    heroes: { thor: 'support Queens', hulk: 'Midtown', ironMan: 'ready', captainAmerica: 'wounded' },
  });
  assert.equal(t.world.pp[0], 2);
  assert.equal(t.refused('0 plan:captainAmerica:::'), 'MH-PLN-17');
});
test('MH-PLN-04 MH-EX-10 one PP for each available hero, and the bonus', () => {
  const heroes = { thor: 'support Queens', hulk: 'Midtown', ironMan: 'ready', captainAmerica: 'wounded' };
  assert.equal(planning({ heroes, vp: [11, 0] }).world.pp[0], 4);
});
test('MH-PLN-05 one PP for every full 5 VP', () => {
  const bonus = (vp: number) => incomeFor(planning({ vp: [vp, 0] }).world, 0) - 4;
  assert.deepEqual([0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25].map(bonus), [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
test('MH-PLN-06 MH-PLN-07 MH-CMP-05 unspent PP stay, without limit', () => {
  const t = planning({ pp: [96, 0] }).play('0 plan::::', pass);
  assert.equal(t.world.pp[0], 100);
});
test('MH-PLN-08 heroes on Support spaces are taken back', () => {
  const t = planning({ heroes: { thor: 'support Queens' } }).play('0 plan::thor::', pass);
  assert.deepEqual([t.hero('thor'), t.world.pp[0]], ['supporting', 3]);
});
test('MH-PLN-09 MH-EX-12 for his Level a hero in a District stays, else he goes to Recovery', () => {
  const heroes = { captainAmerica: 'Midtown', thor: 'wounded', hulk: 'wounded', ironMan: 'wounded' };
  const stay = planning({ heroes, pp: [1, 0] }).play('0 plan:captainAmerica:::', pass);
  assert.deepEqual([stay.hero('captainAmerica'), stay.world.pp[0]], ['Midtown', 0]);
  assert.equal(
    planning({ heroes, pp: [1, 0] })
      .play('0 plan::::', pass)
      .hero('captainAmerica'),
    'recovery',
  );
});
test('MH-PLN-10 for his Level an available hero becomes Ready on his card', () => {
  const t = planning().play('0 plan:thor:::', pass);
  assert.deepEqual([t.hero('thor'), t.world.pp[0]], ['ready', 1]);
});
test('MH-PLN-11 for 1 PP a hero supports, whatever his Level', () => {
  const t = planning().play('0 plan::thor::', pass);
  assert.deepEqual([t.hero('thor'), t.world.pp[0]], ['supporting', 3]);
});
test('MH-PLN-12 MH-GLO-09 who is not paid for is In Recovery', () => {
  const t = planning({ heroes: { thor: 'ready', hulk: 'Midtown' } }).play('0 plan::::', pass);
  assert.deepEqual([t.hero('thor'), t.hero('hulk')], ['recovery', 'recovery']);
});
test('MH-PLN-13 MH-RUL-32 a hero in a District is kept or goes to Recovery', () => {
  const t = planning({ heroes: { hulk: 'Midtown' } });
  assert.equal(t.refused('0 plan::hulk::'), 'MH-PLN-13');
  assert.equal(t.play('0 plan:hulk:::', pass).hero('hulk'), 'Midtown');
});
test('MH-PLN-14 a status lasts one Game Round and is paid again', () => {
  const t = planning({ heroes: { thor: 'ready' } });
  assert.equal(t.refused('0 plan:thor:thor::'), 'MH-PLN-14');
  assert.equal(t.play('0 plan::hulk::', pass).hero('thor'), 'recovery');
});
test('MH-PLN-15 nobody spends more PP than he has', () => {
  const t = planning();
  assert.equal(t.refused('0 plan:thor+hulk:::'), 'MH-PLN-15');
  assert.throws(() => t.play('0 plan:thor+hulk:::'), /MH-PLN-15 You have not enough Plot Points: /);
});
test('MH-PLN-16 MH-INF-06 MH-RUL-28 all decide in secret and show together', () => {
  const t = planning().play('0 plan:thor:::');
  assert.equal(t.hero('thor'), 'recovery');
  assert.deepEqual(view(game, t.state, 1).sealed, {});
  assert.equal(t.play(pass).hero('thor'), 'ready');
});
test('MH-PLN-17 a wounded hero cannot be assigned', () => {
  const t = planning({ heroes: { thor: 'wounded' } });
  assert.deepEqual([t.refused('0 plan:thor:::'), t.refused('0 plan::thor::')], ['MH-PLN-17', 'MH-PLN-17']);
});
test('MH-PLN-18 MH-PLN-19 Wounds are discarded after the assignment, for nothing', () => {
  const t = planning({ heroes: { thor: 'wounded', hulk: 'wounded' } }).play('0 plan::::', pass);
  assert.deepEqual([t.hero('thor'), t.hero('hulk'), t.world.pp[0]], ['recovery', 'recovery', 2]);
});
test('MH-EX-11 the first Planning phase gives 4 PP; Thor and a supporter take them all', () => {
  const t = planning();
  assert.deepEqual(t.world.pp, [4, 4]);
  assert.equal(t.play('0 plan:thor:hulk::', pass).world.pp[0], 0);
});
test('MH-RUL-36 who is absent keeps heroes in Districts in order of rising Level', () => {
  const heroes = { thor: 'Midtown', captainAmerica: 'Chelsea', hulk: 'Midtown', ironMan: 'wounded' };
  const t = planning({ heroes, pp: [3, 0] }).idleOnce();
  t.play(pass);
  assert.deepEqual(
    ['captainAmerica', 'hulk', 'thor'].map(key => t.hero(key)),
    ['Chelsea', 'Midtown', 'recovery'],
  );
});
test('MH-RUL-80 a Level never changes what is paid', () => {
  const t = planning({ powerUps: [['avengersMansion']] });
  assert.equal(t.world.pp[0], 5);
  assert.equal(t.play('0 plan:thor:::', pass).world.pp[0], 2);
});

// ---- Allies and Power-Ups ----------------------------------------------------------------------------------

const allies = (position: Position = {}) => planning(position).play('0 plan::::', '1 plan::::');
test('MH-PLN-20 an Ally costs 1 PP', () => {
  const t = allies({ hands: [['moonKnight']], pp: [0, 0] }).play('0 ally:moonKnight');
  assert.deepEqual([t.world.pp[0], t.world.charges[0]], [3, [0]]);
  const heroes = { thor: 'wounded', hulk: 'wounded', ironMan: 'wounded', captainAmerica: 'wounded' };
  assert.equal(allies({ hands: [['moonKnight']], heroes }).refused('0 ally:moonKnight'), 'MH-PLN-15');
});
test('MH-PLN-21 MH-RUL-30 one Ally in a Planning phase', () => {
  const t = allies({ hands: [['moonKnight', 'rogue']], stories: [3, 0] }).play('0 ally:rogue');
  assert.equal(t.refused('0 ally:moonKnight'), 'MH-PLN-21');
});
test('MH-PLN-01 MH-PLN-21 and one more in the next', () => {
  const t = allies({ actionRound: 5, hands: [['moonKnight', 'rogue']] }).play('0 ally:rogue', '0 pass', '1 pass');
  assert.deepEqual([t.at, t.world.gameRound], ['planning.assign', 2]);
  t.play('0 plan::::', pass, '0 ally:moonKnight');
  assert.deepEqual(t.allies(0), ['rogue 0', 'moonKnight 0']);
});
test('MH-PLN-22 MH-PLN-25 MH-RUL-29 one PP more may be placed on it', () => {
  const t = allies({ hands: [['moonKnight']] }).play('0 charged:moonKnight');
  assert.deepEqual([t.world.pp[0], t.world.charges[0]], [2, [1]]);
});
test('MH-PLN-23 nothing is placed on an Ally in play', () => {
  const t = allies({ hands: [['rogue']], allies: [{ vision: 1 }] });
  assert.deepEqual(t.options(0), ['pass', 'ally:rogue', 'charged:rogue']);
});
test('MH-PLN-24 MH-GLO-06 the PP paid for a linked Ally stays on it', () => {
  assert.deepEqual(allies({ hands: [['vision']] }).play('0 ally:vision').world.charges[0], [1]);
  const t = allies({ hands: [['vision']] }).play('0 charged:vision');
  assert.deepEqual([t.world.pp[0], t.world.charges[0]], [2, [2]]);
});
test('MH-PLN-26 MH-PLN-27 MH-PLN-28 three Allies at most; one leaves with its PP', () => {
  const t = allies({ hands: [['rogue']], allies: [{ vision: 2, hawkeye: 0, beast: 1 }] }).play('0 ally:rogue');
  assert.equal(t.at, 'room.choose');
  t.play('0 discard:vision');
  assert.deepEqual([t.world.charges[0], t.world.pp[0], t.pile('resourceDiscard')], [[0, 1, 0], 3, ['vision']]);
});
test('MH-PLN-29 MH-PUP-01 MH-PUP-03 MH-RUL-34 MH-RUL-35 three Story cards buy a Power-Up, now or in the plan', () => {
  const t = allies({ stories: [3, 0], vp: [3, 0] }).play('0 buy:quinjet');
  assert.deepEqual([t.world.powerUps[0]!.length, t.world.stories[0], t.world.vp[0]], [1, [], 3]);
  const early = planning({ stories: [3, 0] }).play('0 plan:::quinjet:', '1 plan::::');
  assert.deepEqual([early.world.powerUps[0]!.length, early.pile('storyDiscard').length], [1, 3]);
  assert.equal(planning({ stories: [2, 0] }).refused('0 plan:::quinjet:'), 'MH-PLN-29');
});
test('MH-PLN-30 six Story cards buy two', () => {
  const t = planning({ stories: [6, 0] }).play('0 plan:::quinjet+avengersMansion:', '1 plan::::');
  assert.deepEqual([t.world.powerUps[0]!.length, t.world.stories[0]], [2, []]);
});
test('MH-PLN-31 discarding Story cards costs no VP', () => {
  assert.equal(allies({ stories: [3, 0], vp: [7, 0] }).play('0 buy:quinjet').world.vp[0], 7);
});
test('MH-PLN-32 Allies in turn order from the First Player', () => {
  const t = allies({ hands: [['vision'], ['hawkeye']], first: 1 });
  assert.deepEqual(t.waiting, [1]);
  assert.deepEqual(t.play('1 pass').waiting, [0]);
});
test('MH-PUP-02 MH-PUP-04 a Power-Up stays; with three no more can be gained', () => {
  const all = [['quinjet', 'avengersMansion', 'shieldClearance']];
  const t = planning({ stories: [3, 0], powerUps: all });
  assert.equal(t.refused('0 plan:::quinjet:'), 'MH-PUP-04');
  assert.equal(t.world.pp[0], 5);
  assert.equal(allies({ stories: [3, 0], powerUps: all, hands: [['vision']] }).refused('0 buy:quinjet'), 'MH-PUP-04');
});
