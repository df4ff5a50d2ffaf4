// Seams that readers of the rulebook found: rubble of a hurl, doors behind a first target, the trapped who defend, the
// die in the middle of an attack or a march.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { draw } from '../words/draw.ts';
import { arena, drawn } from '../table/testing.ts';
import { scenario } from './scenario.ts';

test('ST-HUR-03 a hurled crate leaves rubble where its target stands, which changes nothing', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Hurl Object'],
    map: arena(12, 12, { '4,3': 'c' }),
    figures: { rad: '3,3', may: '5,3', cap: '9,9' },
  });
  t.turn('rad').play('1 card:Hurl Object', '1 object:4,3', '1 figure:may').idleTo('turn.act');
  assert.deepEqual([t.squares('rubble'), t.kinds.includes('landed')], [['4,3', '5,3'], true]);
  assert.ok(draw(view(t.game, t.state, 'spectator')).includes(',AM'));
  t.play('1 end').turn('cap').play('0 advance:6,6', '0 end').turn('may').play('0 advance:6,3', '0 advance:5,3');
  assert.equal(t.ap('may'), 4);
});
test('ST-HUR-03 where the target stands on an object, or on rubble, no rubble comes to lie', () => {
  const onto = (rubble?: string) => {
    const t = scenario({
      at: 'mastermind',
      cards: ['Hurl Object'],
      map: arena(12, 12, { '4,3': 'c', '5,3': 'b' }),
      figures: { rad: '3,3', may: '5,3' },
      ...(rubble && { rubble }),
    });
    return t
      .turn('rad')
      .play('1 card:Hurl Object', '1 object:4,3', '1 figure:may')
      .idleTo('turn.act')
      .squares('rubble');
  };
  assert.deepEqual([onto(), onto('5,3')], [['4,3'], ['5,3', '4,3']]);
});
test('ST-HUR-03 a hurl at an object leaves no rubble but that of the two', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Hurl Object'],
    map: arena(12, 12, { '4,3': 'b', '6,3': 'c' }),
    figures: { rad: '3,3', may: '9,9' },
  });
  t.turn('rad').play('1 card:Hurl Object', '1 object:4,3', '1 object:6,3').idleTo('turn.act');
  assert.deepEqual(t.squares('rubble'), ['4,3', '6,3']);
});

