// Messages between the bot pool and its threads, and the errors of both.
import type { Ranked } from '#bots/bot.ts';
import type { Knowledge } from '#engine/types.ts';

export interface BotJob {
  /** Its id on the shelf. */
  game: string;
  /** The version of its rules; that of today when left out. */
  version?: number;
  known: Knowledge;
  /** The bot's name. */
  bot: string;
  /** The same seed, the same choice. */
  seed: string;
  /** Milliseconds to think; waiting for a thread and loading the game do not count. */
  limit: number;
  /** The person for whose table it is: people take turns. */
  whose?: string;
}

/** The data that a thread starts with. */
export interface ThreadData {
  /** The module of the games: exports `GAMES`. */
  games: string;
  bots: string | undefined;
  /** Not 0 when an answer is needed at once. */
  hurry: SharedArrayBuffer;
}
/** A thread's message about the job it was sent. */
export type Report = { thinking: true } | { soFar: string } | { ranked: Ranked[] } | { failed: unknown };

/** The bot was cut off. */
export class TooSlow extends Error {}
/** The bot threw, or its thread crashed. */
export class BotFailed extends Error {}
/** Too many jobs wait already. */
export class Busy extends Error {}
/** The pool is closed. */
export class PoolClosed extends Error {}

export const nameOf = ({ bot, game }: BotJob): string => `the ${bot} bot at ${game}`;
export const failure = (job: BotJob, cause: unknown): BotFailed =>
  new BotFailed(`${nameOf(job)} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
