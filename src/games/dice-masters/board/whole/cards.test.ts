// Cards shown whole: what stands on them in both languages, with and without a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS } from '../../cards/index.ts';
import { cards } from './cards.ts';

test('every card can be shown without a table, with six faces and its text, in both languages', async () => {
  for (const language of ['en', 'de']) {
    await cards.speak(language);
    for (const { number, name } of CARDS) {
      const card = cards.read(`card:${number}`)!;
      assert.equal(card.name, name);
      assert.equal(card.faces.length, 6);
      for (const said of [
        card.sub,
        card.cost,
        card.text,
        card.foot,
        ...card.faces.flatMap(({ title, note }) => [title, note]),
      ])
        assert.match(said, /^[^[{}]+$/, `${name} in ${language}`);
    }
  }
});

test('names of dice and places stand for a card only where there is a table', async () => {
  await cards.speak('en');
  assert.equal(cards.read('die:3'), undefined);
  assert.equal(cards.read('slot:0'), undefined);
  assert.equal(cards.read('card:9999'), undefined);
  assert.equal(cards.read(`ability:${CARDS[0]!.number * 10}`)!.name, CARDS[0]!.name);
});
