// Each Power of the Plot Phase: what it does for a Power Token, as the one activity of a turn to act.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bit } from '#engine/kit/piles.ts';
import { cardName } from './index.ts';
import { numbered } from '../scenario/position.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

/** Seat 0 has the Character and uses it; all have drawn their three cards. */
const used = (name: string, on = '', position: Position = {}): Scenario =>
  scenario({ own: [[name]], ...position }).play(`0 power:${name}${on}`);
const tokens = (t: Scenario, name: string): number => t.world.power[numbered(name)]!;
/** Names of the cards of a pile that a seat knows. */
const known = (pile: { cards: number[]; seen: number[] }, seat: number): string[] =>
  pile.cards.filter((_, i) => pile.seen[i]! & bit(seat)).map(cardName);

test('Emma Frost', () => {
  const t = used('Emma Frost', ':1');
  assert.deepEqual([t.hand(1).length, t.hand(2).length, t.world.piles.plotDiscard.cards.length], [2, 3, 1]);
  assert.deepEqual([tokens(t, 'Emma Frost'), t.waiting], [1, [1]]);
});
test('Mystique', () => {
  assert.deepEqual(used('Mystique', ':3').world.hope, [7, 5, 5, 3]);
  assert.deepEqual(used('Mystique', ':3', { hope: [5, 5, 5, 1] }).world.hope, [6, 5, 5, 0]);
});
test('Blindfold', () => {
  const t = used('Blindfold', '', { missions: ['Sentinel Swarm'] });
  const { missions } = t.world.piles;
  assert.deepEqual([known(missions, 0), known(missions, 1)], [['Sentinel Swarm'], []]);
  assert.equal(tokens(t, 'Blindfold'), 0);
});
test('Prodigy', () => {
  const t = used('Prodigy', '', { hands: [['Force Field']] });
  assert.deepEqual([t.hand(0).length, t.waiting], [5, [0]]);
  t.play('0 discard:Force Field');
  assert.deepEqual([t.hand(0).length, t.world.piles.plotDiscard.cards.map(cardName)], [4, ['Force Field']]);
});
test('Stepford Cuckoos', () => {
  const t = used('Stepford Cuckoos', ':2');
  const hand = t.world.piles.hand[2]!;
  assert.deepEqual([known(hand, 0), known(hand, 1)], [t.hand(2), []]);
});

test('MR-POW-02 a Power of the Plot Phase needs a Power Token', () => {
  const t = scenario({ own: [['Mystique, 0 power']] });
  assert.equal(t.refused('0 power:Mystique:1'), 'MR-POW-02');
});
