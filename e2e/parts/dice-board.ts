// Playing Dice Masters on its board, as people do: dice and cards are clicked or dragged where they lie.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { newRecord, type MatchRecord } from '#engine/match.ts';
import type { Game } from '#engine/game.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import type { Clickable } from './hands.ts';
import { click, type Hand } from './playing.ts';

/** Two clicks in less time are a double click to the board, and no second answer. */
const DOUBLE_CLICK = 320;
/** The attack zone, where attackers are dragged to. */
export const ZONE = '.dm [data-drop=attack]';
/** Gives the answer that was made of dice, or takes the first of several. */
export const act = (page: Page): Locator => page.locator('.answers .act').first();
/** Dice of the viewer that can be picked and are not yet. */
export const ownLit = (page: Page): Locator => page.locator('.dm .mine .die.lit:not(.planned):not(.picked)');
const foes = (page: Page): Locator => page.locator(`${ZONE} .die.lit:not(.planned)`);
const planned = (page: Page): Locator => page.locator(`${ZONE} .die.planned`);

/** The clickable things at a table of Dice Masters. */
export const DUEL: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: [
    '.dm .die.lit:not(.picked):not(.planned)',
    '.dm .tile .lit > .face:not([aria-pressed=true])',
    '.dm details.lit:not([open]) > summary',
    '.dm details[open] li .lit',
  ].join(', '),
};
/** A first game, the same each time. */
export const firstGame = (seed: number): MatchRecord =>
  newRecord(diceMasters as unknown as Game, { seats: 2, options: null, seed: seed.toString(16).padStart(32, '0') });

export async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await where.boundingBox()];
  assert.ok(from && to);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 2 });
  await page.mouse.up();
}

/** Somebody who plays on the board alone wherever that is possible, and remembers what was done there. */
export class Player {
  readonly done: Record<'reroll' | 'attack' | 'block' | 'divide' | 'die' | 'card' | 'button', number>;
  private readonly page: Page;
  private pickedAt = 0;

  constructor(page: Page) {
    this.page = page;
    this.done = { reroll: 0, attack: 0, block: 0, divide: 0, die: 0, card: 0, button: 0 };
  }
  /** Gives one answer. */
  readonly hand: Hand = async (page, seen) => {
    const { options } = seen;
    await sleep(Math.max(0, this.pickedAt + DOUBLE_CLICK - performance.now()));
    const plan = PLANS.find(verb => options.some(option => option.startsWith(`${verb}:`)));
    const deed = plan ? await this.carryOut(plan) : await this.clickLit();
    if (!deed) await click(page, options[0]!, seen);
    else this.pickedAt = performance.now();
    this.done[deed ?? 'button']++;
  };
  /** Some plans the rules do not take: the board says so, and the list has what they do take. */
  private async carryOut(plan: (typeof PLANS)[number]): Promise<(typeof PLANS)[number] | undefined> {
    await this[plan]();
    if (await act(this.page).isDisabled()) return undefined;
    await act(this.page).click();
    return plan;
  }
  private async reroll(): Promise<void> {
    await ownLit(this.page).first().click();
  }
  /** The first is dragged, the others are clicked; one of several stays at home to block. */
  private async attack(): Promise<void> {
    const { page } = this;
    const all = await ownLit(page).count();
    for (let left = all; left > (all > 1 ? 1 : 0); left--) {
      if (left === all) await drag(page, ownLit(page).first(), page.locator(ZONE));
      else await ownLit(page).first().click();
      await ownLit(page)
        .nth(left - 1)
        .waitFor({ state: 'detached' });
    }
  }
  /** One blocker for the first attacker: clicked and dragged by turns. */
  private async block(): Promise<void> {
    const { page } = this;
    if (this.done.block % 2) await drag(page, ownLit(page).first(), foes(page).first());
    else {
      const isPair = (await foes(page).count()) === 1;
      await ownLit(page).first().click();
      if (!isPair) await foes(page).first().click();
    }
    await planned(page).first().waitFor();
  }
  private async divide(): Promise<void> {
    while (await act(this.page).isDisabled()) await this.page.locator('.dm .die.lit').first().click();
  }
  /** Dice first, then cards; where that leaves a choice, the first. */
  private async clickLit(): Promise<'die' | 'card' | undefined> {
    for (const [deed, lit] of LIT) {
      const thing = this.page.locator(lit).first();
      if (!(await thing.count())) continue;
      await thing.click();
      // An act that is not ready belongs to the next question already.
      if ((await act(this.page).count()) && (await act(this.page).isEnabled())) await act(this.page).click();
      return deed;
    }
    return undefined;
  }
}
/** Answers that are made of dice before they are given. */
const PLANS = ['reroll', 'attack', 'block', 'divide'] as const;
const LIT = [
  ['die', '.dm .die.lit'],
  ['card', '.dm .tile .lit > .face'],
] as const;
