// The line to the worker: games that are played in this browser, with or without a server.
import type { Analysis } from '#bots/analysis.ts';
import type { Hint } from '#bots/hints.ts';
import type { MatchRecord } from '#engine/match.ts';
import { Follower, type FollowerParts } from '#protocol/follower.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import type { TableRow } from '#tables/store.ts';
import { problemText, type ToldProblem } from '../words/problems.ts';
import type { Names, Request } from './brain.ts';

type Reply =
  | { n: number; result?: unknown; error?: string; problem?: ToldProblem; share?: number }
  | { ready: true }
  | { failed: string };
const TOKEN = 'longbox.local';

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
  told: ((share: number) => void) | undefined;
}

export class Local {
  readonly follower: Follower;
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private token: string | null = localStorage.getItem(TOKEN);

  private constructor(port: MessagePort, listener: FollowerParts['listener'], token: string) {
    this.port = port;
    this.token = token;
    this.follower = new Follower({ send: text => port.postMessage(text), token, ...(listener && { listener }) });
    port.onmessage = ({ data }: MessageEvent<string | Reply>) =>
      typeof data === 'string' ? this.follower.received(data) : this.hear(data);
  }
  /** Starts the worker and says hello; who one is, is kept in the browser. */
  static async open(listener: FollowerParts['listener']): Promise<Local> {
    const { brain } = await import('./brain.ts');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    worker.postMessage([brain.here, 'serve'], [port2]);
    await new Promise<void>(resolve => {
      port1.onmessage = () => resolve();
    });
    const kept = localStorage.getItem(TOKEN);
    const first = new Local(port1, listener, kept ?? '');
    if (kept !== null && (await first.isKnown())) return first.opened();
    const token = await first.ask<string>({ ask: 'guest', name: 'Player' });
    localStorage.setItem(TOKEN, token);
    return new Local(port1, listener, token).opened();
  }
  private opened(): this {
    this.follower.opened();
    return this;
  }
  private async isKnown(): Promise<boolean> {
    return this.mine().then(
      () => true,
      () => false,
    );
  }

  /** Makes a table here and tells its id. */
  async make(wanted: TableSpec, names?: Names): Promise<string> {
    const made = await this.ask<string>({ ask: 'make', token: this.token!, wanted, ...(names && { names }) });
    // Where it cannot be asked, the browser decides how long games are stored.
    void import('./lasting.ts').then(({ askToLast }) => askToLast()).catch(() => undefined);
    return made;
  }
  /** Does one seat see what another must not, so that the screen has to be handed over? */
  hides(table: string, from: number, to: number): Promise<boolean> {
    return this.ask({ ask: 'hides', token: this.token!, table, from, to });
  }
  /** The match file of a game that is over. */
  record(table: string): Promise<SavedMatch> {
    return this.ask({ ask: 'record', token: this.token!, table });
  }
  /** The best answers for a seat that is asked at a table here. */
  hints(table: string, seat: number): Promise<Hint[]> {
    return this.ask({ ask: 'hints', token: this.token!, table, seat });
  }
  /** Looks back on any match; nothing when it was hushed or another one was wanted meanwhile. */
  analysis(record: MatchRecord, told: (share: number) => void): Promise<Analysis | null> {
    return this.ask({ ask: 'analysis', record }, told);
  }
  hush(): Promise<void> {
    return this.ask({ ask: 'hush' });
  }
  /** Sets the milliseconds that bots keep people waiting at least. */
  pause(moment: number): Promise<void> {
    return this.ask({ ask: 'pause', moment });
  }
  /** The games stored in this browser, the last played first. */
  mine(): Promise<TableRow[]> {
    return this.ask({ ask: 'mine', token: this.token! });
  }
  private ask<T>(request: Request, told?: Waiting['told']): Promise<T> {
    const n = this.count++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(n, { resolve, reject, told });
      this.port.postMessage({ n, ...request });
    });
  }
  private hear(reply: Reply): void {
    // Whatever fails in the worker is a fault of the site, to be seen where its faults are seen.
    if ('failed' in reply) reportError(new Error(reply.failed));
    if (!('n' in reply)) return;
    const { resolve, reject, told } = this.waiting.get(reply.n)!;
    if (reply.share !== undefined) return told?.(reply.share);
    this.waiting.delete(reply.n);
    if (reply.problem) void problemText(reply.problem).then(says => reject(new Error(says)));
    else if (reply.error === undefined) resolve(reply.result as never);
    else reject(new Error(reply.error));
  }
}
