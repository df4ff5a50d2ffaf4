// Bots think in threads of their own, so that the server waits for none of them: jobs queue for a few threads, and a
// thread that takes too long is cut off and replaced. Threads that have nothing to do help those bots that can use it.
import type { Ranked } from '#bots/bot.ts';
import { botNamed } from '#bots/bots.ts';
import { addedUp } from '#bots/search/added-up.ts';
import { BotFailed, type BotJob, Busy, failure, PoolClosed, TooSlow } from './job.ts';
import { type Pending, type Settings, Supervisor } from './supervisor.ts';

export interface PoolOptions {
  /** The number of threads at most. */
  threads: number;
  /** Milliseconds that a bot may think beyond its limit before it is cut off. */
  patience: number;
  /** Milliseconds for a thread to start and load a game. */
  loading?: number;
  /** Milliseconds after which a thread without work ends. */
  idle?: number;
  /** The number of jobs that may wait. */
  queue?: number;
  /** Another module of bots: exports `botNamed`. */
  bots?: URL;
}
export interface PoolStats {
  threads: number;
  thinking: number;
  waiting: number;
  answered: number;
  tooSlow: number;
  failed: number;
  /** Turned away because too many waited. */
  busy: number;
  /** Answered with what they had found so far, for they were late. */
  cutShort: number;
}

/** Milliseconds that a bot may think however many wait. */
const LEAST = 200;
const DEFAULTS = { loading: 30_000, idle: 60_000, queue: 10_000 };

export class BotPool {
  private readonly settings: Settings & { threads: number; queue: number };
  private readonly threads = new Set<Supervisor>();
  private readonly waiting: Pending[] = [];
  private readonly counts = { answered: 0, tooSlow: 0, failed: 0, busy: 0, cutShort: 0 };
  private isClosed = false;

  constructor(options: PoolOptions) {
    this.settings = { ...DEFAULTS, ...options };
  }

  get stats(): PoolStats {
    const thinking = [...this.threads].filter(thread => thread.isThinking).length;
    return { threads: this.threads.size, thinking, waiting: this.waiting.length, ...this.counts };
  }

  /** The bot's answer. Rejects with TooSlow, BotFailed, Busy or PoolClosed. */
  async choose(job: BotJob): Promise<string> {
    try {
      const first = this.enqueue(job);
      const found = await Promise.all([first, ...this.helpFor(job)]);
      this.counts.answered++;
      return addedUp(found)[0]!.option;
    } catch (error) {
      if (error instanceof TooSlow) this.counts.tooSlow++;
      if (error instanceof BotFailed) this.counts.failed++;
      if (error instanceof Busy) this.counts.busy++;
      throw error;
    }
  }

  /** Ends all threads; whoever still waits for an answer hears PoolClosed. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(closed());
    await Promise.all([...this.threads].map(thread => thread.cutOff(closed())));
  }

  private enqueue(job: BotJob): Promise<Ranked[]> {
    if (this.isClosed) throw closed();
    if (this.waiting.length >= this.settings.queue) throw new Busy(`${this.waiting.length} bots wait to think already`);
    const { promise, resolve, reject } = Promise.withResolvers<Ranked[]>();
    this.waiting.push({ job, isHelp: false, resolve, reject });
    this.handOut();
    return promise;
  }

  /** The findings of threads that have nothing else to do, each with a chance of its own; without the game they only
   *  load it, to be ready another time. None of them is missed when it fails. */
  private helpFor(job: BotJob): Promise<Ranked[]>[] {
    const found: Promise<Ranked[]>[] = [];
    if (!botNamed(job.bot)?.ranked) return found;
    for (let n = 1; n < this.settings.threads && !this.waiting.length; n++) {
      const part: BotJob = { ...job, seed: `${job.seed} ${n}` };
      if (job.recall) part.recall = { ...job.recall, of: `${job.recall.of} ${n}` };
      const thread = this.freeThread(part);
      if (!thread) break;
      const { promise, resolve, reject } = Promise.withResolvers<Ranked[]>();
      const isReady = thread.isReadyFor(part);
      thread.take({ job: isReady ? part : { ...part, limit: 0 }, isHelp: true, resolve, reject });
      const help = promise.catch(() => []);
      if (isReady) found.push(help);
    }
    return found;
  }

  private handOut(): void {
    while (this.waiting.length) {
      const thread = this.freeThread(this.waiting[0]!.job);
      if (!thread) return this.makeWay();
      const limit = this.shareFor(this.waiting[0]!.job);
      const pending = this.waiting.shift()!;
      thread.take({ ...pending, job: { ...pending.job, limit } });
    }
  }
  /** The milliseconds that a job gets: only a part of its limit where many wait, so that nobody waits for long. */
  private shareFor({ limit }: BotJob): number {
    const share = (limit * this.settings.threads) / this.waiting.length;
    return Math.min(limit, Math.max(share, LEAST));
  }

  private makeWay(): void {
    for (const thread of this.threads) thread.makeWay();
  }

  /** One that remembers the seat, or else the oldest, so that those too many are idle for long and end. */
  private freeThread(job: BotJob): Supervisor | undefined {
    const free = [...this.threads].filter(thread => thread.isFree);
    const known = free.find(thread => thread.remembers(job)) ?? free[0];
    return known ?? (this.threads.size < this.settings.threads ? this.newThread() : undefined);
  }

  /** Nothing when the machine gives no more: then those there are do the work, and without any the jobs fail. */
  private newThread(): Supervisor | undefined {
    try {
      const thread = new Supervisor(this.settings, {
        freed: () => this.handOut(),
        ended: () => this.drop(thread),
        cutShort: () => this.counts.cutShort++,
      });
      this.threads.add(thread);
      return thread;
    } catch (error) {
      if (!this.threads.size) for (const { job, reject } of this.waiting.splice(0)) reject(failure(job, error));
      return undefined;
    }
  }

  private drop(thread: Supervisor): void {
    this.threads.delete(thread);
    this.handOut();
  }
}
const closed = (): PoolClosed => new PoolClosed('the bots have stopped thinking');
