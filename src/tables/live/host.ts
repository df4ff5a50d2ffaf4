// The host of all tables: makes them, finds them, keeps those in use in memory, and lets bots and clocks move.
import type { Seat } from '#engine/types.ts';
import { BotTurns, type Thinkers } from './bot-turns.ts';
import { agreedMeanwhile, decide, sit, type Decided } from '../commands/decide.ts';
import { endAfterwards, endOf } from '../commands/ending.ts';
import type { Games } from './games.ts';
import { hashOf, idFrom, newPlayerId, newTableId, newToken } from '../ids-and-tokens.ts';
import { LiveTable } from './live-table.ts';
import { newTable, rematchOf, sequelOf, type TableSpec } from './new-table.ts';
import { Presence } from './presence.ts';
import { asUnknown, Problem, stuckIfDamaged } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { SaltHash } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import type { ProblemName } from '#protocol/problems.ts';
import { deadlineOf, type Player, type Store } from '../store.ts';
import { alarmOf, dueAt, listingOf } from './summary.ts';
import { LogTime } from '../log/log-time.ts';
import type { Table } from '../log/table.ts';
import { Timeouts } from './timeouts.ts';
import { every, type Timer } from '../time-slices.ts';
import { tableFromLogInSlices } from '../log/table-from-log.ts';
import { checkStandIn } from '../commands/stand-ins.ts';
import type { PendingRequest } from '../documents/subscribers.ts';
import { PresenceUpdates } from './presence-updates.ts';

export interface HostParts {
  store: Store;
  thinkers: Thinkers;
  games: Games;
  /** Names of the bots that may sit here. */
  bots: readonly string[];
  now?: () => number;
  /** Milliseconds that have passed since some moment, whatever the clock on the wall is set to. */
  elapsed?: () => number;
  /** Numbers from 0 to 1, for all that has nothing to do with games. */
  chance?: () => number;
  /** May bots among themselves play on for this person? Asked for each of their answers. */
  mayPlayOn?: (person: string) => boolean;
  /** Called with errors that no caller is waiting for. */
  failed?: (error: unknown) => void;
}
/** Milliseconds between two looks for tables that are due, and until an unused table leaves the memory. */
const LOOK_EVERY = 1000;
const UNUSED = 60_000;
/** Milliseconds that another node has to carry on what it began. */
const GRACE = 2000;
const AT_ONCE = 200;

export class Host {
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly string[];
  readonly presence: Presence;
  readonly now: () => number;
  readonly elapsed: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly turns: BotTurns;
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  private readonly inMemory = new Map<string, LiveTable>();
  private readonly timeouts: Timeouts;
  private readonly polling: Timer;
  private readonly epoch = newTableId();
  private readonly presenceUpdates: PresenceUpdates;
  /** Tables that could not be opened, and why; they are tried again only when somebody asks for them. */
  private readonly broken = new Map<string, ProblemName>();
  private isClosed = false;

  constructor({ store, thinkers, games, bots, failed = () => undefined, ...more }: HostParts) {
    const { now = Date.now, elapsed = () => performance.now(), chance = Math.random, mayPlayOn = () => true } = more;
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.now = now;
    this.elapsed = elapsed;
    this.failed = error => (this.isClosed ? undefined : failed(error));
    this.turns = new BotTurns({ thinkers, now, elapsed, chance, mayPlayOn });
    this.timeouts = new Timeouts(this.now, this.failed);
    this.presence = new Presence(elapsed, text => void store.broadcast(text).catch(this.failed));
    this.presenceUpdates = new PresenceUpdates(this.presence);
    this.polling = every(LOOK_EVERY, () => void this.poll().catch(this.failed));
    store.listen({
      appended: (table, seq) => void this.catchUp(table, seq).catch(this.failed),
      received: text => this.presence.receive(text),
      missed: () => this.catchUpAll(),
    });
  }

  get tablesInMemory(): number {
    return this.inMemory.size;
  }

  // ---- players -----------------------------------------------------------------------------------------------

  async newGuest(name: string): Promise<{ player: Player; token: string }> {
    const token = newToken();
    const player: Player = { id: newPlayerId(), name, tokenHash: hashOf(token), madeAt: this.now() };
    await this.store.addPlayer(player);
    return { player, token };
  }
  playerOf(token: string): Promise<Player | undefined> {
    return this.store.playerByToken(hashOf(token));
  }

  // ---- tables ------------------------------------------------------------------------------------------------

