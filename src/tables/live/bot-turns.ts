// Turns of bots: a bot that is asked thinks in another thread, and answers in time or with the idle option.
import { hash } from '#engine/seed.ts';
import type { Knowledge, Seat } from '#engine/types.ts';
import { paceOf } from './bot-pace.ts';
import { answerFor, askedNow, type Asked } from '../commands/decide.ts';
import type { LiveTable } from './live-table.ts';
import { botsAsked, isAmongBots } from '../log/playing.ts';
import { later } from '../time-slices.ts';

/** Runs bots in threads of their own. */
export interface Thinkers {
  /** `over` is aborted when the best answer so far is needed at once. */
  choose(job: Job, over?: AbortSignal): Promise<string>;
}
export interface Job {
  game: string;
  version: number;
  known: Knowledge;
  bot: string;
  seed: string;
  /** Milliseconds to think. */
  limit: number;
  /** The person for whose table it is. */
  whose: string;
}
interface Parts {
  thinkers: Thinkers;
  now: () => number;
  elapsed: () => number;
  /** A number from 0 to 1, which has nothing to do with the game's chance. */
  chance: () => number;
  /** May bots among themselves play on for this person? */
  mayPlayOn: (person: string) => boolean;
}
/** Milliseconds before its answer when a bot that still thinks is told to come to an end, and until an answer is given
 *  that is not there even then. */
const LAST_CALL = 30;
const STEP = 250;

export class BotTurns {
  private readonly parts: Parts;
  /** Questions that are being thought about. */
  private readonly thinking = new Set<string>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Starts every bot that is asked, at tables that somebody cares for. */
  start(live: LiveTable, failed: (error: unknown) => void): void {
    if (this.isActive(live)) for (const seat of botsAsked(live.table)) this.think(live, seat).catch(failed);
  }
  /** Is a bot asked that may play now? */
  isActive(live: LiveTable): boolean {
    const { table, attention } = live;
    return botsAsked(table).length > 0 && attention.lasts(table, live.subscribers(), this.parts.elapsed());
  }

  private async think(live: LiveTable, seat: Seat): Promise<void> {
    const { table } = live;
    const asked = askedNow(table, seat);
    const question = `${live.id} ${seat} ${asked.nth} ${asked.decision} ${table.undoCount}`;
    if (this.thinking.has(question)) return;
    this.thinking.add(question);
    const { undoCount: undone } = table;
    try {
      if (isAmongBots(table) && !this.parts.mayPlayOn(live.attention.whose(table))) return;
      const option = await this.inTime(live, asked);
      await live.act(
        now => (now.undoCount === undone ? answerFor(now, asked, 'bot', option) : undefined),
        this.parts.now,
      );
    } finally {
      this.thinking.delete(question);
    }
  }
  /** The option that the bot picks. Where its time would tell people something, it comes when the time drawn before is
   *  over, or so many steps later. */
  private async inTime(live: LiveTable, asked: Asked): Promise<string | undefined> {
    const { table, time } = live;
    const { limit, delay } = paceOf(table, asked.seat, asked.decision, time.now(), this.parts.chance);
    if (delay === null) return this.chosen(live, asked.seat, limit);
    const over = new AbortController();
    later(() => over.abort(), delay - LAST_CALL);
    const isTime = pause(delay);
    const thought = { isOver: false };
    const option = this.chosen(live, asked.seat, limit, over.signal).finally(() => (thought.isOver = true));
    for (await isTime; !thought.isOver;) await pause(STEP);
    return option;
  }
  /** The option that the bot picks; undefined when it fails or takes too long. */
  private async chosen(live: LiveTable, seat: Seat, limit: number, over?: AbortSignal): Promise<string | undefined> {
    const { game, match, made, seats } = live.table;
    try {
      const known = game.knowledge(match!.state, seat);
      const seed = hash(`bot ${made.seed} ${seat} ${match!.length}`);
      const whose = live.attention.whose(live.table);
      const job = { game: game.id, version: game.version, known, bot: seats[seat]!.bot!, seed, limit, whose };
      return await this.parts.thinkers.choose(job, over);
    } catch {
      return undefined;
    }
  }
}
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => later(resolve, milliseconds));
