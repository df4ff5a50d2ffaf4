// Every page of the site, and how one gets to a table in the middle of a game.
import type { Page } from 'playwright-core';
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { SHELF } from '#games/index.ts';
import type { Site } from './browser.ts';
import { anyOption, chance, shown } from './playing.ts';

const READY = SHELF.filter(({ status }) => status === 'ready').map(({ id }) => id);
export const GAMES: readonly string[] = READY;

export const PAGES: Readonly<Record<string, string>> = {
  front: '/',
  settings: '/settings',
  teams: '/teams',
  nowhere: '/new/chess',
  ...Object.fromEntries(
    READY.flatMap(id => [
      [`rules-${id}`, `/rules/${id}`],
      [`new-${id}-friends`, `/new/${id}?with=friends`],
      [`new-${id}-screen`, `/new/${id}?with=screen`],
    ]),
  ),
};

/** A table some answers into a game against bots. */
export async function midGame(page: Page, game: string, answers: number): Promise<void> {
  await page.goto('/');
  const box = page.locator('.box').nth(SHELF.findIndex(({ id }) => id === game));
  await box.getByRole('button', { name: 'Play now' }).click();
  const pick = anyOption(chance(5));
  for (let seen = await shown(page); seen.status === 'running' && seen.answers < answers;) {
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
}

/** A game that bots have played, as a table of the server: the path to its replay, at a moment in its middle. */
export async function replayPath({ host }: Site, id: string): Promise<string> {
  const { load, seats } = SHELF.find(entry => entry.id === id)!;
  const game = await load!();
  const match = new Match(game, newRecord(game, { seats: seats.min, seed: '5'.repeat(32) }));
  const random = quickRandom(5);
  while (!match.state.result) {
    const seat = asked(game, match.state)[0]!;
    const option = greedyBot.choose(game, knowledge(game, match.state, seat), random);
    match.answer({ seat, decision: decisionId(match.state), option });
  }
  const { player } = await host.newGuest('Ann');
  const seated = Array.from({ length: seats.min }, () => ({ kind: 'bot' as const, level: 'greedy' }));
  const wanted = { game: id, options: null, seats: seated, isPublic: false, clock: { kind: 'none' as const } };
  const table = await host.make({ ...wanted, start: { record: match.record } }, player);
  return `/replay/table/${table}?at=${Math.floor(match.length / 2)}`;
}
