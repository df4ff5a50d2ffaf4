// Seams between defeat and everything that it comes in the middle of: reactions, slams, explosions, turns, respawns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena } from '../table/testing.ts';
import { scenario } from './scenario.ts';

/** One slot is left of six. */
const ONE_LEFT = { attack: 1, defend: 2, move: 2 };
const TWO_LEFT = { defend: 2, move: 2 };

test('ST-RUL-64 the attacker whom a reaction defeats still inflicts its damage, and its turn is over', () => {
  const t = scenario({
    cards: ['Radioactive Skin'],
    figures: { cap: '3,3', may: '0,0', rad: '4,3' },
    wounds: { cap: ONE_LEFT },
  });
  t.turn('cap').play('0 attack', '0 figure:rad').idleTo('heroPhase.floor');
  assert.deepEqual([t.where('cap'), t.wounds('rad'), t.world.op], ['down', 2, [0, 1]]);
  assert.deepEqual(t.options(0), ['activate:may', 'endPhase']);
});
test('ST-RUL-94 a villain who falls by its teammate’s Deflect is a point for the heroes', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Deflect'],
    figures: { rad: '1,1', winter: '4,1', cap: '9,9' },
    wounds: { rad: { attack: 2, defend: 2, move: 2 } },
    ap: { winter: 1 },
  });
  t.turn('rad').play('1 attack', '1 figure:winter', '1 card:Deflect').idleTo('mastermindPhase.activate');
  assert.deepEqual([t.where('rad'), t.wounds('winter'), t.world.op], ['down', 0, [1, 0]]);
});
test('ST-RUL-71 ST-SPC-06 a hero who falls by the crate that he has shot has no more of his turn', () => {
  const map = arena(12, 12, { '4,3': 'm' });
  const t = scenario({ map, figures: { cap: '3,3', may: '0,0', s1: '9,9' }, wounds: { cap: TWO_LEFT } });
  t.turn('cap').play('0 attack', '0 object:4,3');
  assert.deepEqual(
    [t.where('cap'), t.at, t.world.op, t.squares('rubble')],
    ['down', 'heroPhase.floor', [0, 1], ['4,3']],
  );
  assert.deepEqual(t.options(0), ['activate:may', 'endPhase']);
});
test('ST-RUL-68 ST-OPS-02 ST-OPS-03 one explosion that fells a hero and a villain scores for both teams', () => {
  const map = arena(12, 12, { '4,3': 'm' });
  const t = scenario({
    map,
    figures: { iron: '4,0', cap: '3,3', winter: '5,3' },
    wounds: { cap: TWO_LEFT, winter: TWO_LEFT },
  });
  t.turn('iron').play('0 attack', '0 object:4,3').idleTo('turn.act');
  assert.deepEqual([t.where('cap'), t.where('winter'), t.world.op], ['down', 'down', [1, 1]]);
});
test('ST-OPS-05 three soldiers in one explosion are three tokens and one point', () => {
  const map = arena(12, 12, { '5,5': 'm' });
  const t = scenario({
    map,
    figures: { iron: '1,5', s1: '5,4', s2: '6,5', s3: '5,6' },
    wounds: { s1: { base: 1 }, s2: { base: 1 }, s3: { base: 1 } },
  });
  t.turn('iron').play('0 attack', '0 object:5,5', '0 aim:1').idleTo('turn.act');
  assert.deepEqual([t.world.collected, t.world.henchmanTokens, t.world.op], [3, 0, [1, 0]]);
});
test('ST-OPS-06 where one token is left, the second of two soldiers who fall at once brings none', () => {
  const map = arena(12, 12, { '5,5': 'm' });
  const t = scenario({
    map,
    figures: { iron: '1,5', s1: '5,4', s2: '6,5' },
    wounds: { s1: { base: 1 }, s2: { base: 1 } },
    henchmanTokens: 1,
    collected: 2,
  });
  t.turn('iron').play('0 attack', '0 object:5,5', '0 aim:1').idleTo('turn.act');
  assert.deepEqual([t.world.collected, t.world.henchmanTokens, t.world.op], [3, 0, [1, 0]]);
});
test('ST-SLM-12 ST-RUL-94 a hero whom a hero’s slam fells is the Mastermind’s point, the target moves in', () => {
  const t = scenario({
    cards: ['Thrust'],
    figures: { quake: '2,3', strucker: '4,3', cap: '5,3' },
    wounds: { cap: TWO_LEFT },
  });
  t.turn('quake').play('0 card:Thrust', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.where('cap'), t.where('strucker'), t.wounds('strucker')], ['down', '5,3', 6]);
  assert.deepEqual(t.world.op, [0, 1]);
});
test('ST-SLM-11 ST-OPS-05 target and slam victim who both fall are two tokens', () => {
  const t = scenario({
    cards: ['Thrust'],
    figures: { quake: '2,3', s1: '4,3', s2: '5,3', s3: '9,9' },
    wounds: { s2: { base: 1 } },
    collected: 1,
    henchmanTokens: 2,
  });
  t.turn('quake').play('0 card:Thrust', '0 figure:s1').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.where('s2'), t.world.collected, t.world.op], ['down', 'down', 3, [1, 0]]);
});
test('ST-WND-10 ST-RUL-71 a poison that takes the last slot at the start of a turn ends it before AP are added', () => {
  const t = scenario({
    cards: ['Death-Spore Toxin'],
    dt: { 'Death-Spore Toxin': 1 },
    aimed: { 'Death-Spore Toxin': 'cap' },
    figures: { cap: '1,1', may: '0,5', strucker: '9,9' },
    wounds: { cap: ONE_LEFT },
    ap: { cap: 2 },
  });
  t.play('0 activate:cap');
  assert.deepEqual([t.where('cap'), t.ap('cap'), t.world.op, t.at], ['down', 2, [0, 1], 'heroPhase.floor']);
  assert.deepEqual(t.options(0), ['activate:may', 'endPhase']);
});
test('ST-ACT-01 ST-ACT-02 a poison ends when its last Duration Token goes, at the start of Strucker’s turn', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Death-Spore Toxin'],
    dt: { 'Death-Spore Toxin': 1 },
    aimed: { 'Death-Spore Toxin': 'cap' },
    figures: { cap: '1,1', strucker: '9,9' },
  });
  t.turn('strucker').play('1 end', '0 activate:cap', '0 addAp');
  assert.equal(t.wounds('cap'), 0);
});
test('ST-RUL-72 ST-RSP-02 ST-RSP-04 whoever falls as the Mastermind acts comes back next, safe for a round', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    wounds: { cap: ONE_LEFT },
    green: '0,0 0,1',
    ap: { cap: 1 },
  });
  t.turn('winter').play('1 attack', '1 figure:cap', '1 end', '0 activate:cap', '0 to:0,1');
  assert.deepEqual([t.where('cap'), t.wounds('cap'), t.ap('cap'), t.world.op], ['0,1', 0, 1, [0, 1]]);
  t.idleTo('mastermindPhase.activate').turn('winter');
  assert.ok(!t.options(1).includes('attack'));
  // Until the start of its next turn, in which it acts as usual.
  t.play('1 end').turn('cap').play('0 advance:0,2', '0 end');
  assert.ok(t.idleTo('mastermindPhase.activate').turn('winter').options(1).includes('attack'));
});
test('ST-RSP-06 ST-RUL-73 with an ally on its only spawn point a hero respawns beside it', () => {
  const t = scenario({ down: 'cap', figures: { may: '0,0', s1: '9,9' }, green: '0,0' });
  t.play('0 activate:cap');
  assert.deepEqual(t.options(0), ['to:1,0', 'to:0,1', 'to:1,1']);
});
test('ST-RET-01 ST-RET-04 a retreat takes DT off and nothing else; the die before it bars it', () => {
  const t = scenario({
    cards: ['Hold the Line'],
    dt: { 'Hold the Line': 2 },
    figures: { cap: '3,3', may: '0,0', s1: '9,9' },
  });
  t.play('0 activate:cap', '0 retreat');
  assert.deepEqual([t.dt('Hold the Line'), t.where('cap'), t.at], [1, 'down', 'heroPhase.floor']);
  const rolled = scenario({ figures: { cap: '3,3', s1: '9,9' }, dice: [1] });
  rolled.play('0 activate:cap', '0 roll:1');
  assert.ok(!rolled.options(0).includes('retreat'));
});
test('ST-RET-09 who has respawned in round 6 may not leave in round 7 and may in round 8', () => {
  const stay = (round: number) =>
    scenario({ round, figures: { cap: '0,0', s1: '9,9' }, green: '0,0', respawned: { cap: 6 } })
      .play('0 activate:cap')
      .options(0)
      .includes('extract');
  assert.deepEqual([stay(7), stay(8)], [false, true]);
});
test('ST-RUL-79 ST-RET-07 the last hero leaves, and the round goes on without a hero', () => {
  const t = scenario({ figures: { cap: '0,0', s1: '9,9' }, green: '0,0', round: 3 });
  t.play('0 activate:cap', '0 extract');
  assert.deepEqual([t.where('cap'), t.world.op, t.at, t.world.round], ['out', [0, 0], 'mastermindPhase.activate', 4]);
  t.turn('soldiers').play('1 end');
  assert.deepEqual([t.at, t.world.round], ['mastermindPhase.activate', 5]);
});
