// Answers are called as they are listed, and composed ones that nobody lists have a name, too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantRevolution as game } from '#games/mutant-revolution/game.ts';
import { scenario } from '#games/mutant-revolution/scenario/scenario.ts';
import { explain } from './ask.ts';
import { labelOf } from './labels.ts';
import { words } from './words.ts';

test('what is listed is called the same; what is composed has its words; what nobody offers has none', () => {
  const t = scenario({ at: 'recruit', run: 'floor', own: [['Rogue', 'Armor', 'Pixie'], ['Hellion']], hope: [5, 5] });
  for (const { id: decision, options } of explain(game, t.state, [0]))
    for (const { id: option, label } of options)
      assert.deepEqual(labelOf(game, t.state, { seat: 0, decision, option }), label);
  const deal = labelOf(game, t.state, { seat: 0, decision: 'floor.floor', option: 'offer:1:2::0:' })!;
  assert.equal(words(game, deal, { world: t.world }), 'Offer Player 2 2 Hope for nothing');
  assert.equal(labelOf(game, t.state, { seat: 0, decision: 'floor.floor', option: 'sing' }), undefined);
});
