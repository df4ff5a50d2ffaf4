// Slams, hurls and automatic damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIONS, cardsOf } from '../cards/actions.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

/** Quake's Thrust: ranged 4, slam 2. */
const thrust = (position: object): Scenario =>
  scenario({ cards: ['Thrust'], ...position } as never)
    .turn('quake')
    .play('0 card:Thrust');
const EAST = 1;
const push = (direction: number, n: number): string => `0 push:${10 * direction + n}`;

test('ST-SLM-01 ST-SLM-03 ST-SLM-05 ST-RUL-83 the attacker chooses the length, straight away along the line', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3' } })
    .play('0 figure:strucker')
    .idleTo('slam.push');
  assert.equal(t.wounds('strucker'), 4);
  assert.deepEqual(t.options(0).length, 2);
  t.play(push(EAST, 2));
  assert.deepEqual([t.where('strucker'), t.wounds('strucker')], ['6,3', 4]);
});
test('ST-SLM-04 ST-EX-30 off the lines there are exactly two directions', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '5,4' } })
    .play('0 figure:strucker')
    .idleTo('slam.push');
  const codes = t.questions(0)[0]!.options.map(({ id }) => Math.floor(Number(id.split(':')[1]) / 10));
  assert.equal(new Set(codes).size, 2);
  t.play(push(EAST, 1));
  assert.equal(t.where('strucker'), '6,4');
});
test('ST-SLM-01 ST-SLM-04 of the lengths that end at the same thing there is one to choose', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '5,4', s1: '6,4' } }).play('0 figure:strucker');
  t.idleTo('slam.push');
  assert.deepEqual(t.options(0), ['push:E 1', 'push:SE 1', 'push:SE 2']);
});
test('ST-EX-31 ST-SLM-07 ST-SLM-08 ST-SLM-09 ST-SLM-10 ST-SLM-11 both take half, and both stay', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3', s1: '5,3' }, ap: { soldiers: 6 } });
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1')], [6, 2]);
  assert.deepEqual([t.where('strucker'), t.where('s1')], ['4,3', '5,3']);
});
test('ST-SLM-09 ST-AUT-02 no power lessens slam damage, not even one that names automatic damage', () => {
  const cards = ['Concussion Rocket', 'Emergency Shielding'];
  const figures = { s1: '1,3', iron: '4,3', cap: '5,3' };
  const t = scenario({ at: 'mastermind', figures, cards, dt: { 'Emergency Shielding': 1 } });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Concussion Rocket', '1 figure:iron');
  // In the boxes: the card is not full, and goes on.
  t.play('0 wounds:0:16+16+18+18').idleTo('turn.act');
  assert.deepEqual([t.wounds('iron'), t.wounds('cap')], [6, 2]);
});
test('ST-EX-32 with 1 initial damage there is no slam damage', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3', s1: '5,3' }, ap: { strucker: 1 } });
  t.play('0 figure:strucker', '1 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1')], [1, 0]);
});
test('ST-EX-33 ST-SLM-13 the slam is carried out though the target is defeated', () => {
  const t = thrust({ figures: { quake: '2,3', s2: '4,3', s1: '5,3' } })
    .play('0 figure:s2')
    .idleTo('turn.act');
  assert.deepEqual([t.where('s2'), t.wounds('s1')], ['down', 2]);
});
test('ST-SLM-12 the target takes the space of a victim that falls', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3', s1: '5,3' }, wounds: { s1: { base: 1 } } });
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.where('strucker')], ['down', '5,3']);
});
test('ST-SLM-12 ST-RUL-91 a victim falls before the target moves in, who takes up what it carried', () => {
  const t = thrust({
    stages: ['s1-1'],
    cards: ['Thrust', 'Shield Block'],
    figures: { quake: '2,3', cap: '4,3', may: '5,3' },
    tokens: [['prisoner', 'may']],
    wounds: { may: { attack: 2, defend: 2 } },
  });
  t.play('0 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.where('may'), t.where('cap'), t.token('prisoner')], ['down', '5,3', 'cap']);
});
test('ST-SLM-14 ST-SLM-15 an object of at most the slam damage is rubble, and the target moves in', () => {
  const crate = thrust({ map: arena(12, 12, { '5,3': 'c' }), figures: { quake: '2,3', strucker: '4,3' } });
  crate.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([crate.where('strucker'), crate.world.rubble.length, crate.wounds('strucker')], ['5,3', 1, 6]);
  const barrels = thrust({ map: arena(12, 12, { '5,3': 'b' }), figures: { quake: '2,3', strucker: '4,3' } });
  barrels.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([barrels.where('strucker'), barrels.world.rubble.length, barrels.wounds('strucker')], ['4,3', 0, 6]);
});
test('ST-RUL-84 an Ammunition Crate goes off beside the target before it moves in', () => {
  const t = thrust({ map: arena(12, 12, { '5,3': 'm' }), figures: { quake: '2,3', strucker: '4,3', s1: '6,3' } });
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.where('strucker'), t.wounds('s1')], ['5,3', 2]);
});
test('ST-RUL-81 only the character on an object is hit', () => {
  const t = thrust({ map: arena(12, 12, { '5,3': 'c' }), figures: { quake: '2,3', strucker: '4,3', s1: '5,3' } });
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.world.rubble.length, t.wounds('s1')], [0, 2]);
});
test('ST-SLM-19 ST-RUL-80 against the edge of the map the target stops and is hurt', () => {
  const t = thrust({ figures: { quake: '9,3', strucker: '11,3' } })
    .play('0 figure:strucker')
    .idleTo('turn.act');
  assert.deepEqual([t.where('strucker'), t.wounds('strucker')], ['11,3', 6]);
});
const PLANKS = drawn(['+###+###+###+###+###+', '#..A ..A ..A|..A ..A#', '+###+###+###+###+###+']);
test('ST-EX-34 ST-SLM-20 ST-SLM-21 ST-SLM-22 a wooden wall is breached, and the target stands beyond it', () => {
  const t = thrust({ map: PLANKS, figures: { quake: '0,0', strucker: '2,0' } })
    .play('0 figure:strucker')
    .idleTo('turn.act');
  assert.deepEqual([t.where('strucker'), t.world.open, t.wounds('strucker')], ['3,0', 1, 6]);
  const soldier = thrust({ map: PLANKS, figures: { quake: '0,0', s1: '2,0' } })
    .play('0 figure:s1')
    .idleTo('turn.act');
  assert.deepEqual([soldier.where('s1'), soldier.world.open], ['down', 1]);
  const held = thrust({ map: PLANKS, figures: { quake: '0,0', strucker: '2,0', s1: '3,0' } });
  held.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([held.where('strucker'), held.world.open, held.wounds('s1')], ['2,0', 1, 0]);
});
test('ST-RUL-82 a trapped character is moved, and its token goes with it', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3' }, trapped: { strucker: 1 } });
  t.play('0 figure:strucker').idleTo('slam.push').play(push(EAST, 1));
  assert.deepEqual([t.where('strucker'), t.status('strucker')], ['5,3', 'trapped']);
});
test('ST-SLM-16 ST-SLM-06 a token without strength is no obstacle', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3' }, tokens: [['dossier', '5,3']] });
  t.play('0 figure:strucker').idleTo('slam.push').play(push(EAST, 2));
  assert.deepEqual([t.where('strucker'), t.wounds('strucker')], ['6,3', 4]);
});
test('a token with more Material Strength than the slam damage holds its square', () => {
  const t = thrust({ figures: { quake: '2,3', strucker: '4,3' }, tokens: [['superweapon', '5,3']] });
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.where('strucker'), t.world.tokenDamage[0], t.wounds('strucker')], ['4,3', 0, 6]);
});
test('ST-SLM-02 things are not slammed', () => {
  const t = thrust({ map: arena(12, 12, { '5,3': 'c' }), figures: { quake: '2,3' } }).play('0 object:5,3');
  assert.deepEqual([t.at, t.world.rubble.length], ['turn.act', 1]);
});

