// Tests of the targets that may be named with a card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from '../scenario/scenario.ts';

const plays = (card: string, more: Position = {}): string[] =>
  scenario({ seats: 3, hands: [[card]], pp: [6, 0, 0], ...more })
    .open(0, 'play')
    .filter(label => label.startsWith(`Play ${card}`));

test('two targets that fare alike come to mind in one order', () => {
  assert.deepEqual(plays('Setting Aside Differences'), [
    'Play Setting Aside Differences on Player 1 and Player 2',
    'Play Setting Aside Differences on Player 1 and Player 3',
    'Play Setting Aside Differences on Player 2 and Player 3',
  ]);
  assert.equal(plays('Campus Brawl', { own: [[], ['Pixie', 'Oya'], ['Anole']] }).length, 2, 'one of each School');
  assert.equal(plays('Sparring Partners', { own: [['Pixie', 'Rogue']] }).length, 6, 'here it matters who is first');
});

test('either order may be named', () => {
  const t = scenario({ seats: 3, hands: [['Setting Aside Differences']], pp: [6, 0, 0] });
  assert.equal(t.refused('0 play:Setting Aside Differences:2:0'), undefined);
});
