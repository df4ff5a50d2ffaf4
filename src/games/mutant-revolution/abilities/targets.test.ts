// Tests of the targets that may be named with a card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENTS } from '../cards/events.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { eventText } from '../words/wording/card.ts';

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

test('MR-EVT-03 nothing is named twice, and the card says so', () => {
  const t = scenario({ run: 'playStage', pp: [6, 0, 0, 0], own: [['Pixie']], hands: [['Sparring Partners']] });
  assert.equal(t.refused('0 play:Sparring Partners:Pixie:Pixie'), 'MR-EVT-03');
  assert.match(eventText(EVENTS['sparringPartners']!), /; another of your Characters gains 2 Power Tokens\.$/);
});

test('either order may be named', () => {
  const t = scenario({ seats: 3, hands: [['Setting Aside Differences']], pp: [6, 0, 0] });
  assert.equal(t.refused('0 play:Setting Aside Differences:2:0'), undefined);
});

const uses = (who: string, more: Position): string[] =>
  scenario({ run: 'playStage', pp: [0, 0, 0, 0], own: [[`${who}, 1 power`]], ...more })
    .open(0, 'power')
    .map(label => label.slice(0, label.indexOf(':')));
test('MR-RUL-51 a Power is not used on a School that has nothing of what it takes or looks at', () => {
  const hands = [['Media Day'], [], ['Tuition Fees'], []];
  for (const who of ['Emma Frost', 'Stepford Cuckoos']) {
    assert.deepEqual(uses(who, { hands }), [`Use ${who} on Player 3`]);
    assert.deepEqual(uses(who, { hands: [['Media Day'], [], [], []] }), []);
  }
  assert.deepEqual(uses('Mystique', { hands, hope: [5, 1, 0, 0] }), ['Use Mystique on Player 2']);
  const alone = scenario({ run: 'playStage', own: [['Emma Frost, 1 power']], hands: [[], [], [], ['Tuition Fees']] });
  assert.deepEqual([alone.at, alone.waiting], ['playStage.act', [0]]);
  const idle = scenario({
    run: 'playStage',
    own: [['Emma Frost, 1 power'], ['Mystique, 1 power']],
    hope: [1, 9, 0, 0],
  });
  assert.deepEqual([idle.at, idle.waiting], ['playStage.act', [1]], 'who could only use it in vain is passed over');
});
test('MR-RUL-51 who knows the card on top of the Missions looks at it no more', () => {
  const t = scenario({ run: 'playStage', own: [['Blindfold, 2 power']], hands: [['Media Day'], ['Tuition Fees']] });
  assert.equal(t.open(0, 'power').length, 1);
  t.play('0 power:Blindfold', '1 discard:Tuition Fees');
  assert.deepEqual(t.open(0, 'power'), []);
});
