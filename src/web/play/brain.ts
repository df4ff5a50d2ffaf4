// The worker's side: the host of tables that the server runs too, on a store in the browser, and the bots.
import type { Analysis } from '#bots/analysis.ts';
import { BOT_NAMES } from '#bots/bot-names.ts';
import type { Hint } from '#bots/hints.ts';
import { same } from '#engine/copy.ts';
import type { MatchRecord } from '#engine/match.ts';
import type { Json, Seat } from '#engine/types.ts';
import { EXAMPLES, SHELF } from '#games/index.ts';
import { Bucket } from '#tables/live/rate-limit.ts';
import { Connection } from '#tables/live/connection.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import type { FromClient } from '#protocol/socket.ts';
import type { Job, Thinkers } from '#tables/live/bot-turns.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import type { Table } from '#tables/log/table.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import type { Player, TableRow } from '#tables/store.ts';
import { Problem, problemFields } from '#tables/problem.ts';
import { MISSING, type Missing } from '../fetching.ts';
import { GAMES, stock } from '../shelf.ts';
import type { ToldProblem } from '../words/problems.ts';
import { openIndexedStore } from './indexed-store.ts';
import { keptReleases } from './releases.ts';

/** The names of people around this screen, by seat. */
export type Names = readonly (string | undefined)[];
/** A call of a page, and how it ends: a problem is put into words by the page. */
export type Asked = { n: number; ask: keyof Calls; args: readonly unknown[] };
export type Failure = { error: string } | { problem: ToldProblem };

/** The least time in milliseconds that a bot takes for a move, so that people can follow. */
let moment = 250;

/** Tables need the rules alone; what bots know about a game is loaded when one is to think. */
const tables = (): Games =>
  new Games(
    GAMES.map(entry => (entry.rules ? { ...entry, load: entry.rules } : entry)),
    keptReleases,
  );
const thinking = () => import('./thinking.ts');
const thinkers: Thinkers = {
  async choose(job) {
    const started = performance.now();
    const option = await (await thinking()).chosen(brain.here, job);
    const left = moment - (performance.now() - started);
    if (left > 0) await new Promise(resolve => setTimeout(resolve, left));
    return option;
  },
};

/** Serves another worker: thinks about the jobs that it sends. */
function help(port: MessagePort): void {
  stock(SHELF, EXAMPLES);
  port.onmessage = ({ data }: MessageEvent<Job>) =>
    void thinking()
      .then(({ ranked }) => ranked(data))
      .catch(() => [])
      .then(found => port.postMessage(found));
}

/** Serves a page: its port carries the protocol of tables as text, and requests as data. */
async function serve(port: MessagePort): Promise<void> {
  stock(SHELF, EXAMPLES);
  const store = await openIndexedStore();
  const failed = (error: unknown): void => port.postMessage({ failed: String(error) });
  const host = new Host({ store, thinkers, games: tables(), bots: BOT_NAMES, failed });
  const line = { bufferedAmount: 0, send: (text: string) => port.postMessage(text), terminate: () => undefined };
  const understood = (value: unknown): FromClient => value as FromClient;
  const bucket = new Bucket(Infinity, Infinity);
  const connection = new Connection(line, { host, understood, bucket, note: () => undefined, failed });
  const called = calls(host);
  addEventListener(MISSING, event => port.postMessage({ missing: (event as CustomEvent<Missing>).detail }));
  port.onmessage = ({ data }: MessageEvent<string | Asked>) => {
    if (typeof data === 'string') return connection.receive(data);
    const { n, ask, args } = data;
    const progress = (share: number): void => port.postMessage({ n, share });
    void (called[ask] as (...args: readonly unknown[]) => Promise<unknown>)(...args, progress)
      .then(result => port.postMessage({ n, result }))
      .catch((error: unknown) => port.postMessage({ n, ...failure(error) }));
  };
  port.postMessage({ ready: true });
}

const failure = (error: unknown): Failure =>
  error instanceof Problem ? { problem: problemFields(error) } : { error: (error as Error).message };

/** The calls of a page outside of the protocol of tables; each also gets a callback for its progress. */
export type Calls = ReturnType<typeof calls>;
function calls(host: Host) {
  /** Who plays in this browser. */
  let player: Player;
  const tableOf = async (id: string): Promise<Table> => (await host.open(id)).table;
  return {
    /** Comes as the player of a token, or as a new one; gives the token. */
    async enter(token: string | null): Promise<string> {
      const known = token === null ? undefined : await host.playerOf(token);
      const made = known ? { player: known, token: token! } : await host.newGuest('Player');
      player = made.player;
      return made.token;
    },
    /** Sets the milliseconds that bots keep people waiting at least. */
    pause: async (least: number): Promise<void> => void (moment = least),
    /** Makes a table and tells its id. */
    make: (wanted: TableSpec, names?: Names): Promise<string> => host.make(named(wanted, player.id, names), player),
    /** Does one seat see what another must not, so that the screen has to be handed over? */
    hides: async (table: string, from: Seat, to: Seat): Promise<boolean> => hides(await tableOf(table), from, to),
    /** The match file of a game that is over. */
    async record(table: string): Promise<SavedMatch> {
      const { savedMatch } = await import('#tables/files/match-file.ts');
      return savedMatch(await tableOf(table));
    },
    /** The best answers for a seat that is asked. */
    async hints(id: string, seat: Seat): Promise<Hint[]> {
      const table = await tableOf(id);
      const bots = await (await thinking()).thinkingAt(table.game.id, table.game.version);
      return (await advice()).advise(bots, table, player.id, seat);
    },
    /** The analysis of any match; null where it was canceled, or another one was requested meanwhile. */
    async analysis(record: MatchRecord, progress = (_share: number): void => undefined): Promise<Analysis | null> {
      const bots = await (await thinking()).thinkingAt(record.game, record.version);
      return (await advice()).analyze(bots, record, progress);
    },
    cancel: async (): Promise<void> => (await advice()).cancel(),
    /** The games stored in this browser, the last played first. */
    mine: (): Promise<TableRow[]> => host.store.list({ player: player.id, limit: 50 }),
  };
}

/** Everybody at this screen is the same player to the table, by names of their own. */
const named = (wanted: TableSpec, id: string, names: Names = []): TableSpec => ({
  ...wanted,
  seats: wanted.seats.map((seat, n) =>
    seat.kind === 'me' && names[n] ? { kind: 'player', player: { id, name: names[n] } } : seat,
  ),
});
/** The screen is handed over where one of the two sees something that the other does not, and where several are asked
 *  at once: what they answer is not to be seen then. */
function hides({ game, match }: Table, from: Seat, to: Seat): boolean {
  if (!match) return false;
  const { state } = match;
  return game.asked(state).length > 1 || !same(game.ownWorld(state, from) as Json, game.ownWorld(state, to) as Json);
}

const advice = () => import('./advice.ts');

/** `here` is where this file lies once built: the worker loads it from there, so that nothing is fetched twice. */
export const brain = { here: import.meta.url, serve, help };
