// Turns of bots: a bot that is waited for thinks in another thread, and answers in time or with the idle option.
import type { Recall } from '#bots/memories.ts';
import { hash } from '#engine/seed.ts';
import type { Knowledge, Seat } from '#engine/types.ts';
import { answerFor, askedNow } from './decide.ts';
import type { LiveTable } from './live-table.ts';
import type { Table } from './table.ts';

/** Runs bots in threads of their own. */
export interface Thinkers {
  choose(job: Job): Promise<string>;
}
export interface Job {
  game: string;
  version: number;
  known: Knowledge;
  bot: string;
  seed: string;
  /** Milliseconds to think. */
  limit: number;
  recall: Recall;
}
/** Milliseconds for one answer at most. */
const LIMIT = 2000;

export class BotTurns {
  private readonly thinkers: Thinkers;
  private readonly now: () => number;
  /** Questions that are being thought about. */
  private readonly thinking = new Set<string>();

  constructor(thinkers: Thinkers, now: () => number) {
    this.thinkers = thinkers;
    this.now = now;
  }

  /** Starts every bot that is waited for. */
  take(live: LiveTable, failed: (error: unknown) => void): void {
    const { waitingFor, seats } = live.table;
    for (const seat of waitingFor) if (seats[seat]!.bot !== null) this.think(live, seat).catch(failed);
  }

  private async think(live: LiveTable, seat: Seat): Promise<void> {
    const { table } = live;
    const asked = askedNow(table, seat);
    const question = `${live.id} ${seat} ${asked.nth} ${asked.decision} ${table.undone}`;
    if (this.thinking.has(question)) return;
    this.thinking.add(question);
    const { undone } = table;
    try {
      const option = await this.chosen(table, seat);
      await live.act(now => (now.undone === undone ? answerFor(now, asked, 'bot', option) : undefined), this.now);
    } finally {
      this.thinking.delete(question);
    }
  }
  /** The option that the bot picks; undefined when it fails or takes too long. */
  private async chosen({ game, match, made, seats, clocks, undone }: Table, seat: Seat): Promise<string | undefined> {
    try {
      const known = game.knowledge(match!.state, seat);
      const seed = hash(`bot ${made.seed} ${seat} ${match!.length}`);
      const limit = Math.min(LIMIT, clocks.fairShare(seat, this.now()));
      const recall = { of: `${made.id} ${seat} ${undone}`, since: game.sinceOwn(match!.record.answers, seat) };
      return await this.thinkers.choose({
        game: game.id,
        version: game.version,
        known,
        bot: seats[seat]!.bot!,
        seed,
        limit,
        recall,
      });
    } catch {
      return undefined;
    }
  }
}
