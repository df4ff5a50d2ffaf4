// A table in memory. Commands are decided one after the other, applied, made durable, and then published.
import type { Ruleset } from '#engine/versions/ruleset.ts';
import { Attention } from './attention.ts';
import { Audiences, textOf } from '../documents/audiences.ts';
import type { Decided } from '../commands/decide.ts';
import { applyWithEnd } from '../commands/ending.ts';
import { entriesOf } from '../log/log-entries.ts';
import type { LogTime } from '../log/log-time.ts';
import { asUnknown, Problem, problemFields } from '../problem.ts';
import { deadlineOf, Uncertain, type Append, type Store } from '../store.ts';
import type { PendingRequest, Subscriber } from '../documents/subscribers.ts';
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

/** A call under way: its idempotency key, the request to acknowledge, and its deadline. */
interface Call {
  key: string | undefined;
  request: PendingRequest | undefined;
  until: number;
}
export type Decide = (table: Table) => Decided | undefined;

export class LiveTable {
  readonly id: string;
  readonly game: Ruleset;
  table: Table;
  private readonly store: Store;
  private readonly onChange: (live: LiveTable) => void;
  private readonly audiences: Audiences;
  /** Calls that wait for their turn. */
  private readonly queue: (() => void)[] = [];
  /** The facts of the last listing whose changes are listed at once. */
  private listedFacts: string;
  private listingTimer: Timer | undefined;
  /** Time of the last listing that showed whose turn it is. */
  private listedAt = -Infinity;
  /** May the log in the store differ from the table here? */
  isUncertain = false;
  /** Did the store fail at the last append? Only then does a call past its deadline not try. */
  private hasFailed = false;
  /** The number of log entries that the time has followed. */
  private timedTo: number;
  /** By how much the clock on the wall was set before the entry that is being appended. */
  private jump: number | undefined;
  /** The reason why the table is left to newer nodes, once it is. */
  newer: Problem | undefined;
  /** Calls under way or waiting. */
  pending = 0;
  lastUsed = 0;
  readonly time: LogTime;
  readonly attention = new Attention();
  readonly visits = new Visits();
  /** Which seats' players are here, as last published. */
  here: boolean[] = [];

  constructor(table: Table, store: Store, epoch: string, time: LogTime, changed: (live: LiveTable) => void) {
    this.id = table.made.id;
    this.game = table.game;
    this.table = table;
    this.store = store;
    this.time = time;
    this.audiences = new Audiences(epoch);
    this.onChange = changed;
    this.listedFacts = urgentFacts(table);
    this.timedTo = table.seq;
  }

