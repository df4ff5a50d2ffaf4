// Each Action Card of the Mastermind's side in a small position, by its name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

const mission = (position: Position) => scenario({ at: 'mastermind', ...position });
type Played = ReturnType<typeof scenario>;
/** The names that a verb is open for. */
const open = (t: Played, seat: number, verb: string): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));
const each = <X>(keys: string, look: (key: string) => X): X[] => keys.split(' ').map(look);

// ---- Winter Soldier --------------------------------------------------------------------------------------------

test('ST-EX-38 Deflect: 3 armor, and the attacker takes 1 damage that cannot be defended', () => {
  const figures = { cap: '1,4', winter: '2,4' };
  const t = scenario({ figures, cards: ['Deflect'], ap: { winter: 1 } }).turn('cap');
  t.play('0 attack', '0 figure:winter', '1 card:Deflect').idleTo('turn.act');
  assert.deepEqual([t.wounds('winter'), t.wounds('cap'), t.dt('Deflect'), t.ap('winter')], [0, 1, 1, 0]);
});
test('Assault Rifle shoots twice at one target with 2, past 1 dodge', () => {
  const figures = { cap: '1,4', winter: '4,4' };
  const t = mission({ figures, cards: ['Assault Rifle'], ap: { cap: 1 } }).turn('winter');
  t.play('1 card:Assault Rifle', '1 figure:cap', '0 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.ap('winter')], [3, 4]);
});
test('Cybernetic Arm strikes with 5, and with 7 against things', () => {
  const t = mission({ figures: { cap: '1,4', winter: '2,4' }, cards: ['Cybernetic Arm'] }).turn('winter');
  t.play('1 card:Cybernetic Arm', '1 figure:cap').idleTo('turn.act');
  assert.equal(t.wounds('cap'), 5);
  const map = arena(12, 12, { '3,4': 'b' });
  const thing = mission({ map, figures: { winter: '2,4', cap: '9,9' }, cards: ['Cybernetic Arm'] }).turn('winter');
  thing.play('1 card:Cybernetic Arm', '1 object:3,4');
  assert.deepEqual([thing.world.attack!.bonus, thing.world.rubble.length], [2, 1]);
});
test('Sniper Shot hits with 5 at any distance and past figures on the line', () => {
  const figures = { cap: '0,4', s1: '5,4', winter: '11,4' };
  const t = mission({ figures, cards: ['Sniper Shot'] }).turn('winter');
  t.play('1 card:Sniper Shot', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.dt('Sniper Shot')], [5, 1]);
});
test('Smoke Grenade gives 2 dodge against ranged attacks only', () => {
  const position = { cards: ['Smoke Grenade'], dt: { 'Smoke Grenade': 1 } };
  const far = scenario({ figures: { iron: '1,4', winter: '4,4' }, ...position }).turn('iron');
  far.play('0 attack', '0 figure:winter').idleTo('turn.act');
  const near = scenario({ figures: { cap: '1,4', winter: '2,4' }, ...position }).turn('cap');
  near.play('0 attack', '0 figure:winter').idleTo('turn.act');
  assert.deepEqual([far.wounds('winter'), near.wounds('winter')], [1, 3]);
});
test('Knife Fighter strikes with 2 for 1 AP, past 1 dodge', () => {
  const figures = { cap: '1,4', winter: '2,4' };
  const t = mission({ figures, cards: ['Knife Fighter'], ap: { cap: 1 } }).turn('winter');
  t.play('1 card:Knife Fighter', '1 figure:cap', '0 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.ap('winter')], [1, 5]);
});
test('Relentless Pursuit moves up to 3 spaces in any way without penalties', () => {
  const map = arena(12, 12, { '4,5': 'c' });
  const t = mission({ map, figures: { winter: '2,4', cap: '2,3' }, cards: ['Relentless Pursuit'] }).turn('winter');
  t.play('1 card:Relentless Pursuit', '1 to:5,5');
  assert.deepEqual([t.where('winter'), t.ap('winter')], ['5,5', 4]);
});
test('Programmed Assassin hunts one enemy: +1, past 1 armor and 1 dodge', () => {
  const t = mission({
    figures: { iron: '1,4', cap: '1,6', winter: '4,4' },
    cards: ['Programmed Assassin', 'Iron Armor'],
  }).turn('winter');
  t.play('1 card:Programmed Assassin', '1 hunt:iron', '1 attack', '1 figure:iron').idleTo('turn.act');
  assert.deepEqual([t.wounds('iron'), t.dt('Programmed Assassin')], [4, 2]);
  t.play('1 attack', '1 figure:cap').idleTo('turn.act');
  assert.equal(t.wounds('cap'), 3);
});

// ---- Radioactive Man -------------------------------------------------------------------------------------------

test('ST-EX-35 Hurl Object: the crate becomes rubble, and May suffers an attack of 2 without obstruction', () => {
  const map = arena(12, 12, { '2,4': 'c' });
  const t = mission({ map, figures: { rad: '1,4', may: '3,4' }, cards: ['Hurl Object'] }).turn('rad');
  t.play('1 card:Hurl Object', '1 object:2,4', '1 figure:may').idleTo('turn.act');
  assert.deepEqual([t.wounds('may'), t.world.rubble, t.ap('rad')], [2, [t.square('2,4'), t.square('3,4')], 5]);
});
test('ST-EX-36 Radioactive Blast over the same crate meets obstruction defense 2', () => {
  const map = arena(12, 12, { '2,4': 'c' });
  const t = mission({ map, figures: { rad: '1,4', may: '3,4' } }).turn('rad');
  t.play('1 attack', '1 figure:may').idleTo('turn.act');
  assert.deepEqual([t.world.attack!.obstruction, t.wounds('may')], [2, 1]);
});
test('Radiation Aura hurts enemies that begin their turn adjacent or leave an adjacent space', () => {
  const position = { cards: ['Radiation Aura'], dt: { 'Radiation Aura': 1 } };
  const t = scenario({ figures: { rad: '1,4', cap: '2,4', iron: '1,6' }, ...position });
  t.play('0 activate:cap').idleTo('activation.open');
  assert.equal(t.wounds('cap'), 1);
  t.play('0 addAp', '0 advance:4,4').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.where('cap')], [2, '4,4']);
  t.play('0 end', '0 activate:iron', '0 addAp', '0 advance:1,7').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 0);
});
test('Radiation Aura hurts nobody without DT', () => {
  const t = scenario({ figures: { rad: '1,4', cap: '2,4' }, cards: ['Radiation Aura'] });
  t.turn('cap').play('0 advance:4,4').idleTo('turn.act');
  assert.equal(t.wounds('cap'), 0);
});
test('Radioactive Skin: 1 armor, and a melee attacker who does damage takes 1, once per turn', () => {
  const t = scenario({ figures: { rad: '1,4', cap: '2,4' }, cards: ['Radioactive Skin'] }).turn('cap');
  t.play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.deepEqual([t.wounds('rad'), t.wounds('cap')], [2, 1]);
  t.play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.deepEqual([t.wounds('rad'), t.wounds('cap')], [4, 1]);
});
test('Radioactive Skin hurts nobody who shoots', () => {
  const t = scenario({ figures: { rad: '1,4', iron: '4,4' }, cards: ['Radioactive Skin'] }).turn('iron');
  t.play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.deepEqual([t.wounds('rad'), t.wounds('iron')], [2, 0]);
});
test('Gamma Punch strikes with 4, 1 automatic damage and a slam of up to 2', () => {
  const t = mission({ figures: { rad: '1,4', cap: '2,4' }, cards: ['Gamma Punch'] }).turn('rad');
  t.play('1 card:Gamma Punch', '1 figure:cap').idleTo('slam.push');
  assert.equal(t.options(1).length, 2);
  t.play('1 push:12').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.where('cap')], [5, '4,4']);
});
test('Nuclear Detonation: 5 beside him, 3 at two spaces, and things as well', () => {
  const map = arena(12, 12, { '5,5': 'c', '6,6': 'b', '7,7': 'c' });
  const t = mission({
    map,
    figures: { rad: '4,4', cap: '5,4', iron: '6,4', may: '7,4', s1: '3,3' },
    cards: ['Nuclear Detonation'],
  }).turn('rad');
  t.play('1 card:Nuclear Detonation').idleTo('turn.act');
  // Iron Man has the figure on the line as cover.
  assert.deepEqual(
    each('cap iron may', key => t.wounds(key)),
    [5, 2, 0],
  );
  assert.equal(t.where('s1'), 'down');
  assert.deepEqual(
    each('5,5 6,6 7,7', name => t.world.rubble.includes(t.square(name))),
    [true, true, false],
  );
  assert.deepEqual([t.ap('rad'), t.dt('Nuclear Detonation')], [1, 3]);
});
test('Fallout: ranged 2, then 1 automatic damage, and the target is prone', () => {
  const t = mission({ figures: { rad: '1,4', cap: '4,4' }, cards: ['Fallout'] }).turn('rad');
  t.play('1 card:Fallout', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.status('cap')], [3, 'prone']);
});
test('Heat Haze answers ranged attacks only, with 3 dodge', () => {
  const position = { cards: ['Heat Haze'], ap: { rad: 1 } };
  const far = scenario({ figures: { iron: '1,4', rad: '4,4' }, ...position }).turn('iron');
  far.play('0 attack', '0 figure:rad', '1 card:Heat Haze');
  assert.equal(far.wounds('rad'), 0);
  const near = scenario({ figures: { cap: '1,4', rad: '2,4' }, ...position }).turn('cap');
  near.play('0 attack', '0 figure:rad');
  assert.deepEqual(near.options(1), ['defend', 'pass']);
});
test('Absorb Radiation removes 3 own wounds and gains 1 AP', () => {
  const wounds = { rad: { attack: 2, move: 2 } };
  const t = mission({ figures: { rad: '1,4' }, cards: ['Absorb Radiation'], wounds }).turn('rad');
  t.play('1 card:Absorb Radiation').idleTo('turn.act');
  assert.deepEqual([t.wounds('rad'), t.ap('rad'), t.dt('Absorb Radiation')], [1, 6, 2]);
});

