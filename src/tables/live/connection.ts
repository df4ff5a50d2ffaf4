// One connection: who it is, which tables it subscribes to, and the commands it sends. Nothing that arrives is trusted.
import type { Host } from './host.ts';
import { textOf } from '../documents/audiences.ts';
import type { LiveTable } from './live-table.ts';
import { Problem, problemFields } from '../problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import { shownName } from '#protocol/names.ts';
import { VERSION } from '#protocol/framing.ts';
import type { Command, FromClient, FromServer } from '#protocol/socket.ts';
import { RateLimit, type Bucket, type SharedBuckets } from './rate-limit.ts';
import type { Subscriber } from '../documents/subscribers.ts';
import { isNextGame } from '../log/table-parts.ts';

type Message<S extends FromClient['say']> = Extract<FromClient, { say: S }>;
interface Subscription {
  live: LiveTable;
  subscriber: Subscriber;
}
/** Subscriptions of one connection at most. */
const MOST_SUBSCRIPTIONS = 20;
/** Unread bytes at which a slow client is cut off, beside those of a whole document. */
const MOST_UNREAD = 4_000_000;

/** The line to a client: a WebSocket, or a port to a page. */
export interface Line {
  /** Bytes that were not read yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  terminate(): void;
}

export interface ConnectionContext {
  host: Host;
  /** Checks what arrives against the protocol; throws a Problem. */
  understood(value: unknown): FromClient;
  /** The bucket of messages that it may send. */
  bucket: Bucket;
  /** The bucket of all connections from its address, where that counts. */
  ofAddress?: () => Bucket;
  /** The rate limits of players, where there is more than one. */
  paces?: SharedBuckets;
  /** Charges a command to the player's allowance; throws a Problem where that is spent. */
  spend?: (what: 'tables' | 'entries', player: string) => void;
  /** Counts messages, for the metrics. */
  note(what: 'in' | 'out' | 'refused'): void;
  failed(error: unknown): void;
}

export class Connection {
  private readonly socket: Line;
  private readonly context: ConnectionContext;
  private who: Somebody | null = null;
  private hasSaidHello = false;
  private readonly subscriptions = new Map<string, Subscription>();
  private isClosed = false;
  private readonly rate: RateLimit;
  /** Length of the whole document that a slow client still reads. */
  private beingRead = 0;
  /** The queue of messages whose order matters. */
  private tail: Promise<void> = Promise.resolve();
  /** Length of that queue. */
  private ordered = 0;

  constructor(socket: Line, around: ConnectionContext) {
    this.socket = socket;
    this.context = around;
    this.rate = new RateLimit(around.bucket, () => socket.terminate(), around.ofAddress);
  }

  /** Takes a message. Commands run side by side, after the greetings and subscriptions that came before them. */
  receive(text: string): void {
    this.context.note('in');
    let message: FromClient | undefined;
    try {
      this.rate.countMessage();
      message = this.context.understood(parsed(text));
      this.rate.countWork(message);
      if (message.say === 'ping') return this.send({ say: 'pong', n: message.n });
    } catch (error) {
      return this.refuse(error, message);
    }
    if (message.say === 'want' && !this.ordered) void this.request(message);
    else this.enqueue(message);
  }
  private enqueue(message: Exclude<FromClient, { say: 'ping' }>): void {
    this.ordered++;
    this.tail = this.tail
      .then(() => this.handle(message))
      .catch((error: unknown) => this.refuse(error, message))
      .finally(() => this.ordered--);
  }
  /** Counts a ping of the socket as a message; false when there are too many. */
  beat(): boolean {
    return this.rate.countPing();
  }
  /** Handles one message of the queue. */
  private async handle(message: Exclude<FromClient, { say: 'ping' }>): Promise<void> {
    if (message.say === 'hello') return this.hello(message);
    if (!this.hasSaidHello && message.say !== 'want') throw new Problem('hello-first');
    switch (message.say) {
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'check':
        return this.subscription(message.table).live.sendHash(this.subscription(message.table).subscriber);
      case 'want':
        void this.request(message);
    }
  }

