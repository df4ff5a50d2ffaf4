// Old tables opened by today's server: on SQLite, by the rules they began with; compared, and played on to their end.
import { quickRandom } from '#engine/random.ts';
import { thinkingOf } from '#bots/thinking.ts';
import { entryOf, GAMES } from '#games/index.ts';
import { keptReleases } from '#server/releases.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { answerFor, askedNow } from '#tables/commands/decide.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import type { Store } from '#tables/store.ts';
import { thinkingAt } from '#tables/thinking-at.ts';
import { differencesOf, type Difference } from './differences.ts';
import { fill, type OldTable } from './logs.ts';

export interface Opened {
  differences: Difference[];
  /** Running tables that came to their end. */
  played: number;
}
/** A game by cheap bots may go on for long, but not for ever. */
const MOST_ANSWERS = 6000;

/** Opens them, and once more after a restart; then plays running ones on, so many at most. */
export async function opened(file: string, tables: readonly OldTable[], most = Infinity): Promise<Opened> {
  const differences: Difference[] = [];
  const filled = openSqlite(file);
  await fill(filled, tables);
  await filled.close();
  for (const _ of ['the first start', 'the next one']) {
    const store = openSqlite(file);
    await life(store, async host => {
      for (const old of tables) differences.push(...(await compared(host, old)));
    });
  }
  let played = 0;
  const store = openSqlite(file);
  await life(store, async host => {
    const running = tables.filter(({ told }) => told.status === 'running').slice(0, most);
    for (const { id } of running) if (await isPlayedOn(host, id)) played++;
  });
  return { differences, played };
}
async function compared(host: Host, old: OldTable): Promise<Difference[]> {
  try {
    const { table } = await host.open(old.id);
    return differencesOf(old, table, (await host.store.load(old.id))!);
  } catch (error) {
    return [{ table: old.id, kind: 'refused', what: (error as Error).message }];
  }
}
async function life(store: Store, run: (host: Host) => Promise<void>): Promise<void> {
  const host = new Host({
    store,
    games: new Games(GAMES, keptReleases),
    bots: ['random', 'greedy'],
    // Nobody moves before the comparison is done, and then this file does.
    thinkers: { choose: () => new Promise(() => undefined) },
  });
  try {
    await run(host);
  } finally {
    await host.close();
  }
}

async function isPlayedOn(host: Host, id: string): Promise<boolean> {
  const live = await host.open(id);
  const { game } = live;
  const thinking = await thinkingAt(await entryOf(game.id)!.load(), game.version, keptReleases, thinkingOf);
  const random = quickRandom(live.table.seq);
  for (let n = 0; n < MOST_ANSWERS && live.table.status === 'running'; n++) {
    const seat = live.table.waitingFor[0]!;
    const asked = askedNow(live.table, seat);
    const known = game.knowledge(live.table.match!.state, seat);
    const { option } = thinking.ranked('weighted', known, random.below(2 ** 20), {})[0]!;
    const { player, bot } = live.table.seats[seat]!;
    if (bot === null) await host.request(id, player!, `on${n}`, { do: 'answer', ...asked, option });
    else await live.act(table => answerFor(table, asked, 'bot', option), host.now);
  }
  return live.table.status === 'over' && live.table.ended !== null;
}
