// Bots think in threads of their own, so that the server waits for none of them: jobs queue for a few threads, and a
// thread that takes too long is cut off and replaced.
import { Worker } from 'node:worker_threads';
import type { Knowledge } from '#engine/types.ts';

export interface BotJob {
  /** Its id on the shelf. */
  game: string;
  known: Knowledge;
  /** The bot's name. */
  bot: string;
  /** The same seed, the same choice. */
  seed: string;
  /** Milliseconds to think; waiting for a thread and loading the game do not count. */
  limit: number;
}
export interface PoolOptions {
  /** How many there are at most. */
  threads: number;
  /** How many milliseconds a bot may think beyond its limit before it is cut off. */
  patience: number;
  /** Milliseconds for a thread to start and load a game. */
  loading?: number;
  /** Milliseconds after which a thread without work ends. */
  idle?: number;
  /** How many jobs may wait. */
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
}

/** What a thread is told when it starts. */
export interface Told {
  bots: string | undefined;
}
/** What a thread says about the job it was sent. */
export type Report = { thinking: true } | { option: string } | { failed: unknown };

/** The bot was cut off. */
export class TooSlow extends Error {}
/** The bot threw, or its thread crashed. */
export class BotFailed extends Error {}
/** Too many jobs wait already. */
export class Busy extends Error {}
/** The pool is closed. */
export class PoolClosed extends Error {}

const DEFAULTS = { loading: 30_000, idle: 60_000, queue: 10_000 };
/** A bot whose memory grows and grows ends its own thread, not the server (only one huge array at once still would). */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

type Settings = PoolOptions & typeof DEFAULTS;
interface Pending {
  job: BotJob;
  resolve(option: string): void;
  reject(error: Error): void;
}

export class BotPool {
  private readonly settings: Settings;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Pending[] = [];
  private readonly counts = { answered: 0, tooSlow: 0, failed: 0, busy: 0 };
  private isClosed = false;

  constructor(options: PoolOptions) {
    this.settings = { ...DEFAULTS, ...options };
  }

  get stats(): PoolStats {
    const thinking = [...this.threads].filter(thread => thread.isThinking).length;
    return { threads: this.threads.size, thinking, waiting: this.waiting.length, ...this.counts };
  }

  /** What the bot answers. Rejects with TooSlow, BotFailed, Busy or PoolClosed. */
  async choose(job: BotJob): Promise<string> {
    try {
      const option = await this.enqueue(job);
      this.counts.answered++;
      return option;
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

  private enqueue(job: BotJob): Promise<string> {
    if (this.isClosed) throw closed();
    if (this.waiting.length >= this.settings.queue) throw new Busy(`${this.waiting.length} bots wait to think already`);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.waiting.push({ job, resolve, reject });
    this.handOut();
    return promise;
  }

  private handOut(): void {
    while (this.waiting.length) {
      const thread = this.freeThread();
      if (!thread) return;
      thread.take(this.waiting.shift()!);
    }
  }

  /** The oldest one that is free, so that those too many are idle for long and end. */
  private freeThread(): Thread | undefined {
    for (const thread of this.threads) if (thread.isFree) return thread;
    return this.threads.size < this.settings.threads ? this.newThread() : undefined;
  }

  /** Nothing when the machine gives no more: then those there are do the work, and without any the jobs fail. */
  private newThread(): Thread | undefined {
    try {
      const thread = new Thread(this.settings, { freed: () => this.handOut(), ended: () => this.drop(thread) });
      this.threads.add(thread);
      return thread;
    } catch (error) {
      if (!this.threads.size) for (const { job, reject } of this.waiting.splice(0)) reject(failure(job, error));
      return undefined;
    }
  }

  private drop(thread: Thread): void {
    this.threads.delete(thread);
    this.handOut();
  }
}
const closed = (): PoolClosed => new PoolClosed('the bots have stopped thinking');

/** Thinks about one job at a time. Counts until it has really ended, so that there are never more than allowed. */
class Thread {
  private readonly settings: Settings;
  private readonly pool: { freed(): void; ended(): void };
  private readonly worker: Worker;
  private pending: Pending | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  /** What made it crash. */
  private cause: unknown;

  constructor(settings: Settings, pool: { freed(): void; ended(): void }) {
    this.settings = settings;
    this.pool = pool;
    const workerData: Told = { bots: settings.bots?.href };
    this.worker = new Worker(new URL('bot-thread.ts', import.meta.url), { workerData, resourceLimits: MOST_MEMORY });
    this.worker.on('message', (report: Report) => this.hear(report));
    this.worker.on('error', error => this.crash(error));
    this.worker.on('exit', code => this.end(code));
    this.rest();
  }

  get isThinking(): boolean {
    return this.pending !== undefined;
  }
  get isFree(): boolean {
    return !this.isThinking && !this.isEnding;
  }

  take(pending: Pending): void {
    try {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      this.worker.postMessage(pending.job);
    } catch (error) {
      return pending.reject(failure(pending.job, error));
    }
    this.pending = pending;
    this.worker.ref();
    const { loading } = this.settings;
    this.after(loading, () => this.cutOff(new TooSlow(`${nameOf(pending.job)} was not loaded within ${loading} ms`)));
  }

  /** Ends the thread, whatever it does; who waits for it hears why. */
  cutOff(why: Error): Promise<unknown> {
    this.pending?.reject(why);
    this.pending = undefined;
    return this.stop();
  }
  private stop(): Promise<unknown> {
    this.isEnding = true;
    clearTimeout(this.timer);
    return this.worker.terminate();
  }

  private hear(report: Report): void {
    const { pending } = this;
    if (!pending) return; // it was cut off while it spoke
    if ('thinking' in report) return this.watch(pending.job);
    this.rest();
    if ('option' in report) pending.resolve(report.option);
    else pending.reject(failure(pending.job, report.failed));
    this.pool.freed();
  }

  private watch(job: BotJob): void {
    const most = job.limit + this.settings.patience;
    this.after(most, () => this.cutOff(new TooSlow(`${nameOf(job)} thought for more than ${most} ms`)));
  }

  /** An idle thread keeps no process alive. */
  private rest(): void {
    this.pending = undefined;
    this.worker.unref();
    this.after(this.settings.idle, () => this.stop());
  }

  private crash(error: unknown): void {
    this.isEnding = true;
    this.cause = error;
  }

  private end(code: number): void {
    this.isEnding = true;
    clearTimeout(this.timer);
    this.pending?.reject(failure(this.pending.job, this.cause ?? new Error(`its thread ended with code ${code}`)));
    this.pending = undefined;
    this.pool.ended();
  }

  /** Sets the thread's one clock anew. What came in while the server itself was late is heard before the clock is. */
  private after(ms: number, act: () => Promise<unknown>): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => setImmediate(() => this.timer === timer && void act()), ms);
    this.timer = timer.unref();
  }
}

const nameOf = ({ bot, game }: BotJob): string => `the ${bot} bot at ${game}`;
const failure = (job: BotJob, cause: unknown): BotFailed =>
  new BotFailed(`${nameOf(job)} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
