// Two people far apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { PATIENCE, siteForTests } from './browser.ts';
import { anyOption, chance, type Hand } from './playing.ts';

const site = await siteForTests();

/** Plays whichever of the pages is asked, until so many answers have been given or the game is over. */
async function playBoth(pages: readonly Page[], hand: Hand, until: number): Promise<void> {
  const end = performance.now() + 4 * PATIENCE;
  for (let at = 0; performance.now() < end; at++) {
    const page = pages[at % pages.length]!;
    const seen = await page.evaluate<{ status: string; answers: number; options: string[] }>(LOOK);
    if (seen.status === 'over' || seen.answers >= until) return;
    if (seen.options.length) await hand(page, { ...seen, isPassing: false });
    await page.evaluate(`new Promise(resolve => setTimeout(resolve, ${seen.options.length ? 60 : 30}))`);
  }
  assert.fail('the game does not go on');
}
const LOOK = `(() => {
  const { status = '', answers = 0 } = document.querySelector('.table')?.dataset ?? {};
  const waits = document.querySelector('.bubble.own');
  const options = waits ? [...document.querySelectorAll('.question > .options .option')] : [];
  return { status, answers: Number(answers), options: options.map(button => button.dataset.option) };
})()`;
const answers = async (page: Page): Promise<number> => (await page.evaluate<{ answers: number }>(LOOK)).answers;

test('a friend comes by the link; a reload and a restart lose nothing', { timeout: 120_000 }, async () => {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Begin' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const bob = await site.page(new URL(ann.url()).pathname);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ann, bob]) await page.locator('.table[data-status=running]').waitFor();

  const pages = [ann, bob];
  const hand = anyOption(chance(3));
  await playBoth(pages, hand, 12);
  const before = Math.max(await answers(ann), await answers(bob));
  await bob.reload();
  await bob.locator(`.table[data-answers="${before}"]`).waitFor();
  await site.restart();
  await playBoth(pages, hand, before + 12);
  for (const page of pages) assert.ok((await answers(page)) >= before, 'nothing is lost');

  await ann.getByRole('textbox', { name: 'Say something' }).fill('Good game!');
  await ann.getByRole('button', { name: 'Say', exact: true }).click();
  await bob.locator('.chat').getByText('Good game!').waitFor();
  await bob.getByRole('button', { name: 'Resign' }).click();
  await bob.getByRole('button', { name: 'Yes' }).click();
  for (const page of pages) await page.getByText('Ann wins.').first().waitFor();
  for (const page of pages) await page.context().close();
  site.assertWell();
});
