// A whole turn of every game as a screen reader speaks it: the table, then question by question.
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import * as heroes from '../parts/heroes-board.ts';
import * as marvel from '../parts/marvel-board.ts';
import { played } from '../parts/pages.ts';
import { missionByChance } from '../parts/strike-board.ts';
import { assertTold } from './reader.ts';

const site = await siteForTests();

test('a turn of Dice Masters makes sense to those who hear it', async () => {
  const { record } = await played('dice-masters');
  await assertTold(site, { game: 'dice-masters', record, begins: 'turn.reroll', drawn: '.dm .die.lit' });
});

test('a turn of Mutant Revolution makes sense to those who hear it', async () => {
  const { record } = await played('mutant-revolution', () => ({ head: 4 }));
  await assertTold(site, { game: 'mutant-revolution', record, begins: 'pcTurn.act', drawn: '.mr .figure.own' });
});

test('a turn of Age of Heroes makes sense to those who hear it', async () => {
  const record = heroes.gameByChance(7, 40);
  await assertTold(site, { game: 'age-of-heroes', record, begins: 'turn.act', drawn: '.aoh .lit' });
});

test('a turn of Marvel Heroes makes sense to those who hear it', async () => {
  const record = marvel.gameByChance(7, 40);
  await assertTold(site, { game: 'marvel-heroes', record, begins: 'turn.act', drawn: '.mh .lit' });
});

test('a turn of Strike Teams makes sense to those who hear it', async () => {
  const record = missionByChance(7, { units: 2 }, ({ length }) => length >= 60);
  await assertTold(site, { game: 'strike-teams', record, begins: 'heroPhase.floor', drawn: '.st .lit' });
});
