// The rules of cards as they are played: multipart attacks and volleys, durations, boxes, reactions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

/** The names that a verb is open for. */
const open = (t: ReturnType<typeof scenario>, seat: number, verb: string): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));

const HURL = {
  map: arena(12, 12, { '9,9': 'c' }),
  figures: { cap: '1,4', iron: '0,0', s1: '4,4', s2: '7,4', s3: '4,5', s4: '8,4' },
  cards: ['Hurl Shield'],
};
test('ST-MUL-01 ST-MUL-02 ST-MUL-05 the first attack is over before further targets within 3 spaces are chosen', () => {
  const t = scenario(HURL).turn('cap').play('0 card:Hurl Shield', '0 figure:s1');
  assert.equal(t.where('s1'), 'down');
  assert.deepEqual([t.at, open(t, 0, 'figure')], ['attack.target', ['s2', 's3']]);
});
test('ST-MUL-03 ST-MUL-04 ST-EX-27 distance is measured from the first target, and an adjacent one is legal', () => {
  const t = scenario(HURL).turn('cap').play('0 card:Hurl Shield', '0 figure:s1', '0 figure:s2');
  // Six spaces from Captain America, three from where the first soldier stood: no penalty and no aiming.
  assert.deepEqual([t.at, t.where('s2')], ['attack.target', 'down']);
  t.play('0 figure:s3');
  assert.deepEqual([t.where('s2'), t.where('s3')], ['down', 'down']);
});
test('ST-RUL-89 further targets differ, and are neither the attacker nor the first target', () => {
  const t = scenario({ ...HURL, figures: { cap: '2,4', strucker: '4,4', s2: '4,6', s3: '5,5' } }).turn('cap');
  t.play('0 card:Hurl Shield', '0 figure:strucker').idleTo('attack.target');
  assert.deepEqual(open(t, 0, 'figure'), ['s2', 's3']);
  t.play('0 figure:s2');
  assert.deepEqual(open(t, 0, 'figure'), ['s3']);
});
test('ST-MUL-06 the first target or a further one may be an object', () => {
  const map = arena(12, 12, { '4,4': 'c', '5,6': 'c' });
  const t = scenario({ map, figures: { cap: '1,4', s1: '6,4' }, cards: ['Hurl Shield'] }).turn('cap');
  t.play('0 card:Hurl Shield', '0 object:4,4', '0 object:5,6', '0 figure:s1');
  assert.deepEqual([t.world.rubble.length, t.where('s1')], [2, 'down']);
});
test('ST-EX-37 Hurl Shield at an ally goes on from the ally’s space', () => {
  const t = scenario({ figures: { cap: '1,4', iron: '4,4', s1: '7,4' }, cards: ['Hurl Shield'] }).turn('cap');
  t.play('0 card:Hurl Shield', '0 figure:iron').idleTo('attack.target');
  t.play('0 figure:s1');
  assert.deepEqual([t.wounds('iron'), t.where('s1')], [3, 'down']);
});
test('ST-RUL-101 a volley goes to one target unless its card says otherwise', () => {
  const one = scenario({ figures: { iron: '1,4', strucker: '2,4', s1: '1,5' }, cards: ['Pummel'] }).turn('iron');
  one.play('0 card:Pummel', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([one.wounds('strucker'), one.wounds('s1')], [6, 0]);
  const many = scenario({ figures: { iron: '1,4', s1: '4,4', s2: '4,6' }, cards: ['Micro-Missile Volley'] }).turn(
    'iron',
  );
  many.play('0 card:Micro-Missile Volley', '0 figure:s1');
  assert.deepEqual(open(many, 0, 'figure'), ['s1', 's2']);
});

test('ST-CRD-06 the effect of a starburst ends at once with its last DT', () => {
  const position = { figures: { cap: '1,4', strucker: '2,4' }, cards: ['Hold the Line'] };
  const wounds = (dt: number): number => {
    const t = scenario({ ...position, dt: { 'Hold the Line': dt } }).turn('cap');
    return t.play('0 attack', '0 figure:strucker').idleTo('turn.act').wounds('strucker');
  };
  // One DT goes at the start of the turn.
  assert.deepEqual([wounds(2), wounds(1)], [4, 3]);
});
test('ST-CRD-07 DT without a starburst only delay the next use', () => {
  const t = scenario({ figures: { iron: '1,4', strucker: '4,4' }, cards: ['Unibeam'], ap: { iron: 6 } }).turn('iron');
  t.play('0 card:Unibeam', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.refused('0 card:Unibeam'), 'ST-CRD-04');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 10);
});
test('ST-CRD-11 a card without icons does what its text says and no more', () => {
  const t = scenario({ figures: { iron: '1,4', s1: '4,4' }, cards: ['Arc Reactor Surge'] }).turn('iron');
  const before = t.wounds('s1');
  t.play('0 card:Arc Reactor Surge');
  assert.deepEqual([t.ap('iron'), t.where('iron'), t.wounds('s1'), t.at], [9, '1,4', before, 'turn.act']);
});
test('ST-RUL-27 a card under two boxes pays both surcharges, prone once, and is shut by either', () => {
  const position = { figures: { cap: '1,4', s1: '5,4' }, cards: ['Leaping Charge'], ap: { cap: 6 } };
  const t = scenario({ ...position, wounds: { cap: { attack: 1, move: 1 } }, prone: { cap: 1 } }).turn('cap');
  t.play('0 card:Leaping Charge', '0 to:4,4');
  assert.equal(t.ap('cap'), 12 - (3 + 1 + 1 + 1));
  for (const box of ['attack', 'move']) {
    const shut = scenario({ ...position, wounds: { cap: { [box]: 2 } } }).turn('cap');
    assert.equal(shut.refused('0 card:Leaping Charge'), 'ST-WND-08', box);
  }
});
test('ST-GLO-07 ST-RUL-30 neither continuous powers nor reactions are triggered in the own turn', () => {
  const cards = ['Iron Armor', 'Emergency Shielding', 'Jet Boots'];
  const t = scenario({ figures: { iron: '1,4', s1: '4,4' }, cards }).turn('iron');
  assert.deepEqual(open(t, 0, 'card'), ['Jet Boots']);
});
test('ST-RUL-59 only the target may react, unless a card says otherwise', () => {
  const figures = { cap: '1,4', iron: '1,5', winter: '4,5' };
  const asked = (card: string): string => {
    const t = scenario({ at: 'mastermind', figures, cards: [card], ap: { cap: 2 } }).turn('winter');
    return t.play('1 attack', '1 figure:iron').at;
  };
  assert.deepEqual([asked('Shield Block'), asked('Guard an Ally')], ['harm.place', 'attack.react']);
});
test('ST-RUL-58 ST-RUL-61 declared, paid for and aimed before anybody reacts, with DT placed', () => {
  const t = scenario({
    figures: { iron: '1,4', strucker: '6,4' },
    cards: ['Unibeam'],
    ap: { iron: 6, strucker: 1 },
  }).turn('iron');
  t.play('0 card:Unibeam', '0 figure:strucker');
  assert.deepEqual([t.at, t.ap('iron'), t.dt('Unibeam')], ['attack.aim', 8, 2]);
  t.play('0 aim:2');
  assert.deepEqual([t.at, t.waiting, t.ap('iron')], ['attack.react', [1], 6]);
});
test('ST-RUL-65 the defense of Hold the Line is armor', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '1,4', s1: '2,4' },
    cards: ['Hold the Line', 'Trench Knife'],
    dt: { 'Hold the Line': 1 },
  }).turn('soldiers');
  t.play('1 mobilize:s1', '1 card:Trench Knife', '1 figure:cap').idleTo('turn.act');
  assert.equal(t.wounds('cap'), 3);
});
test('ST-RUL-56 bonuses of cards count in a breakthrough', () => {
  const position = { figures: { cap: '1,4', strucker: '2,4' }, cards: ['Hold the Line'], ap: { strucker: 1 } };
  const where = (dt: number): string[] => {
    const t = scenario({ ...position, dt: { 'Hold the Line': dt } }).turn('cap');
    t.play('0 breakthrough:strucker', '1 defend').idleTo('turn.act');
    return [t.where('cap'), `${t.wounds('strucker')}`];
  };
  assert.deepEqual(
    [where(2), where(1)],
    [
      ['3,4', '0'],
      ['1,4', '0'],
    ],
  );
});
test('ST-OBJ-03 ignoring armor does not help against things', () => {
  const map = drawn(['+###+###+###+', '#..A ..A|..A#', '+###+###+###+'], 'hydra-base');
  const t = scenario({ at: 'mastermind', map, figures: { s1: '1,0', cap: '2,0' }, cards: ['Trench Knife'] });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Trench Knife', '1 barrier:1,0/2,0');
  assert.deepEqual([t.world.open, t.world.attack!.ignoreArmor], [0, 1]);
});
