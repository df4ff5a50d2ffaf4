// The client of the socket protocol: subscribes to tables, and has each command carried out once, however often the
// connection breaks. It knows no socket and no clock: its owner sends what it says, and hands it what arrives.
import { patched } from '#engine/patch.ts';
import { hash } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import { messagesIn } from './framing.ts';
import { spelledOut, type SentDoc } from './short-options.ts';
import type { FromClient, FromServer, Command } from './socket.ts';
import type { LogLine, TableDoc } from './table-doc.ts';

type Said<S extends FromServer['say']> = Extract<FromServer, { say: S }>;
export type Outcome = Said<'done' | 'refused'>;
/** Callbacks of a follower's owner. */
export interface Listener {
  welcomed(player: Said<'welcome'>['player']): void;
  changed(table: string, doc: TableDoc, seq: number): void;
  here(table: string, seats: boolean[], watching: number): void;
  problem(problem: Said<'problem'>): void;
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
interface Followed {
  seat: Seat | undefined;
  language: string | undefined;
  /** The document as sent, with its version; none before the first message. */
  have: { seq: number; epoch: string; doc?: SentDoc };
  /** The same document with options spelled out. */
  doc?: TableDoc;
  /** The newest version heard of. */
  newest: number;
  /** The version after which patches were asked for. */
  asked?: number;
  /** A whole document of which pages are to come, with the log so far. */
  arriving?: { whole: Said<'table'>; log: LogLine[]; left: number } | undefined;
  /** Has anything come since the connection was opened? On one connection versions never go back. */
  isFresh: boolean;
}
interface Pending {
  message: Extract<FromClient, { say: 'want' }>;
  settle(outcome: Outcome): void;
}
/** Temporary refusals: the command is sent again with the next `nudge`. */
const FOR_NOW = new Set(['too-fast', 'busy', 'hello-first', 'unknown']);

export class Follower {
  private readonly parts: Required<Omit<FollowerParts, 'token'>> & FollowerParts;
  private readonly followed = new Map<string, Followed>();
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
    return this.followed.get(table)?.doc;
  }
  /** Subscribes to a table, as this seat if it is the player's own; again after sitting down or for another seat. What
   *  is told there is told in the language, if the game speaks it. */
  watch(table: string, seat?: Seat, language?: string): void {
    const followed: Followed = { seat, language, have: { seq: -1, epoch: '' }, newest: 0, isFresh: false };
    this.followed.set(table, followed);
    if (this.isWelcome) this.ask(table, followed);
  }
  unwatch(table: string): void {
    if (this.followed.delete(table) && this.isWelcome) this.say({ say: 'unwatch', table });
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
      if (this.isWelcome) this.say(message);
    });
  }
  /** Asks for the hash of the document, to compare it. */
  check(table: string): void {
    if (this.isWelcome && this.doc(table)) this.say({ say: 'check', table });
  }
  /** Sends again whatever has not been answered. */
  nudge(): void {
    if (this.line === 'opened') this.opened();
    if (this.isWelcome) this.resume(isBehind);
  }

  opened(): void {
    this.line = 'opened';
    for (const followed of this.followed.values())
      Object.assign(followed, { newest: 0, isFresh: false, arriving: undefined });
    const { token } = this.parts;
    this.say({ say: 'hello', version: 1, ...(token !== undefined && { token }) });
  }
  closed(): void {
    this.line = 'closed';
  }
  heard(text: string): void {
    for (const message of messagesIn(text)) this.hear(message);
  }
  private hear(message: FromServer): void {
    if (message.say === 'welcome') this.welcome(message);
    else if (message.say === 'done' || message.say === 'refused') this.settle(message);
    else if (message.say === 'problem') this.problem(message);
    else if (message.say !== 'pong') this.hearOf(message);
    if ('done' in message) this.settle(doneWith(message.done, message));
  }

  private say(message: FromClient): void {
    this.parts.send(JSON.stringify(message));
  }
  private welcome({ player, pages = false }: Said<'welcome'>): void {
    if (this.isWelcome) return;
    this.hasPages = pages;
    this.line = 'welcomed';
    this.resume(() => true);
    this.parts.listener.welcomed?.(player);
  }
  /** Subscribes before it sends commands, so that a node that lags behind catches up first. */
  private resume(which: (followed: Followed) => boolean): void {
    for (const [table, followed] of this.followed) if (which(followed)) this.ask(table, followed);
    for (const { message } of this.pending.values()) this.say(message);
  }
  private ask(table: string, followed: Followed): void {
    const { seat, language, have } = followed;
    const { seq, epoch } = have;
    followed.asked = seq;
    this.say({
      say: 'watch',
      table,
      ...(seat !== undefined && { seat }),
      ...(language !== undefined && { language }),
      ...(epoch && { have: { seq, epoch } }),
      ...(this.hasPages && { pages: true }),
    });
  }

  private settle(outcome: Outcome): void {
    if (outcome.say === 'refused' && FOR_NOW.has(outcome.problem)) return;
    this.pending.get(outcome.key)?.settle(outcome);
    this.pending.delete(outcome.key);
  }
  private problem(told: Said<'problem'>): void {
    const { problem, table = '' } = told;
    if (problem === 'no-table') this.followed.delete(table);
    if (problem === 'not-watched' && this.followed.has(table)) this.ask(table, this.followed.get(table)!);
    this.parts.listener.problem?.(told);
  }

  private hearOf(message: Said<'table' | 'page' | 'patch' | 'here' | 'hash'>): void {
    const { table } = message;
    const followed = this.followed.get(table);
    if (!followed) return;
    if (message.say === 'here') return this.parts.listener.here?.(table, message.seats, message.watching);
    if (message.say === 'page') return this.takePage(followed, message);
    const { have } = followed;
    followed.newest = Math.max(followed.newest, message.seq);
    if (message.say === 'table') this.takeWhole(followed, message);
    else if (message.say === 'hash') this.compare(followed, message);
    else if (message.from === have.seq)
      this.take(table, followed, { ...have, seq: message.seq, doc: patched(have.doc!, message.patch) });
    // A gap: missing patches are asked for once.
    if (isBehind(followed) && followed.asked !== followed.have.seq) this.ask(table, followed);
  }
  private takePage(followed: Followed, { seq, epoch, log }: Said<'page'>): void {
    const { arriving } = followed;
    if (arriving?.whole.seq !== seq || arriving.whole.epoch !== epoch) return;
    for (const line of log) arriving.log.push(line);
    if (--arriving.left > 0) return;
    followed.arriving = undefined;
    const { pages: _, doc, ...whole } = arriving.whole;
    this.hearOf({ ...whole, doc: { ...doc, log: arriving.log } });
  }
  private takeWhole(followed: Followed, whole: Said<'table'>): void {
    const { table, seq, epoch, doc, pages: left } = whole;
    followed.arriving = left ? { whole, log: [], left } : undefined;
    if (left) return;
    const { have, isFresh } = followed;
    if (have.epoch === epoch ? seq <= have.seq : isFresh && seq < have.seq) return;
    this.take(table, followed, { seq, epoch, doc });
  }
  private take(table: string, followed: Followed, have: Required<Followed['have']>): void {
    const { have: before, doc: spelled } = followed;
    const doc = spelledOut(have.doc, spelled && { sent: before.doc!, doc: spelled });
    Object.assign(followed, { have, doc, isFresh: true, asked: undefined });
    this.parts.listener.changed?.(table, doc, have.seq);
  }
  private compare(followed: Followed, { table, seq, hash: theirs }: Said<'hash'>): void {
    if (followed.have.seq !== seq) return;
    const isSame = hash(followed.have.doc) === theirs;
    if (!isSame) this.ask(table, Object.assign(followed, { have: { ...followed.have, epoch: '' } }));
    this.parts.listener.checked?.(table, isSame);
  }
}

const doneWith = (key: string, { table, seq }: Said<'patch'>): Outcome => ({ say: 'done', table, key, seq });
/** What is on its way is waited for. */
const isBehind = ({ have, newest, arriving }: Followed): boolean => !arriving && have.seq < newest;
export const randomName = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
