// The client of the socket protocol: subscribes to tables, and has each command carried out once, however often the
// connection breaks. It knows no socket and no clock: its owner sends its messages, and hands it those that arrive.
import { patched } from '#engine/patch.ts';
import { hash } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import { messagesIn } from './framing.ts';
import { spelledOut, type SentDoc } from './short-options.ts';
import type { FromClient, FromServer, Command } from './socket.ts';
import type { LogLine, TableDoc } from './table-doc.ts';

type Message<S extends FromServer['say']> = Extract<FromServer, { say: S }>;
export type Outcome = Message<'done' | 'refused'>;
/** Callbacks of a follower's owner. */
export interface Listener {
  welcomed(player: Message<'welcome'>['player']): void;
  changed(table: string, doc: TableDoc, seq: number): void;
  here(table: string, seats: boolean[], watching: number): void;
  problem(problem: Message<'problem'>): void;
  /** A `check` was answered; a document that differs from the server's is fetched again. */
  checked(table: string, isSame: boolean): void;
}
export interface FollowerParts {
  send(text: string): void;
  token?: string;
  /** The prefix of its keys; no other follower of the player may ever have the same. */
  name?: string;
  listener?: Partial<Listener>;
}
interface Subscription {
  seat: Seat | undefined;
  language: string | undefined;
  /** The document as sent, with its version; none before the first message. */
  have: { seq: number; epoch: string; doc?: SentDoc };
  /** The same document with options spelled out. */
  doc?: TableDoc;
  /** The newest version announced. */
  newest: number;
  /** The version after which patches were asked for. */
  requested?: number;
  /** A whole document of which pages are to come, with the log so far. */
  arriving?: { whole: Message<'table'>; log: LogLine[]; left: number } | undefined;
  /** Has anything come since the connection was opened? On one connection versions never go back. */
  isFresh: boolean;
}
interface Pending {
  message: Extract<FromClient, { say: 'want' }>;
  settle(outcome: Outcome): void;
}
/** Temporary refusals: the command is sent again with the next `nudge`. */
const TEMPORARY = new Set(['too-fast', 'busy', 'hello-first', 'unknown']);

export class Follower {
  private readonly parts: Required<Omit<FollowerParts, 'token'>> & FollowerParts;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly pending = new Map<string, Pending>();
  private requests = 0;
  private line: 'closed' | 'opened' | 'welcomed' = 'closed';
  /** Does the server send long logs in pages? */
  private hasPages = false;

  constructor(parts: FollowerParts) {
    this.parts = { name: randomName(), listener: {}, ...parts };
  }

  get isWelcome(): boolean {
    return this.line === 'welcomed';
  }
  doc(table: string): TableDoc | undefined {
    return this.subscriptions.get(table)?.doc;
  }
  /** Subscribes to a table, as this seat if it is the player's own; again after sitting down or for another seat. Texts
   *  come in the language, if the game speaks it. */
  watch(table: string, seat?: Seat, language?: string): void {
    const followed: Subscription = { seat, language, have: { seq: -1, epoch: '' }, newest: 0, isFresh: false };
    this.subscriptions.set(table, followed);
    if (this.isWelcome) this.subscribe(table, followed);
  }
  unwatch(table: string): void {
    if (this.subscriptions.delete(table) && this.isWelcome) this.send({ say: 'unwatch', table });
  }
  /** Sends a command, now or when connected again; resolves to its outcome. */
  request(table: string, command: Command): Promise<Outcome> {
    const message: Pending['message'] = {
      say: 'want',
      table,
      key: `${this.parts.name}.${this.requests++}`,
      wish: command,
    };
    return new Promise(settle => {
      this.pending.set(message.key, { message, settle });
      if (this.isWelcome) this.send(message);
    });
  }
  /** Asks for the hash of the document, to compare it. */
  check(table: string): void {
    if (this.isWelcome && this.doc(table)) this.send({ say: 'check', table });
  }
  /** Sends again whatever has not been answered. */
  retry(): void {
    if (this.line === 'opened') this.opened();
    if (this.isWelcome) this.resume(isBehind);
  }

  opened(): void {
    this.line = 'opened';
    for (const followed of this.subscriptions.values())
      Object.assign(followed, { newest: 0, isFresh: false, arriving: undefined });
    const { token } = this.parts;
    this.send({ say: 'hello', version: 1, ...(token !== undefined && { token }) });
  }
  closed(): void {
    this.line = 'closed';
  }
  received(text: string): void {
    for (const message of messagesIn(text)) this.receive(message);
  }
  private receive(message: FromServer): void {
    if (message.say === 'welcome') this.welcome(message);
    else if (message.say === 'done' || message.say === 'refused') this.settle(message);
    else if (message.say === 'problem') this.problem(message);
    else if (message.say !== 'pong') this.receiveAbout(message);
    if ('done' in message) this.settle(doneWith(message.done, message));
  }

