// A table in memory. Commands are decided one after the other, applied, made durable, and then told to subscribers.
import type { Ruleset } from '#engine/versions/ruleset.ts';
import { Attention } from './attention.ts';
import { Audiences, said } from '../documents/audiences.ts';
import type { Decided } from '../commands/decide.ts';
import { taking } from '../commands/ending.ts';
import { entriesOf } from '../log/log-entries.ts';
import type { LogTime } from '../log/log-time.ts';
import { notKnown, Problem, told } from '../problem.ts';
import { deadlineOf, Uncertain, type Append, type Store } from '../store.ts';
import type { OpenRequest, Subscriber } from '../documents/subscribers.ts';
import { dueAt, listingOf } from './summary.ts';
import { tableFromLogInSlices } from '../log/table-from-log.ts';
import type { Table } from '../log/table.ts';
import { later, type Timer } from '../time-slices.ts';
import { Visits } from '../commands/visits.ts';

/** Milliseconds until lists show whose turn it is, and the least between two updates. */
const LIST_DELAY = 1000;
const LIST_PAUSE = 5000;
/** Attempts to append before giving up, when other nodes are quicker each time. */
const TRIES = 20;

/** A wish that is carried out: its idempotency key, who waits for it, and by when. */
interface Wish {
  key: string | undefined;
  request: OpenRequest | undefined;
  until: number;
}
export type Deciding = (table: Table) => Decided | undefined;

export class LiveTable {
  readonly id: string;
  readonly game: Ruleset;
  table: Table;
  private readonly store: Store;
  private readonly changed: (live: LiveTable) => void;
  private readonly audiences: Audiences;
  /** Callers that wait for their turn. */
  private readonly waiting: (() => void)[] = [];
  /** The part of the last listing whose changes lists must hear at once. */
  private listed: string;
  private listing: Timer | undefined;
  /** Time at which lists were last told whose turn it is. */
  private listedAt = -Infinity;
  /** May the log on the disk differ from the table here? */
  isInDoubt = false;
  /** Did the store fail at the last append? Only then those whose time is over meanwhile need not try. */
  private hasFailed = false;
  /** Entries of the log by which its time has gone. */
  private heard: number;
  /** By how much the clock on the wall was set before the entry that is being appended. */
  private jump: number | undefined;
  /** Why it is left to newer nodes, once it is. */
  newer: Problem | undefined;
  /** Calls under way or waiting. */
  pending = 0;
  lastUsed = 0;
  readonly time: LogTime;
  readonly attention = new Attention();
  readonly visits = new Visits();
  /** Players who are here, as last told to subscribers. */
  here: boolean[] = [];

  constructor(table: Table, store: Store, epoch: string, time: LogTime, changed: (live: LiveTable) => void) {
    this.id = table.made.id;
    this.game = table.game;
    this.table = table;
    this.store = store;
    this.time = time;
    this.audiences = new Audiences(epoch);
    this.changed = changed;
    this.listed = mustBeListed(table);
    this.heard = table.seq;
  }

