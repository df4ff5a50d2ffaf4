// Seams of Action Cards: cards that come back, run out or are shut while something else is going on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

test('ST-CRD-06 ST-ACT-01 the last Duration Token goes before the turn, and the bonus with it', () => {
  const strength = (dt: number) => {
    const t = scenario({
      cards: ['Hold the Line'],
      dt: { 'Hold the Line': dt },
      figures: { cap: '3,3', strucker: '4,3' },
    });
    return t.turn('cap').play('0 attack', '0 figure:strucker').idleTo('turn.act').wounds('strucker');
  };
  assert.deepEqual([strength(1), strength(2)], [3, 4]);
});
test('ST-WND-11 ST-WND-08 a wound that Second Wind takes off opens the Attack Box in the same turn', () => {
  const t = scenario({
    cards: ['Second Wind'],
    figures: { cap: '3,3', s1: '4,3' },
    wounds: { cap: { attack: 2, defend: 2, move: 2 } },
  });
  t.turn('cap');
  assert.equal(t.refused('0 attack'), 'ST-WND-08');
  t.play('0 card:Second Wind', '0 heal:0:0+0+1+1+2', '0 attack', '0 figure:s1').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.ap('cap')], ['down', 3]);
});
test('ST-APZ-03 ST-RUL-20 AP of a card that pass the red space at home are lost, those above it stay', () => {
  const surge = (ap: number) => {
    const t = scenario({
      cards: ['Arc Reactor Surge'],
      figures: { iron: '3,3', s1: '9,9' },
      zones: ['A', ''],
      ap: { iron: ap },
      wounds: { iron: { attack: 1 } },
    });
    t.play('0 activate:iron', '0 rest');
    return t.options(0).includes('card:Arc Reactor Surge')
      ? t.play('0 card:Arc Reactor Surge').ap('iron')
      : t.ap('iron');
  };
  assert.deepEqual([surge(4), surge(9)], [6, 9]);
});
test('ST-SLM-08 ST-RUL-59 a guarded ally is slammed for what is left of the damage, half of 1 is nothing', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Concussion Rocket', 'Guard an Ally'],
    figures: { s1: '1,3', may: '4,3', cap: '5,3' },
    ap: { cap: 1 },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Concussion Rocket', '1 figure:may', '0 card:Guard an Ally');
  t.idleTo('turn.act');
  assert.deepEqual([t.wounds('may'), t.status('may'), t.wounds('cap'), t.where('may')], [1, 'prone', 0, '4,3']);
});
test('ST-RUL-111 ST-OPS-05 a soldier who falls for Strucker is a token, and may cut off one head', () => {
  const t = scenario({
    cards: ['Human Shield', 'Cut Off One Head'],
    figures: { iron: '1,1', strucker: '4,1', s1: '4,2' },
    ap: { strucker: 1 },
  });
  t.turn('iron')
    .play('0 attack', '0 figure:strucker', '1 card:Human Shield')
    .idleTo('answering.choose')
    .play('1 answer');
  assert.deepEqual([t.where('s1'), t.wounds('strucker'), t.world.collected, t.world.cp], ['down', 0, 1, [0, 2]]);
});
test('ST-HEN-09 Reinforcements stop where no white point is free any more', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Reinforcements'],
    down: 's1 s2',
    figures: { strucker: '5,5', s3: '0,1', cap: '9,9' },
    white: '0,0 0,1',
  });
  t.turn('strucker').play('1 card:Reinforcements').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.where('s2')], ['0,0', 'down']);
});
test('ST-SPN-01 ST-HEN-09 Strucker who escapes to a white point keeps his soldiers from it', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Escape Route'],
    down: 's1',
    figures: { strucker: '5,5', s2: '9,0', cap: '9,9' },
    white: '0,0',
  });
  t.turn('strucker').play('1 card:Escape Route', '1 flee:0,0', '1 end').turn('soldiers');
  assert.ok(!t.options(1).some(option => option.startsWith('recall')));
});
test('ST-RUL-63 who has no AP to lose to Suppressing Fire loses none, and only damage takes it', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Suppressing Fire', 'Shield Block'],
    figures: { s1: '1,3', cap: '4,3' },
    ap: { cap: 0 },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Suppressing Fire', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.wounds('cap')], [0, 2]);
  const blocked = scenario({
    at: 'mastermind',
    cards: ['Suppressing Fire', 'Shield Block'],
    figures: { s1: '1,3', cap: '4,3' },
    ap: { cap: 2 },
  });
  blocked.turn('soldiers').play('1 mobilize:s1', '1 card:Suppressing Fire', '1 figure:cap', '0 card:Shield Block');
  assert.equal(blocked.idleTo('turn.act').ap('cap'), 1);
});
test('ST-STA-04 Field Medic takes one of two kinds of token, as its player likes', () => {
  const t = scenario({
    cards: ['Field Medic'],
    figures: { may: '3,3', cap: '4,3', s1: '9,9' },
    trapped: { cap: 1 },
    prone: { cap: 1 },
  });
  t.turn('may').play('0 card:Field Medic', '0 patient:cap', '0 trapped');
  assert.deepEqual([t.status('cap'), t.at], ['prone', 'turn.act']);
});
test('ST-RUL-25 ST-CRD-06 a lasting card whose slots are full sleeps, and wakes when a slot opens', () => {
  const t = scenario({
    cards: ['Hold the Line', 'Second Wind'],
    dt: { 'Hold the Line': 2 },
    figures: { cap: '3,3', strucker: '4,3' },
    wounds: { cap: { 'Hold the Line': 3 } },
    ap: { cap: 6 },
  });
  t.turn('cap').play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 3);
  t.play('0 card:Second Wind').idleTo('turn.act').play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 7);
});
test('ST-CRD-03 ST-RUL-24 a reaction of the same attack cannot be used again by its Duration Token', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Assault Rifle', 'Emergency Shielding'],
    figures: { winter: '1,1', iron: '4,1' },
    ap: { iron: 4 },
  });
  t.turn('winter').play('1 card:Assault Rifle', '1 figure:iron', '0 card:Emergency Shielding');
  assert.deepEqual([t.dt('Emergency Shielding'), t.options(0)], [1, ['defend', 'pass']]);
  t.play('0 pass').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 2);
});
test('ST-STA-01 ST-MPW-01 whom an attack has trapped does not leap away with a card in its turn', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Satan Claw', 'Jet Boots'],
    figures: { strucker: '3,3', iron: '4,3', s1: '8,3' },
  });
  t.turn('strucker')
    .play('1 card:Satan Claw', '1 figure:iron', '0 wounds:0:16+17+17+18+20')
    .play('1 end')
    .idleTo('heroPhase.floor')
    .turn('iron');
  assert.deepEqual(
    [t.status('iron'), t.refused('0 card:Jet Boots'), t.refused('0 attack')],
    ['trapped', 'ST-STA-01', 'ST-STA-01'],
  );
});
test('ST-CRD-05 Inner Calm makes a card ready in the turn in which it was used', () => {
  const t = scenario({
    cards: ['Fault Line', 'Inner Calm'],
    figures: { quake: '3,3', s1: '6,3', s2: '3,6' },
    ap: { quake: 6 },
  });
  t.turn('quake').play('0 card:Fault Line', '0 figure:s1', '0 figure:s2').idleTo('turn.act');
  assert.equal(t.refused('0 card:Fault Line'), 'ST-CRD-04');
  t.play('0 card:Inner Calm').idleTo('turn.act').play('0 card:Fault Line', '0 figure:s1');
  assert.equal(t.where('s1'), 'down');
});
test('ST-HEN-11 Double Time moves no soldier who has come back in this round', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Double Time'],
    down: 's1',
    figures: { s2: '5,5', s3: '7,7', s4: '9,9', cap: '0,11' },
    white: '0,0',
  });
  t.turn('soldiers').play('1 recall:0,0', '1 card:Double Time');
  assert.deepEqual(t.options(1), ['hasten:s2', 'hasten:s3', 'hasten:s4', 'enough']);
});
test('ST-AUT-01 Radioactive Skin hurts an attacker once in a turn, and again in the next', () => {
  const t = scenario({ cards: ['Radioactive Skin'], figures: { cap: '3,3', rad: '4,3' } }).turn('cap');
  t.play('0 attack', '0 figure:rad', '1 wounds:0:80+80').idleTo('turn.act');
  t.play('0 attack', '0 figure:rad', '1 wounds:0:80+81').idleTo('turn.act');
  assert.deepEqual([t.wounds('rad'), t.wounds('cap')], [4, 1]);
  t.play('0 end').idleTo('heroPhase.floor').turn('cap').play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.equal(t.wounds('cap'), 2);
});
test('ST-WND-10 ST-RSP-02 a poison does not follow whom it was meant for beyond a defeat', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Death-Spore Toxin'],
    dt: { 'Death-Spore Toxin': 5 },
    aimed: { 'Death-Spore Toxin': 'cap' },
    figures: { cap: '3,3', winter: '6,3', strucker: '11,11' },
    wounds: { cap: { attack: 1, defend: 2, move: 2 } },
    green: '0,0',
  });
  t.turn('winter').play('1 attack', '1 figure:cap').idleTo('heroPhase.floor').play('0 activate:cap');
  t.idleTo('heroPhase.floor').play('0 activate:cap').idleTo('activation.open');
  assert.deepEqual([t.where('cap'), t.wounds('cap'), t.dt('Death-Spore Toxin') > 0], ['0,0', 0, true]);
});
test('ST-TOK-08 a bystander who was brought to safety does not lie where the hero falls', () => {
  const t = scenario({
    at: 'mastermind',
    stages: ['s1-6', 's2-1', 's3-1'],
    secrets: ['bystander 2', '', ''],
    tokens: [
      ['bystander', 'cap'],
      ['bystander', '9,9'],
    ],
    figures: { cap: '3,3', winter: '6,3' },
    wounds: { cap: { attack: 1, defend: 2, move: 2 } },
  });
  t.turn('winter').play('1 attack', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.where('cap'), t.token('bystander 1')], ['down', 'cap']);
});
