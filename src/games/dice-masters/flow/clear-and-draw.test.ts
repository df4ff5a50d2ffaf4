// Clear and draw step: clearing, drawing, refills and missing dice (DM-CLR).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import { scenario } from '../scenario/scenario.ts';
import { draw, has, PREP, put, ROLLING } from '../table/world.ts';
import { rolling } from './roll-and-reroll.ts';

const many = (n: number, die = 'Sidekick'): string[] => new Array<string>(n).fill(die);

const [BOLT, FIST, MASK] = [1, 2, 3];

test('DM-CLR-01 the active player clears the own reserve pool, and only that', () => {
  const t = scenario({ reserve: [['fist', 'generic'], ['bolt']], step: 'start' });
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'used')], [[], ['Ambush', 'Sidekick']]);
  assert.deepEqual(t.dice(1, 'reserve'), ['bolt']);
});

test('DM-CLR-02 four dice are drawn into the prep area', () => {
  const t = scenario({ step: 'start' });
  assert.deepEqual([t.dice(0, 'prep').length, t.dice(0, 'bag').length], [4, 4]);
  assert.deepEqual([t.dice(1, 'prep').length, t.dice(1, 'bag').length], [0, 8]);
});

test('DM-CLR-03 fewer than four: all of them, then the used pile, until four are drawn in total', () => {
  for (let seed = 0; seed < 8; seed++) {
    const bag = [['Kitty Pryde', 'Kitty Pryde', 'Kitty Pryde']];
    const t = scenario({ cards: [[14]], bag, used: [many(4)], step: 'start', seed, rolls: [1, 1, 1, 1] });
    assert.deepEqual(t.dice(0, 'rolled'), [...many(3, '1 mask Kitty Pryde'), 'bolt']);
    assert.deepEqual([t.dice(0, 'bag').length, t.dice(0, 'used')], [3, []]);
  }
});

test('DM-CLR-04 dice just cleared take part in the refill', () => {
  const t = scenario({ bag: [[]], reserve: [['fist', 'fist', 'mask']], used: [['Sidekick']], step: 'start' });
  assert.deepEqual([t.dice(0, 'prep').length, t.dice(0, 'used'), t.world.life[0]], [4, [], 20]);
});

test('DM-CLR-05 with exactly four the bag is empty and the used pile stays', () => {
  const t = scenario({ bag: [many(4)], used: [many(4)], step: 'start' });
  assert.deepEqual([t.dice(0, 'bag'), t.dice(0, 'used').length], [[], 4]);
});

test('DM-CLR-06 DM-CLR-07 DM-EX-01 every missing die costs 1 life and gives 1 generic energy', () => {
  const t = scenario({ bag: [['Sidekick']], used: [['Sidekick']], life: [10], step: 'start', rolls: [FIST!, MASK!] });
  assert.deepEqual([t.dice(0, 'prep').length, t.world.life[0], t.world.loose[0]], [2, 8, 2]);
  t.play('0 keep', '0 buy:Ambush');
  assert.deepEqual([t.world.loose[0], t.dice(0, 'reserve').length], [0, 1]);
});

test('DM-RUL-15 energy without a die is lost at the end of the turn', () => {
  const t = scenario({ bag: [['Sidekick']], step: 'start', rolls: [FIST!] });
  assert.equal(t.world.loose[0], 3);
  t.play('0 keep', '0 pass');
  assert.deepEqual([t.world.active, t.world.loose], [1, [0, 0]]);
});

test('DM-CLR-08 missing dice are a loss of life, not damage: a capture that ends with damage goes on', () => {
  const t = scenario({
    basics: [28],
    active: 1,
    reserve: [[], ['Imprisoned']],
    field: [['Sidekick', 'Sidekick'], ['Sidekick']],
    bag: [[], many(7)],
  });
  t.play('1 use:Imprisoned', '1 choose:Sidekick', '1 enough', '1 pass', '1 hold');
  assert.deepEqual([t.world.active, t.world.life, t.dice(0, 'field')], [0, [16, 20], ['Sidekick']]);
  const lost = t.match.events.flat().find(event => event.kind === 'lifeLost')!;
  assert.deepEqual(lost.facts, { seat: 0, n: 4, why: 'missing' });
});

test('DM-RUL-16 a draw by an effect takes what there is and costs nothing', () => {
  const t = scenario({ bag: [['Sidekick']], used: [['Sidekick']] });
  assert.equal(draw(t.world, 0, 4, PREP, quickRandom(1)).length, 2);
  assert.deepEqual([t.world.life[0], t.world.loose[0]], [20, 0]);
});

test('DM-RUL-16 Pyro draws two dice though only one is there', () => {
  const t = scenario({ cards: [[83]], reserve: [['2 bolt Pyro']], bag: [['Sidekick']], rolls: [BOLT!] });
  t.play('0 bill:global Pyro=1 of 2 bolt Pyro');
  assert.deepEqual([t.world.life[0], t.dice(0, 'reserve')], [20, ['1 bolt Pyro', 'bolt']]);
});

test('DM-RUL-17 who has no life left for the missing dice loses before rolling', () => {
  const t = scenario({ bag: [['Sidekick']], life: [3, 1], step: 'start' });
  assert.deepEqual([t.state.result!.ranks, t.state.result!.rule], [[2, 1], 'DM-RUL-17']);
  assert.ok(has(t.world, t.die(0, 'Sidekick'), ROLLING));
});

test('DM-RUL-18 a die that comes into the prep area in the own turn waits for the next one', () => {
  const t = scenario({ field: [['Sidekick']], step: 'start' });
  const die = t.world.zone.findIndex((zone, d) => zone === 4 && t.world.seat[d] === 0);
  put(t.world, die, PREP);
  assert.ok(!rolling(t.world).includes(die));
  t.play('0 keep');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'reserve').length], [['Sidekick'], 4]);
});