test('ST-EX-35 ST-EX-36 ST-HUR-01 ST-HUR-02 ST-HUR-03 ST-HUR-04 a hurled crate hits with its strength', () => {
  const map = arena(12, 12, { '4,3': 'c' });
  const t = scenario({ at: 'mastermind', map, figures: { rad: '3,3', may: '5,3' }, cards: ['Hurl Object'] }).turn(
    'rad',
  );
  t.play('1 card:Hurl Object', '1 object:4,3', '1 figure:may');
  assert.deepEqual([t.world.attack!.strength, t.world.attack!.obstruction, t.ap('rad')], [2, 0, 5]);
  t.idleTo('turn.act');
  assert.deepEqual([t.wounds('may'), t.squares('rubble')], [2, ['4,3', '5,3']]);
  const blast = scenario({ at: 'mastermind', map, figures: { rad: '3,3', may: '5,3' } }).turn('rad');
  assert.equal(blast.play('1 attack', '1 figure:may').world.attack!.obstruction, 2);
});
test('ST-SPC-07 ST-RUL-87 a hurled Ammunition Crate explodes where its target is', () => {
  const map = arena(12, 12, { '4,3': 'm' });
  const t = scenario({
    at: 'mastermind',
    map,
    figures: { rad: '3,3', may: '6,3', iron: '7,3' },
    cards: ['Hurl Object'],
    ap: { may: 1 },
  }).turn('rad');
  t.play('1 card:Hurl Object', '1 object:4,3', '1 figure:may', '0 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('may'), t.wounds('iron'), t.wounds('rad')], [3, 2, 0]);
});
/** Strucker is pushed into a token by a blow of 8: the slam damage is 4. */
function pushedInto(...tokens: readonly (readonly [kind: string, square: string])[]): Scenario {
  const figures = { quake: '2,3', strucker: '4,3' };
  const cards = ['Thrust', ...cardsOf(6).map(card => ACTIONS[card]!.name)];
  const t = thrust({ figures, cards, tokens, ap: { strucker: 3 } }).play('0 figure:strucker');
  assert.equal(t.at, 'attack.react');
  t.world.attack!.bonus += 4;
  return t.play('1 pass').idleTo('turn.act');
}
test('ST-SLM-17 the token and the target take the slam damage, and the token is damaged once', () => {
  const t = pushedInto(['superweapon', '5,3']);
  assert.deepEqual([t.world.tokenDamage[0], t.wounds('strucker')], [1, 12]);
});
test('ST-SLM-18 the target moves in only if the damage removes the token', () => {
  const gone = pushedInto(['generator', '5,3']);
  assert.deepEqual([gone.world.tokenAt[0], gone.where('strucker')], [-1, '5,3']);
  const stands = pushedInto(['superweapon', '5,3']);
  assert.deepEqual([stands.world.tokenAt[0], stands.where('strucker')], [stands.square('5,3'), '4,3']);
});
test('ST-SLM-17 ST-SLM-18 of several tokens the one with Material Strength in the square is damaged', () => {
  const t = pushedInto(['superweapon', '9,9'], ['dossier', '5,3'], ['generator', '5,3']);
  assert.deepEqual(
    ['superweapon', 'dossier', 'generator'].map(kind => t.token(kind)),
    ['9,9', '5,3', 'gone'],
  );
  assert.deepEqual([t.world.tokenDamage, t.where('strucker')], [[0, 0, 1], '5,3']);
});