  private send(message: FromClient): void {
    this.parts.send(JSON.stringify(message));
  }
  private welcome({ player, pages = false }: Message<'welcome'>): void {
    if (this.isWelcome) return;
    this.hasPages = pages;
    this.line = 'welcomed';
    this.resume(() => true);
    this.parts.listener.welcomed?.(player);
  }
  /** Subscribes before it sends commands, so that a node that lags behind catches up first. */
  private resume(which: (followed: Subscription) => boolean): void {
    for (const [table, followed] of this.subscriptions) if (which(followed)) this.subscribe(table, followed);
    for (const { message } of this.pending.values()) this.send(message);
  }
  private subscribe(table: string, followed: Subscription): void {
    const { seat, language, have } = followed;
    const { seq, epoch } = have;
    followed.requested = seq;
    this.send({
      say: 'watch',
      table,
      ...(seat !== undefined && { seat }),
      ...(language !== undefined && { language }),
      ...(epoch && { have: { seq, epoch } }),
      ...(this.hasPages && { pages: true }),
    });
  }

  private settle(outcome: Outcome): void {
    if (outcome.say === 'refused' && TEMPORARY.has(outcome.problem)) return;
    this.pending.get(outcome.key)?.settle(outcome);
    this.pending.delete(outcome.key);
  }
  private problem(told: Message<'problem'>): void {
    const { problem, table = '' } = told;
    if (problem === 'no-table') this.subscriptions.delete(table);
    if (problem === 'not-watched' && this.subscriptions.has(table))
      this.subscribe(table, this.subscriptions.get(table)!);
    this.parts.listener.problem?.(told);
  }

  private receiveAbout(message: Message<'table' | 'page' | 'patch' | 'here' | 'hash'>): void {
    const { table } = message;
    const followed = this.subscriptions.get(table);
    if (!followed) return;
    if (message.say === 'here') return this.parts.listener.here?.(table, message.seats, message.watching);
    if (message.say === 'page') return this.addPage(followed, message);
    const { have } = followed;
    followed.newest = Math.max(followed.newest, message.seq);
    if (message.say === 'table') this.replaceWhole(followed, message);
    else if (message.say === 'hash') this.compare(followed, message);
    else if (message.from === have.seq)
      this.update(table, followed, { ...have, seq: message.seq, doc: patched(have.doc!, message.patch) });
    // A gap: missing patches are asked for once.
    if (isBehind(followed) && followed.requested !== followed.have.seq) this.subscribe(table, followed);
  }
  private addPage(followed: Subscription, { seq, epoch, log }: Message<'page'>): void {
    const { arriving } = followed;
    if (arriving?.whole.seq !== seq || arriving.whole.epoch !== epoch) return;
    for (const line of log) arriving.log.push(line);
    if (--arriving.left > 0) return;
    followed.arriving = undefined;
    const { pages: _, doc, ...whole } = arriving.whole;
    this.receiveAbout({ ...whole, doc: { ...doc, log: arriving.log } });
  }
  private replaceWhole(followed: Subscription, whole: Message<'table'>): void {
    const { table, seq, epoch, doc, pages: left } = whole;
    followed.arriving = left ? { whole, log: [], left } : undefined;
    if (left) return;
    const { have, isFresh } = followed;
    if (have.epoch === epoch ? seq <= have.seq : isFresh && seq < have.seq) return;
    this.update(table, followed, { seq, epoch, doc });
  }
  private update(table: string, followed: Subscription, have: Required<Subscription['have']>): void {
    const { have: before, doc: spelled } = followed;
    const doc = spelledOut(have.doc, spelled && { sent: before.doc!, doc: spelled });
    Object.assign(followed, { have, doc, isFresh: true, requested: undefined });
    this.parts.listener.changed?.(table, doc, have.seq);
  }
  private compare(followed: Subscription, { table, seq, hash: theirs }: Message<'hash'>): void {
    if (followed.have.seq !== seq) return;
    const isSame = hash(followed.have.doc) === theirs;
    if (!isSame) this.subscribe(table, Object.assign(followed, { have: { ...followed.have, epoch: '' } }));
    this.parts.listener.checked?.(table, isSame);
  }
}

const doneWith = (key: string, { table, seq }: Message<'patch'>): Outcome => ({ say: 'done', table, key, seq });
/** What is on its way is waited for. */
const isBehind = ({ have, newest, arriving }: Subscription): boolean => !arriving && have.seq < newest;
export const randomName = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
