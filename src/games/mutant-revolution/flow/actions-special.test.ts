// Special Actions beside tokens: crates, consoles, and a new mutant who must be calmed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from './mission-ending.ts';
import { statsOf, turnOf, type Fighters } from '../scenario/testing.ts';

const beside = (mission: string, tokens: readonly string[], position: Fighters = {}) =>
  turnOf(0, ['Rogue E4', 'Pixie A5'], { mission, tokens, ...position });

test('MR-ACT-07 MR-RUL-24 from an adjacent hex an object is worked on, never attacked', () => {
  const t = beside('Weapons Cache', ['E5', 'E6', 'I1'], { dice: [4] });
  assert.deepEqual([t.open(0, 'special'), t.open(0, 'attack')], [['Open Crate (Crate 1)'], []]);
  t.play('0 special:Crate 1');
  const { tokens, feats, stirred } = t.world.fight!;
  assert.deepEqual([tokens[0]!.gone, feats, stirred, t.world.hope[0]], [true, [1, 0, 0, 0], true, 10]);
});

test('MR-ACT-07 what is in a crate may hurt whoever opens it, and that is nobody’s doing', () => {
  const t = beside('Weapons Cache', ['E5', 'E6'], { dice: [1] }).play('0 special:Crate 1', '0 lower:SPD');
  assert.deepEqual([statsOf(t, 0), t.world.fight!.feats], ['4/4/3', [1, 0, 0, 0]]);
});

test('MR-ACT-02 MR-EX-15 a Special Action takes an Action; two may follow each other', () => {
  const t = beside('Free the Captives', ['E5', 'D4', 'I5', 'I4', 'I1', 'I2']);
  t.play('0 special:Captive 1');
  assert.equal(t.world.fight!.pcs[0]!.actions, 1);
  t.play('0 special:Captive 2');
  assert.deepEqual([t.world.fight!.feats[0], t.world.hope[0], t.at === 'pcTurn.act'], [2, 11, false]);
});

test('MR-EXE-09 a Special Action that fails is one all the same', () => {
  const t = beside('Cerebro Breach', ['E5', 'I1'], { dice: [1, 1, 1, 4] }).play('0 special:Console 1');
  const { tokens, feats, stirred } = t.world.fight!;
  assert.deepEqual([tokens[0]!.gone, feats[0], stirred], [false, 0, true]);
});

test('MR-REW-05 marks count for the School that made them, no more than are needed; the last one is a success', () => {
  const t = beside('Power Surge', ['E5'], { dice: [5, 6, 1, 1] }).play('0 special:New Mutant');
  assert.deepEqual(
    [t.world.fight!.feats, t.world.fight!.tokens[0]!.worked, outcomeOf(t.world)],
    [[2, 0, 0, 0], 2, null],
  );
});