  /** Greets the client. A second hello is answered again, but cannot change who it is. */
  private async hello({ token }: Message<'hello'>): Promise<void> {
    const player = token === undefined ? null : await this.context.host.playerOf(token);
    if (player === undefined) throw new Problem('unknown-token');
    if (this.hasSaidHello && player?.id !== this.who?.id)
      throw new Problem('bad-message', { why: 'somebody else has said hello already' });
    if (!this.hasSaidHello) this.identify(player);
    const who = this.who && { ...this.who, name: shownName(this.who.name) };
    this.send({ say: 'welcome', version: VERSION, player: who, pages: true });
  }
  private identify(player: Somebody | null): void {
    this.hasSaidHello = true;
    this.who = player && { id: player.id, name: player.name };
    if (this.who && this.context.paces) this.rate.share(this.context.paces, this.who.id);
    if (this.who && !this.isClosed) this.context.host.presence.connected(this.who.id);
  }

  private async watch({ table, seat, language, have, pages = false }: Message<'watch'>): Promise<void> {
    const { host } = this.context;
    if (!this.subscriptions.has(table) && this.subscriptions.size >= MOST_SUBSCRIPTIONS) throw new Problem('too-fast');
    const live = await host.open(table);
    const words = language === undefined ? undefined : await host.games.wordsOf(live.game, language);
    this.unwatch(table);
    const player = this.who?.id ?? null;
    const send: Subscriber['send'] = (text, ofWhole) => this.sendText(text, ofWhole);
    const subscriber: Subscriber = { viewer: seat ?? 'spectator', player, words, isPaged: pages, send };
    this.subscriptions.set(table, { live, subscriber });
    await live.subscribe(subscriber, have);
    if (this.isClosed) live.unsubscribe(subscriber);
    else host.attend(live, player);
  }
  private unwatch(table: string): void {
    const found = this.subscriptions.get(table);
    if (!found) return;
    this.subscriptions.delete(table);
    found.live.unsubscribe(found.subscriber);
    this.context.host.attend(found.live);
  }
  private subscription(table: string): Subscription {
    const found = this.subscriptions.get(table);
    if (!found) throw new Problem('not-watched');
    return found;
  }

  private async request(message: Message<'want'>): Promise<void> {
    const { table, key, wish: command } = message;
    try {
      if (!this.hasSaidHello) throw new Problem('hello-first');
      if (!this.who) throw new Problem('not-you');
      if (command.do !== 'resign') this.context.spend?.(makesTable(command) ? 'tables' : 'entries', this.who.id);
      const subscriber = this.subscriptions.get(table)?.subscriber;
      const request = subscriber && { subscriber, key, isAcknowledged: false };
      const seq = await this.context.host.request(table, this.who, key, command, request);
      if (!request?.isAcknowledged) this.send({ say: 'done', table, key, seq });
    } catch (error) {
      this.refuse(error, message);
    }
  }

  /** Sends a refusal. Errors of the server itself are logged, and not sent. */
  private refuse(error: unknown, message: FromClient | undefined): void {
    const problem = error instanceof Problem ? error : new Problem('internal');
    if (problem !== error) this.context.failed(error);
    else if (problem.cause !== undefined) this.context.failed(problem.cause);
    this.context.note('refused');
    if (message?.say === 'want')
      this.send({
        say: 'refused',
        table: message.table,
        key: message.key,
        ...problemFields(problem),
        ...(problem.rule && { rule: problem.rule }),
      });
    else
      this.send({
        say: 'problem',
        ...problemFields(problem),
        ...(message && 'table' in message && { table: message.table }),
      });
  }
  private send(message: FromServer): void {
    this.sendText(textOf(message));
  }
  private sendText(text: string, ofWhole = 0): void {
    if (this.isClosed) return;
    this.context.note('out');
    const unread = this.socket.bufferedAmount;
    if (unread > MOST_UNREAD + this.beingRead) return this.socket.terminate();
    this.beingRead = unread > MOST_UNREAD ? Math.max(this.beingRead, ofWhole) : ofWhole;
    this.socket.send(text);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const table of this.subscriptions.keys()) this.unwatch(table);
    if (this.who) this.context.host.presence.disconnected(this.who.id);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('bad-message', { why: 'it is not JSON' });
  }
}
/** Where all have agreed to another game, the server makes a table. */
const makesTable = (command: Command): boolean => command.do === 'offer' && isNextGame(command.what);
