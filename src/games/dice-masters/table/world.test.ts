// Play areas, turning and rerolling dice (DM-ZON, DM-LVL, DM-RRL).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Random } from '#engine/definition.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { BOTH, diceLeft, RESERVE, ZONES } from './world.ts';
import { reroll, spin } from './rolling-and-spinning.ts';

/** A die that shows this face, 1 to 6. */
const shows = (face: number): Random => ({ below: () => 0, die: () => face, shuffle: list => list });

const enraged = (die: string): string[] =>
  scenario({ cards: [[7], []], field: [[die], []], reserve: [['Enrage'], []] })
    .play('0 use:Enrage')
    .dice(0, 'field');

test('DM-LVL-01 spinning up turns to the next character face to the right, down to the left', () => {
  assert.deepEqual(enraged('Iceman 1'), ['Iceman 2']);
  assert.deepEqual(enraged('Iceman 2'), ['Iceman 3']);
  const t = scenario({ cards: [[82], [13]], field: [[], ['Kitty Pryde 2']], reserve: [['Psylocke 1'], []] });
  assert.deepEqual(t.play('0 field:Psylocke').dice(1, 'field'), ['Kitty Pryde 1']);
});

test('DM-LVL-02 a die at its highest level cannot be spun up', () => {
  assert.deepEqual(enraged('Iceman 3'), ['Iceman 3']);
  const t = scenario({ cards: [[7], []], field: [['Iceman 3'], []] });
  assert.equal(spin(t.world, t.die(0, 'Iceman'), 1), false);
});

test('DM-LVL-03 a die at level 1 cannot be spun down, never to energy', () => {
  const t = scenario({ cards: [[7], []], field: [['Iceman 1'], []] });
  assert.equal(spin(t.world, t.die(0, 'Iceman'), -1), false);
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 1']);
});

test('DM-LVL-04 a Sidekick can be spun neither up nor down', () => {
  assert.deepEqual(enraged('Sidekick'), ['Sidekick']);
  const t = scenario({ field: [['Sidekick'], []] });
  assert.equal(spin(t.world, t.die(0, 'Sidekick'), -1), false);
  assert.equal(spin(t.world, t.die(0, 'Sidekick'), 1), false);
});

test('DM-RRL-01 a rerolled die stays in its area', () => {
  const t = scenario({ cards: [[7], []], basics: [31], reserve: [['Relentless', 'Iceman 1'], []], rolls: [2] });
  t.play('0 use:Relentless');
  assert.deepEqual(t.dice(0, 'reserve'), ['2 bolt Iceman', 'generic Relentless']);
  const fielded = inField('Iceman 1', 6);
  assert.deepEqual(fielded.dice(0, 'field'), ['Iceman 3']);
});

/** A character in the field is rerolled by an effect and shows this face. */
function inField(die: string, face: number): Scenario {
  const t = scenario({ cards: [[7], []], field: [[die], []] });
  assert.ok(reroll(t.world, t.die(0, die), shows(face)));
  return t;
}

test("DM-RRL-02 DM-EX-33 a character in the field that shows energy goes to its owner's reserve pool", () => {
  const t = inField('Iceman 3', 2);
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [[], ['2 bolt Iceman']]);
  const sidekick = inField('Sidekick', 5);
  assert.deepEqual([sidekick.dice(0, 'field'), sidekick.dice(0, 'reserve')], [[], ['wild']]);
});

test('DM-RRL-03 a die whose energy is spent in part cannot be rerolled', () => {
  const t = scenario({
    cards: [[7], []],
    basics: [25, 26],
    reserve: [['2 bolt Iceman'], []],
    field: [['Sidekick'], []],
  });
  const die = t.world.zone.indexOf(RESERVE);
  t.play('0 global:Enrage');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 bolt Iceman']);
  assert.equal(reroll(t.world, die, shows(6)), false);
  assert.deepEqual(t.dice(0, 'reserve'), ['1 bolt Iceman']);
  const whole = scenario({ cards: [[7], []], reserve: [['2 bolt Iceman'], []] });
  assert.equal(reroll(whole.world, whole.world.zone.indexOf(RESERVE), shows(6)), true);
  assert.deepEqual(whole.dice(0, 'reserve'), ['Iceman 3']);
});

const many = (n: number, die = 'Sidekick'): string[] => new Array<string>(n).fill(die);

const BOLT = 1;

