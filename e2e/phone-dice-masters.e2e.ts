// Dice Masters on a phone: played by touch through every step of a turn, nothing sideways, thumbs find what is offered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import { siteForTests } from './browser.ts';
import { DUEL, firstGame } from './dice-board.ts';
import { byTouch, playOnBoard, type Player } from './hands.ts';
import { played } from './pages.ts';
import { begins } from './playing.ts';

const site = await siteForTests();
const FOLDED = `localStorage.setItem('longbox.settings', '{"list":false}')`;
/** Steps that one click may go through: they are looked at from a recorded game. */
const LATER = { 'attack.attackers': 'Attackers', 'blocking.blockers': 'Blockers' };
/** Pixels that a thumb needs. */
const THUMB = 44;

/** Nothing is wider than the window, what is lit is large enough, the question and its buttons are in sight. */
const LOOK = `(() => {
  const small = [...document.querySelectorAll('.bar .act, .bar .plain, .dm .die.lit, .dm .lit > .face')]
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && (width < ${THUMB} - 0.6 || height < ${THUMB} - 0.6))
    .map(([node, { width, height }]) => node.className + ' ' + width + 'x' + height);
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return {
    over: document.documentElement.scrollWidth - innerWidth,
    small,
    isInSight: bar.top >= 0 && bar.bottom <= innerHeight + 1,
    phase: document.querySelector('.dm .phase')?.textContent.trim() ?? '',
  };
})()`;
interface Looked {
  over: number;
  small: string[];
  isInSight: boolean;
  phase: string;
}

async function table(width: number, record: MatchRecord): Promise<Page> {
  const page = await site.page('/', { viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  await page.evaluate(FOLDED);
  await page.reload();
  await begins(page, record);
  await page.locator('.box').first().getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running] .dm .phase').waitFor();
  return page;
}
/** Plays by touch until all these steps were seen. */
async function playsThrough(width: number, record: MatchRecord, steps: readonly string[]): Promise<void> {
  const page = await table(width, record);
  const seen = new Set<string>();
  const look: Player['look'] = async (_page, { question }) => {
    const { phase, ...found } = await page.evaluate<Looked>(LOOK);
    seen.add(phase);
    assert.deepEqual(found, { over: 0, small: [], isInSight: true }, `${phase}: ${question}`);
  };
  const isEnough = (): boolean => steps.every(step => seen.has(step));
  await playOnBoard(page, { things: DUEL, press: byTouch, eager: 15, look, isEnough });
  assert.ok(isEnough(), `only ${[...seen].join(', ')}`);
  await page.context().close();
  site.assertWell();
}
for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a turn by touch on a phone of ${width} pixels, and blocks`, { timeout: 280_000 }, async () => {
    await playsThrough(width, firstGame(seed), ['Roll and reroll', 'Main step']);
    const { record } = await played('dice-masters');
    for (const [asked, step] of Object.entries(LATER)) {
      const at = record.answers.findIndex(({ seat, decision }) => seat === 0 && decision === asked);
      await playsThrough(width, { ...record, answers: record.answers.slice(0, at) }, [step]);
    }
  });