  /** Makes a table and returns its id. With an id that a table has already, nothing is made. */
  async make(wanted: TableSpec, by: Somebody, id = newTableId()): Promise<string> {
    for (const seat of wanted.seats)
      if (seat.kind === 'bot' && !this.bots.includes(seat.level)) throw new Problem('no-bot');
    if (wanted.standIn !== undefined) checkStandIn(wanted.standIn, this.bots);
    const { start } = wanted;
    const until = deadlineOf(this.store);
    const game = await (start ? this.games.played(wanted.game, start.record.version) : this.games.get(wanted.game));
    const made = newTable(game, wanted, by, id, this.now());
    await this.store.create(made, until).catch((error: unknown) => this.unlessMade(id, error, until));
    this.attend(await this.open(id, until), by.id);
    return id;
  }
  /** Loads the table into memory if need be; throws when there is none. */
  async open(id: string, until = deadlineOf(this.store)): Promise<LiveTable> {
    let live = this.live.get(id);
    if (!live) {
      this.live.set(id, (live = this.load(id, until)));
      live.then(
        found => void (found ? this.broken.delete(id) : this.live.delete(id)),
        (why: unknown) => void (this.live.delete(id) && why instanceof Problem && this.broken.set(id, why.problem)),
      );
    }
    const found = await live;
    if (!found) throw new Problem('no-table');
    found.lastUsed = this.elapsed();
    return found;
  }
  private async load(id: string, until: number): Promise<LiveTable | undefined> {
    const log = await this.store.load(id, 0, until).catch(stuckIfDamaged);
    if (!log) return undefined;
    const game = await this.games.ofLog(log);
    const table = await tableFromLogInSlices(game, log);
    const time = new LogTime(this.elapsed, Math.max(this.now(), table.changedAt));
    const live = new LiveTable(table, this.store, this.epoch, time, changed => this.drive(changed));
    if (endOf(table)) await live.act(endAfterwards, this.now, undefined, undefined, until);
    else if (listingOf(table).status !== log.status || (table.isOver && !table.ended)) await this.relist(table, until);
    this.inMemory.set(id, live);
    this.drive(live);
    return live;
  }
  /** Corrects the lists where the rules of today find another status than those before: stuck, or no longer. */
  private async relist(table: Table, until: number, ahead = 0): Promise<void> {
    const listing = listingOf(table);
    if (listing.due !== null) listing.due += ahead;
    const change = { table: table.made.id, after: table.seq, entries: [], listing };
    await this.store.append(change, until).catch(this.failed);
  }

  /** Makes what lists say of a table anew from its log. */
  async repairListing(id: string): Promise<void> {
    if (this.broken.has(id)) return;
    const { table } = await this.open(id);
    await this.relist(table, deadlineOf(this.store));
  }
  /** Was the table found so damaged that it cannot even be opened? Then its log cannot correct what lists say of it. */
  isBroken(id: string): boolean {
    return (this.broken.get(id) ?? 'newer') !== 'newer';
  }

  /** Carries out a player's command; resolves to the number of its entry in the log. */
  request(
    id: string,
    who: Somebody,
    key: string,
    command: Command,
    request?: PendingRequest,
    until = deadlineOf(this.store),
  ): Promise<number> {
    const live = this.inMemory.get(id);
    // It may have been done before: where the store fails, the outcome is unknown.
    if (!live) return this.open(id, until).then(() => this.request(id, who, key, command, request, until), asUnknown);
    live.lastUsed = this.elapsed();
    const words = request?.subscriber.words;
    const isAway = (player: string, since: number): boolean => this.presence.isAway(player, live.time.momentOf(since));
    const around = { bots: this.bots, isAway, now: live.time.now() };
    const deciding = (table: Table): Decided => decide(table, who, command, around, words);
    return live.act(deciding, this.now, `${who.id}:${key}`, request, until) as Promise<number>;
  }
  async sit(id: string, who: Somebody, wanted?: Seat, salt?: string | SaltHash): Promise<Seat> {
    const until = deadlineOf(this.store);
    const live = await this.open(id, until);
    let seat = -1;
    const sitting = (table: Table): Decided => {
      const entry = sit(table, who, wanted, salt);
      seat = (entry as { seat: Seat }).seat;
      return { entry };
    };
    // A player who sits there by the log has sat down, whatever became of the store's reply.
    await live.act(sitting, this.now, undefined, undefined, until).catch((error: unknown) => {
      if (seat < 0 || live.isUncertain || live.table.seats[seat]?.player?.id !== who.id) throw error;
    });
    this.updatePresence(live);
    return seat;
  }

