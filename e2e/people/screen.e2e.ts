// Around one screen, without a server: three people pass it on through a whole game of Mutant Revolution.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId, explain } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { State } from '#engine/types.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import { cardName } from '#games/mutant-revolution/cards/index.ts';
import type { Revolution } from '#games/mutant-revolution/table/world.ts';
import { legalOf } from '#web/table/asking.ts';
import { siteForTests } from '../parts/browser.ts';
import { anyOption, begins, chance, click, shown } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

const SEATS = 3;
/** The first seed that is tried, which is the first one of all with such a game, and how many are. */
const [FIRST, SEEDS] = [110, 200];
/** Longer games try the patience of those who wait for the test. */
const MOST = 100;
/** A game from the beginning takes a thousand answers; with most of its points given it takes a hundred. */
const OPTIONS = { head: 6 };
const game = mutantRevolution as unknown as Game;

/** A match of three people who know the game and pass on the screen only when they have to. */
function played(n: number): Match<Revolution> {
  const seed = n.toString(16).padStart(32, '0');
  const match = new Match(mutantRevolution, newRecord(game, { seats: SEATS, options: OPTIONS, seed }));
  const random = quickRandom(n);
  for (let viewer = 0; !match.state.result && match.length < MOST;) {
    const waiting = asked(mutantRevolution, match.state);
    if (!waiting.includes(viewer)) viewer = waiting[0]!;
    const state = match.state as unknown as State;
    const command = greedyBot.choose(game, knowledge(game, state, viewer), random);
    const listed = legalOf(explain(game, state).find(({ seat }) => seat === viewer)!).map(({ id }) => id);
    const option = listed.includes(command) ? command : listed[0]!;
    match.answer({ seat: viewer, decision: decisionId(state), option });
  }
  return match;
}
const isQuick = (match: Match<Revolution>): boolean =>
  match.state.result !== null && match.record.answers.some(({ decision }) => decision === 'auction.bid');
function quickest(): Match<Revolution> {
  for (let n = FIRST; n < FIRST + SEEDS; n++) {
    const match = played(n);
    if (isQuick(match)) return match;
  }
  return assert.fail(`no game of ${MOST} answers`);
}
const match = quickest();

/** Names of Plot Cards that have lain open: the log tells of them for good. */
const opened = new Set<string>();
const noteOpen = ({ piles }: Revolution): void =>
  [...piles.plotDiscard.cards, ...piles.playing.cards].forEach(card => opened.add(cardName(card)));
/** Plot Cards that whoever looks may not see: those in hands of others, where none of that name has lain open. */
function secrets({ piles }: Revolution, viewer?: number): string[] {
  const own = viewer === undefined ? [] : piles.hand[viewer]!.cards.map(cardName);
  const names = piles.hand.flatMap(({ cards }) => cards.map(cardName));
  return names.filter(name => !opened.has(name) && !own.includes(name));
}
/** Nothing of this is anywhere in the page, nor what is sealed already. */
async function assertHidden(page: Page, world: Revolution, viewer?: number): Promise<void> {
  const html = await page.locator('main').innerHTML();
  for (const name of secrets(world, viewer)) assert.ok(!html.includes(name), `${name} can be seen`);
  for (const bid of await page.locator('.auction li:not(.gone) b').allInnerTexts()) assert.match(bid, /^[…✉–]$/);
}

/** From now on notes each of these names that is in the page at any moment, however short. */
const watchFor = (names: readonly string[]): string => `{
  window.leaked = new Set();
  const main = document.querySelector('main');
  const look = () => {
    const html = main.innerHTML;
    for (const name of ${JSON.stringify(names)}) if (html.includes(name)) leaked.add(name);
  };
  window.watching = new MutationObserver(look);
  watching.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
}`;
const LEAKED = '(watching.disconnect(), [...leaked])';

const site = await siteForTests();

test('a whole game of Mutant Revolution around one screen', async () => {
  const page = await site.page('/new/mutant-revolution?with=screen');
  const { answers } = match.record;
  await begins(page, { ...match.record, answers: [] });
  for (const [n, name] of ['Anna', 'Ben', 'Cleo'].entries()) await page.getByLabel(`Name: Seat ${n + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start game' }).click();
  let handed = 0;
  for (const [n, { seat, decision, option }] of answers.entries()) {
    noteOpen(match.at(n).world);
    let seen = await shown(page, n - 1);
    if (seen.isPassing) {
      const { world } = match.at(n);
      const isSealed = decision === 'auction.bid';
      if (isSealed) await assertHidden(page, world);
      await page.evaluate(watchFor(secrets(world, seat)));
      await page.getByRole('button', { name: `I’m ${['Anna', 'Ben', 'Cleo'][seat]}` }).click();
      await page.locator(`.table[data-viewer="${seat}"]`).waitFor();
      seen = await shown(page, n - 1);
      assert.deepEqual(await page.evaluate<string[]>(LEAKED), [], 'whoever takes the screen sees nothing of others');
      if (isSealed) await assertHidden(page, world, seat);
      if (isSealed) handed++;
    }
    assert.ok(seen.options.includes(option), `${option} is not among ${seen.options.join(', ')}`);
    await click(page, option);
  }
  assert.equal((await shown(page, answers.length - 1)).status, 'over');
  assert.ok(handed > 2, 'bids were handed on');
  await page.context().close();
  site.assertWell();
});

test('where nothing is hidden the screen is not handed over, and names are kept', async () => {
  const page = await site.page('/new/dice-masters?with=screen');
  await page.getByLabel('Name: Seat 1').fill('Anna');
  await page.getByLabel('Name: Seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Start game' }).click();
  const viewers = new Set<string | null>();
  const pick = anyOption(chance(4));
  for (let n = 0, seen = await shown(page); n < 60 && viewers.size < 2; n++) {
    assert.ok(!seen.isPassing, 'nobody has to look away');
    viewers.add(await page.locator('.table').getAttribute('data-viewer'));
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
  assert.deepEqual(viewers, new Set(['0', '1']), 'the board turns to whoever is asked');
  assert.match(await page.locator('.seats').innerText(), /Anna[^]*Ben/);
  await page.goto('/new/dice-masters?with=screen');
  await becomes(() => page.getByLabel('Name: Seat 2').inputValue(), 'Ben');
  await page.context().close();
  site.assertWell();
});
