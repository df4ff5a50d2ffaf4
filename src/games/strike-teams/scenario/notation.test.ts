// What positions set and looks read beside the figures and their cards: a turn that has begun, dials, an attack, walls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena } from '../table/testing.ts';
import { scenario } from './scenario.ts';

test('a turn begins with exactly the AP that the position says', () => {
  const t = scenario({ acting: 'cap', figures: { cap: '1,1', may: '5,5', s1: '9,9' }, ap: { cap: 1 }, cp: [1, 3] });
  assert.deepEqual([t.at, t.when(), t.purse('cap'), t.activated()], ['turn.act', 'round 2, heroes', 2, ['cap']]);
  t.play('0 advance:2,1', '0 end');
  assert.deepEqual([t.at, t.options(0)], ['heroPhase.floor', ['activate:may', 'endPhase']]);
  t.idleTo('mastermindPhase.activate');
  assert.equal(t.when(), 'round 3, mastermind');
});
test('a turn of the Mastermind’s side that has begun goes on to the heroes', () => {
  const t = scenario({ acting: 'soldiers', figures: { cap: '1,1', s1: '9,9' }, ap: { soldiers: 2 } });
  t.play('1 mobilize:s1', '1 advance:9,8', '1 end');
  assert.deepEqual([t.when(), t.ap('soldiers')], ['round 2, heroes', 1]);
});
test('looks tell dials, points and an attack as it stands', () => {
  const t = scenario({
    acting: 'iron',
    map: arena(12, 12, { '4,1': 'c' }),
    cards: ['Heat Haze', 'Radioactive Skin'],
    figures: { iron: '1,1', rad: '5,1' },
    ap: { iron: 4, rad: 1 },
    cp: [0, 2],
    op: [1, 3],
  });
  assert.equal(t.points(), 'heroes 0 CP, 1 OP; Mastermind 2 CP, 3 OP');
  t.play('0 attack', '0 figure:rad', '0 aim:1');
  assert.deepEqual(t.attack(), { strength: 3, cover: 2, defense: 1, damage: 0 });
  assert.throws(() => scenario({ figures: { cap: '1,1' } }).attack(), /there is no attack on the table/);
});
test('an arena has inner walls where it is said', () => {
  const t = scenario({
    acting: 'cap',
    map: arena(6, 6, { '0,0': 'c' }, '2,2/3,2 2,2/2,3'),
    figures: { cap: '2,2', s1: '3,2' },
    ap: { cap: 6 },
  });
  assert.deepEqual([t.options(0).includes('attack'), t.refused('0 advance:3,3')], [true, undefined]);
  assert.deepEqual(t.play('0 attack').options(0).slice(0, 2), ['barrier:2,2/3,2', 'barrier:2,2/2,3']);
});
test('cards that are not drawn lie face down before the set-up', () => {
  const t = scenario({ at: 'setUp', undrawn: ['s1-3', 's2-4', 's3-6'] });
  const { undrawn, stages } = t.world.piles;
  assert.ok(undrawn.seen.every(seen => seen === 0));
  assert.equal(stages.cards.length, 3);
});
test('who is down needs a spawn point to return to', () => {
  assert.throws(() => scenario({ down: 'cap', figures: { s1: '9,9' } }), /'cap' is down and has no spawn point/);
  assert.equal(scenario({ down: 'cap', figures: { s1: '9,9' }, green: '0,0' }).where('cap'), 'down');
});
