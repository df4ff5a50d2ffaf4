// The Mastermind of Strike Teams played by a person: a whole mission by clicks on the board and its bar alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { byMouse, FOLDED, playOnBoard } from '../parts/hands.ts';
import { tableOf } from '../parts/pages.ts';
import { begins } from '../parts/playing.ts';
import { isAsked, missionByChance, STRIKE } from '../parts/strike-board.ts';

const site = await siteForTests();
const LAST_ROUND = 12;
/** Notes every question that the bar shows: between a look and a click the next one may have come. */
const NOTE_QUESTIONS = `{
  window.questionsShown = new Set();
  const note = () => window.questionsShown.add(document.querySelector('.bar .bubble.own')?.textContent ?? '');
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class'],
  });
}`;
/** Questions that a Mastermind is asked in every mission, by their words. */
const ASKED = [/Choose your team/, /Choose Action Cards/, /who acts next/, /gain more, or rest/, /what now/];

test('a person plays the Mastermind from the choice of a team to the end, on the board alone', async () => {
  const look = { viewport: { width: 1440, height: 900 }, settings: FOLDED };
  const page = await site.page('/new/strike-teams?with=screen', look);
  await begins(
    page,
    missionByChance(4, { units: 2 }, () => true),
  );
  await page.getByRole('group', { name: 'Heroes', exact: true }).locator('input[value=random]').check();
  await page.evaluate(NOTE_QUESTIONS);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  let round = 0;
  await playOnBoard(page, {
    things: STRIKE,
    press: byMouse,
    eager: 70,
    mayList: true,
    look: async () => {
      const when = await page.locator('.steps em').allTextContents();
      round = Number(/round (\d+)/.exec(when.join())?.[1] ?? 0);
    },
  });
  assert.equal(round, LAST_ROUND);
  const shown = await page.evaluate<string[]>('[...questionsShown]');
  for (const question of ASKED)
    assert.ok(
      shown.some(one => question.test(one)),
      `never asked: ${String(question)}; but ${shown.join(' ')}`,
    );
  assert.equal(await page.locator('.stages .stage.over').count(), 3, 'the cards of all stages are closed');
  await page.context().close();
  site.assertWell();
});

test('a click on a character that cannot act now lays out its cards at once', async () => {
  const page = await site.page('/', { viewport: { width: 1440, height: 900 } });
  await tableOf('strike-teams', missionByChance(3, { units: 2 }, isAsked('turn.act')))(page);
  const others = page.locator('.st .unit:not(.now):not(:has(.lit)) .face');
  await others.first().waitFor();
  const other = others.last();
  const name = await other.locator('.name').textContent();
  await other.click();
  await page.locator(`.st .sheet[aria-label="${name}"]`).waitFor();
  await page.context().close();
  site.assertWell();
});
