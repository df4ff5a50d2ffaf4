// Games of Dice Masters with the fewest clicks that the page offers. Two veterans played the recorded one: the first
// seed, from 1 on, with which ready-made teams of the starter box needed 20 turns. Greedy bots play the other three,
// with the first seeds there are, to their end. Two of the four are played again in a browser, click by click, which
// shows that the count is right; the others are counted.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { siteForTests } from '../parts/browser.ts';
import { begins } from '../parts/playing.ts';
import { fewestClicks, type Step } from './fewest-clicks.ts';

const TURNS = 20;
const SEEDS = [1, 2, 3];
/** The seed of the game that is played in a browser, too. */
const SHOWN = 1;
/** Clicks a turn: all that both players click in it. */
const MOST = 4.6;
const RECORD = path.join(import.meta.dirname, 'recorded', 'dice-masters.json');
const site = await siteForTests();

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
function thing(page: Page, ref: string): Locator {
  if (ref.startsWith('global:')) return page.locator(`.dm [data-global="${ref}"]`);
  return page.locator(ref.startsWith('slot:') ? `.dm [data-refs~="${ref}"]` : `.dm .die[data-refs~="${ref}"]`).first();
}
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
  private async click(what: Locator, kind: string, isAlone = false): Promise<void> {
    await this.page.waitForTimeout(DOUBLE_CLICK);
    await what.click(isAlone ? { modifiers: ['Shift'] } : {});
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.sum++;
  }
  async take(step: Step): Promise<void> {
    const { page } = this;
    const { quick, option, things = [], others, kind } = step;
    if (quick) return this.click(page.locator(`.bar [data-quick="${quick}"]`), kind);
    for (const ref of things) await this.click(await this.found(ref, kind), kind, step.isAlone);
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

/** The first turns of a game. */
interface Told {
  record: MatchRecord;
  turns: number;
}
const recorded: Told = { record: JSON.parse(readFileSync(RECORD, 'utf8')) as MatchRecord, turns: TURNS };
/** The game that two greedy bots play with this seed. */
function greedyGame(n: number): Told {
  const opening = { seats: 2, options: null, seed: n.toString(16).padStart(32, '0') };
  const match = new Match(diceMasters, newRecord(diceMasters, opening));
  const random = quickRandom(n);
  while (!match.state.result && match.state.world.turns < TURNS) {
    const seat = asked(diceMasters, match.state)[0]!;
    const option = greedyBot.choose(diceMasters, knowledge(diceMasters, match.state, seat), random);
    match.answer({ seat, decision: decisionId(match.state), option });
  }
  // The turn in which it was won is not over, but it was played.
  return { record: match.record, turns: match.state.world.turns + (match.state.result ? 1 : 0) };
}

const stepsOf = ({ record, turns }: Told): Step[] => fewestClicks(diceMasters as never, record, turns);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const counted = (steps: readonly Step[]): number => sum(steps.map(({ clicks }) => clicks));
/** Plays the steps on a page and tells how many clicks they took. */
async function clicked({ record }: Told, steps: readonly Step[]): Promise<number> {
  const look = { viewport: { width: 1440, height: 900 }, settings: { list: false, passes: true } };
  const page = await site.page('/new/dice-masters?with=screen', look);
  // Passing takes its shortest time: nobody else is here to learn anything from it.
  await page.evaluate('Math.random = () => 0');
  await begins(page, { ...record, answers: [] });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  const counter = new Counter(page);
  for (const step of steps) {
    await comesTo(page, step);
    await page.locator(`.board[data-answers="${step.at}"]`).waitFor();
    await counter.take(step);
  }
  await page.context().close();
  site.assertWell();
  console.log(`${counter.sum} clicks: ${JSON.stringify(counter.counts)}`);
  return counter.sum;
}

test(`${TURNS} turns of the recorded game take ${MOST} clicks each at most`, async () => {
  const steps = stepsOf(recorded);
  const clicks = await clicked(recorded, steps);
  assert.equal(clicks, counted(steps), 'the count of clicks is right');
  assert.ok(clicks / recorded.turns <= MOST, `${clicks} clicks in ${recorded.turns} turns`);
});
test(`turns of greedy bots' games take ${MOST} clicks each at most`, async () => {
  const games = SEEDS.map(greedyGame).map(game => ({ game, steps: stepsOf(game) }));
  const shown = games[SEEDS.indexOf(SHOWN)]!;
  assert.equal(await clicked(shown.game, shown.steps), counted(shown.steps), 'the count of clicks is right');
  const each = games.map(({ game, steps }) => ({ turns: game.turns, clicks: counted(steps) }));
  const mean = sum(each.map(({ clicks }) => clicks)) / sum(each.map(({ turns }) => turns));
  assert.ok(mean <= MOST, `${mean} clicks a turn: ${JSON.stringify(each)}`);
});
