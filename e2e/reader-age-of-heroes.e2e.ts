// A whole turn of Age of Heroes as a screen reader tells it: the table, then question by question.
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { gameByChance } from './heroes-board.ts';
import { assertTold } from './reader.ts';

const site = await siteForTests();

test('a turn of Age of Heroes makes sense to those who hear it', async () => {
  await assertTold(site, {
    game: 'age-of-heroes',
    record: gameByChance(7, 40),
    begins: 'turn.act',
    drawn: '.aoh .lit',
  });
});
