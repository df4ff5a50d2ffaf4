// One thread of the bot pool: thinks about the jobs it is sent, and reports when it begins, so that loading a game does
// not count as thinking.
import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Limit } from '#bots/bot.ts';
import type * as Bots from '#bots/bots.ts';
import { thinkingOf } from '#bots/thinking.ts';
import type { Game } from '#engine/game.ts';
import type { GameEntry } from '#engine/game-entry.ts';
import { seedOf } from '#engine/seed.ts';
import { thinkingAt } from '#tables/thinking-at.ts';
import { keptReleases } from '../releases.ts';
import type { BotJob, Report, ThreadData } from './job.ts';

/** The server's own thread comes first, where threads have priorities of their own. */
const LATER = 5;
if (platform() === 'linux') setPriority(LATER);

const { games, bots, hurry } = workerData as ThreadData;
const hurrying = new Int32Array(hurry);
const { GAMES } = (await import(games)) as { GAMES: readonly GameEntry[] };
const { botNamed } = (await import(bots ?? '#bots/bots.ts')) as typeof Bots;
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
const tell = (report: Report): void => parentPort!.postMessage(report);
parentPort!.on('message', (job: BotJob) => void answer(job).then(tell));

async function answer({ game, version, known, bot, seed, limit }: BotJob): Promise<Report> {
  try {
    const thinking = await thinkingAt(await loaded(game), version, keptReleases, today => thinkingOf(today, botNamed));
    tell({ thinking: true });
    const limits: Limit = {
      milliseconds: limit,
      soFar: option => tell({ soFar: option }),
      enough: () => Atomics.load(hurrying, 0) !== 0,
    };
    return { ranked: thinking.ranked(bot, known, Number.parseInt(seedOf(seed).slice(0, 12), 16), limits) };
  } catch (error) {
    return { failed: error };
  }
}

function loaded(id: string): Promise<Game> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`there is no game '${id}' to play`);
  return entry.load();
}
