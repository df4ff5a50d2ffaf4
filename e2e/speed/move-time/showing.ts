// Shows a stretch of a game to somebody who sits at it, in a fresh page of a browser, and looks how long it takes.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Entry, Somebody } from '#protocol/entries.ts';
import { newTableId } from '#tables/ids-and-tokens.ts';
import { newTable, type TableSpec } from '#tables/live/new-table.ts';
import { type Look, PATIENCE, type Site } from '../../parts/browser.ts';
import type { Stretch } from './stretch.ts';
import { BOARD, movesIn, type Move, type Traced } from './trace.ts';

/** Moves that somebody has seen before it counts. */
export const WARM = 6;
/** Milliseconds: to look around at first, and from move to move. */
const AT_FIRST = 1000;
const A_MOMENT = 40;

/** Marks each moment at which a move has come onto the board. */
const WATCH = `new MutationObserver(([{ target }]) => performance.mark('${BOARD}' + target.dataset.answers))
  .observe(document.querySelector('.board'), { attributes: true, attributeFilter: ['data-answers'] })`;

/** A table where the stretch begins, and who sits there: the page is the first of them. Its dice are known, so that the
 *  stretch comes out as it did; nobody else would be let in, so the others sit there from the beginning of its log. */
async function tableFor(
  { host }: Site,
  { start }: Stretch,
): Promise<{ id: string; people: Somebody[]; token: string }> {
  const guests = await Promise.all(Array.from({ length: start.seats }, (_, n) => host.newGuest(`Player ${n + 1}`)));
  const [{ player: ann, token }] = guests as [(typeof guests)[0]];
  const people = guests.map(({ player: { id, name } }) => ({ id, name }));
  const wanted: TableSpec = {
    game: start.game,
    options: null,
    seats: people.map(() => ({ kind: 'me' })),
    isPublic: false,
    clock: { kind: 'none' },
    start: { record: start, dice: 'known' },
  };
  const made = newTable(await host.games.played(start.game, start.version), wanted, ann, newTableId(), Date.now());
  const entries = made.entries.map(({ at, text }) => {
    const entry = JSON.parse(text) as Entry;
    return { at, text: JSON.stringify(entry.kind === 'sat' ? { ...entry, player: people[entry.seat]! } : entry) };
  });
  await host.store.create({ ...made, entries, listing: { ...made.listing, players: people.map(({ id }) => id) } });
  return { id: made.id, people, token };
}
async function pageAt(
  site: Site,
  table: string,
  { id, name, token }: Somebody & { token: string },
  look: Look,
): Promise<Page> {
  const kept = { name: 'longbox.guest', value: JSON.stringify({ player: id, name, token }) };
  const storageState = { cookies: [], origins: [{ origin: site.address, localStorage: [kept] }] };
  const page = await site.page(`/table/${table}`, { reducedMotion: 'no-preference', storageState, ...look });
  await page.locator('.board > *').waitFor();
  return page;
}
/** Until the board shows so many answers and the page has nothing to do any more, for however long it is kept busy. */
async function untilStill(page: Page, answers: number): Promise<void> {
  await page.locator(`.board[data-answers="${answers}"]`).waitFor({ state: 'attached' });
  await pause(A_MOMENT);
  const still = page.evaluate(`new Promise(resolve => requestIdleCallback(resolve, { timeout: ${PATIENCE / 2} }))`);
  await Promise.race([still, pause(PATIENCE, undefined, { ref: false }).then(() => assert.fail('the page hangs'))]);
}

/** A page at a table where the stretch begins, and how each of its answers is given. */
export async function pageFor(
  site: Site,
  stretch: Stretch,
  look: Look = {},
): Promise<{ page: Page; answer: (n: number) => Promise<void> }> {
  const { id, people, token } = await tableFor(site, stretch);
  const page = await pageAt(site, id, { ...people[0]!, token }, look);
  const answer = async (n: number): Promise<void> => {
    const given = stretch.answers[n]!;
    await site.host.request(id, people[given.seat]!, String(n), { do: 'answer', ...given });
    await untilStill(page, stretch.start.answers.length + n + 1);
  };
  await pause(AT_FIRST);
  return { page, answer };
}

/** All moves of it that count. */
export async function shownMoves(site: Site, stretch: Stretch): Promise<Move[]> {
  const { page, answer } = await pageFor(site, stretch);
  for (let n = 0; n < WARM; n++) await answer(n);
  await page.evaluate(`${WATCH};0`);
  const browser = page.context().browser()!;
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8.execute'];
  await browser.startTracing(page, { categories });
  for (let n = WARM; n < stretch.answers.length; n++) await answer(n);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  await page.context().close();
  return movesIn(traceEvents, site.address);
}
