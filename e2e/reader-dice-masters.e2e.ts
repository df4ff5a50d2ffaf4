// A whole turn of Dice Masters as a screen reader tells it: the table, then question by question.
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { played } from './pages.ts';
import { assertTold } from './reader.ts';

const site = await siteForTests();

test('a turn of Dice Masters makes sense to those who hear it', async () => {
  const { record } = await played('dice-masters');
  await assertTold(site, { game: 'dice-masters', record, begins: 'turn.reroll', drawn: '.dm .die.lit' });
});
