// A whole turn in the arena as a screen reader tells it: the table, then question by question, and the table again.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import { siteForTests } from './browser.ts';
import { heard } from './heard.ts';
import { played } from './pages.ts';
import { begins, click, shown } from './playing.ts';

const GOLDEN = path.join(import.meta.dirname, 'golden', 'mutant-revolution-turn.txt');
const site = await siteForTests();

/** The longest turn of a Player Character in which nobody else is asked: where it begins, and how long it is. */
function longestTurn({ answers }: MatchRecord): { from: number; length: number } {
  let best = { from: 0, length: 0 };
  answers.forEach(({ seat, decision }, from) => {
    if (decision !== 'pcTurn.act') return;
    const end = answers.findIndex((one, n) => n > from && one.seat !== seat);
    const length = (end < 0 ? answers.length : end) - from;
    if (length > best.length) best = { from, length };
  });
  return best;
}
/** The question of the action bar, once it has been announced. */
async function said(page: Page, title: string): Promise<string> {
  const prompt = await page.locator('.bar .bubble').first().innerText();
  const asked = prompt
    .replace(/\s*MR-[A-Z]+-\d+\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  await page.locator('[aria-live=polite]').filter({ hasText: asked }).first().waitFor({ state: 'attached' });
  return `== ${title}\nannounced: ${asked}\n`;
}

test('a turn of Mutant Revolution makes sense to those who hear it', { timeout: 240_000 }, async () => {
  const { record } = await played('mutant-revolution', () => ({ head: 4 }));
  const { from, length } = longestTurn(record);
  const page = await site.page('/new/mutant-revolution?with=screen', { viewport: { width: 1440, height: 900 } });
  await begins(page, { ...record, answers: record.answers.slice(0, from) });
  await page.getByRole('button', { name: 'Begin' }).click();
  let seen = await shown(page);
  if (seen.isPassing) await page.getByRole('button', { name: 'I am ' }).click();
  await page.locator('.mr .figure.own').first().waitFor();
  const told = [`== the table\n${await heard(page, '.board')}\n`, await said(page, 'the question')];
  for (const { option } of record.answers.slice(from, from + length - 1)) {
    seen = await shown(page, seen.answers - 1);
    await click(page, option);
    seen = await shown(page, seen.answers);
    told.push(await said(page, option));
  }
  const text = told.join('\n');
  await page.context().close();
  site.assertWell();
  if (process.env.UPDATE_GOLDENS || !existsSync(GOLDEN)) {
    mkdirSync(path.dirname(GOLDEN), { recursive: true });
    writeFileSync(GOLDEN, text);
  }
  assert.equal(text, readFileSync(GOLDEN, 'utf8'), 'if the change is meant, run the same test with UPDATE_GOLDENS=1');
});
