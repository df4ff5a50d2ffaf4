// The worker's side: the host of tables that the server has, on a store in the browser, and the bots.
import { BOT_NAMES } from '#bots/bot-names.ts';
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
import { Problem, problemFields } from '#tables/problem.ts';
import { GAMES, stock } from '../shelf.ts';
import type { ToldProblem } from '../words/problems.ts';
import { openIndexedStore } from './indexed-store.ts';
import { keptReleases } from './releases.ts';

/** A page's requests to the worker beside the protocol of tables. */
export type Request =
  | { ask: 'guest'; name: string }
  | { ask: 'pause'; moment: number }
  | { ask: 'make'; token: string; wanted: TableSpec; names?: Names }
  | { ask: 'hides'; token: string; table: string; from: Seat; to: Seat }
  | { ask: 'record'; token: string; table: string }
  | { ask: 'hints'; token: string; table: string; seat: number }
  | { ask: 'analysis'; record: MatchRecord }
  | { ask: 'hush' }
  | { ask: 'mine'; token: string };
/** The names of people around this screen, by seat. */
export type Names = readonly (string | undefined)[];
export type Asked = { n: number } & Request;
export type Failure = { error: string } | { problem: ToldProblem };

/** Bots keep people waiting a moment, so that one can follow what they do. */
let moment = 250;

/** Tables are played by the rules alone; what bots know about a game is loaded when one is to think. */
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

/** Thinks about what another worker is asked. */
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
  port.onmessage = ({ data }: MessageEvent<string | Asked>) => {
    if (typeof data === 'string') connection.receive(data);
    else
      void answer(host, data, share => port.postMessage({ n: data.n, share }))
        .then(result => port.postMessage({ n: data.n, result }))
        .catch((error: unknown) => port.postMessage({ n: data.n, ...failure(error) }));
  };
  port.postMessage({ ready: true });
}

/** Why a request has failed: a problem is put into words by the page. */
const failure = (error: unknown): Failure =>
  error instanceof Problem ? { problem: problemFields(error) } : { error: (error as Error).message };

/** The answer to a request; work that takes long tells the share that is done. */
async function answer(host: Host, asked: Asked, told: (share: number) => void): Promise<unknown> {
  if (asked.ask === 'guest') return (await host.newGuest(asked.name)).token;
  if (asked.ask === 'pause') return (moment = asked.moment);
  if (asked.ask === 'hush') return (await advice()).hush();
  if (asked.ask === 'analysis')
    return (await advice()).lookBack(
      await (await thinking()).thinkingAt(asked.record.game, asked.record.version),
      asked.record,
      told,
    );
  const player = await host.playerOf(asked.token);
  if (!player) throw new Error('nobody is known here by that token');
  if (asked.ask === 'make')
    return host.make(named(asked.wanted, player.id, asked.names), { id: player.id, name: player.name });
  if (asked.ask === 'hides') return hides((await host.open(asked.table)).table, asked.from, asked.to);
  if (asked.ask === 'hints') {
    const { table } = await host.open(asked.table);
    const { id, version } = table.game;
    return (await advice()).advise(await (await thinking()).thinkingAt(id, version), table, player.id, asked.seat);
  }
  if (asked.ask === 'record') {
    const { savedMatch } = await import('#tables/files/match-file.ts');
    return savedMatch((await host.open(asked.table)).table);
  }
  return host.store.list({ player: player.id, limit: 50 });
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
