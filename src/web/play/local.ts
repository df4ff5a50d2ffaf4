// The connection to the worker: games that are played in this browser, with or without a server.
import { Follower, type FollowerParts } from '#protocol/follower.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import { tell, type Missing } from '../fetching.ts';
import { problemText, type ToldProblem } from '../words/problems.ts';
import type { Calls, Names } from './brain.ts';

type Reply =
  | { n: number; result?: unknown; error?: string; problem?: ToldProblem; share?: number }
  | { ready: true }
  | { failed: string }
  | { missing: Missing };
const TOKEN = 'longbox.local';

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
  progress: ((share: number) => void) | undefined;
}

export class Local {
  follower!: Follower;
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  private constructor(port: MessagePort) {
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<string | Reply>) =>
      typeof data === 'string' ? this.follower.received(data) : this.hear(data);
  }
  /** Starts the worker and enters with the token that the browser stores. */
  static async open(listener: FollowerParts['listener']): Promise<Local> {
    const { brain } = await import('./brain.ts');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    worker.postMessage([brain.here, 'serve'], [port2]);
    await new Promise<void>(resolve => {
      port1.onmessage = () => resolve();
    });
    const local = new Local(port1);
    const token = await local.ask('enter', [localStorage.getItem(TOKEN)]);
    localStorage.setItem(TOKEN, token);
    const send = (text: string): void => port1.postMessage(text);
    local.follower = new Follower({ send, token, ...(listener && { listener }) });
    local.follower.opened();
    return local;
  }

  async make(wanted: TableSpec, names?: Names): Promise<string> {
    const made = await this.ask('make', [wanted, names]);
    // Where it cannot be asked, the browser decides how long games are stored.
    void import('./lasting.ts').then(({ askToLast }) => askToLast()).catch(() => undefined);
    return made;
  }
  /** Calls the worker; long work reports the share that is done. */
  ask<K extends keyof Calls>(ask: K, args: Parameters<Calls[K]>, progress?: Waiting['progress']): ReturnType<Calls[K]> {
    const n = this.count++;
    this.port.postMessage({ n, ask, args });
    return new Promise((resolve, reject) => this.waiting.set(n, { resolve, reject, progress })) as ReturnType<Calls[K]>;
  }
  private hear(reply: Reply): void {
    // Whatever fails in the worker is a fault of the site, to be seen where its faults are seen.
    if ('failed' in reply) reportError(new Error(reply.failed));
    if ('missing' in reply) tell(reply.missing);
    if (!('n' in reply)) return;
    const { resolve, reject, progress } = this.waiting.get(reply.n)!;
    if (reply.share !== undefined) return progress?.(reply.share);
    this.waiting.delete(reply.n);
    if (reply.problem) void problemText(reply.problem).then(says => reject(new Error(says)));
    else if (reply.error === undefined) resolve(reply.result as never);
    else reject(new Error(reply.error));
  }
}
