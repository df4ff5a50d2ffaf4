// Tokens on the table and in the common supply, and the Round Tracker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOKENS } from '../cards/box.ts';
import { begun, until } from '../scenario/missions.ts';
import { scenario } from '../scenario/scenario.ts';
import { onTable, supplyOf, trackers } from './supply.ts';
import { arena } from './testing.ts';

test('ST-SET-05 Round Tracker Tokens 1–4, 5–8 and 9–12 lie at the left of the three cards, ascending', () => {
  const { world } = until(begun(2, { units: 3 }), 'settingUp.villains');
  assert.deepEqual(trackers(world), [
    { left: [1, 2, 3, 4], right: [] },
    { left: [5, 6, 7, 8], right: [] },
    { left: [9, 10, 11, 12], right: [] },
  ]);
});
test('ST-RND-10 a token moves to the right when its round ends, not before', () => {
  const t = scenario({ round: 6, figures: { cap: '3,3' } });
  assert.deepEqual(trackers(t.world)[1], { left: [6, 7, 8], right: [5] });
  t.turn('cap').play('0 end');
  assert.deepEqual([t.world.round, trackers(t.world)[1]], [7, { left: [7, 8], right: [5, 6] }]);
});
test('ST-SET-26 what the set-up does not lay out is the common supply', () => {
  const { world } = until(begun(2, { units: 4, map: 'W1' }), 'mastermindPhase.activate');
  const [table, supply] = [onTable(world), supplyOf(world)];
  for (const kind of Object.keys(TOKENS) as (keyof typeof TOKENS)[])
    assert.equal(table[kind] + supply[kind], TOKENS[kind], kind);
  const figures = world.presence.filter(one => one === 1).length;
  assert.deepEqual([table.spawn, table.character, table.door], [figures, figures, 4]);
  assert.deepEqual([supply.status, supply.duration, supply.op, supply.wound, supply.round], [22, 25, 18, 60, 0]);
});
test('ST-SET-24 ST-SET-25 Character Tokens: one each, and those of the henchmen, taken or not', () => {
  const t = scenario({ figures: { cap: '3,3', may: '5,5', s1: '4,3' }, henchmanTokens: 1, collected: 2 });
  assert.equal(onTable(t.world).character, 5);
});
test('ST-RUL-08 no supply runs out: a 23rd Status Token, a 13th piece of rubble, a 61st wound', () => {
  const figures = { may: '3,3', strucker: '4,3' };
  const prone = scenario({ figures, cards: ['Leg Sweep'], prone: { strucker: 22 } }).turn('may');
  prone.play('0 card:Leg Sweep', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([onTable(prone.world).status, supplyOf(prone.world).status], [23, 0]);
  const rubble = Array.from({ length: 12 }, (_, x) => `${x},11`);
  const crates = Object.fromEntries(['4,3', ...rubble].map(square => [square, 'c']));
  const crate = scenario({ map: arena(12, 12, crates), figures: { cap: '3,3' }, rubble: rubble.join(' ') });
  crate.turn('cap').play('0 dismantle:4,3');
  assert.equal(onTable(crate.world).largeRubble, 13);
  const wounds = scenario({ figures: { cap: '3,3', strucker: '4,3' }, wounds: { cap: { attack: 1 } } });
  wounds.world.cardWounds[63] = 59;
  wounds.turn('cap').play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.ok(onTable(wounds.world).wound > 60);
});
test('ST-RUL-08 Henchman and Door Tokens are limited: no more points for henchmen, no door beyond four', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' }, henchmanTokens: 0, collected: 3 });
  t.world.baseWounds[7] = 2;
  t.turn('cap').play('0 attack', '0 figure:s1').idleTo('turn.act');
  assert.deepEqual([t.where('s1'), t.world.collected, t.world.op], ['down', 3, [0, 0]]);
  for (const map of ['W1', 'W2', 'W3', 'B1', 'B2', 'B3'])
    assert.ok(onTable(begun(2, { map }).world).door <= TOKENS.door, map);
});
