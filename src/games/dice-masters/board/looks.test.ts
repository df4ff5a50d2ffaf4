// Tests of the looks of dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTER_DICE } from '../cards/character-dice.ts';
import { scenario } from '../scenario/scenario.ts';
import { HEX, lookOf, Looks, paintOf, readableOn, showsFace } from './looks.ts';
import { names } from '../words/names.ts';

test('text on a die is black or white, whichever can be read', () => {
  assert.deepEqual(
    [readableOn('#ffffff'), readableOn('#000000'), readableOn('#f7d436')],
    ['#000000', '#ffffff', '#000000'],
  );
});

test('all colours of dice are known', () => {
  const names = Object.values(CHARACTER_DICE).flatMap(([, , , , , body, ink]) => [body, ink]);
  assert.deepEqual(
    names.filter(name => !(name in HEX)),
    [],
  );
  const t = scenario({ cards: [[4], []] });
  const bodies = new Set(t.world.kind.map((_, die) => paintOf(t.world, die).body));
  assert.equal(bodies.size, 5, 'Cyclops, three basic actions, Sidekicks');
});

test('a character shows its numbers as they are now', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 2'], []] });
  const die = t.die(0, 'Cyclops 2');
  t.world.plusAttack[die] = 1;
  t.world.damage[die] = 2;
  const { name, attack, attackGone, defense, defenseGone, damage, cost } = lookOf(t.world, die);
  assert.deepEqual([name, attack, attackGone, defense, defenseGone, damage, cost], ['Cyclops', 6, 1, 3, 0, 2, 1]);
  assert.equal(names.pick!(die, t.world), 'Cyclops (level 2, 6/3, 2 damage)');
});

test('pairs and captives are told of', () => {
  const t = scenario({ cards: [[4, 1], []], field: [['Cyclops 1', 'Angel 1'], ['Sidekick']] });
  const [cyclops, angel, sidekick] = [t.die(0, 'Cyclops'), t.die(0, 'Angel'), t.die(1, 'Sidekick')];
  [t.world.partner[cyclops], t.world.partner[angel]] = [angel, cyclops];
  t.world.zone[sidekick] = 7;
  t.world.under[sidekick] = cyclops;
  assert.deepEqual([lookOf(t.world, cyclops).partner, lookOf(t.world, cyclops).captives], ['Angel', ['Sidekick']]);
});

test('dice in a bag or a pile show nothing', () => {
  const t = scenario({ used: [['Sidekick'], []] });
  const used = t.world.zone.indexOf(6);
  assert.equal(showsFace(t.world, used), false);
  assert.equal(lookOf(t.world, used).face, undefined);
});

test('a die is looked at once while the table stays as it is', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 2'], []] });
  const die = t.die(0, 'Cyclops 2');
  const looks = new Looks();
  const first = looks.of(t.world, die);
  assert.equal(looks.of(t.world, die), first);
  const after = { ...t.world, damage: t.world.damage.with(die, 1) };
  assert.deepEqual(looks.of(after, die), { ...first, damage: 1 });
});

test('a die is turned when it was moved, rolled or hurt itself, not when others change it', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 2'], []] });
  const die = t.die(0, 'Cyclops 2');
  const looks = new Looks();
  assert.equal(looks.isTurned(t.world, die), true, 'nobody has looked at it yet');
  looks.of(t.world, die);
  assert.equal(looks.isTurned({ ...t.world }, die), false);
  assert.equal(looks.isTurned({ ...t.world, plusAttack: t.world.plusAttack.with(die, 1) }, die), false);
  for (const column of ['zone', 'face', 'damage'] as const)
    assert.equal(looks.isTurned({ ...t.world, [column]: t.world[column].with(die, 5) }, die), true, column);
});
