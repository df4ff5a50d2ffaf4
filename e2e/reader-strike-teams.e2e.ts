// A whole turn of Strike Teams as a screen reader tells it: the table, then question by question.
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { assertTold } from './reader.ts';
import { missionByChance } from './strike-board.ts';

const site = await siteForTests();

test('a turn of Strike Teams makes sense to those who hear it', async () => {
  await assertTold(site, {
    game: 'strike-teams',
    record: missionByChance(7, { units: 2 }, ({ length }) => length >= 60),
    begins: 'heroPhase.floor',
    drawn: '.st .lit',
  });
});
