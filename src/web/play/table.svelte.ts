// A table being looked at or played, wherever it is: the page's only way to tables.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { Answer, Decision, Seat } from '#engine/types.ts';
import type { Follower, Outcome } from '#protocol/follower.ts';
import type { Command } from '#protocol/socket.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { Local } from './local.ts';
import { connect } from './online.ts';
import { openIn } from './languages.ts';
import { infoOf } from './releases.ts';
import { settings } from '../settings.svelte.ts';
import { problemText, type ToldProblem } from '../words/problems.ts';
import { defer, nextFrame } from '../kit/scheduler.ts';

export type Where = 'local' | 'table';

/** Milliseconds that a bot takes for a move at least. */
const PAUSES = { none: 0, quick: 350, calm: 1200 };
/** Milliseconds between two checks of the connection: a shorter break is not reported. */
const LOOK = 2000;

let local: Promise<Local> | undefined;
const open = new Map<string, PlayedTable>();
const listener = {
  changed: (table: string, doc: TableDoc) => void open.get(table)?.changed(doc),
  here: (table: string, seats: boolean[], watching: number) => open.get(table)?.present(seats, watching),
  problem: ({ table, ...told }: ToldProblem & { table?: string }) =>
    void problemText(told).then(says => table !== undefined && open.get(table)?.failed(says, told.problem)),
};
/** Games in this browser; the worker starts with the first of them. */
export const localGames = (): Promise<Local> => (local ??= Local.open(listener));

/** What parts of the page need of the table that they are at. */
export interface AtTable {
  game: GameInfo;
  doc: TableDoc;
  table: PlayedTable;
}
export class PlayedTable {
  readonly where: Where;
  readonly id: string;
  /** As it lies on the board. */
  doc = $state.raw<TableDoc>();
  /** The documents for the choices on the board and for the log: both come a moment later. */
  asked = $state.raw<TableDoc>();
  told = $state.raw<TableDoc>();
  game = $state.raw<GameInfo>();
  seatsHere = $state.raw<readonly boolean[]>([]);
  watching = $state(0);
  /** Can the server be reached? */
  isConnected = $state(true);
  /** Reconnects at once. */
  reconnect: (() => void) | undefined;
  /** The last problem, in words for people. */
  problem = $state('');
  /** Its kind, in the words of the page for trouble. */
  trouble = '';
  /** The table to be shown next. */
  private newest: TableDoc | undefined;
  /** Has anything been shown since the browser drew last? */
  private isFull = false;
  private follower: Follower | undefined;
  private heard: ((doc: TableDoc) => void) | undefined;
  private end: (() => void) | undefined;
  private loading: Promise<void> | undefined;
  /** Ends that the page speaks the language of the table. */
  private leave: (() => void) | undefined;
  private isHurried = false;

  constructor(where: Where, id: string) {
    this.where = where;
    this.id = id;
    open.set(id, this);
    void this.follow();
  }
  private async follow(): Promise<void> {
    if (this.where === 'local') {
      const here = await localGames();
      this.follower = here.follower;
      await here.ask('pause', [PAUSES[settings.bots]]);
    } else {
      const connected = await connect(listener);
      if (open.get(this.id) !== this) return connected.close();
      this.follower = connected.follower;
      this.reconnect = () => connected.open();
      const looking = setInterval(() => {
        this.isConnected = navigator.onLine && connected.follower.isWelcome;
      }, LOOK);
      this.end = () => {
        clearInterval(looking);
        connected.close();
      };
    }
    this.follower.watch(this.id, undefined, this.language);
  }
  /** Looks through the eyes of another of one's own seats, or anew after sitting down. */
  lookAs(seat?: Seat): void {
    this.follower?.watch(this.id, seat, this.language);
  }
  close(): void {
    open.delete(this.id);
    this.follower?.unwatch(this.id);
    this.end?.();
    this.leave?.();
  }
  /** The language to subscribe in; every game speaks English. */
  private get language(): string | undefined {
    return settings.language === 'en' ? undefined : settings.language;
  }

  /** Shown once a frame at most: bots among themselves may be quicker than any screen. */
  async changed(doc: TableDoc): Promise<void> {
    this.newest = doc;
    this.heard?.(doc);
    await (this.loading ??= this.load(doc));
    // While the game was loading, more may have come.
    if (this.newest && !this.isFull) this.show();
  }
  /** The page speaks the language of the table's documents. */
  private async load({ game, version, language = 'en' }: TableDoc): Promise<void> {
    const [spoken, leave] = await openIn(await infoOf(game, version), language);
    if (open.get(this.id) !== this) return leave();
    this.leave = leave;
    this.game = spoken;
  }
  private show(): void {
    this.doc = this.newest;
    this.newest = undefined;
    this.problem = '';
    const { view, viewer } = this.doc!;
    if (this.isHurried && view?.waitingFor.includes(viewer as Seat)) void this.slowDown();
    this.isFull = true;
    defer(() => {
      this.asked = this.doc;
      nextFrame(() => defer(() => this.drawn()));
    });
    defer(() => void (this.told = this.doc));
  }
  private drawn(): void {
    this.isFull = false;
    if (this.newest) this.show();
  }
  /** Subscribes to every change at once, also while the page is hidden. */
  listen(heard?: (doc: TableDoc) => void): void {
    this.heard = heard;
    const doc = this.follower?.doc(this.id);
    if (doc) heard?.(doc);
  }
  present(seats: boolean[], watching: number): void {
    this.seatsHere = seats;
    this.watching = watching;
  }
  failed(says: string, problem = ''): void {
    this.trouble = problem === 'newer' ? 'failed' : this.where === 'local' ? 'notHere' : 'noTable';
    this.problem = says;
  }

  /** Bots here move at once, until somebody is asked. */
  readonly hurry = async (): Promise<void> => {
    if (this.where !== 'local' || this.isHurried) return;
    this.isHurried = true;
    await (await localGames()).ask('pause', [0]);
  };
  private async slowDown(): Promise<void> {
    this.isHurried = false;
    await (await localGames()).ask('pause', [PAUSES[settings.bots]]);
  }

  async request(command: Command): Promise<Outcome> {
    const outcome = await this.follower!.request(this.id, command);
    this.problem = outcome.say === 'done' ? '' : await problemText(outcome);
    return outcome;
  }
  answer(decision: Decision, option: string): Promise<Outcome> {
    const { id, seat, nth } = decision;
    return this.request({ do: 'answer', decision: id, seat, nth, option } satisfies Command & Partial<Answer>);
  }
}
