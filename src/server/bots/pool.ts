// Bots think in threads of their own, so that the server waits for none of them: jobs queue for a few threads, and a
// thread that takes too long is cut off and replaced. Threads that have nothing to do help those bots that can use it.
import { addedUp, type Ranked } from '#bots/bot.ts';
import { botNamed } from '#bots/bots.ts';
import { FairQueue } from './fair-queue.ts';
import { BotFailed, type BotJob, Busy, failure, PoolClosed, TooSlow } from './job.ts';
import { type Owner, type Pending, type Settings, Supervisor, type Thread } from './supervisor.ts';

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
  /** The module of the games, for the threads: exports `GAMES`. */
  games: URL;
  /** Another module of bots: exports `botNamed`. */
  bots?: URL;
  /** Other threads, and another clock: for tests. */
  start?: (owner: Owner) => Thread;
  clock?: () => number;
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
/** Milliseconds that a bot may think at most while another person's bot waits. */
const BESIDE_OTHERS = 400;
const DEFAULTS = { loading: 30_000, idle: 60_000, queue: 10_000 };

export class BotPool {
  private readonly settings: Settings & { threads: number; queue: number };
  private readonly start: (owner: Owner) => Thread;
  private readonly clock: () => number;
  private readonly threads = new Set<Thread>();
  private readonly waiting = new FairQueue<Pending>();
  private longest = 0;
  private readonly counts = { answered: 0, tooSlow: 0, failed: 0, busy: 0, cutShort: 0 };
  private isClosed = false;

  constructor({ start, clock = () => performance.now(), ...options }: PoolOptions) {
    this.settings = { ...DEFAULTS, ...options };
    this.start = start ?? (owner => new Supervisor(this.settings, owner));
    this.clock = clock;
  }

  get stats(): PoolStats {
    const thinking = [...this.threads].filter(thread => thread.isThinking).length;
    return { threads: this.threads.size, thinking, waiting: this.waiting.length, ...this.counts };
  }

  /** Milliseconds that a bot has waited for a thread at most, since this was last asked. */
  longestWait(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  /** The bot's answer; once `over` is aborted, the best that it has found so far. Rejects with TooSlow, BotFailed, Busy
   *  or PoolClosed. */
  async choose(job: BotJob, over?: AbortSignal): Promise<string> {
    try {
      const first = this.enqueue(job, over);
      const found = await Promise.all([first, ...this.helpFor(job, over)]);
      this.counts.answered++;
      return addedUp(found)[0]!.option;
    } catch (error) {
      if (error instanceof TooSlow) this.counts.tooSlow++;
      if (error instanceof BotFailed) this.counts.failed++;
      if (error instanceof Busy) this.counts.busy++;
      throw error;
    }
  }

  /** Ends all threads; pending answers reject with PoolClosed. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.clear()) reject(closed());
    await Promise.all([...this.threads].map(thread => thread.cutOff(closed())));
  }

  private enqueue(job: BotJob, over: AbortSignal | undefined): Promise<Ranked[]> {
    if (this.isClosed) throw closed();
    if (this.waiting.length >= this.settings.queue) throw new Busy(`${this.waiting.length} bots wait to think already`);
    const { promise, resolve, reject } = Promise.withResolvers<Ranked[]>();
    this.waiting.push(job.whose ?? '', { job, isHelp: false, over, since: this.clock(), resolve, reject });
    this.handOut();
    return promise;
  }

  /** The findings of threads that have nothing else to do, each with a chance of its own; without the game they only
   *  load it, to be ready another time. None of them is missed when it fails. */
  private helpFor(job: BotJob, over: AbortSignal | undefined): Promise<Ranked[]>[] {
    const found: Promise<Ranked[]>[] = [];
    if (!botNamed(job.bot)?.ranked) return found;
    for (let n = 1; n < this.settings.threads && !this.waiting.length; n++) {
      const part: BotJob = { ...job, seed: `${job.seed} ${n}` };
      const thread = this.freeThread();
      if (!thread) break;
      const { promise, resolve, reject } = Promise.withResolvers<Ranked[]>();
      const isReady = thread.isReadyFor(part);
      thread.take({ job: isReady ? part : { ...part, limit: 0 }, isHelp: true, over, resolve, reject });
      const help = promise.catch(() => []);
      if (isReady) found.push(help);
    }
    return found;
  }

  private handOut(): void {
    for (let next = this.waiting.first(); next; next = this.waiting.first()) {
      const thread = this.freeThread();
      if (!thread) return this.makeWay(next.job);
      const limit = this.shareFor(next);
      this.waiting.take();
      this.longest = Math.max(this.longest, this.clock() - next.since!);
      thread.take({ ...next, job: { ...next.job, limit } });
    }
  }
  /** The milliseconds that a job gets: only a part of its limit where many wait, so that nobody waits for long. People
   *  share the threads alike, and each person's part is shared by their own jobs. */
  private shareFor({ job: { limit, whose = '' }, over }: Pending): number {
    if (over?.aborted) return 0;
    const { people } = this.waiting;
    const share = (limit * this.settings.threads) / (people * this.waiting.of(whose));
    return Math.min(limit, Math.max(share, LEAST), people > 1 ? BESIDE_OTHERS : Infinity);
  }

  private makeWay({ whose }: BotJob): void {
    for (const thread of this.threads) thread.makeWay(whose, BESIDE_OTHERS);
  }

  /** The oldest, so that those too many are idle for long and end. */
  private freeThread(): Thread | undefined {
    const free = [...this.threads].find(thread => thread.isFree);
    return free ?? (this.threads.size < this.settings.threads ? this.newThread() : undefined);
  }

  /** Nothing when the machine gives no more: then those there are do the work, and without any the jobs fail. */
  private newThread(): Thread | undefined {
    try {
      const thread = this.start({
        freed: () => this.handOut(),
        ended: () => this.drop(thread),
        cutShort: () => this.counts.cutShort++,
      });
      this.threads.add(thread);
      return thread;
    } catch (error) {
      if (!this.threads.size) for (const { job, reject } of this.waiting.clear()) reject(failure(job, error));
      return undefined;
    }
  }

  private drop(thread: Thread): void {
    this.threads.delete(thread);
    this.handOut();
  }
}
const closed = (): PoolClosed => new PoolClosed('the bots have stopped thinking');
