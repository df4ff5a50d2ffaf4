// The pool's side of a thread in which bots think: sends it jobs, receives reports, and ends it on a timeout.
import { Worker } from 'node:worker_threads';
import { alone, type Ranked } from '#bots/bot.ts';
import { type BotJob, failure, nameOf, type Report, type ThreadData, TooSlow } from './job.ts';

export interface Settings {
  patience: number;
  loading: number;
  idle: number;
  games: URL;
  bots?: URL;
}
export interface Pending {
  readonly job: BotJob;
  /** It only adds to what another thread finds, and makes way for any other job. */
  readonly isHelp: boolean;
  /** Aborted when the answer is needed at once. */
  readonly over?: AbortSignal | undefined;
  /** Time at which it began to wait for a thread. */
  readonly since?: number;
  resolve(found: Ranked[]): void;
  reject(error: Error): void;
}
/** A thread in which one bot at a time thinks. */
export interface Thread {
  readonly isThinking: boolean;
  readonly isFree: boolean;
  isReadyFor(job: BotJob): boolean;
  take(pending: Pending): void;
  makeWay(whose: string | undefined, least: number): void;
  cutOff(why: Error): Promise<unknown>;
}
export interface Owner {
  freed(): void;
  ended(): void;
  /** A job was answered with what its bot had found so far. */
  cutShort(): void;
}

/** A bot whose memory grows and grows ends its own thread, not the server (only one huge array at once still would). */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };
/** Milliseconds after the limit until the answer so far is used. */
const LATE = 5;
const nothing = (): void => undefined;

/** Thinks about one job at a time. Counts until it has really ended, so that there are never more than allowed. */
export class Supervisor implements Thread {
  private readonly settings: Settings;
  private readonly owner: Owner;
  private readonly worker: Worker;
  private readonly hurrying = new Int32Array(new SharedArrayBuffer(4));
  private pending: Pending | undefined;
  private soFar: string | undefined;
  /** When the bot began to think, and for how long it may. */
  private begun = 0;
  private limit = 0;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  /** The error that made it crash. */
  private cause: unknown;
  /** Games that it has loaded. */
  private readonly games = new Set<string>();

  constructor(settings: Settings, owner: Owner) {
    this.settings = settings;
    this.owner = owner;
    const { games, bots } = settings;
    const workerData: ThreadData = { games: games.href, bots: bots?.href, hurry: this.hurrying.buffer };
    this.worker = new Worker(new URL('thread.ts', import.meta.url), { workerData, resourceLimits: MOST_MEMORY });
    this.worker.on('message', (report: Report) => this.receive(report));
    this.worker.on('error', error => this.crash(error));
    this.worker.on('exit', code => this.end(code));
    this.idle();
  }

  get isThinking(): boolean {
    return this.pending !== undefined;
  }
  get isFree(): boolean {
    return !this.isThinking && !this.isEnding;
  }
  isReadyFor({ game }: BotJob): boolean {
    return this.games.has(game);
  }

  take(pending: Pending): void {
    const { job } = pending;
    Atomics.store(this.hurrying, 0, 0);
    try {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      this.worker.postMessage(job);
    } catch (error) {
      return pending.reject(failure(job, error));
    }
    this.pending = pending;
    this.soFar = undefined;
    this.limit = job.limit;
    pending.over?.addEventListener('abort', () => this.pending === pending && this.settleEarly());
    this.worker.ref();
    const { loading } = this.settings;
    if (this.isReadyFor(job)) this.watch(job);
    else this.after(loading, () => this.cutOff(new TooSlow(`${nameOf(job)} was not loaded within ${loading} ms`)));
  }
  /** A bot of this person needs the thread: who only helps is to come to an end, and who thinks for somebody else when
   *  it has had `least` milliseconds. */
  makeWay(whose: string | undefined, least: number): void {
    const { pending, limit } = this;
    if (!pending || (pending.job.whose === whose && !pending.isHelp)) return;
    if (pending.isHelp) Atomics.store(this.hurrying, 0, 1);
    else if (least < limit) {
      this.limit = least;
      if (this.isReadyFor(pending.job)) this.wait(pending.job);
    }
  }

  /** Ends the thread, whatever it does; the pending job is rejected. */
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

  private receive(report: Report): void {
    const { pending } = this;
    if (!pending) return; // it was cut off while it spoke
    if ('thinking' in report) return this.begin(pending.job);
    if ('soFar' in report) return void (this.soFar = report.soFar);
    this.idle();
    if ('ranked' in report) pending.resolve(report.ranked);
    else pending.reject(failure(pending.job, report.failed));
    this.owner.freed();
  }
  private begin(job: BotJob): void {
    if (this.isReadyFor(job)) return; // then its time has run since it was sent
    this.games.add(job.game);
    this.watch(job);
  }

  private watch(job: BotJob): void {
    this.begun = performance.now();
    this.wait(job);
  }
  /** A bot that is late has given its answer so far; one that has none, or goes on and on, is cut off. Nobody waits for
   *  help that is late. */
  private wait(job: BotJob): void {
    const { begun, limit, settings } = this;
    const passed = performance.now() - begun;
    const most = job.limit + settings.patience;
    const cut = () => this.cutOff(new TooSlow(`${nameOf(job)} thought for more than ${most} ms`));
    this.after(Math.max(0, limit - passed) + LATE, () => {
      this.settleEarly();
      this.after(most - Math.max(limit, passed) - LATE, cut);
    });
  }
  /** Timeout: the best answer so far is used. */
  private settleEarly(): void {
    Atomics.store(this.hurrying, 0, 1);
    const { pending, soFar } = this;
    if (!pending || (soFar === undefined && !pending.isHelp)) return;
    this.pending = { ...pending, resolve: nothing, reject: nothing };
    pending.resolve(pending.isHelp ? [] : [alone(soFar!)]);
    if (!pending.isHelp) this.owner.cutShort();
  }

  /** An idle thread keeps no process alive. */
  private idle(): void {
    this.pending = undefined;
    this.worker.unref();
    this.after(this.settings.idle, () => void this.stop());
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
    this.owner.ended();
  }

  /** Sets the thread's one clock anew. What came in while the server itself was late is heard before the clock is. */
  private after(ms: number, act: () => unknown): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => setImmediate(() => this.timer === timer && void act()), ms);
    this.timer = timer.unref();
  }
}
