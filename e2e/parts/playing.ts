// Playing at a table on a page, as people do: by what the page shows.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import { PATIENCE, type Site } from './browser.ts';
import { until } from './waiting.ts';

export interface Shown {
  status: string;
  answers: number;
  /** Options that can be picked now. */
  options: string[];
  /** Somebody else at this screen is to look. */
  isPassing: boolean;
}
/** Reads the table in the page; nothing while the page has nothing to pick. */
const READ = `(() => {
  const table = document.querySelector('.table');
  if (!table) return null;
  const { status, answers } = table.dataset;
  const options = [...table.querySelectorAll('.question .options .option')].map(button => button.dataset.option);
  const isPassing = Boolean(table.querySelector('.question .ready')) && status === 'running';
  // Where the list is folded, the board and the action bar offer everything to whoever is asked.
  const isFolded = Boolean(table.querySelector('.quietly[aria-expanded=false]') && table.querySelector('.bubble.own'));
  if (status === 'running' && !options.length && !isPassing && !isFolded) return null;
  return { status, answers: Number(answers), options, isPassing };
})()`;

/** Milliseconds between two looks: not each frame, since a frame that is waited for is a frame that is drawn. */
const GLANCE = 20;

/** Waits until there is something to do, or nothing any more. */
export async function shown(page: Page, after = -1): Promise<Shown> {
  await page.locator('.table').waitFor();
  const seen = await page.evaluate<Shown | null>(`new Promise(resolve => {
    const look = () => {
      const seen = ${READ};
      if (seen && seen.answers > ${after}) resolve(seen);
      else setTimeout(look, ${GLANCE});
    };
    look();
    setTimeout(resolve, ${2 * PATIENCE}, null);
  })`);
  return seen ?? assert.fail(`nothing can be done here: ${await page.locator('.question').innerText()}`);
}

/** Games made by this page begin as this record, though it asks for the usual opening; until it is loaded anew, or
 *  this is asked for without a record. */
export async function begins(page: Page, record?: MatchRecord): Promise<void> {
  await page.evaluate(`{
    if (!('openingRecord' in window)) {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (data, ...rest) {
        if (openingRecord && data?.ask === 'make') data.args[0].start = { record: openingRecord, dice: 'known' };
        post.call(this, data, ...rest);
      };
    }
    window.openingRecord = ${JSON.stringify(record ?? null)};
  }`);
}

/** Goes to a place of the site by a link, which loads nothing anew; where the page is not open yet, or is there
 *  already, it is loaded. */
export async function goTo(page: Page, path: string): Promise<void> {
  const [here, there] = [new URL(page.url()), new URL(path, page.url().replace('about:blank', 'http://nowhere'))];
  const isLeft = await page.evaluate<boolean>(`(() => {
    const parts = document.querySelectorAll('main > *');
    if (!parts.length || ${here.pathname === there.pathname}) return false;
    for (const part of parts) part.setAttribute('data-left', '');
    const link = document.createElement('a');
    link.href = ${JSON.stringify(path)};
    document.body.append(link);
    link.click();
    link.remove();
    return true;
  })()`);
  if (isLeft) await page.locator('main > [data-left]').first().waitFor({ state: 'detached' });
  else await page.goto(path);
}

/** Takes the screen where it is passed on, and tells what its new player sees. */
export async function takeScreen(page: Page, seen: Shown): Promise<Shown> {
  if (!seen.isPassing) return seen;
  const ready = page.locator('.question .ready');
  await ready.click();
  await ready.waitFor({ state: 'detached' });
  return shown(page);
}

/** A way to take an option: with the mouse, or by keys. */
export type Hand = (page: Page, seen: Shown) => Promise<void>;