/** A door in the east of the room, and a wall of planks in it. */
const ROOM = drawn([
  '+###+###+###+###+###+',
  '#..A ..A ..A|..A1..B#',
  '+   +   +   +   +###+',
  '#..A ..A ..A ..A#',
  '+###+###+###+###+',
]);
test('ST-RUL-113 ST-MUL-06 ST-OBJ-07 a door and a wall are additional targets within the spaces of the card', () => {
  const t = scenario({ cards: ['Hurl Shield'], map: ROOM, figures: { cap: '0,1', s1: '2,1', s2: '4,0' } });
  t.turn('cap').play('0 card:Hurl Shield', '0 figure:s1');
  assert.deepEqual(t.options(0).slice(0, 3), ['barrier:door 1', 'barrier:2,0/3,0', 'forgo']);
  t.play('0 barrier:door 1', '0 barrier:2,0/3,0');
  assert.deepEqual([t.opened(), t.at, t.ap('cap')], [['door 1', '2,0/3,0'], 'turn.act', 3]);
});
test('ST-RUL-113 ST-MUL-05 a door that is farther from the first target than the card says is none', () => {
  const long = drawn([`+${'###+'.repeat(9)}`, `#${'..A '.repeat(7)}..A1..B#`, `+${'###+'.repeat(9)}`]);
  const t = scenario({ cards: ['Hurl Shield'], map: long, figures: { cap: '0,0', s1: '3,0', s2: '8,0' } });
  t.turn('cap').play('0 card:Hurl Shield', '0 figure:s1');
  assert.deepEqual([t.at, t.opened()], ['turn.act', []]);
});
test('ST-RUL-114 ST-STA-01 ST-STA-02 trapped, Agent May rolls aside where she stands', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Evasive Roll'],
    figures: { winter: '1,1', may: '4,1' },
    trapped: { may: 1 },
    ap: { may: 2 },
  });
  t.turn('winter').play('1 attack', '1 figure:may');
  assert.deepEqual(t.options(0), ['defend', 'card:Evasive Roll', 'pass']);
  t.play('0 card:Evasive Roll', '0 pass');
  assert.deepEqual([t.where('may'), t.wounds('may'), t.at, t.ap('may')], ['4,1', 0, 'turn.act', 1]);
});
test('ST-RUL-114 ST-WND-08 a full Move Box shuts Evasive Roll all the same', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Evasive Roll'],
    figures: { winter: '1,1', may: '4,1' },
    wounds: { may: { move: 2 } },
    ap: { may: 4 },
  });
  t.turn('winter').play('1 attack', '1 figure:may');
  assert.deepEqual(t.options(0), ['defend', 'pass']);
});
test('ST-RUL-115 the second attack of a volley on one target is made without a question', () => {
  const t = scenario({ cards: ['Pummel', 'Radioactive Skin'], figures: { iron: '3,3', rad: '4,3' } });
  t.turn('iron')
    .play('0 card:Pummel', '0 figure:rad')
    .idleWhile(({ at }) => at === 'harm.place');
  assert.deepEqual([t.wounds('rad'), t.wounds('iron'), t.at], [4, 1, 'turn.act']);
});
test('ST-DIE-02 ST-RUL-116 AP of the die pay for aiming, also where there are none left', () => {
  const t = scenario({ figures: { iron: '0,0', s1: '5,0', s2: '9,9' }, wounds: { iron: { attack: 1 } }, dice: [3] });
  t.play('0 activate:iron', '0 addAp').play('0 attack', '0 figure:s1', '0 roll:2', '0 aim:2').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.ap('iron'), t.options(0).includes('roll:1')], ['down', 3, false]);
  const poor = scenario({
    figures: { iron: '0,0', s1: '5,0', s2: '9,9' },
    wounds: { iron: { move: 1 } },
    ap: { iron: 2 },
    dice: [3],
  });
  poor.play('0 activate:iron', '0 rest', '0 attack', '0 figure:s1');
  assert.deepEqual([poor.at, poor.options(0)], ['attack.aim', ['aim:0', 'roll:1', 'roll:2', 'roll:3']]);
  poor.play('0 roll:2', '0 aim:2').idleTo('turn.act');
  assert.deepEqual([poor.where('s1'), poor.ap('iron')], ['down', 0]);
});
test('ST-DIE-02 ST-RUL-116 the die that brings nothing leaves the shot as it is', () => {
  const t = scenario({
    figures: { iron: '0,0', s1: '5,0', s2: '9,9' },
    wounds: { iron: { move: 1 } },
    ap: { iron: 2 },
    dice: [5],
  });
  t.play('0 activate:iron', '0 rest', '0 attack', '0 figure:s1', '0 roll:1').idleTo('turn.act');
  assert.deepEqual([t.wounds('s1'), t.world.cp], [1, [0, 1]]);
});
test('ST-DIE-08 ST-RUL-116 a group rolls once, in the middle of a march', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '1,1', s2: '3,3', cap: '11,11' }, dice: [2] });
  t.turn('soldiers').play('1 march', '1 roll:2', '1 marcher:s1');
  assert.deepEqual([t.ap('soldiers'), t.options(1).some(option => option.startsWith('roll'))], [5, false]);
  const later = scenario({ at: 'mastermind', figures: { s1: '1,1', s2: '3,3', cap: '11,11' }, dice: [2] });
  later.turn('soldiers').play('1 march', '1 marcher:s1', '1 roll:1', '1 to:3,1');
  assert.deepEqual([later.where('s1'), later.ap('soldiers'), later.at], ['3,1', 4, 'march.who']);
});
test('ST-DIE-01 ST-RUL-116 nobody rolls while the others choose how to react', () => {
  const t = scenario({ at: 'mastermind', figures: { winter: '1,1', cap: '4,1' }, ap: { cap: 2 } });
  t.turn('winter').play('1 attack', '1 figure:cap');
  assert.deepEqual([t.waiting, t.options(0), t.options(1)], [[0], ['defend', 'pass'], []]);
});
