// One WebSocket: who is there, what they watch, and what they want. Nothing that arrives is trusted.
import type { Host } from './host.ts';
import { said, type LiveTable } from './live-table.ts';
import { Problem } from './problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import { VERSION } from '#protocol/limits.ts';
import type { FromClient, FromServer } from '#protocol/socket.ts';
import { Bucket } from './bucket.ts';
import type { Watcher } from './subscribers.ts';

type Said<S extends FromClient['say']> = Extract<FromClient, { say: S }>;
interface Watched {
  live: LiveTable;
  watcher: Watcher;
}
/** A connection watches this many tables at most. */
const MOST_WATCHED = 20;
/** Who does not read what is sent is cut off beyond this many bytes. */
const MOST_UNREAD = 4_000_000;

/** The line to a client: a WebSocket, or a port to a page. */
export interface Line {
  /** Bytes that were not read yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  terminate(): void;
}
/** What a message costs more than others where it makes work: the whole table is written, or hashed. */
const COSTS: Partial<Record<FromClient['say'], number>> = { watch: 3, check: 3 };
/** What anybody may do at any table, at once and a second. */
const TALKING: ReadonlySet<string> = new Set(['say', 'mute']);
const TALK = { burst: 20, perSecond: 2 };
/** Who has been told so often to be slower is cut off. */
const MOST_TOO_FAST = 2000;

export interface Surroundings {
  host: Host;
  /** Checks what arrives against the protocol; throws a Problem. */
  understood(value: unknown): FromClient;
  /** How much may be said how fast. */
  bucket: Bucket;
  /** Tells what happened, for counting. */
  note(what: 'in' | 'out' | 'refused'): void;
  failed(error: unknown): void;
}

export class Connection {
  private readonly socket: Line;
  private readonly around: Surroundings;
  private who: Somebody | null = null;
  private hasSaidHello = false;
  private readonly watched = new Map<string, Watched>();
  private isClosed = false;
  private readonly talk = new Bucket(TALK.burst, TALK.perSecond);
  private tooFast = 0;
  /** Messages are taken one after the other where order matters. */
  private tail: Promise<void> = Promise.resolve();
  /** How many of them are under way. */
  private ordered = 0;

  constructor(socket: Line, around: Surroundings) {
    this.socket = socket;
    this.around = around;
  }

  /** Takes a message. Wishes run side by side; who one is and what one watches is settled in order before them. */
  hear(text: string): void {
    this.around.note('in');
    let message: FromClient | undefined;
    try {
      this.slowly(this.around.bucket.take());
      message = this.around.understood(parsed(text));
      const more = COSTS[message.say];
      if (more !== undefined) this.slowly(this.around.bucket.take(more));
      if (message.say === 'want' && TALKING.has(message.wish.do)) this.slowly(this.talk.take());
      if (message.say === 'ping') return this.send({ say: 'pong', n: message.n });
    } catch (error) {
      return this.refuse(error, message);
    }
    if (message.say === 'want' && !this.ordered) void this.want(message);
    else this.takeInOrder(message);
  }
  private takeInOrder(message: Exclude<FromClient, { say: 'ping' }>): void {
    this.ordered++;
    this.tail = this.tail
      .then(() => this.take(message))
      .catch((error: unknown) => this.refuse(error, message))
      .finally(() => this.ordered--);
  }
  private slowly(isSlow: boolean): void {
    if (!isSlow) throw this.hurried();
  }
  private hurried(): Problem {
    if (++this.tooFast > MOST_TOO_FAST) this.socket.terminate();
    return new Problem('too-fast');
  }
  /** A sign of life below the messages, which counts as one of them; is there time for it? */
  beat(): boolean {
    if (this.around.bucket.take()) return true;
    this.hurried();
    return false;
  }
  /** What must be in order is waited for. */
  private async take(message: Exclude<FromClient, { say: 'ping' }>): Promise<void> {
    if (message.say === 'hello') return this.hello(message);
    if (!this.hasSaidHello && message.say !== 'want') throw new Problem('hello-first');
    switch (message.say) {
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'check':
        return this.watching(message.table).live.check(this.watching(message.table).watcher);
      case 'want':
        void this.want(message);
    }
  }

  /** Said again, it is answered again; but nobody becomes somebody else. */
  private async hello({ token }: Said<'hello'>): Promise<void> {
    const player = token === undefined ? null : await this.around.host.playerOf(token);
    if (player === undefined) throw new Problem('unknown-token');
    if (this.hasSaidHello && player?.id !== this.who?.id)
      throw new Problem('bad-message', { why: 'somebody else has said hello already' });
    if (!this.hasSaidHello) this.greet(player);
    this.send({ say: 'welcome', version: VERSION, player: this.who });
  }
  private greet(player: Somebody | null): void {
    this.hasSaidHello = true;
    this.who = player && { id: player.id, name: player.name };
    if (this.who && !this.isClosed) this.around.host.presence.come(this.who.id);
  }

  private async watch({ table, seat, have }: Said<'watch'>): Promise<void> {
    const { host } = this.around;
    if (!this.watched.has(table) && this.watched.size >= MOST_WATCHED) throw new Problem('too-fast');
    const live = await host.open(table);
    this.unwatch(table);
    const player = this.who?.id ?? null;
    const watcher: Watcher = { viewer: seat ?? 'spectator', player, send: text => this.sendText(text) };
    this.watched.set(table, { live, watcher });
    await live.watch(watcher, have);
    if (this.isClosed) live.unwatch(watcher);
    else host.tellWhoIsHere(live);
  }
  private unwatch(table: string): void {
    const found = this.watched.get(table);
    if (!found) return;
    this.watched.delete(table);
    found.live.unwatch(found.watcher);
    this.around.host.tellWhoIsHere(found.live);
  }
  private watching(table: string): Watched {
    const found = this.watched.get(table);
    if (!found) throw new Problem('not-watched');
    return found;
  }

  private async want(message: Said<'want'>): Promise<void> {
    const { table, key, wish } = message;
    try {
      if (!this.hasSaidHello) throw new Problem('hello-first');
      if (!this.who) throw new Problem('not-you');
      const watcher = this.watched.get(table)?.watcher;
      const asking = watcher && { watcher, key, isTold: false };
      const seq = await this.around.host.want(table, this.who, key, wish, asking);
      if (!asking?.isTold) this.send({ say: 'done', table, key, seq });
    } catch (error) {
      this.refuse(error, message);
    }
  }

  /** Says what is wrong; what went wrong inside stays inside. */
  private refuse(error: unknown, message: FromClient | undefined): void {
    const problem = error instanceof Problem ? error : new Problem('internal');
    if (problem !== error) this.around.failed(error);
    this.around.note('refused');
    const { problem: name, message: says, rule } = problem;
    if (message?.say === 'want')
      this.send({ say: 'refused', table: message.table, key: message.key, problem: name, says, ...(rule && { rule }) });
    else
      this.send({
        say: 'problem',
        problem: name,
        says,
        ...(message && 'table' in message && { table: message.table }),
      });
  }
  private send(message: FromServer): void {
    this.sendText(said(message));
  }
  private sendText(text: string): void {
    if (this.isClosed) return;
    this.around.note('out');
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const table of this.watched.keys()) this.unwatch(table);
    if (this.who) this.around.host.presence.go(this.who.id);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad-message', { why: 'it is not JSON' });
  }
}
