// Seams between attacks and what comes between their parts: targets that go, crates that explode, powers that go out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, drawn, ROOMS } from '../table/testing.ts';
import { scenario, type Scenario } from './scenario.ts';

/** What the heroes may answer but the die. */
const open = (t: Scenario): string[] => t.options(0).filter(option => !option.startsWith('roll'));

test('ST-MUL-02 ST-MUL-03 the space of a first target that has fallen is where the others are attacked from', () => {
  const t = scenario({
    cards: ['Hurl Shield'],
    map: arena(12, 12, { '5,3': 'b' }),
    figures: { cap: '0,3', s1: '4,3', s2: '6,3', s3: '7,3' },
    ap: { cap: 6 },
  });
  t.turn('cap').play('0 card:Hurl Shield', '0 figure:s1', '0 aim:1');
  assert.equal(t.where('s1'), 'down');
  // From 4,3 both are in reach; the barrels beside soldier 2 cover him, and he stands in the way of soldier 3.
  assert.deepEqual(t.open(0, 'figure'), [
    'Hydra Soldier 2: no damage, 3 to cover',
    'Hydra Soldier 3: 2 damage, 1 to cover',
  ]);
});
test('ST-MUL-06 ST-OBJ-06 a crate as first target is rubble when the others are attacked from its space', () => {
  const t = scenario({
    cards: ['Hurl Shield'],
    map: arena(12, 12, { '3,3': 'c' }),
    figures: { cap: '1,3', s1: '4,3', s2: '6,3' },
  });
  t.turn('cap').play('0 card:Hurl Shield', '0 object:3,3', '0 figure:s1', '0 figure:s2').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.where('s2'), t.squares('rubble')], ['down', 'down', ['3,3']]);
});
test('ST-SPC-05 ST-MUL-02 an Ammunition Crate as first target goes off before additional targets are chosen', () => {
  const t = scenario({
    cards: ['Hurl Shield'],
    map: arena(12, 12, { '4,3': 'm' }),
    figures: { cap: '1,3', s1: '5,3', s2: '6,3', s3: '9,9' },
    wounds: { s1: { base: 1 } },
  });
  t.turn('cap').play('0 card:Hurl Shield', '0 object:4,3');
  assert.deepEqual([t.where('s1'), t.wounds('s2')], ['down', 1]);
  assert.deepEqual(open(t), ['figure:s2', 'forgo']);
});
test('ST-RUL-101 a volley on one target is over when its first attack fells it', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Assault Rifle'],
    figures: { winter: '1,1', cap: '4,1', may: '4,4' },
    wounds: { cap: { defend: 2, move: 2 } },
  });
  t.turn('winter').play('1 card:Assault Rifle', '1 figure:cap');
  assert.deepEqual([t.where('cap'), t.at, t.wounds('may')], ['down', 'turn.act', 0]);
});
test('ST-RUL-101 ST-SLM-01 an attacker who is pushed out of reach makes no second attack of his volley', () => {
  const t = scenario({
    cards: ['Pummel', 'Vibration Shield'],
    figures: { iron: '4,3', quake: '5,3', s1: '11,11' },
    ap: { quake: 1 },
  });
  t.turn('iron').play('0 card:Pummel', '0 figure:quake', '0 card:Vibration Shield').idleTo('turn.act');
  assert.deepEqual([t.where('iron'), t.wounds('quake'), t.ap('iron')], ['3,3', 0, 3]);
});
test('ST-SLM-07 ST-SLM-08 an attacker pushed back into a teammate stays, and nobody is hurt', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Trench Knife', 'Vibration Shield'],
    figures: { s1: '4,3', s2: '3,3', quake: '5,3' },
    ap: { quake: 1 },
  });
  t.turn('soldiers')
    .play('1 mobilize:s1', '1 card:Trench Knife', '1 figure:quake', '0 card:Vibration Shield')
    .idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.where('s2'), t.wounds('s1'), t.wounds('s2')], ['4,3', '3,3', 0, 0]);
});
test('ST-ATK-08 missiles at any targets go on to the next one when a soldier has fallen', () => {
  const t = scenario({ cards: ['Micro-Missile Volley'], figures: { iron: '1,1', s1: '3,1', s2: '3,3' } });
  t.turn('iron').play('0 card:Micro-Missile Volley', '0 figure:s1', '0 figure:s1');
  assert.deepEqual([t.where('s1'), open(t)], ['down', ['figure:s2', 'forgo']]);
  t.play('0 figure:s2');
  assert.deepEqual([t.wounds('s2'), t.at], [2, 'turn.act']);
});
test('ST-DEF-07 the cover of a soldier beside another ends with the other, in the middle of a volley', () => {
  const t = scenario({
    cards: ['Micro-Missile Volley', 'Covering Line'],
    dt: { 'Covering Line': 1 },
    figures: { iron: '1,1', s1: '3,1', s2: '4,1' },
    wounds: { s2: { base: 2 } },
  });
  t.turn('iron').play('0 card:Micro-Missile Volley', '0 figure:s1');
  assert.equal(t.wounds('s1'), 1);
  // Soldier 1 stands in the way of soldier 2: 2 less 1 for him and 1 for the cover is nothing.
  t.play('0 figure:s2', '0 figure:s1');
  assert.deepEqual([t.wounds('s2'), t.wounds('s1')], [2, 2]);
});
test('ST-WND-09 ST-RUL-26 a Defend Box that a volley’s first attack fills shuts the armor against the second', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Assault Rifle', 'Iron Armor'],
    figures: { winter: '1,1', iron: '4,1' },
    wounds: { iron: { defend: 1 } },
  });
  t.turn('winter').play('1 card:Assault Rifle', '1 figure:iron', '0 wounds:0:17');
  assert.deepEqual(t.slots('iron'), { defend: 2 });
  t.idleTo('turn.act');
  assert.equal(t.wounds('iron'), 4);
});
test('ST-WND-11 a wound that rest takes from the Defend Box puts the armor on again', () => {
  const t = scenario({
    cards: ['Iron Armor'],
    figures: { iron: '1,1', winter: '4,1' },
    wounds: { iron: { defend: 2, attack: 2, move: 2, 'Iron Armor': 1 } },
  });
  t.play('0 activate:iron', '0 rest', '0 heal:0:16+16+17+18+18+19', '0 end');
  assert.deepEqual(t.slots('iron'), { defend: 1 });
  t.idleTo('mastermindPhase.activate').turn('winter').play('1 attack', '1 figure:iron').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 3);
});
test('ST-SPC-05 ST-RUL-86 an area sets off a crate whose explosion reaches the attacker too', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Nuclear Detonation'],
    map: arena(12, 12, { '5,3': 'm' }),
    figures: { rad: '3,3', cap: '6,3' },
    ap: { rad: 6 },
  });
  t.turn('rad').play('1 card:Nuclear Detonation').idleTo('turn.act');
  // Captain America is 3 spaces away from Radioactive Man and beside the crate; the crate is 2 spaces from both sides.
  assert.deepEqual([t.wounds('rad'), t.wounds('cap'), t.squares('rubble')], [1, 2, ['5,3']]);
});
test('ST-RND-08 ST-RUL-66 in round 1 an area spares heroes, and the crate that it sets off does not', () => {
  const t = scenario({
    at: 'mastermind',
    round: 1,
    cards: ['Nuclear Detonation'],
    map: arena(12, 12, { '4,3': 'm' }),
    figures: { rad: '3,3', cap: '5,3', s1: '3,4' },
  });
  t.turn('rad').play('1 card:Nuclear Detonation').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.wounds('rad'), t.where('s1')], [2, 2, 'down']);
});
test('ST-ATK-11 Tremor strikes teammates as well, each by itself', () => {
  const t = scenario({
    cards: ['Tremor'],
    figures: { quake: '3,3', cap: '4,3', s1: '2,3' },
    ap: { cap: 1, soldiers: 1 },
  });
  t.turn('quake').play('0 card:Tremor', '0 defend', '1 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.status('cap'), t.wounds('s1'), t.status('s1')], [0, '', 1, 'prone']);
});
test('ST-RUL-64 ST-CRD-09 CP that a soldier’s fall brings pay for the defense of the next one in the same area', () => {
  const t = scenario({
    cards: ['Tremor', 'Cut Off One Head'],
    figures: { quake: '3,3', s1: '4,3', s2: '2,3' },
    wounds: { s1: { base: 1 }, s2: { base: 1 } },
  });
  t.turn('quake').play('0 card:Tremor', '1 answer');
  assert.deepEqual([t.where('s1'), t.world.cp, t.options(1)], ['down', [0, 2], ['defend', 'pass']]);
  t.play('1 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('s2'), t.world.cp], [2, [0, 1]]);
});
test('ST-CRD-04 ST-CRD-09 the head that was cut off is not answered twice in one Hurl Shield', () => {
  const t = scenario({
    cards: ['Hurl Shield', 'Cut Off One Head'],
    figures: { cap: '1,3', s1: '3,3', s2: '4,3', s3: '9,9' },
  });
  t.turn('cap').play('0 card:Hurl Shield', '0 figure:s1', '1 answer', '0 figure:s2', '1 pass');
  assert.deepEqual([t.where('s2'), t.world.cp, t.dt('Cut Off One Head')], ['down', [0, 2], 2]);
});
test('ST-ACT-01 ST-AUT-02 shielding whose last DT goes at the start of a turn lessens no poison of that turn', () => {
  const poisoned = (dt: number) =>
    scenario({
      cards: ['Death-Spore Toxin', 'Emergency Shielding'],
      dt: { 'Death-Spore Toxin': 1, 'Emergency Shielding': dt },
      aimed: { 'Death-Spore Toxin': 'iron' },
      figures: { iron: '1,1', strucker: '9,9' },
    })
      .play('0 activate:iron')
      .idleTo('activation.open')
      .wounds('iron');
  assert.deepEqual([poisoned(1), poisoned(2)], [1, 0]);
});
test('ST-CMD-06 ST-ATK-06 AP pay for the attack and CP for its aiming', () => {
  const t = scenario({
    figures: { iron: '0,0', s1: '5,0' },
    cp: [2, 0],
    ap: { iron: 2 },
    wounds: { iron: { move: 1 } },
  });
  t.play('0 activate:iron', '0 rest', '0 attack', '0 figure:s1', '0 aim:2').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.ap('iron'), t.world.cp], ['down', 0, [0, 0]]);
});
test('ST-SPC-03 ST-HEN-04 a soldier who has fired from the turret uses no knife in this round', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Trench Knife'],
    map: arena(12, 12, { '3,3': 't' }),
    figures: { s1: '3,3', cap: '6,3', may: '4,3' },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 turret', '1 figure:cap').idleTo('turn.act');
  assert.equal(t.refused('1 card:Trench Knife'), 'ST-HEN-04');
});
test('ST-STA-03 ST-WND-05 a prone hero with a wound in the Defend Box pays 2 more for every reaction', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Shield Block'],
    figures: { winter: '1,1', cap: '4,1' },
    prone: { cap: 1 },
    wounds: { cap: { defend: 1 } },
    ap: { cap: 5 },
  });
  t.turn('winter').play('1 attack', '1 figure:cap');
  assert.deepEqual(t.open(0), ['Dodge (3 AP): 2 less', 'Shield Block (3 AP)', 'Take it']);
  t.play('0 card:Shield Block');
  assert.deepEqual([t.ap('cap'), t.wounds('cap')], [2, 1]);
});
test('ST-OBJ-02 ST-RUL-36 a wall that a first attack leaves standing is as strong for the second', () => {
  const t = scenario({ map: drawn(ROOMS, 'hydra-base'), figures: { iron: '1,2' } });
  t.turn('iron').play('0 attack', '0 barrier:0,2/1,2', '0 attack', '0 barrier:0,2/1,2');
  assert.deepEqual(t.opened(), []);
});