test('DM-ZON-01 each player has a bag, prep area, reserve pool, field with attack zone, and used pile', () => {
  for (const zone of ['bag', 'prep', 'reserve', 'field', 'attack', 'used']) assert.ok(ZONES.some(z => z === zone));
  const both = [['Sidekick'], ['Sidekick']];
  const t = scenario({ bag: both, prep: both, reserve: both, field: both, used: both });
  for (const seat of [0, 1])
    for (const zone of ['bag', 'prep', 'reserve', 'field', 'used'] as const)
      assert.deepEqual(t.dice(seat, zone), ['Sidekick'], `${zone} of seat ${seat}`);
});

test('DM-ZON-02 the bag is drawn from by chance', () => {
  const bag = [['Kitty Pryde', ...many(7)]];
  const drawn = Array.from({ length: 24 }, (_, seed) => {
    const t = scenario({ cards: [[14]], bag, step: 'start', seed });
    assert.equal(t.dice(0, 'bag').length, 4);
    return t.dice(0, 'bag').includes('Kitty Pryde');
  });
  assert.deepEqual([drawn.includes(true), drawn.includes(false)], [true, true]);
});

test('DM-ZON-03 an empty bag is filled with the whole used pile, and drawing goes on', () => {
  const t = scenario({ cards: [[14]], bag: [[]], used: [['Kitty Pryde', ...many(5)]], step: 'start' });
  assert.deepEqual([t.dice(0, 'used'), t.dice(0, 'bag').length, t.dice(0, 'prep').length], [[], 2, 4]);
});

test('DM-ZON-03 the used pile of the other player is no part of it', () => {
  const t = scenario({ bag: [[]], used: [many(5), many(3)], step: 'start' });
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(1, 'used').length], [1, 3]);
});

test('DM-ZON-04 DM-ROL-01 what was drawn and what waits in the prep area is rolled together', () => {
  const t = scenario({ cards: [[14]], prep: [['Kitty Pryde', 'Sidekick']], step: 'start', rolls: [4, 1, 2, 3, 4, 5] });
  assert.deepEqual(t.dice(0, 'rolled'), ['Kitty Pryde 1', 'bolt', 'fist', 'mask', 'shield', 'wild']);
});

test('DM-ZON-05 from the reserve pool energy is spent, actions are used, characters are fielded', () => {
  const t = scenario({
    reserve: [['Ambush', 'Sidekick', 'fist', 'fist', 'fist'], []],
    used: [['Enrage']],
    prep: [['Sidekick']],
    field: [['Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(t.open(0), [
    'Pass',
    'Purchase a die of Ambush',
    'Purchase a die of Enrage',
    'Purchase a die of Reckless Melee',
    'Field Sidekick',
    'Use Ambush (action)',
  ]);
});

test('DM-ZON-06 only characters in the field attack and block', () => {
  const position = { cards: [[14], [7]], field: [['Kitty Pryde 1'], ['Iceman 1']], prep: [['Sidekick'], ['Sidekick']] };
  const t = scenario({ ...position, used: [['Kitty Pryde'], ['Iceman']] }).play('0 pass');
  assert.deepEqual(t.asked(0).forms.attack!.to[0]!.slots[0]!.things, [t.die(0, 'Kitty Pryde 1')]);
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.asked(1).forms.block!.to[0]!.slots[0]!.things, [t.die(1, 'Iceman 1')]);
});

test('DM-ZON-07 a character in the attack zone is still in the field', () => {
  const t = scenario({ field: [['Sidekick', 'Sidekick'], ['Sidekick']], reserve: [['Reckless Melee', 'Ambush']] });
  t.play('0 pass', '0 attack:Sidekick', '1 none');
  assert.deepEqual([t.dice(0, 'attack').length, t.dice(0, 'field').length], [1, 2]);
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep').length], [[], 2]);
});

test('DM-ZON-08 used dice stay used as long as the bag is not refilled', () => {
  const t = scenario({ bag: [many(5)], used: [many(3)], step: 'start', rolls: many(4).map(() => BOLT!) });
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(0, 'used').length], [1, 3]);
});

test('DM-ZON-09 dice nobody has purchased lie on their cards: basic actions for both, others for one', () => {
  const { world: w } = scenario({ cards: [[14], [7]] });
  assert.deepEqual(w.cards, [14, 7, 25, 26, 30]);
  assert.deepEqual(w.holder, [0, 1, BOTH, BOTH, BOTH]);
  assert.deepEqual(
    w.cards.map((_, slot) => diceLeft(w, slot)),
    [4, 4, 3, 3, 3],
  );
});
