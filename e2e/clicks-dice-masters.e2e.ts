// A recorded game of Dice Masters, played again by both players with the fewest clicks that the page offers.
// Two veterans played it: the first seed, from 1 on, with which ready-made teams of the starter box needed 20 turns.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { siteForTests } from './browser.ts';
import { fewestClicks, type Step } from './fewest-clicks.ts';
import { begins } from './playing.ts';

const TURNS = 20;
/** Clicks a turn: all that both players click in it. */
const MOST = 4.6;
const RECORD = path.join(import.meta.dirname, 'recorded', 'dice-masters.json');
const FOLDED = `localStorage.setItem('longbox.settings', '{"list":false,"sound":false,"passes":true}')`;
const site = await siteForTests();
const record = JSON.parse(readFileSync(RECORD, 'utf8')) as MatchRecord;

/** Around one screen somebody else looks first; two screens have no such click, so it is not counted. */
async function comesTo(page: Page, { seat, at }: Step): Promise<void> {
  const asked = page.locator(`.table[data-answers="${at}"][data-viewer="${seat}"] .bar .bubble.own`);
  const ready = page.locator('.question .ready');
  for (;;) {
    await asked.or(ready).first().waitFor();
    if (!(await ready.count())) return;
    await ready.click();
    await ready.waitFor({ state: 'detached' });
  }
}
const thing = (page: Page, ref: string): Locator =>
  page.locator(ref.startsWith('slot:') ? `.dm [data-refs~="${ref}"]` : `.dm .die[data-refs~="${ref}"]`).first();
/** Milliseconds in which the board takes a second click for the second half of a double click. */
const DOUBLE_CLICK = 320;
/** The first words of options in a menu about a card. */
const LABELS: Readonly<Record<string, string>> = { buy: 'Purchase', global: 'Use', field: 'Field', activate: 'Use' };

/** A player with a counting hand. */
class Counter {
  readonly counts: Record<string, number> = {};
  sum = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
  /** Waits as people do until what was asked last is lit, and no longer a double click. */
  private async click(what: Locator, kind: string): Promise<void> {
    await this.page.waitForTimeout(DOUBLE_CLICK);
    await what.click();
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.sum++;
  }
  async take(step: Step): Promise<void> {
    const { page } = this;
    const { quick, option, things = [], others, kind } = step;
    if (quick) return this.click(page.locator(`.bar [data-quick="${quick}"]`), kind);
    for (const ref of things) await this.click(await this.found(ref, kind), kind);
    if (others) return this.click(page.locator(`.bar [data-quick="${others}"]`), kind);
    if (!things.length) return this.click(page.locator(`.bar [data-plain="${option!}"]`), kind);
    if (step.clicks > things.length) await this.finish(step);
  }
  /** The thing on the board; one that lies in a pile is seen once the pile is opened. */
  private async found(ref: string, kind: string): Promise<Locator> {
    const die = thing(this.page, ref);
    if (await die.isVisible()) return die;
    await this.click(this.page.locator('.dm summary.lit, .dm .lit > summary').first(), kind);
    return this.page.locator('.dm details li .lit').first();
  }
  private async finish({ kind, option = '' }: Step): Promise<void> {
    const buttons = this.page.locator('.answers .act');
    const named = buttons.filter({ hasText: LABELS[option.split(':')[0]!] ?? /./ });
    await this.click(named.first(), kind);
  }
}

test(`${TURNS} turns take ${MOST} clicks each at most`, { timeout: 480_000 }, async () => {
  const steps = fewestClicks(diceMasters as never, record, TURNS);
  const page = await site.page('/', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(FOLDED);
  await page.goto('/new/dice-masters?with=screen');
  // Passing takes its shortest time: nobody else is here to learn anything from it.
  await page.evaluate('Math.random = () => 0');
  await begins(page, { ...record, answers: [] });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  const counter = new Counter(page);
  for (const step of steps) {
    await comesTo(page, step);
    await page.locator(`.board[data-answers="${step.at}"]`).waitFor();
    await counter.take(step);
  }
  await page.context().close();
  site.assertWell();
  const mean = counter.sum / TURNS;
  console.log(`${counter.sum} clicks in ${TURNS} turns, ${mean} a turn: ${JSON.stringify(counter.counts)}`);
  assert.ok(mean <= MOST, `${mean} clicks a turn`);
});