  /** Notes that somebody has begun to look at the table, or ceased to. */
  attend(live: LiveTable, player?: string | null): void {
    live.attention.note(this.elapsed(), player);
    this.turns.start(live, this.failed);
    // A player whose salt is pending may have come.
    if (live.table.status === 'open') this.timeouts.set(live);
    this.updatePresence(live);
  }
  /** Tells subscribers which players are here. */
  updatePresence(live: LiveTable): void {
    this.presenceUpdates.schedule(live);
  }

  // ---- bots and clocks ---------------------------------------------------------------------------------------

  /** Runs after every change: starts bots, sets the timeout, carries out what all have agreed to. */
  private drive(live: LiveTable): void {
    if (this.isClosed) return;
    if (live.newer) return this.drop(live.id);
    const { table } = live;
    if (table.wantsNext !== null && table.next === null) void this.makeNext(live).catch(this.failed);
    if (endOf(table)) void live.act(endAfterwards, this.now).catch(this.failed);
    if (agreedMeanwhile(table)) void live.act(agreedMeanwhile, this.now).catch(this.failed);
    this.turns.start(live, this.failed);
    this.timeouts.set(live);
  }
  /** Makes the table of the next game. */
  private async makeNext(live: LiveTable): Promise<void> {
    const { table } = live;
    const { what, id = idFrom(`${what} ${live.id}`) } = table.wantsNext!;
    if (!(await this.store.load(id))) {
      const { wanted, by } = what === 'sequel' ? sequelOf(table) : rematchOf(table);
      // A series goes on by the rules it began with; another game is played by those of today.
      const game = what === 'sequel' ? table.game : await this.games.get(wanted.game);
      await this.store.create(newTable(game, wanted, by, id, this.now())).catch(error => this.unlessMade(id, error));
    }
    const entry: Entry = { kind: 'rematched', table: id, ...(what === 'sequel' && { what }) };
    await live.act(t => (t.next === null ? { entry } : undefined), this.now);
    await this.open(id);
  }

  /** Rethrows unless the table is there: made by another node, or though the store has failed. */
  private async unlessMade(id: string, error: unknown, until?: number): Promise<void> {
    if (!(await this.store.load(id, 0, until).catch(() => undefined))) throw error;
  }

  /** Looks for tables with something overdue: after a restart, or when another node has gone. */
  private async poll(): Promise<void> {
    this.presenceUpdates.scheduleMoved(this.inMemory.values());
    for (const id of await this.store.due(this.now() - GRACE, AT_ONCE + this.broken.size))
      if (!this.broken.has(id)) await this.resume(id).catch(this.failed);
    this.evictUnused();
  }
  private async resume(id: string): Promise<void> {
    const live = await this.open(id);
    // Lists of earlier versions have tables due that wait for somebody to look.
    if (dueAt(live.table) === null) return this.relist(live.table, deadlineOf(this.store));
    const { seat, at } = alarmOf(live.table);
    if (at <= live.time.now()) return this.timeouts.give(live, seat);
    this.drive(live);
    // The clock on the wall was set: lists have it due too early.
    const ahead = live.time.jumpTo(this.now());
    if (ahead !== undefined && at < Infinity) await this.relist(live.table, deadlineOf(this.store), ahead);
  }
  /** Reads what another node has appended; also for a table that is just being loaded and may have read too little. */
  private async catchUp(id: string, seq: number): Promise<void> {
    await (await this.live.get(id))?.catchUp(seq);
  }
  private catchUpAll(): void {
    for (const id of this.live.keys()) void this.catchUp(id, Infinity).catch(this.failed);
  }
  /** Removes unused tables from memory. */
  private evictUnused(): void {
    const before = this.elapsed() - UNUSED;
    for (const [id, live] of this.inMemory) {
      if (live.pending || live.lastUsed > before || !live.subscribers()[Symbol.iterator]().next().done) continue;
      if (this.turns.isActive(live) || (dueAt(live.table) ?? Infinity) < live.time.now() + UNUSED) continue;
      this.drop(id);
    }
  }
  private drop(id: string): void {
    this.inMemory.delete(id);
    this.live.delete(id);
    this.timeouts.clear(id);
  }

  /** Stops accepting work, and waits for what is under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.polling);
    this.presence.close();
    this.timeouts.close();
    const lives = [...this.inMemory.values()];
    await Promise.allSettled(lives.map(live => live.flushListing()));
    await Promise.allSettled(lives.map(live => live.catchUp(0)));
    await this.store.close();
  }
}