  /** Decides, makes durable and tells, in turn; resolves to the number of the entry, or nothing where none was decided.
   *  A key that was used before gives the earlier entry. Whatever the store is asked for on the way, the wait for
   *  those before included, must be done by `until`. */
  async act(
    deciding: Deciding,
    now: () => number,
    key?: string,
    request?: OpenRequest,
    until = deadlineOf(this.store),
  ): Promise<number | undefined> {
    if (this.pending++) await this.turn();
    try {
      return await this.acted(deciding, now, { key, request, until });
    } catch (error) {
      throw this.leftWhere(error);
    } finally {
      this.endTurn();
    }
  }
  private async acted(deciding: Deciding, now: () => number, wish: Wish): Promise<number | undefined> {
    const { key, request, until } = wish;
    if (this.newer) throw this.newer;
    if (this.isInDoubt) await this.beSure(until).catch(notKnown);
    for (let tries = 0; tries < TRIES && this.mayTry(tries, until); tries++) {
      const earlier = key === undefined ? undefined : this.table.keys.get(key);
      if (earlier !== undefined) return earlier;
      let decided: Decided | undefined;
      try {
        decided = deciding(this.table);
      } catch (error) {
        await this.readOnOr(error, until);
        continue;
      }
      if (!decided) return undefined;
      if (key !== undefined) decided.entry.key = key;
      const append = this.taken(decided, Math.max(now(), this.table.changedAt));
      let outcome: 'kept' | 'late';
      try {
        outcome = await this.store.append(append, until);
      } catch (error) {
        return await this.afterFailure(error, key, until);
      }
      if (outcome === 'kept') return this.kept(append, request);
      // The store has answered, so it is given its time again.
      await this.lost(deadlineOf(this.store));
    }
    throw new Problem('busy');
  }
  /** A busy machine is no reason to refuse: the time that is over may have gone by without the store. */
  private mayTry(tries: number, until: number): boolean {
    return (tries === 0 && !this.hasFailed) || performance.now() < until;
  }
  /** Applies what other nodes have appended up to `seq`. */
  catchUp(seq: number): Promise<void> {
    return this.inTurn(async until => {
      if (seq > this.table.seq) await this.readOn(until);
    });
  }
  /** Runs one call after the other, so that nobody sees what is not durable yet. */
  private async inTurn<T>(run: (until: number) => T | Promise<T>): Promise<T> {
    const until = deadlineOf(this.store);
    if (this.pending++) await this.turn();
    try {
      if (this.newer) throw this.newer;
      if (this.isInDoubt) await this.beSure(until);
      return await run(until);
    } catch (error) {
      throw this.leftWhere(error);
    } finally {
      this.endTurn();
    }
  }
  /** Leaves the table to newer nodes where one of them has gone on with it, and tells everybody here. */
  private leftWhere(error: unknown): unknown {
    if (this.newer || !(error instanceof Problem) || error.problem !== 'newer') return error;
    this.newer = error;
    const text = said({ say: 'problem', ...told(error), table: this.id });
    for (const subscriber of this.subscribers()) subscriber.send(text);
    this.changed(this);
    return error;
  }
  private turn(): Promise<void> {
    return new Promise(resolve => this.waiting.push(resolve));
  }
  private endTurn(): void {
    this.pending--;
    this.waiting.shift()?.();
  }

