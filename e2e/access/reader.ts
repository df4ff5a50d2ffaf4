// A whole turn as a screen reader tells it: the table, then question by question; compared with a golden file.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import type { Site } from '../parts/browser.ts';
import { begins, click, shown, takeScreen } from '../parts/playing.ts';
import { settled } from '../parts/waiting.ts';
import { heard } from './heard.ts';

/** A turn of a recorded game in which nobody but one player is asked. */
export interface Told {
  game: string;
  record: MatchRecord;
  /** The decision with which such a turn begins. */
  begins: string;
  /** Something on the board that is there when it is drawn. */
  drawn: string;
}
/** The longest of them: where it begins, and how long it is. */
function longestTurn({ answers }: MatchRecord, begin: string): { from: number; length: number } {
  let best = { from: 0, length: 0 };
  answers.forEach(({ seat, decision }, from) => {
    if (decision !== begin) return;
    const end = answers.findIndex((one, n) => n > from && one.seat !== seat);
    const length = (end < 0 ? answers.length : end) - from;
    if (length > best.length) best = { from, length };
  });
  return best;
}
/** The question of the action bar, once its words are there and it has been announced. */
async function said(page: Page, title: string): Promise<string> {
  const prompt = await page.locator('.bar .bubble').filter({ hasText: /\p{L}/u }).first().innerText();
  const asked = prompt
    .replace(/\s*[A-Z]{2}-[A-Z]+-\d+\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  await page.locator('[aria-live=polite]').filter({ hasText: asked }).first().waitFor({ state: 'attached' });
  return `== ${title}\nannounced: ${asked}\n`;
}
/** Plays the turn and compares what is told with the golden file. */
export async function assertTold(site: Site, { game, record, begins: begin, drawn }: Told): Promise<void> {
  const { from, length } = longestTurn(record, begin);
  const page = await site.page(`/new/${game}?with=screen`, { viewport: { width: 1440, height: 900 } });
  await begins(page, { ...record, answers: record.answers.slice(0, from) });
  await page.getByRole('button', { name: 'Start game' }).click();
  let seen = await takeScreen(page, await shown(page));
  await page.locator(drawn).first().waitFor();
  const board = await settled(() => heard(page, '.board'));
  const told = [`== the table\n${board}\n`, await said(page, 'the question')];
  for (const { option } of record.answers.slice(from, from + length - 1)) {
    seen = await shown(page, seen.answers - 1);
    await click(page, option);
    seen = await shown(page, seen.answers);
    told.push(await said(page, option));
  }
  await page.context().close();
  site.assertWell();
  compare(path.join(import.meta.dirname, 'golden', `${game}-turn.txt`), told.join('\n'));
}
function compare(golden: string, text: string): void {
  if (process.env.UPDATE_GOLDENS || !existsSync(golden)) {
    mkdirSync(path.dirname(golden), { recursive: true });
    writeFileSync(golden, text);
  }
  assert.equal(text, readFileSync(golden, 'utf8'), 'if the change is meant, run the same test with UPDATE_GOLDENS=1');
}
