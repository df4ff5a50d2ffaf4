// Attacks: range, aiming, obstruction, reactions, wounds, and what lies in the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

const figuresOpen = (t: ReturnType<typeof scenario>, seat: number): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith('figure:'))
    .map(option => option.slice('figure:'.length));

test('ST-ATK-01 the primary attack costs 2 AP and is made again while it can be paid', () => {
  const t = scenario({ figures: { cap: '3,3', strucker: '4,3' } }).turn('cap');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.wounds('strucker')], [0, 9]);
  assert.equal(t.refused('0 attack'), 'ST-ACT-10');
});
test('ST-ATK-02 a melee attack reaches the eight neighbours', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,4', s2: '3,5', s3: '2,3' } }).turn('cap');
  t.play('0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['s1', 's3']);
});
test('ST-ATK-03 ST-ATK-04 a ranged attack needs 2 spaces and has no longest range', () => {
  const t = scenario({ figures: { iron: '0,0', s1: '1,1', s2: '2,0', s3: '11,11' } }).turn('iron');
  t.play('0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['s2', 's3']);
});
test('ST-EX-07 ST-EX-08 ST-EX-09 ST-ATK-06 ST-ATK-07 aiming buys back the distance penalty and no more', () => {
  const shot = (): ReturnType<typeof scenario> => scenario({ figures: { iron: '0,0', rad: '5,0' } }).turn('iron');
  const far = shot().play('0 attack', '0 figure:rad');
  assert.equal(far.world.attack!.penalty, 2);
  assert.equal(far.refused('0 aim:3'), 'ST-ATK-07');
  far.play('0 aim:0').idleTo('turn.act');
  assert.deepEqual([far.wounds('rad'), far.ap('iron')], [1, 4]);
  const aimed = shot().play('0 attack', '0 figure:rad', '0 aim:2').idleTo('turn.act');
  assert.deepEqual([aimed.wounds('rad'), aimed.ap('iron')], [3, 2]);
  const near = scenario({ figures: { iron: '0,0', rad: '3,0' } }).turn('iron');
  near.play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.equal(near.wounds('rad'), 3);
});
test('ST-ATK-08 each attack of a volley has its own penalty and its own aiming', () => {
  const t = scenario({ figures: { iron: '0,0', strucker: '5,0' }, cards: ['Micro-Missile Volley'] }).turn('iron');
  t.play('0 card:Micro-Missile Volley', '0 figure:strucker', '0 aim:2').idleTo('attack.target');
  t.play('0 figure:strucker');
  assert.deepEqual([t.at, t.world.attack!.penalty], ['attack.aim', 2]);
  t.play('0 aim:0').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 2);
});
test('ST-ATK-09 ST-ATK-10 ST-EX-21 damage is the strength less all defenses', () => {
  const t = scenario({ figures: { iron: '0,0', rad: '3,0' }, ap: { rad: 1 } }).turn('iron');
  t.play('0 attack', '0 figure:rad', '1 defend').idleTo('turn.act');
  assert.equal(t.wounds('rad'), 1);
  t.play('0 attack', '0 figure:rad').idleTo('turn.act');
  assert.equal(t.wounds('rad'), 4);
});
test('ST-ATK-11 ST-GLO-02 a teammate may be attacked, oneself may not (ST-RUL-60)', () => {
  const t = scenario({ figures: { cap: '3,3', quake: '4,3' } }).turn('cap');
  t.play('0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['quake']);
});
test('ST-RUL-60 nobody attacks itself', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' } })
    .turn('cap')
    .play('0 attack');
  assert.equal(t.refused('0 figure:cap'), 'ST-RUL-60');
});
test('ST-EX-22 ST-DEF-03 Shield Block alone takes 4 from the strength, not below 0', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', strucker: '4,3' },
    cards: ['Shield Block'],
    ap: { cap: 1 },
  }).turn('strucker');
  t.play('1 attack', '1 figure:cap', '0 card:Shield Block').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.ap('cap')], [0, 0]);
});
test('ST-EX-15 ST-DEF-02 ST-DEF-10 ST-CMD-05 reactions are paid from saved AP and CP, whoever has acted', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    cards: ['Shield Block', 'Hold the Line'],
    ap: { cap: 1 },
    cp: [1, 0],
  }).turn('winter');
  t.play('1 attack', '1 figure:cap');
  assert.deepEqual(t.options(0), ['defend', 'card:Shield Block', 'pass', 'command:1']);
  t.play('0 card:Shield Block', '0 defend').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.world.cp[0]], [0, 0]);
});
test('ST-EX-19 ST-DEF-04 the same defense answers one attack once', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '3,3', winter: '6,3' }, ap: { cap: 3 } }).turn('winter');
  t.play('1 attack', '1 figure:cap', '0 defend');
  assert.deepEqual([t.at, t.ap('cap')], ['harm.place', 2]);
  t.idleTo('turn.act').play('1 attack', '1 figure:cap');
  assert.equal(t.at, 'attack.react');
});
test('ST-EX-20 ST-DEF-05 ST-DEF-01 dodge and armor add up, each paid for', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', strucker: '4,3' },
    cards: ['Shield Block'],
    ap: { cap: 3 },
  }).turn('strucker');
  t.play('1 attack', '1 figure:cap', '0 defend', '0 card:Shield Block');
  assert.deepEqual([t.world.attack!.dodge + t.world.attack!.armor, t.ap('cap')], [6, 1]);
});
test('ST-DEF-09 a target may decline and keep its AP', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '3,3', winter: '6,3' }, ap: { cap: 3 } }).turn('winter');
  t.play('1 attack', '1 figure:cap', '0 pass').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.wounds('cap')], [3, 3]);
});
test('ST-EX-16 ST-DEF-08 ignoring armor lowers armor and no dodge', () => {
  const cut = (foe: string, position: object): number => {
    const t = scenario({ at: 'mastermind', cards: ['Trench Knife'], ...position } as never).play(
      '1 activate:soldiers',
      '1 addAp',
      '1 mobilize:s1',
    );
    return t
      .play('1 card:Trench Knife', `1 figure:${foe}`, `${t.seatOf(foe)} defend`)
      .idleTo('turn.act')
      .wounds(foe);
  };
  assert.equal(cut('rad', { figures: { s1: '3,3', rad: '4,3' }, ap: { rad: 1 } }), 2);
  assert.equal(cut('cap', { figures: { s1: '3,3', cap: '4,3' }, ap: { cap: 1 } }), 1);
});
test('ST-EX-17 ST-DEF-06 Iron Armor counts without payment', () => {
  const t = scenario({ at: 'mastermind', figures: { iron: '3,3', winter: '6,3' }, cards: ['Iron Armor'] }).turn(
    'winter',
  );
  t.play('1 attack', '1 figure:iron').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 2);
});
test('ST-EX-18 ST-DEF-07 ST-ATK-12 Hold the Line adds to attack and defense while it has DT', () => {
  const t = scenario({
    figures: { cap: '3,3', strucker: '4,3' },
    cards: ['Hold the Line'],
    dt: { 'Hold the Line': 2 },
  }).turn('cap');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 4);
});
test('ST-EX-13 ST-EX-14 ST-LOS-07 ST-LOS-09 a figure on the line gives 1, one at its corner nothing', () => {
  const through = scenario({ figures: { iron: '0,0', cap: '2,0', s1: '3,0' } }).turn('iron');
  assert.equal(through.play('0 attack', '0 figure:s1').world.attack!.obstruction, 1);
  const corner = scenario({ figures: { iron: '0,0', cap: '1,2', s1: '3,3' } }).turn('iron');
  assert.equal(corner.play('0 attack', '0 figure:s1').world.attack!.obstruction, 0);
});
test('ST-EX-11 ST-EX-12 barrels obstruct for the one who is adjacent to them', () => {
  const seen = (from: string, to: string, key: string, foe: string, at: 'heroes' | 'mastermind'): number => {
    const t = scenario({ at, map: arena(12, 12, { '6,3': 'b' }), figures: { iron: from, rad: to } }).turn(key);
    return t.play(`${t.seatOf(key)} attack`, `${t.seatOf(key)} figure:${foe}`).world.attack!.obstruction;
  };
  assert.equal(seen('4,3', '7,3', 'iron', 'rad', 'heroes'), 3);
  assert.equal(seen('4,3', '7,3', 'rad', 'iron', 'mastermind'), 0);
  assert.equal(seen('5,3', '7,3', 'iron', 'rad', 'heroes'), 3);
  assert.equal(seen('5,3', '7,3', 'rad', 'iron', 'mastermind'), 3);
});
test('ST-RND-08 ST-RND-09 ST-RUL-66 in round 1 the Mastermind attacks no hero, heroes attack freely', () => {
  const t = scenario({ at: 'mastermind', round: 1, figures: { cap: '3,3', winter: '6,3', s1: '8,3' } }).turn('winter');
  t.play('1 attack');
  assert.deepEqual(figuresOpen(t, 1), ['s1']);
  const hero = scenario({ round: 1, figures: { cap: '3,3', s1: '4,3' } }).turn('cap');
  assert.deepEqual(figuresOpen(hero.play('0 attack'), 0), ['s1']);
});
test('ST-RND-08 ST-RSP-04 an attack on everybody around is made on nobody who may not be attacked', () => {
  const t = scenario({ cards: ['Tremor'], figures: { quake: '3,3', s1: '4,3', s2: '2,3' }, safe: 's2' }).turn('quake');
  t.play('0 card:Tremor').idleTo('turn.act');
  const attacks = t.kinds.filter(kind => kind === 'attacked').length;
  assert.deepEqual([attacks, t.wounds('s1'), t.wounds('s2')], [1, 2, 0]);
});
test('ST-OBJ-01 ST-OBJ-02 ST-OBJ-04 ST-OBJ-06 one attack of enough strength makes rubble, a weaker one nothing', () => {
  const map = arena(12, 12, { '4,3': 'b', '6,3': 'c' });
  const t = scenario({ map, figures: { iron: '3,3' } }).turn('iron');
  t.play('0 attack', '0 object:4,3');
  assert.deepEqual([t.world.rubble, t.happened('hit')], [[t.square('4,3')], ['hit 1']]);
  const weak = scenario({ map, figures: { s1: '2,3' }, at: 'mastermind' });
  weak.play('1 activate:soldiers', '1 addAp', '1 mobilize:s1', '1 attack', '1 object:4,3');
  assert.deepEqual([weak.world.rubble, weak.ap('soldiers')], [[], 4]);
});
test('ST-OBJ-05 distance counts against objects', () => {
  const map = arena(12, 12, { '9,3': 'c' });
  const t = scenario({ map, figures: { iron: '0,3' } }).turn('iron');
  t.play('0 attack', '0 object:9,3', '0 aim:0');
  assert.deepEqual(t.world.rubble, []);
  t.play('0 attack', '0 object:9,3');
  assert.equal(t.world.attack!.penalty, 6);
});
const WALLED = drawn([
  '+###+###+###+###+###+',
  '#..A ..A|..A ..A1..B#',
  '+   +   +   +   +   +',
  '#..A ..A|..A ..A1..B#',
  '+###+###+###+###+###+',
]);
test('ST-OBJ-07 ST-OBJ-10 ST-OBJ-11 ST-INT-04 a door that is shot down stays open', () => {
  const t = scenario({ map: WALLED, figures: { iron: '2,0', s1: '4,0' } }).turn('iron');
  t.play('0 attack', '0 barrier:0').play('0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['s1']);
});
test('ST-OBJ-08 ST-OBJ-09 an inner wall is breached by one attack, walls on the edge are no targets', () => {
  const t = scenario({ map: WALLED, figures: { cap: '1,0', s1: '2,0' } }).turn('cap');
  t.play('0 attack');
  assert.deepEqual(
    t.options(0).filter(option => option.startsWith('barrier')),
    ['barrier:1,0/2,0'],
  );
  t.play('0 barrier:1,0/2,0', '0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['s1']);
});
test('ST-EX-10 ST-LOS-01 a wall on the line takes away the sight', () => {
  const map = drawn([
    '+###+###+###+###+',
    '#..A ..A|..A ..A#',
    '+   +   +   +   +',
    '#..A ..A ..A ..A#',
    '+   +   +   +   +',
    '#..A ..A ..A ..A#',
    '+###+###+###+###+',
  ]);
  const t = scenario({ map, figures: { iron: '0,0', s1: '3,0', s2: '2,2', s3: '0,2' } })
    .turn('iron')
    .play('0 attack');
  assert.deepEqual(figuresOpen(t, 0), ['s2', 's3']);
});
test('ST-WND-01 ST-RUL-69 wounds go where their owner likes, never more than there are slots', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '3,3', winter: '6,3' }, cards: ['Shield Block'] }).turn(
    'winter',
  );
  t.play('1 attack', '1 figure:cap');
  assert.equal(t.refused('0 wounds:0:0+0+0'), 'ST-WND-01');
  t.play('0 wounds:0:0+1+4');
  assert.deepEqual([t.world.attackWounds[0], t.world.defendWounds[0], t.world.cardWounds[1]], [1, 1, 1]);
});
test('ST-WND-10 ST-RSP-01 ST-OPS-02 ST-RUL-70 with all slots full a hero is gone, for 1 OP the first time', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    wounds: { cap: { attack: 2, defend: 2 } },
    ap: { cap: 0 },
    prone: { cap: 1 },
  }).turn('winter');
  t.play('1 attack', '1 figure:cap');
  assert.deepEqual([t.where('cap'), t.world.op, t.status('cap')], ['down', [0, 1], '']);
});
test('ST-OPS-03 ST-OPS-04 a villain is worth 1 OP, the mastermind 2, and only once', () => {
  const hurt = { winter: { attack: 2, defend: 2, move: 1 }, strucker: { attack: 4, defend: 4, move: 3 } };
  const t = scenario({ figures: { cap: '3,3', winter: '4,3', strucker: '2,3' }, wounds: hurt }).turn('cap');
  t.play('0 attack', '0 figure:winter');
  assert.deepEqual(t.world.op, [1, 0]);
  t.play('0 attack', '0 figure:strucker');
  assert.deepEqual([t.world.op, t.world.taken[4]], [[3, 0], true]);
});
test('ST-RUL-64 ST-EX-38 an attacker who falls to a reaction still does its damage, and its turn is over', () => {
  const t = scenario({
    figures: { cap: '3,3', winter: '4,3' },
    cards: ['Deflect'],
    ap: { winter: 1 },
    wounds: { cap: { attack: 1, defend: 2, move: 2 } },
  }).turn('cap');
  t.play('0 attack', '0 figure:winter', '1 card:Deflect');
  assert.deepEqual([t.where('cap'), t.wounds('winter'), t.at === 'turn.act'], ['down', 0, false]);
});
test('ST-RUL-62 strength is never negative', () => {
  const t = scenario({ figures: { iron: '0,0', rad: '11,0' } }).turn('iron');
  t.play('0 attack', '0 figure:rad', '0 aim:0').idleTo('turn.act');
  assert.equal(t.wounds('rad'), 0);
});
