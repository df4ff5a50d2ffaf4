// The host of all tables: makes them, finds them, keeps those in use in memory, and lets bots and clocks move.
import type { Seat } from '#engine/types.ts';
import { BotTurns, type Thinkers } from './bot-turns.ts';
import { agreedMeanwhile, answerFor, askedNow, decide, sit, type Decided } from './decide.ts';
import { Games } from './games.ts';
import { hashOf, idFrom, newPlayerId, newTableId, newToken } from './ids.ts';
import { LiveTable, said } from './live-table.ts';
import { newTable, rematchOf, sequelOf, type Wanted } from './new-table.ts';
import { Presence } from './presence.ts';
import { Problem } from './problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { NextGame } from '#protocol/table-doc.ts';
import type { Wish } from '#protocol/socket.ts';
import type { Player, Store } from './store.ts';
import { alarmOf, dueAt, listingOf } from './summary.ts';
import type { Table } from './table.ts';
import { every, later, type Timer } from './timers.ts';
import { tableSlowlyFrom } from './table-from-log.ts';
import type { Asking } from './subscribers.ts';

export interface HostParts {
  store: Store;
  thinkers: Thinkers;
  games?: Games;
  /** Names of the bots that may sit here. */
  bots: readonly string[];
  now?: () => number;
  /** Something that should not have happened; nobody is waiting to hear of it. */
  failed?: (error: unknown) => void;
}
/** How often tables are looked for that are due, and how long a table stays in memory unused. */
const LOOK_EVERY = 1000;
const UNUSED = 60_000;
/** How long another node is given to do what it has brought about. */
const GRACE = 2000;
const AT_ONCE = 200;
/** Milliseconds from somebody's coming or going until it is told. */
const HERE_DELAY = 100;
/** Timers cannot wait longer. */
const LONGEST = 2 ** 31 - 1;

export class Host {
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly string[];
  readonly presence: Presence;
  readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly turns: BotTurns;
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  private readonly inMemory = new Map<string, LiveTable>();
  private readonly alarms = new Map<string, Timer>();
  private readonly looking: Timer;
  private readonly epoch = newTableId();
  private readonly toTell = new Set<LiveTable>();
  /** Tables that cannot even be opened; one look at each is enough. */
  private readonly hopeless = new Set<string>();
  private isClosed = false;

