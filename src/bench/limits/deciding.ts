// Bots under a limit: whole games by the server's threads, all of them busy, and how long each answer took.
import { play } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import type { Knowledge } from '#engine/types.ts';
import { type BotJob, TooSlow } from '#server/bots/job.ts';
import { BotPool } from '#server/bots/pool.ts';
import { BENCHED } from '../benched.ts';
import { opened } from '../searching.ts';

export interface Trial {
  /** Questions that leave a choice. */
  decisions: number;
  /** Milliseconds for an answer. */
  limit: number;
  threads: number;
  bot: string;
  /** Milliseconds that a thread may be late before it is ended. */
  patience?: number;
}
export interface Times {
  decisions: number;
  p50: number;
  p99: number;
  largest: number;
  /** The number that took more than the limit and three tenths of it. */
  late: number;
  /** The number that were answered with what the bot had found so far. */
  cutShort: number;
}
const GRACE = 1.3;
const PATIENCE = 500;
const SHELF = new URL('../../games/index.ts', import.meta.url);

/** Plays games side by side, one for each thread, until so many questions were answered. */
export async function deciding({ decisions, limit, threads, bot, patience = PATIENCE }: Trial): Promise<Times> {
  const pool = new BotPool({ threads, patience, games: SHELF });
  const times: number[] = [];
  const choose = (job: Omit<BotJob, 'bot' | 'limit'>): Promise<string> => pool.choose({ ...job, bot, limit });
  const playOn = async (table: number): Promise<void> => {
    await warmUp(choose, table);
    for (let n = table + threads; times.length < decisions; n += threads)
      for await (const time of answering(choose, n)) if (times.push(time) >= decisions) break;
  };
  await Promise.all(Array.from({ length: threads }, (_, table) => playOn(table)));
  const { cutShort } = pool.stats;
  await pool.close();
  return { ...summed(times, limit), cutShort };
}
export type Choose = (job: Omit<BotJob, 'bot' | 'limit'>) => Promise<string>;

/** The first answers of each kind of game do not count: threads start, games are loaded and code is compiled. */
async function warmUp(choose: Choose, table: number): Promise<void> {
  for (let n = table; n < table + BENCHED.length; n++) {
    let answers = 0;
    for await (const _ of answering(choose, n)) if (++answers === WARM) break;
  }
}
const WARM = 20;

/** Plays game n, of each kind in turn; how long each answer to a question took that leaves a choice. A bot that is cut
 *  off took as long as that, and its seat does whatever comes first. */
export async function* answering(choose: Choose, n: number): AsyncGenerator<number> {
  const { game, entry } = BENCHED[n % BENCHED.length]!;
  const state = opened(game, entry, n);
  for (let nth = 0; !state.result; nth++) {
    const seat = asked(game, state)[0]!;
    const options = legal(game, state, seat);
    const known = knowledge(game, state, seat) as Knowledge;
    const begun = performance.now();
    const job = { game: game.id, known, seed: `${n} ${nth}` };
    const option = await choose(job).catch(error => {
      if (error instanceof TooSlow) return options[0]!;
      throw error;
    });
    const took = performance.now() - begun;
    const answer = { seat, decision: decisionId(state), option };
    if (play(game, state, answer)) throw new Error(`a bot has answered ${option}, which is refused`);
    if (options.length > 1) yield took;
  }
}

export function summed(times: readonly number[], limit: number): Omit<Times, 'cutShort'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const late = sorted.filter(time => time > limit * GRACE).length;
  return { decisions: sorted.length, p50: at(0.5), p99: at(0.99), largest: sorted.at(-1)!, late };
}