// ---- Baron Strucker --------------------------------------------------------------------------------------------

test('Satan Claw strikes with 5 and traps', () => {
  const t = mission({ figures: { strucker: '1,4', cap: '2,4' }, cards: ['Satan Claw'] }).turn('strucker');
  t.play('1 card:Satan Claw', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.status('cap')], [5, 'trapped']);
});
test('Hail Hydra gives the soldiers 4 AP, or another ally within 6 spaces 3 AP', () => {
  const figures = { strucker: '1,4', winter: '7,4', rad: '8,4', s1: '1,1' };
  const t = mission({ figures, cards: ['Hail Hydra'] }).turn('strucker');
  t.play('1 card:Hail Hydra');
  assert.deepEqual([t.options(1).includes('group'), open(t, 1, 'gains')], [true, ['winter']]);
  t.play('1 group');
  assert.deepEqual([t.ap('soldiers'), t.ap('winter')], [4, 0]);
  const other = mission({ figures, cards: ['Hail Hydra'] }).turn('strucker');
  other.play('1 card:Hail Hydra', '1 gains:winter');
  assert.deepEqual([other.ap('soldiers'), other.ap('winter')], [0, 3]);
});
test('Duelling Master: 2 dodge in melee, and 1 damage to an attacker who inflicts nothing', () => {
  const figures = { may: '1,4', strucker: '2,4' };
  const cards = ['Duelling Master', 'Leg Sweep'];
  const t = scenario({ figures, cards, ap: { strucker: 1 } }).turn('may');
  t.play('0 card:Leg Sweep', '0 figure:strucker', '1 card:Duelling Master').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('may')], [0, 1]);
  const hurt = scenario({ figures, cards, ap: { strucker: 1 } }).turn('may');
  hurt.play('0 attack', '0 figure:strucker', '1 card:Duelling Master').idleTo('turn.act');
  assert.deepEqual([hurt.wounds('strucker'), hurt.wounds('may')], [1, 0]);
});
test('Death-Spore Toxin: ranged 4, and 1 automatic damage at the start of each turn while it has DT', () => {
  const t = mission({ figures: { strucker: '1,4', cap: '4,4' }, cards: ['Death-Spore Toxin'] }).turn('strucker');
  t.play('1 card:Death-Spore Toxin', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.dt('Death-Spore Toxin')], [4, 2]);
  t.play('1 end', '0 activate:cap').idleTo('activation.open');
  assert.equal(t.wounds('cap'), 5);
});
test('Death-Spore Toxin is over without DT', () => {
  const t = scenario({
    figures: { strucker: '1,4', cap: '4,4' },
    cards: ['Death-Spore Toxin'],
    aimed: { 'Death-Spore Toxin': 'cap' },
  });
  t.turn('cap');
  assert.equal(t.wounds('cap'), 0);
});
test('Human Shield: a ranged attack goes to an adjacent ally instead, who may react', () => {
  const t = scenario({
    figures: { iron: '1,4', strucker: '4,4', s1: '4,5', s2: '8,8' },
    cards: ['Human Shield'],
    ap: { strucker: 2, soldiers: 1 },
  }).turn('iron');
  t.play('0 attack', '0 figure:strucker', '1 card:Human Shield', '1 shield:s1');
  assert.deepEqual([t.at, t.options(1)], ['attack.react', ['defend', 'pass']]);
  t.play('1 defend');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1'), t.ap('strucker'), t.ap('soldiers')], [0, 2, 1, 0]);
});
test('Human Shield needs an ally beside him', () => {
  const figures = { iron: '1,4', strucker: '4,4', s1: '8,8' };
  const t = scenario({ figures, cards: ['Human Shield'], ap: { strucker: 1 } }).turn('iron');
  t.play('0 attack', '0 figure:strucker');
  assert.deepEqual(t.options(1), ['defend', 'pass']);
});
test('Reinforcements bring back up to two defeated soldiers without payment', () => {
  const t = scenario({
    figures: { iron: '1,4', strucker: '9,9', s1: '4,4', s2: '9,8' },
    white: '0,0 0,1 0,2',
    cards: ['Reinforcements'],
  });
  t.turn('iron').play('0 attack', '0 figure:s1');
  assert.equal(t.where('s1'), 'down');
  t.idleTo('mastermindPhase.activate').turn('strucker').play('1 card:Reinforcements', '1 to:0,1');
  assert.deepEqual([t.where('s1'), t.at, t.ap('strucker')], ['0,1', 'turn.act', 5]);
});
test('Reinforcements are up to two: with fewer the Mastermind may stop', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { strucker: '6,3', s1: '9,9' },
    down: 's2 s3',
    cards: ['Reinforcements'],
    white: '10,10 11,11 9,11',
  });
  t.turn('strucker').play('1 card:Reinforcements', '1 to:9,11', '1 enough');
  assert.deepEqual([t.at, t.where('s2'), t.where('s3')], ['turn.act', '9,11', 'down']);
});
test('Electro-Static Shield: 1 armor and 1 dodge against every attack', () => {
  const t = scenario({
    figures: { cap: '1,4', strucker: '2,4' },
    cards: ['Electro-Static Shield'],
    dt: { 'Electro-Static Shield': 1 },
  }).turn('cap');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.world.attack!.armor, t.world.attack!.dodge, t.wounds('strucker')], [1, 1, 1]);
});
test('Escape Route puts Strucker into his Starting Zone or on a white spawn point', () => {
  const map = drawn(['+###+###+###+###+', '#..A ..A ..B ..B#', '+###+###+###+###+']);
  const t = mission({
    map,
    figures: { strucker: '0,0', cap: '1,0', s1: '3,0' },
    white: '3,0',
    zones: ['', 'B'],
    cards: ['Escape Route'],
  }).turn('strucker');
  t.play('1 card:Escape Route');
  assert.deepEqual(open(t, 1, 'flee'), ['2,0']);
  t.play('1 flee:2,0');
  assert.deepEqual([t.where('strucker'), t.dt('Escape Route')], ['2,0', 2]);
});