  /** Decides, appends and publishes, in turn; resolves to the number of the entry, or nothing where none was decided.
   *  A key that was used before gives the earlier entry. `until` is the deadline of all that the store is asked for on
   *  the way, the wait for earlier calls included. */
  async act(
    decide: Decide,
    now: () => number,
    key?: string,
    request?: PendingRequest,
    until = deadlineOf(this.store),
  ): Promise<number | undefined> {
    if (this.pending++) await this.acquire();
    try {
      return await this.decideAndAppend(decide, now, { key, request, until });
    } catch (error) {
      throw this.leaveIfNewer(error);
    } finally {
      this.release();
    }
  }
  private async decideAndAppend(decide: Decide, now: () => number, call: Call): Promise<number | undefined> {
    const { key, request, until } = call;
    if (this.newer) throw this.newer;
    if (this.isUncertain) await this.resync(until).catch(asUnknown);
    for (let tries = 0; tries < TRIES && this.mayTry(tries, until); tries++) {
      const earlier = key === undefined ? undefined : this.table.keys.get(key);
      if (earlier !== undefined) return earlier;
      let decided: Decided | undefined;
      try {
        decided = decide(this.table);
      } catch (error) {
        await this.readNewOr(error, until);
        continue;
      }
      if (!decided) return undefined;
      if (key !== undefined) decided.entry.key = key;
      const append = this.apply(decided, Math.max(now(), this.table.changedAt));
      let outcome: 'appended' | 'late';
      try {
        outcome = await this.store.append(append, until);
      } catch (error) {
        return await this.afterFailure(error, key, until);
      }
      if (outcome === 'appended') return this.afterAppend(append, request);
      // The store has answered, so it is given its time again.
      await this.reload(deadlineOf(this.store));
    }
    throw new Problem('busy');
  }
  /** A busy machine is no reason to refuse: the time may have passed without the store. */
  private mayTry(tries: number, until: number): boolean {
    return (tries === 0 && !this.hasFailed) || performance.now() < until;
  }
  /** Applies what other nodes have appended up to `seq`. */
  catchUp(seq: number): Promise<void> {
    return this.exclusively(async until => {
      if (seq > this.table.seq) await this.readNew(until);
    });
  }
  /** Runs one call after the other, so that nobody sees what is not durable yet. */
  private async exclusively<T>(run: (until: number) => T | Promise<T>): Promise<T> {
    const until = deadlineOf(this.store);
    if (this.pending++) await this.acquire();
    try {
      if (this.newer) throw this.newer;
      if (this.isUncertain) await this.resync(until);
      return await run(until);
    } catch (error) {
      throw this.leaveIfNewer(error);
    } finally {
      this.release();
    }
  }
  /** Leaves the table to newer nodes where one of them has appended to it, and tells subscribers so. */
  private leaveIfNewer(error: unknown): unknown {
    if (this.newer || !(error instanceof Problem) || error.problem !== 'newer') return error;
    this.newer = error;
    const text = textOf({ say: 'problem', ...problemFields(error), table: this.id });
    for (const subscriber of this.subscribers()) subscriber.send(text);
    this.onChange(this);
    return error;
  }
  private acquire(): Promise<void> {
    return new Promise(resolve => this.queue.push(resolve));
  }
  private release(): void {
    this.pending--;
    this.queue.shift()?.();
  }

