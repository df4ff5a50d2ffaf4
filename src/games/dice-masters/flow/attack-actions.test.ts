// Attack step, actions and global abilities after blocks (DM-AGA).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, ICEMAN } from '../scenario/fights.ts';

test('DM-AGA-01 after blocks the active player uses actions and globals, the other globals alone', () => {
  const t = fight({
    cards: [[ICEMAN], [ICEMAN]],
    field: [['Iceman 1'], ['Iceman 1']],
    reserve: [['bolt', 'Ambush'], ['bolt']],
  });
  t.play('0 attack:Iceman', '1 block:Iceman>Iceman');
  const verbs = (seat: number): string[] => [...new Set(t.asked(seat).options.map(o => o.verb))].sort();
  assert.deepEqual(verbs(0), ['global', 'pass', 'use']);
  t.play('0 use:Ambush');
  assert.equal(t.world.plusAttack[t.die(0, 'Iceman')], 1);
  t.play('0 pass');
  assert.deepEqual(verbs(1), ['global', 'pass']);
  t.play('1 global:Enrage', `1 choose:${t.die(1, 'Iceman')}`);
  assert.equal(t.world.plusAttack[t.die(1, 'Iceman')], 1);
});

test('DM-AGA-02 the active player goes first', () => {
  const t = fight({ field: [['Iceman 1'], ['Iceman 1']], reserve: [['bolt'], ['bolt']] });
  t.play('0 attack:Iceman', '1 none');
  assert.equal(t.asked(0).id, 'clash.react');
  assert.throws(() => t.asked(1), /not asked/);
});

test('DM-AGA-03 when both are finished, damage follows', () => {
  const t = fight({ field: [['Iceman 1'], ['Iceman 1']], reserve: [['bolt', 'bolt'], ['bolt']] });
  t.play('0 attack:Iceman', '1 none', '0 pass', '1 pass');
  assert.deepEqual(t.world.life, [20, 20], 'the active player may still act');
  t.play('0 global:Enrage', `0 choose:${t.die(0, 'Iceman')}`, '0 pass', '1 pass');
  assert.equal(t.world.turns, 0);
  t.play('0 pass');
  assert.deepEqual(t.world.life, [20, 17]);
});
