// The bots' thinking in the worker. Loaded when the first one is to move, with the table on the screen already.
import { addedUp, type Ranked } from '#bots/bot.ts';
import { botNamed } from '#bots/bots.ts';
import { thinkingOf, type Thinking } from '#bots/thinking.ts';
import type { Job } from '#tables/live/bot-turns.ts';
import { thinkingAt as found } from '#tables/thinking-at.ts';
import { entryOf } from '../shelf.ts';
import { keptReleases } from './releases.ts';

/** The bots of today, or those of an earlier version of the game for its own tables. */
export async function thinkingAt(id: string, version: number): Promise<Thinking> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game '${id}' to play`);
  return found(await entry.load(), version, keptReleases, thinkingOf);
}

export async function ranked({ game, version, known, bot, seed, limit }: Job): Promise<Ranked[]> {
  const thinking = await thinkingAt(game, version);
  return thinking.ranked(bot, known, Number.parseInt(seed.slice(0, 8), 16), { milliseconds: limit });
}
/** The option that a bot picks; some let other workers think along, which load what they run from `here`. */
export async function chosen(here: string, job: Job): Promise<string> {
  const own = () => ranked(job);
  const found = botNamed(job.bot)!.ranked
    ? await import('./beside.ts').then(({ together }) => together(here, job, own))
    : [await own()];
  return addedUp(found)[0]!.option;
}