  /** Applies the entry to the table; returns what must be appended to the log. */
  private apply({ entry, computed }: Decided, at: number): Append {
    const after = this.table.seq;
    const jump = this.time.jumpTo(at);
    if (jump !== undefined) entry.jump = jump;
    this.jump = jump;
    const text = JSON.stringify(applyWithEnd(this.table, entry, at, computed));
    const append: Append = { table: this.id, after, entries: [{ at, text }] };
    if (urgentFacts(this.table) !== this.listedFacts) append.listing = listingOf(this.table);
    this.isUncertain = true;
    return append;
  }
  /** After a successful append: publishes the change and updates the lists. */
  private afterAppend({ listing, entries }: Append, request: PendingRequest | undefined): number {
    this.isUncertain = this.hasFailed = false;
    this.follow(entries[0]!.at, this.jump);
    this.timedTo += entries.length;
    if (listing) this.listedFacts = urgentFacts(this.table);
    else this.scheduleListing();
    this.publish(request);
    return this.table.seq;
  }
  /** After an append that failed, or whose outcome is unknown: reads the log anew. */
  private async reload(until: number): Promise<void> {
    await this.resync(until);
    this.publish();
  }
  /** After an append that threw: the number of the entry where the log has it all the same. Otherwise throws, and
   *  reports that nothing was changed only where that is known. */
  private async afterFailure(why: unknown, key: string | undefined, until: number): Promise<number> {
    this.hasFailed = true;
    await this.reload(until).catch(asUnknown);
    const seq = key === undefined ? undefined : this.table.keys.get(key);
    if (seq !== undefined) return seq;
    if (why instanceof Uncertain) asUnknown(why);
    throw why;
  }
  /** Updates the lists a little later: whose turn it is need not be listed at once. */
  private scheduleListing(): void {
    if (this.listingTimer !== undefined) return;
    const since = this.table.changedAt - this.listedAt;
    this.listingTimer = later(
      () => void this.flushListing().catch(() => undefined),
      Math.max(LIST_DELAY, LIST_PAUSE - since),
    );
  }
  /** Updates the lists now, if an update is due. */
  async flushListing(): Promise<void> {
    if (this.listingTimer === undefined) return;
    clearTimeout(this.listingTimer);
    this.listingTimer = undefined;
    this.listedAt = this.table.changedAt;
    await this.exclusively(until =>
      this.store.append({ table: this.id, after: this.table.seq, entries: [], listing: listingOf(this.table) }, until),
    );
  }
  /** Applies what other nodes have appended; false when there was nothing. */
  private async readNew(until: number): Promise<boolean> {
    const log = await this.store.load(this.id, this.table.seq, until);
    if (!log?.entries.length) return false;
    const entries = entriesOf(log.entries);
    for (const { at, entry } of entries) this.table.apply(entry, at);
    this.followTimes(entries);
    this.listedFacts = urgentFacts(this.table);
    this.publish();
    return true;
  }
  /** The time follows these entries of the log. */
  private followTimes(entries: ReturnType<typeof entriesOf>): void {
    for (const { at, entry } of entries) this.follow(at, entry.jump);
    this.timedTo += entries.length;
  }
  private follow(at: number, jump = 0): void {
    this.time.follow(at, jump);
    if (jump) this.visits.shift(jump);
  }
  /** Rethrows a refusal, unless another node has appended something that may change the decision. */
  private async readNewOr(error: unknown, until: number): Promise<void> {
    if (!(await this.readNew(until))) throw error;
  }
  /** Rebuilds the table from the store after an append of unknown outcome, before anything else is done. */
  private async resync(until: number): Promise<void> {
    if (!this.isUncertain) return;
    if (performance.now() >= until) throw new Uncertain('The store did not answer in time.');
    const log = await this.store.load(this.id, 0, until);
    this.table = await tableFromLogInSlices(this.game, log!);
    this.followTimes(entriesOf(log!.entries.slice(this.timedTo)));
    this.listedFacts = urgentFacts(this.table);
    this.isUncertain = false;
  }

  // ---- subscribers ------------------------------------------------------------------------------------------

  /** Subscribes: sends the patches since what the subscriber has, or the whole document, and every change from now on.
   *  If it has seen more on another node, this table catches up first. */
  subscribe(subscriber: Subscriber, have?: { seq: number; epoch: string }): Promise<void> {
    return this.exclusively(async until => {
      if (have && have.seq > this.table.seq) await this.readNew(until);
      await this.audiences.prepare(this.table, subscriber);
      this.audiences.add(this.table, subscriber, have);
    });
  }
  unsubscribe(subscriber: Subscriber): void {
    this.audiences.remove(subscriber);
  }
  /** Notes which seated players are subscribed. */
  noteVisits(now: number): void {
    const players = [...this.subscribers()].flatMap(({ player }) => player ?? []);
    const seated = players.filter(player => this.table.seatsOf(player).length > 0);
    this.visits.note(this.table, seated, now);
  }
  subscribers(): Iterable<Subscriber> {
    return this.audiences.subscribers();
  }
  /** Sends the hash of the document that the subscriber must have by now. */
  sendHash(subscriber: Subscriber): Promise<void> {
    return this.exclusively(async () => {
      await this.audiences.prepare(this.table, subscriber);
      await this.audiences.sendHash(this.table, subscriber);
    });
  }

  private publish(request?: PendingRequest): void {
    this.audiences.publish(this.table, request);
    this.onChange(this);
  }
}

/** The facts that are listed at once: who sits there, the status, its end, and when the table is due. */
const urgentFacts = (table: Table): string =>
  [table.status, table.ended !== null, dueAt(table), ...table.seats.map(({ player }) => player?.id ?? '')].join(' ');
