// A table in memory: one thing after another is decided, done, kept on the disk, and then told to those who watch.
import type { Game } from '#engine/game.ts';
import type { Viewer } from '#engine/types.ts';
import type { Decided } from './decide.ts';
import { hashWithLog, readSlowly, shownDoc, textWithLog, unseen, viewerOf, type Seen } from './documents.ts';
import { entriesOf } from './log-entries.ts';
import { OpenDocs } from './shared-documents.ts';
import { Problem } from './problem.ts';
import type { FromServer } from '#protocol/socket.ts';
import type { Append, Store } from './store.ts';
import { dueAt, listingOf } from './summary.ts';
import type { Table } from './table.ts';
import { later, type Timer } from './timers.ts';
import { tableSlowlyFrom } from './table-from-log.ts';
import { acknowledging, bring, patchesSince, type Asking, type Shown, type Watcher } from './subscribers.ts';

/** Milliseconds until lists show whose turn it is, and between two times that they do. */
const LIST_DELAY = 1000;
const LIST_PAUSE = 5000;
/** How often somebody else may be quicker before we give up. */
const TRIES = 20;

/** Lines of the log that are too many to be read at once. */
const LONG = 200;
/** As whom somebody looks, and hears. */
interface Eyes {
  viewer: Viewer;
  /** Who has muted others. */
  listener: string | null;
  key: string;
}

export type Deciding = (table: Table) => Decided | undefined;

export class LiveTable {
  readonly id: string;
  readonly game: Game;
  table: Table;
  private readonly epoch: string;
  private readonly store: Store;
  private readonly changed: (live: LiveTable) => void;
  private readonly shown = new Map<string, Shown>();
  /** What all of them see alike. */
  private readonly open = new OpenDocs();
  /** Those who wait for their turn. */
  private readonly waiting: (() => void)[] = [];
  /** What lists were told at once. */
  private listed: string;
  private listing: Timer | undefined;
  /** The moment of which lists were last told whose turn it is. */
  private listedAt = -Infinity;
  /** When those who watch were last put where they belong. */
  private grouped = 0;
  /** Is what is on the disk known to be what is here? */
  private isInDoubt = false;
  /** Things under way or waiting for their turn. */
  pending = 0;
  lastUsed = 0;
  /** Which players are here, as it was last told. */
  here: boolean[] = [];

  constructor(table: Table, store: Store, epoch: string, changed: (live: LiveTable) => void) {
    this.id = table.made.id;
    this.game = table.game;
    this.table = table;
    this.store = store;
    this.epoch = epoch;
    this.changed = changed;
    this.listed = mustBeListed(table);
  }

  /** Decides in turn, keeps what was decided, and tells everybody; the number of the entry, or nothing. What has the
   *  same key as an earlier thing is that thing. */
  async act(deciding: Deciding, now: () => number, key?: string, asking?: Asking): Promise<number | undefined> {
    if (this.pending++) await this.turn();
    try {
      if (this.isInDoubt) await this.beSure();
      for (let tries = 0; tries < TRIES; tries++) {
        const earlier = key === undefined ? undefined : this.table.keys.get(key);
        if (earlier !== undefined) return earlier;
        let decided: Decided | undefined;
        try {
          decided = deciding(this.table);
        } catch (error) {
          await this.readOnOr(error);
          continue;
        }
        if (!decided) return undefined;
        if (key !== undefined) decided.entry.key = key;
        const append = this.taken(decided, Math.max(now(), this.table.changedAt));
        let outcome: 'kept' | 'late';
        try {
          outcome = await this.store.append(append);
        } catch (error) {
          await this.lost();
          throw error;
        }
        if (outcome === 'kept') return this.kept(append, asking);
        await this.lost();
      }
      throw new Problem('busy');
    } finally {
      this.endTurn();
    }
  }
  /** Takes in what other nodes have appended up to `seq`. */
  catchUp(seq: number): Promise<void> {
    return this.inTurn(async () => {
      if (seq > this.table.seq) await this.readOn();
    });
  }
  /** Things happen one after the other, so that nobody sees what is not on the disk yet. */
  private async inTurn<T>(run: () => T | Promise<T>): Promise<T> {
    if (this.pending++) await this.turn();
    try {
      if (this.isInDoubt) await this.beSure();
      return await run();
    } finally {
      this.endTurn();
    }
  }
  private turn(): Promise<void> {
    return new Promise(resolve => this.waiting.push(resolve));
  }
  private endTurn(): void {
    this.pending--;
    this.waiting.shift()?.();
  }

