// A whole turn in the arena as a screen reader tells it: the table, then question by question.
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { played } from './pages.ts';
import { assertTold } from './reader.ts';

const site = await siteForTests();

test('a turn of Mutant Revolution makes sense to those who hear it', async () => {
  const { record } = await played('mutant-revolution', () => ({ head: 4 }));
  await assertTold(site, { game: 'mutant-revolution', record, begins: 'pcTurn.act', drawn: '.mr .figure.own' });
});
