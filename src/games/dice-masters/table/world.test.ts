// Turning and rerolling dice (DM-LVL, DM-RRL).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Random } from '#engine/definition.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { reroll, RESERVE, spin } from './world.ts';

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