  constructor({ store, thinkers, games = new Games(), bots, now = Date.now, failed = () => undefined }: HostParts) {
    this.store = store;
    this.games = games;
    this.bots = bots;
    this.now = now;
    this.failed = error => (this.isClosed ? undefined : failed(error));
    this.turns = new BotTurns(thinkers, this.now);
    this.presence = new Presence(this.now, text => void store.shout(text).catch(this.failed));
    this.looking = every(LOOK_EVERY, () => void this.look().catch(this.failed));
    store.listen({
      appended: (table, seq) => void this.catchUp(table, seq).catch(this.failed),
      shouted: text => this.presence.hear(text),
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

  /** Makes a table and tells its id. */
  async make(wanted: Wanted, by: Somebody, id = newTableId()): Promise<string> {
    for (const { kind, ...wish } of wanted.seats)
      if (kind === 'bot' && !this.bots.includes((wish as { level: string }).level)) throw new Problem('no-bot');
    const game = await this.games.get(wanted.game);
    await this.store.create(newTable(game, wanted, by, id, this.now()));
    await this.open(id);
    return id;
  }
  /** The table in memory; throws when there is none. */
  async open(id: string): Promise<LiveTable> {
    let live = this.live.get(id);
    if (!live) {
      this.live.set(id, (live = this.load(id)));
      live.then(
        found => found ?? this.live.delete(id),
        () => this.live.delete(id),
      );
    }
    const found = await live;
    if (!found) throw new Problem('no-table');
    found.lastUsed = this.now();
    return found;
  }
  private async load(id: string): Promise<LiveTable | undefined> {
    const log = await this.store.load(id);
    if (!log) return undefined;
    const game = await this.games.get(log.game);
    const table = await tableSlowlyFrom(game, log);
    const live = new LiveTable(table, this.store, this.epoch, changed => this.drive(changed));
    if (listingOf(table).status !== log.status) await this.relist(table);
    this.inMemory.set(id, live);
    this.drive(live);
    return live;
  }
  /** Lists tell how the table is, where it was another for the server before: stuck, or no longer. */
  private async relist(table: Table): Promise<void> {
    const change = { table: table.made.id, after: table.seq, entries: [], listing: listingOf(table) };
    await this.store.append(change).catch(this.failed);
  }

  /** Does what a player wants; the number of the entry in the log. */
  want(id: string, who: Somebody, key: string, wish: Wish, asking?: Asking): Promise<number> {
    const live = this.inMemory.get(id);
    if (!live) return this.open(id).then(() => this.want(id, who, key, wish, asking));
    live.lastUsed = this.now();
    const deciding = (table: Table): Decided => decide(table, who, wish, this);
    return live.act(deciding, this.now, `${who.id}:${key}`, asking) as Promise<number>;
  }
  isAway(player: string): boolean {
    return this.presence.isAway(player);
  }
  async sit(id: string, who: Somebody, wanted?: Seat, salt?: string): Promise<Seat> {
    const live = await this.open(id);
    let seat = -1;
    await live.act(table => {
      const entry = sit(table, who, wanted, salt);
      seat = (entry as { seat: Seat }).seat;
      return { entry };
    }, this.now);
    this.tellWhoIsHere(live);
    return seat;
  }

  /** Tells those who watch which players are here; once, however many come and go in a moment. */
  tellWhoIsHere(live: LiveTable): void {
    if (!this.toTell.size) later(() => this.tellAllWhoIsHere(), HERE_DELAY);
    this.toTell.add(live);
  }
  private tellAllWhoIsHere(): void {
    for (const live of this.toTell) {
      live.here = live.table.seats.map(({ player }) => this.isHere(player));
      const watchers = [...live.watchers()];
      const text = said({ say: 'here', table: live.id, seats: live.here, watching: watchers.length });
      for (const watcher of watchers) watcher.send(text);
    }
    this.toTell.clear();
  }
  private isHere(player: Somebody | null): boolean {
    return player !== null && this.presence.isHere(player.id);
  }
  /** Who comes or goes without a look at the table, or on another node, is told of where they sit all the same. */
  private tellWhoHasMoved(): void {
    const { moved } = this.presence;
    const hasMoved = ({ table: { seats }, here }: LiveTable): boolean =>
      seats.some(({ player }, n) => player && moved.has(player.id) && this.isHere(player) !== here[n]);
    if (moved.size) for (const live of this.inMemory.values()) if (hasMoved(live)) this.tellWhoIsHere(live);
    moved.clear();
  }

  // ---- bots and clocks ---------------------------------------------------------------------------------------

  /** After every change: lets the bots think, sets the alarm for the clocks, does what all have come to want. */
  private drive(live: LiveTable): void {
    if (this.isClosed) return;
    const { table } = live;
    if (table.wantsNext !== null && table.next === null) void this.goOn(live, table.wantsNext).catch(this.failed);
    if (agreedMeanwhile(table)) void live.act(agreedMeanwhile, this.now).catch(this.failed);
    this.turns.take(live, this.failed);
    this.setAlarm(live);
  }
  private setAlarm(live: LiveTable): void {
    this.silence(live.id);
    const { seat, at } = alarmOf(live.table);
    if (at === Infinity || this.isClosed) return;
    const wait = Math.min(Math.max(at - this.now(), 0), LONGEST);
    const alarm = later(() => void this.ring(live, seat).catch(this.failed), wait);
    this.alarms.set(live.id, alarm);
  }
  private silence(id: string): void {
    const alarm = this.alarms.get(id);
    if (alarm === undefined) return;
    clearTimeout(alarm);
    this.alarms.delete(id);
  }
  /** A seat's time is up: its answer is given for it. Timers ring a little early now and then, and once again then. */
  private async ring(live: LiveTable, seat: Seat): Promise<void> {
    await live.act(table => {
      if (table.status !== 'running' || table.clocks.deadline(seat) > this.now()) return undefined;
      return answerFor(table, askedNow(table, seat), 'clock');
    }, this.now);
    if (alarmOf(live.table).at > this.now()) this.setAlarm(live);
  }
  /** Makes the table where everybody wants to play on. */
  private async goOn(live: LiveTable, what: NextGame): Promise<void> {
    const { table } = live;
    const id = idFrom(`${what} ${live.id}`);
    if (!(await this.store.load(id))) {
      const { wanted, by } = what === 'sequel' ? sequelOf(table) : rematchOf(table);
      await this.store
        .create(newTable(table.game, wanted, by, id, this.now()))
        .catch(error => this.unlessMade(id, error));
    }
    const entry: Entry = { kind: 'rematched', table: id, ...(what === 'sequel' && { what }) };
    await live.act(t => (t.next === null ? { entry } : undefined), this.now);
    await this.open(id);
  }

  /** Another node may have been quicker. */
  private async unlessMade(id: string, error: unknown): Promise<void> {
    if (!(await this.store.load(id))) throw error;
  }

  /** Tables for which something is due and nobody has done it: after a restart, or when a node has gone. */
  private async look(): Promise<void> {
    this.tellWhoHasMoved();
    for (const id of await this.store.due(this.now() - GRACE, AT_ONCE + this.hopeless.size))
      if (!this.hopeless.has(id)) await this.lookAt(id).catch(this.failed);
    this.forget();
  }
  private async lookAt(id: string): Promise<void> {
    const live = await this.open(id).catch((error: unknown) => {
      if (error instanceof Problem) this.hopeless.add(id);
      throw error;
    });
    const { seat, at } = alarmOf(live.table);
    if (at <= this.now()) await this.ring(live, seat);
    else this.drive(live);
  }
  /** Also a table that is just being loaded: what it reads may be older than what we have heard. */
  private async catchUp(id: string, seq: number): Promise<void> {
    await (await this.live.get(id))?.catchUp(seq);
  }
  private catchUpAll(): void {
    for (const id of this.live.keys()) void this.catchUp(id, Infinity).catch(this.failed);
  }
  /** Lets go of tables that nobody uses. */
  private forget(): void {
    const before = this.now() - UNUSED;
    for (const [id, live] of this.inMemory) {
      if (live.pending || live.lastUsed > before || !live.watchers()[Symbol.iterator]().next().done) continue;
      if (dueAt(live.table) !== null && dueAt(live.table)! < this.now() + UNUSED) continue;
      this.inMemory.delete(id);
      this.live.delete(id);
      this.silence(id);
    }
  }

  /** Takes nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.looking);
    this.presence.close();
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
    const lives = [...this.inMemory.values()];
    await Promise.allSettled(lives.map(live => live.list()));
    await Promise.allSettled(lives.map(live => live.catchUp(0)));
    await this.store.close();
  }
}
