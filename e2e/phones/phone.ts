// A phone at the table: played by touch, nothing sideways, the question in sight, and thumbs find what is offered.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import type { Site } from '../parts/browser.ts';
import { byTouch, FOLDED, playOnBoard, type Clickable, type Player } from '../parts/hands.ts';
import { begins, goTo } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

/** A game on a phone. */
export interface Touched {
  /** The game's name on the front page. */
  game: string;
  things: Clickable;
  eager: number;
  /** Selectors of what is offered on the board, besides the bar's buttons. */
  offered: string;
  /** Selector of the name of the step or phase. */
  step: string;
  /** By step, selectors of what must be seen with the question, without scrolling. */
  inSight?: Readonly<Record<string, string>>;
}
/** Pixels that a thumb needs. */
const THUMB = 44;

const lookAt = ({ offered, step, inSight = {} }: Touched): string => `(() => {
  const small = [...document.querySelectorAll('.bar .act, .bar .plain, ${offered}')]
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && (width < ${THUMB} - 0.6 || height < ${THUMB} - 0.6))
    .map(([node, { width, height }]) => (node.className.baseVal ?? node.className) + ' ' + width + 'x' + height);
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const at = document.querySelector('${step}')?.textContent.trim() ?? '';
  const hidden = [...document.querySelectorAll(${JSON.stringify(inSight)}[at] ?? 'none')]
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, { width, top, bottom }]) => width && (top < 0 || bottom > bar.top + 1))
    .map(([node, { top, bottom }]) => node.textContent.trim() + ' ' + top + ' to ' + bottom);
  return {
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small,
    isInSight: bar.top >= 0 && bar.bottom <= innerHeight + 1,
    hidden: scrollY ? [] : hidden,
    step: at,
  };
})()`;
interface Looked {
  over: number;
  small: string[];
  isInSight: boolean;
  /** Things that a finger must scroll to, before any has scrolled. */
  hidden: string[];
  step: string;
}

/** Pixels: a usual phone, and a small one. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 360: 740 };

/** A phone with so wide a screen, held by somebody who comes to the site for the first time. */
export async function phone(site: Site, width: number): Promise<Page> {
  const viewport = { width, height: HEIGHTS[width]! };
  return site.page('/', { viewport, hasTouch: true, isMobile: true, settings: FOLDED });
}
async function toTable(page: Page, game: string, record: MatchRecord): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await goTo(page, '/');
  await begins(page, record);
  await page.locator('.box').filter({ hasText: game }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running]').waitFor();
}
/** Plays by touch until all these steps were seen, without any to the end, and looks at the page before each touch. */
export async function playsThrough(
  page: Page,
  touched: Touched,
  at: { record: MatchRecord; steps: readonly string[] },
): Promise<void> {
  await toTable(page, touched.game, at.record);
  // A game that goes on does so at the first of these steps, which the page tells as soon as it is drawn.
  const step = page.locator(touched.step).filter({ hasText: at.steps[0] ?? '' });
  if (at.record.answers.length) await step.first().waitFor({ state: 'attached' });
  const seen = new Set<string>();
  const look: Player['look'] = async (_page, { question }) => {
    const found = async (): Promise<Omit<Looked, 'step'>> => {
      const { step, ...all } = await page.evaluate<Looked>(lookAt(touched));
      seen.add(step);
      return all;
    };
    await becomes(found, { over: 0, small: [], isInSight: true, hidden: [] }, question);
  };
  const areSeen = (): boolean => at.steps.every(step => seen.has(step));
  const isEnough = (): boolean => at.steps.length > 0 && areSeen();
  await playOnBoard(page, { things: touched.things, press: byTouch, eager: touched.eager, look, isEnough });
  assert.ok(areSeen(), `only ${[...seen].join(', ')}`);
}