  /** Does it; what is to be kept of it, or the table will be as if nothing had been. */
  private taken({ entry, kept }: Decided, at: number): Append {
    const after = this.table.seq;
    this.table.take(entry, at, kept);
    const append: Append = { table: this.id, after, entries: [{ at, text: JSON.stringify(entry) }] };
    if (mustBeListed(this.table) !== this.listed) append.listing = listingOf(this.table);
    this.isInDoubt = true;
    return append;
  }
  /** It lies on the disk: everybody is told. */
  private kept({ listing }: Append, asking: Asking | undefined): number {
    this.isInDoubt = false;
    if (listing) this.listed = mustBeListed(this.table);
    else this.listSoon();
    this.tell(asking);
    return this.table.seq;
  }
  /** It could not be kept, or nobody knows whether it was. */
  private async lost(): Promise<void> {
    await this.beSure();
    this.tell();
  }
  /** Whose turn it is need not be in the lists at once. */
  private listSoon(): void {
    if (this.listing !== undefined) return;
    const since = this.table.changedAt - this.listedAt;
    this.listing = later(() => void this.list().catch(() => undefined), Math.max(LIST_DELAY, LIST_PAUSE - since));
  }
  /** Tells the lists what they do not know yet. */
  async list(): Promise<void> {
    if (this.listing === undefined) return;
    clearTimeout(this.listing);
    this.listing = undefined;
    this.listedAt = this.table.changedAt;
    await this.inTurn(() =>
      this.store.append({ table: this.id, after: this.table.seq, entries: [], listing: listingOf(this.table) }),
    );
  }
  /** Takes in what others have appended; whether there was anything. */
  private async readOn(): Promise<boolean> {
    const log = await this.store.load(this.id, this.table.seq);
    if (!log?.entries.length) return false;
    for (const { at, entry } of entriesOf(log.entries)) this.table.take(entry, at);
    this.listed = mustBeListed(this.table);
    this.tell();
    return true;
  }
  /** What is forbidden here may be allowed, or done already, where another node has been quicker. */
  private async readOnOr(error: unknown): Promise<void> {
    if (!(await this.readOn())) throw error;
  }
  /** Whether something that failed was kept or not: the disk knows. Until it can be asked nothing goes on. */
  private async beSure(): Promise<void> {
    if (!this.isInDoubt) return;
    const log = await this.store.load(this.id);
    this.table = await tableSlowlyFrom(this.game, log!);
    this.listed = mustBeListed(this.table);
    this.isInDoubt = false;
  }

  // ---- those who watch ---------------------------------------------------------------------------------------