// ---- Hydra Soldiers --------------------------------------------------------------------------------------------

test('ST-EX-16 Trench Knife strikes with 3 and ignores 1 armor, but no dodge', () => {
  const figures = { rad: '9,9', iron: '1,4', s1: '2,4' };
  const t = mission({ figures, cards: ['Trench Knife', 'Iron Armor'] }).turn('soldiers');
  t.play('1 mobilize:s1', '1 card:Trench Knife', '1 figure:iron').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 3);
  const dodging = mission({ figures, cards: ['Trench Knife'], ap: { iron: 1 } }).turn('soldiers');
  dodging.play('1 mobilize:s1', '1 card:Trench Knife', '1 figure:iron', '0 defend').idleTo('turn.act');
  assert.equal(dodging.wounds('iron'), 2);
});
test('Concussion Rocket: ranged 4, slam 1, prone', () => {
  const t = mission({ figures: { cap: '1,4', s1: '4,4' }, cards: ['Concussion Rocket'] }).turn('soldiers');
  t.play('1 mobilize:s1', '1 card:Concussion Rocket', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.where('cap'), t.status('cap')], [4, '0,4', 'prone']);
});
test('Suppressing Fire: ranged 2, and a damaged target loses 1 AP', () => {
  const figures = { cap: '1,4', s1: '4,4' };
  const t = mission({ figures, cards: ['Suppressing Fire'], ap: { cap: 3 } }).turn('soldiers');
  t.play('1 mobilize:s1', '1 card:Suppressing Fire', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.ap('cap')], [2, 2]);
});
test('Covering Line: 1 dodge for soldiers beside another soldier', () => {
  const position = { cards: ['Covering Line'], dt: { 'Covering Line': 1 } };
  const together = scenario({ figures: { iron: '1,4', s1: '4,4', s2: '4,5' }, ...position }).turn('iron');
  together.play('0 attack', '0 figure:s1');
  const alone = scenario({ figures: { iron: '1,4', s1: '4,4', s2: '4,6' }, ...position }).turn('iron');
  alone.play('0 attack', '0 figure:s1');
  assert.deepEqual([together.wounds('s1'), alone.where('s1')], [2, 'down']);
});
test('Coordinated Assault: +1 on a target that another soldier stands beside', () => {
  const position = { cards: ['Coordinated Assault'], dt: { 'Coordinated Assault': 2 } };
  const flanked = mission({ figures: { cap: '1,4', s1: '4,4', s2: '1,5' }, ...position }).turn('soldiers');
  flanked.play('1 mobilize:s1', '1 attack', '1 figure:cap').idleTo('turn.act');
  const alone = mission({ figures: { cap: '1,4', s1: '4,4', s2: '1,6' }, ...position }).turn('soldiers');
  alone.play('1 mobilize:s1', '1 attack', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([flanked.wounds('cap'), alone.wounds('cap')], [3, 2]);
});
test('Double Time: each soldier that is not mobilized yet moves 1 bonus space', () => {
  const figures = { cap: '9,9', s1: '1,4', s2: '3,4', s3: '5,4' };
  const t = mission({ figures, cards: ['Double Time'] }).turn('soldiers');
  t.play('1 mobilize:s1', '1 done', '1 card:Double Time');
  assert.deepEqual(open(t, 1, 'hasten'), ['s2', 's3']);
  t.play('1 hasten:s2', '1 to:3,5', '1 hasten:s3', '1 to:6,4');
  assert.deepEqual([t.where('s2'), t.where('s3'), t.at, t.ap('soldiers')], ['3,5', '6,4', 'turn.act', 4]);
});
test('Cut Off One Head answers the defeat of a soldier with 2 CP', () => {
  const t = scenario({ figures: { iron: '1,4', s1: '4,4' }, cards: ['Cut Off One Head'] }).turn('iron');
  t.play('0 attack', '0 figure:s1');
  assert.deepEqual([t.at, t.waiting], ['answering.choose', [1]]);
  t.play('1 answer');
  assert.deepEqual([t.world.cp[1], t.dt('Cut Off One Head'), t.at], [2, 2, 'turn.act']);
});
test('Field Dressing removes up to 4 wounds from soldiers in total', () => {
  const figures = { cap: '9,9', s1: '1,4', s2: '3,4', s3: '5,4' };
  const wounds = { s1: { base: 2 }, s2: { base: 1 }, s3: { base: 2 } };
  const t = mission({ figures, cards: ['Field Dressing'], wounds }).turn('soldiers');
  t.play('1 card:Field Dressing').idleTo('turn.act');
  assert.equal(t.wounds('s1') + t.wounds('s2') + t.wounds('s3'), 1);
});