  /** Applies the entry to the table; gives what must be appended to the log for it to stand. */
  private taken({ entry, kept }: Decided, at: number): Append {
    const after = this.table.seq;
    const jump = this.time.jumpTo(at);
    if (jump !== undefined) entry.jump = jump;
    this.jump = jump;
    const text = JSON.stringify(taking(this.table, entry, at, kept));
    const append: Append = { table: this.id, after, entries: [{ at, text }] };
    if (mustBeListed(this.table) !== this.listed) append.listing = listingOf(this.table);
    this.isInDoubt = true;
    return append;
  }
  /** After a successful append: tells subscribers and lists. */
  private kept({ listing, entries }: Append, request: OpenRequest | undefined): number {
    this.isInDoubt = this.hasFailed = false;
    this.follow(entries[0]!.at, this.jump);
    this.heard += entries.length;
    if (listing) this.listed = mustBeListed(this.table);
    else this.listSoon();
    this.tell(request);
    return this.table.seq;
  }
  /** After an append that failed, or of which nobody knows: reads the log anew. */
  private async lost(until: number): Promise<void> {
    await this.beSure(until);
    this.tell();
  }
  /** After an append that threw: the number of the entry where the log has it all the same. Otherwise throws, and says
   *  that nothing was changed only where that is known. */
  private async afterFailure(why: unknown, key: string | undefined, until: number): Promise<number> {
    this.hasFailed = true;
    await this.lost(until).catch(notKnown);
    const kept = key === undefined ? undefined : this.table.keys.get(key);
    if (kept !== undefined) return kept;
    if (why instanceof Uncertain) notKnown(why);
    throw why;
  }
  /** Updates the lists a little later: whose turn it is need not be there at once. */
  private listSoon(): void {
    if (this.listing !== undefined) return;
    const since = this.table.changedAt - this.listedAt;
    this.listing = later(() => void this.list().catch(() => undefined), Math.max(LIST_DELAY, LIST_PAUSE - since));
  }
  /** Updates the lists now, if an update is due. */
  async list(): Promise<void> {
    if (this.listing === undefined) return;
    clearTimeout(this.listing);
    this.listing = undefined;
    this.listedAt = this.table.changedAt;
    await this.inTurn(until =>
      this.store.append({ table: this.id, after: this.table.seq, entries: [], listing: listingOf(this.table) }, until),
    );
  }
  /** Applies what other nodes have appended; false when there was nothing. */
  private async readOn(until: number): Promise<boolean> {
    const log = await this.store.load(this.id, this.table.seq, until);
    if (!log?.entries.length) return false;
    const entries = entriesOf(log.entries);
    for (const { at, entry } of entries) this.table.take(entry, at);
    this.hear(entries);
    this.listed = mustBeListed(this.table);
    this.tell();
    return true;
  }
  /** These entries stand in the log, after those heard before. */
  private hear(entries: ReturnType<typeof entriesOf>): void {
    for (const { at, entry } of entries) this.follow(at, entry.jump);
    this.heard += entries.length;
  }
  private follow(at: number, jump = 0): void {
    this.time.follow(at, jump);
    if (jump) this.visits.shift(jump);
  }
  /** Rethrows a refusal, unless another node has appended something that may change it. */
  private async readOnOr(error: unknown, until: number): Promise<void> {
    if (!(await this.readOn(until))) throw error;
  }
  /** Rebuilds the table from the disk after an append of unknown outcome; nothing goes on before that. */
  private async beSure(until: number): Promise<void> {
    if (!this.isInDoubt) return;
    if (performance.now() >= until) throw new Uncertain('The store did not answer in time.');
    const log = await this.store.load(this.id, 0, until);
    this.table = await tableFromLogInSlices(this.game, log!);
    this.hear(entriesOf(log!.entries.slice(this.heard)));
    this.listed = mustBeListed(this.table);
    this.isInDoubt = false;
  }

  // ---- subscribers ------------------------------------------------------------------------------------------

  /** Subscribes: sends the patches since what the subscriber has, or the whole document, and every change from now on.
   *  If it has seen more on another node, this table catches up first. */
  watch(subscriber: Subscriber, have?: { seq: number; epoch: string }): Promise<void> {
    return this.inTurn(async until => {
      if (have && have.seq > this.table.seq) await this.readOn(until);
      await this.audiences.makeReady(this.table, subscriber);
      this.audiences.welcome(this.table, subscriber, have);
    });
  }
  unwatch(subscriber: Subscriber): void {
    this.audiences.remove(subscriber);
  }
  /** Notes who of those who sit is looking. */
  noteVisits(now: number): void {
    const players = [...this.subscribers()].flatMap(({ player }) => player ?? []);
    const seated = players.filter(player => this.table.seatsOf(player).length > 0);
    this.visits.note(this.table, seated, now);
  }
  subscribers(): Iterable<Subscriber> {
    return this.audiences.subscribers();
  }
  /** Sends the hash of the document that the subscriber must have by now. */
  check(subscriber: Subscriber): Promise<void> {
    return this.inTurn(async () => {
      await this.audiences.makeReady(this.table, subscriber);
      await this.audiences.check(this.table, subscriber);
    });
  }

  private tell(request?: OpenRequest): void {
    this.audiences.tell(this.table, request);
    this.changed(this);
  }
}

/** The facts of which lists are told at once: who sits there, the status, its end, and when the table is due. */
const mustBeListed = (table: Table): string =>
  [table.status, table.ended !== null, dueAt(table), ...table.seats.map(({ player }) => player?.id ?? '')].join(' ');