  /** From now on the watcher is told what changes; at once, what has changed since what it has, or all. Who has seen
   *  more on another node does not see time go back. */
  watch(watcher: Watcher, have?: { seq: number; epoch: string }): Promise<void> {
    return this.inTurn(async () => {
      if (have && have.seq > this.table.seq) await this.readOn();
      await this.makeReady(watcher);
      this.welcome(watcher, have);
    });
  }
  unwatch(watcher: Watcher): void {
    for (const { watchers } of this.shown.values()) watchers.delete(watcher);
  }
  *watchers(): Iterable<Watcher> {
    for (const { watchers } of this.shown.values()) yield* watchers;
  }
  /** The hash of what this watcher must have by now. */
  check(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.makeReady(watcher);
      const shown = this.shownTo(watcher);
      bring(shown, this.table);
      const hash = (shown.hash ??= await hashWithLog(shown.doc, shown.seen));
      watcher.send(said({ say: 'hash', table: this.id, seq: shown.seq, hash }));
    });
  }

  /** Those who see the same share it: all who look with the same eyes and have never muted anybody. */
  private shownTo(watcher: Watcher): Shown {
    const eyes = this.eyesOf(watcher);
    const shown = this.shown.get(eyes.key);
    if (shown) return shown;
    const like = [...this.shown.values()].find(({ seen }) => seen.viewer === eyes.viewer);
    return this.newlyShown(eyes, unseen(eyes.viewer, this.open, like?.seen));
  }
  private eyesOf({ viewer: wanted, player }: Watcher): Eyes {
    const viewer = viewerOf(this.table, player, wanted);
    const listener = player !== null && this.table.muted.has(player) ? player : null;
    return { viewer, listener, key: `${viewer} ${listener ?? ''}` };
  }
  private newlyShown({ key, listener: player }: Eyes, seen: Seen): Shown {
    const doc = shownDoc(this.table, seen, player);
    const epoch = `${this.epoch} ${key}`;
    const shown: Shown = { epoch, seen, player, seq: this.table.seq, doc, patches: [], watchers: new Set() };
    this.shown.set(key, shown);
    return shown;
  }
  /** Whoever comes to a long game, and is the first to see it so, keeps no other table waiting. */
  private async makeReady(watcher: Watcher): Promise<void> {
    const eyes = this.eyesOf(watcher);
    const shown = this.shown.get(eyes.key);
    const behind = this.table.given.length - (shown?.seen.lines.length ?? 0);
    if (behind < LONG || shown?.watchers.size) return;
    const seen = unseen(eyes.viewer, this.open, shown?.seen);
    await readSlowly(this.table, seen, eyes.listener);
    this.newlyShown(eyes, seen);
  }
  /** Takes out whoever looks with other eyes from now on: has sat down, left a seat, or muted somebody. */
  private strayed(): Watcher[] {
    if (this.grouped === this.table.arrangedAt) return [];
    this.grouped = this.table.arrangedAt;
    return [...this.shown.values()].flatMap(shown =>
      [...shown.watchers].filter(watcher => this.shownTo(watcher) !== shown && shown.watchers.delete(watcher)),
    );
  }
  private welcome(watcher: Watcher, have?: { seq: number; epoch: string }): void {
    const shown = this.shownTo(watcher);
    bring(shown, this.table);
    const missed = have?.epoch === shown.epoch ? patchesSince(shown, have.seq) : undefined;
    if (missed) for (const text of missed) watcher.send(text);
    else watcher.send(this.whole(shown));
    shown.watchers.add(watcher);
  }
  private whole({ seq, doc, seen, epoch }: Shown): string {
    const head = JSON.stringify({ say: 'table', table: this.id, seq, epoch }).slice(0, -1);
    return `${head},"doc":${textWithLog(doc, seen)}}`;
  }
  private tell(asking?: Asking): void {
    const strayed = this.strayed();
    for (const shown of this.shown.values()) {
      if (!shown.watchers.size) continue;
      const text = bring(shown, this.table);
      if (text === undefined) continue;
      for (const watcher of shown.watchers)
        watcher.send(asking?.watcher === watcher ? acknowledging(asking, text) : text);
    }
    for (const watcher of strayed) this.welcome(watcher);
    this.changed(this);
  }
}

/** Who sits there, whether it runs, and when it is due: lists are told at once. */
const mustBeListed = (table: Table): string =>
  `${table.status} ${dueAt(table)} ${table.seats.map(({ player }) => player?.id ?? '').join(' ')}`;

export const said = (message: FromServer): string => JSON.stringify(message);
