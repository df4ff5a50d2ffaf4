// Hands of somebody who plays by what is lit on a board and by its action bar, without any list of options.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { chance } from './playing.ts';

/** Selectors of what can be clicked at a table, in the order in which newcomers try them. */
export interface Clickable {
  bar: string;
  lit: string;
  /** Numbers, of which a few are tried. */
  dial?: string;
}
/** Settings with the list of options folded. */
export const FOLDED = { list: false };

interface Now {
  status: string;
  answers: number;
  question: string;
  isListed: boolean;
}
const READ = `(() => {
  const { status = '', answers = 0 } = document.querySelector('.table')?.dataset ?? {};
  const question = document.querySelector('.bar .bubble.own')?.textContent ?? '';
  return { status, answers: Number(answers), question, isListed: Boolean(document.querySelector('.question .list')) };
})()`;
export const now = (page: Page): Promise<Now> => page.evaluate<Now>(READ);
const visible = (page: Page, what: string): Locator => page.locator(what).filter({ visible: true });

/** Waits until something is asked here, or the game is over. */
async function untilAsked(page: Page): Promise<Now> {
  await page.locator('.table[data-status=over], .bar .bubble.own').first().waitFor();
  return now(page);
}
export type Press = (thing: Locator) => Promise<void>;
/** A thing may go while the hand is on its way, because somebody else has moved: then it is looked at anew. */
export const byMouse: Press = thing => thing.click({ timeout: 3000 }).catch(() => undefined);
export const byTouch: Press = thing => thing.tap({ timeout: 3000 }).catch(() => undefined);

/** A click on what has just ceased to be lit shows what it is: that is read and put away. */
export async function putAway(page: Page): Promise<void> {
  if (await page.locator('dialog.shown[open]').count()) await page.keyboard.press('Escape');
}
/** Clicks what is there at the end, whatever is still to be put away. */
export async function clickAtLast(page: Page, thing: Locator): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    await putAway(page);
    const isDone = await thing.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
  await thing.click();
}

export interface Player {
  press: Press;
  /** The chance that something on the board is tried before the bar, in percent. */
  eager: number;
  /** Looks at the page before each click. */
  look?: (page: Page, asked: Now) => Promise<void>;
  /** Has enough been seen? */
  isEnough?: () => boolean;
  /** May it look into the list where no click on the board has helped for long? */
  mayList?: true;
}
/** Clicks in a row that may change nothing: some only pick, some come too late. */
const VAIN = 60;
/** Plays by clicks on board and bar until the game is over or enough has been seen. */
export async function playOnBoard(page: Page, player: Player & { things: Clickable }): Promise<void> {
  const { press, eager, look, isEnough, things } = player;
  const random = chance(11);
  for (let clicks = 0, vain = 0, last = -1; clicks < 900; clicks++) {
    const asked = await untilAsked(page);
    await putAway(page);
    if (asked.status === 'over' || isEnough?.()) return;
    vain = asked.answers === last ? vain + 1 : 0;
    last = asked.answers;
    if (vain === VAIN / 2 && player.mayList) await pickFromList(page);
    if (vain > VAIN) assert.fail(`no click helps at: ${await page.locator('main').innerText()}`);
    assert.equal(asked.isListed, false, `the list is open at: ${asked.question}`);
    await look?.(page, asked);
    await press(await anyOf(page, things, random, eager));
  }
  assert.fail(`the game does not end: ${(await now(page)).question}`);
}
/** Takes the first option of the list, which is open for no longer than that. */
async function pickFromList(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await clickAtLast(page, page.locator('.question .options .option').first());
  await page.keyboard.press('l');
  await page.locator('.question .list').waitFor({ state: 'detached' });
}
async function anyOf(
  page: Page,
  clickable: Clickable,
  random: (below: number) => number,
  eager: number,
): Promise<Locator> {
  const [bar, lit] = [visible(page, clickable.bar), visible(page, clickable.lit)];
  const [buttons, things] = [await bar.count(), await lit.count()];
  const dial = clickable.dial && visible(page, clickable.dial);
  const numbers = dial ? await dial.count() : 0;
  if (dial && numbers && random(100) < 50) return dial.nth(random(Math.min(numbers, 4)));
  if (things && (!buttons || random(100) < eager)) return lit.nth(random(things));
  // Whoever has picked more than may be picked begins anew.
  return buttons ? bar.first() : things ? lit.first() : visible(page, '.bar .slot .quietly').first();
}
