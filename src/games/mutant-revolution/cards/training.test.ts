// Each Training Card: what it adds to a Character, and what it lets it do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitOf } from '../table/characters.ts';
import { numbered } from '../scenario/position.ts';
import { scenario } from '../scenario/scenario.ts';
import { attributesOf, rangeOf } from '../abilities/stats.ts';
import { attack, damage, type Facing } from '../scenario/testing.ts';

/** The gains of Dagger, who has 3/3/4, Attack Range 2 and holds 2 Power Tokens: ATK, DEF, SPD, Range, limit. */
function gained(title: string): number[] {
  const { world: w } = scenario({ own: [[`Dagger, ${title}`]] });
  const dagger = numbered('Dagger');
  const now = [...attributesOf(w, dagger), rangeOf(w, dagger), limitOf(w, dagger)];
  return now.map((n, i) => n - [3, 3, 4, 2, 2][i]!);
}

test('Krav Maga with Wolverine', () => assert.deepEqual(gained('Krav Maga with Wolverine'), [1, 0, 0, 0, 0]));
test('Camouflage Class', () => assert.deepEqual(gained('Camouflage Class'), [0, 1, 0, 0, 0]));
test('Blackbird Drill', () => assert.deepEqual(gained('Blackbird Drill'), [0, 0, 1, 0, 0]));
test('Danger Room Session', () => assert.deepEqual(gained('Danger Room Session'), [1, 1, 0, 0, 0]));
test('Stepping Disc Practice', () => assert.deepEqual(gained('Stepping Disc Practice'), [0, 0, 2, 0, 0]));
test('Utopia Patrol', () => assert.deepEqual(gained('Utopia Patrol'), [0, 0, 0, 1, 0]));
test('Cerebro Exercise', () => assert.deepEqual(gained('Cerebro Exercise'), [0, 0, 0, 0, 1]));

/** Dagger attacks Colossus; one of them has been taught. */
const taught = (dagger: string, colossus: string, dice: readonly number[]): Facing => ({
  a: 'Dagger E4',
  b: 'Colossus E5',
  power: '',
  dice,
  more: {
    own: [
      ['Wolverine, 0 power', dagger],
      ['Magneto, 0 power', colossus],
    ],
  },
});
test('Psychic Defence', () => {
  const t = attack(taught('Dagger, 0 power, Psychic Defence', 'Colossus, 0 power', [1, 1, 1, 2, 2, 2, 2, 2, 6]));
  t.play('0 power:Psychic Defence', '0 reroll:1');
  assert.deepEqual([damage(t), t.at], [1, 'damage.lower']);
});
test('Field Medicine', () => {
  const t = attack(taught('Dagger, 0 power', 'Colossus, 1 power, Field Medicine', [6, 6, 6, 1, 1, 1, 1, 1]));
  t.play('1 power:Field Medicine');
  assert.deepEqual([damage(t), t.world.power[numbered('Colossus')]], [2, 0]);
});
test('Diplomacy Class', () => {
  const hope = (own: string): number => scenario({ at: 'upkeep', own: [[own]] }).idleTo('playStage.act').world.hope[0]!;
  assert.equal(hope('Pixie, Diplomacy Class') - hope('Pixie'), 1);
});