/** Plays to the end of the game and tells how many answers were given here. */
export async function playOn(page: Page, hand: Hand, most: number): Promise<number> {
  let seen = await shown(page);
  for (let n = 0; n < most; n++) {
    if (seen.status !== 'running') return n;
    seen = await takeScreen(page, seen);
    await hand(page, seen);
    seen = await shown(page, seen.answers);
  }
  return assert.fail(`after ${most} answers the game is still going on`);
}
/** Plays whichever of the pages is asked, until so many answers have been given or the game is over, and all see it. */
export async function playBoth(pages: readonly Page[], hand: Hand, most: number): Promise<void> {
  const end = performance.now() + 8 * PATIENCE;
  for (let at = 0; performance.now() < end; at++) {
    const page = pages[at % pages.length]!;
    const seen = await page.evaluate<Seen>(LOOK);
    if (seen.status === 'over' || seen.answers >= most) return allSee(pages, seen);
    if (seen.options.length) await hand(page, { ...seen, isPassing: false });
    await page.evaluate(`new Promise(resolve => setTimeout(resolve, ${seen.options.length ? 60 : 30}))`);
  }
  assert.fail('the game does not go on');
}
/** A page at one look. */
type Seen = Omit<Shown, 'isPassing'>;
/** The line tells one page after the other: each comes to what the first of them shows. */
async function allSee(pages: readonly Page[], { status, answers }: Seen): Promise<void> {
  const look = (page: Page) => page.evaluate<Seen>(LOOK);
  for (const page of pages)
    await until(
      () => look(page),
      seen => seen.answers >= answers && (status !== 'over' || seen.status === status),
    );
}
const LOOK = `(() => {
  const { status = '', answers = 0 } = document.querySelector('.table')?.dataset ?? {};
  const waits = document.querySelector('.bubble.own');
  const options = waits ? [...document.querySelectorAll('.question .options .option')] : [];
  return { status, answers: Number(answers), options: options.map(button => button.dataset.option) };
})()`;
export const answers = async (page: Page): Promise<number> => (await page.evaluate<Seen>(LOOK)).answers;

/** Clicks an option that may vanish meanwhile because of what somebody else does: that is looked at between tries. On a
 *  busy machine a click may be given up that has been done, and an option may be a while in coming: only where another
 *  answer is there than when it was seen, or the game is over, it is not clicked again. */
export async function click(page: Page, option: string, seen?: Seen): Promise<void> {
  const button = page.locator(buttonOf(option));
  const look = (): Promise<Seen> => page.evaluate<Seen>(LOOK);
  const before = seen ?? (await look());
  for (const end = performance.now() + PATIENCE; ;) {
    const error = await button.click({ timeout: 5000 }).then(() => undefined, String);
    const now = await look();
    if (!error || now.answers !== before.answers || now.status !== before.status) return;
    if (performance.now() > end) assert.fail(error);
  }
}
const buttonOf = (option: string): string => `.question .options .option[data-option=${JSON.stringify(option)}]`;

/** By chance that is the same each time. */
export function chance(seed: number): (below: number) => number {
  let x = seed;
  return below => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}
export const anyOption =
  (random: (below: number) => number): Hand =>
  (page, seen) =>
    click(page, seen.options[random(seen.options.length)]!, seen);

/** Chooses the sitter for a seat of a new table. */
export const seat = (page: Page, title: string, who: RegExp): Promise<void> =>
  page.getByRole('group', { name: title, exact: true }).getByRole('radio', { name: who }).check();
/** One choice of several when a table is made. */
export const choose = (page: Page, title: string, value: string): Promise<void> =>
  page.getByRole('group', { name: title, exact: true }).getByRole('radio', { name: value, exact: true }).check();

/** Opens the tab where people talk. */
export const talk = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Talk' }).click();

/** Ann begins the table that she has filled in; Bob comes by its link and sits down. */
export async function joinedByBob(site: Pick<Site, 'page'>, ann: Page): Promise<Page> {
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const bob = await site.page(new URL(ann.url()).pathname);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Join' }).click();
  for (const page of [ann, bob]) await page.locator('.table[data-status=running]').waitFor();
  return bob;
}
