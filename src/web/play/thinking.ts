// How bots think in the worker. Loaded when the first one is to move, with the table on the screen already.
import { alone, type Ranked } from '#bots/bot.ts';
import { botNamed } from '#bots/bots.ts';
import { Memories } from '#bots/memories.ts';
import { addedUp } from '#bots/search/added-up.ts';
import { quickRandom } from '#engine/random.ts';
import { Games } from '#tables/games.ts';
import type { Job } from '#tables/bot-turns.ts';

const games = new Games();
const memories = new Memories();

export async function ranked({ game: id, known, bot, seed, limit, recall }: Job): Promise<Ranked[]> {
  const game = await games.get(id);
  const found = botNamed(bot)!;
  const random = quickRandom(Number.parseInt(seed.slice(0, 8), 16));
  const limits = { milliseconds: limit, memory: memories.of(recall) };
  return found.ranked?.(game, known, random, limits) ?? [alone(found.choose(game, known, random, limits))];
}
/** The option that a bot picks; some let other workers think along, which load what they run from `here`. */
export async function chosen(here: string, job: Job): Promise<string> {
  const own = () => ranked(job);
  const found = botNamed(job.bot)!.ranked
    ? await import('./beside.ts').then(({ together }) => together(here, job, own))
    : [await own()];
  return addedUp(found)[0]!.option;
}
