// Alone in this browser: a newcomer's first game, to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { Player } from '../parts/dice-board.ts';
import { playOn, shown } from '../parts/playing.ts';

const site = await siteForTests();

test('a newcomer is in a running game with one click', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const { status, options } = await shown(page);
  assert.equal(status, 'running');
  assert.ok(options.length > 0);
  await page.context().close();
  site.assertWell();
});

test('a whole game of Dice Masters with what lies on the board', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const player = new Player(page);
  await playOn(page, player.hand, 400);
  await page.locator('.bubble.over').waitFor();
  const { reroll, die, card } = player.done;
  assert.ok(reroll > 0 && die + card > 0, JSON.stringify(player.done));
  await page.context().close();
  site.assertWell();
});
