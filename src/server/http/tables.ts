// Tables: made, sat down at, and listed.
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { closed, GameId } from '#protocol/parts.ts';
import { shownName } from '#protocol/names.ts';
import * as Http from '#protocol/http.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Query, TableRow } from '#tables/store.ts';
import { storedSummaryFrom, listingOf, type StoredSummary } from '#tables/live/summary.ts';
import { play } from './branches.ts';
import { making } from './limits.ts';
import { bringer, caller, maybeCaller, onceFor, OneTable, type RouteContext } from './route-context.ts';

const Listed = closed({
  status: Type.Optional(Http.Status),
  game: Type.Optional(GameId),
  mine: Type.Optional(Type.Boolean()),
  before: Type.Optional(Http.Cursor),
});
/** The number of tables on a page of a list. */
const PAGE = 50;

export const tables: FastifyPluginAsync<RouteContext> = async (app, { host, config, allowances }) => {
  app.post<{ Body: Http.NewTable }>(
    '/api/tables',
    {
      config: making(config),
      schema: { summary: 'Make a table', body: Http.NewTable, response: { 200: Http.TableMade } },
    },
    async request => {
      const { key, ...wanted } = request.body;
      const who = await caller(host, request);
      allowances.spend('tables', bringer(who, request));
      return play(host, who, wanted, onceFor(request, key));
    },
  );
  app.post<{ Params: Static<typeof OneTable>; Body: Static<typeof Http.Sit> }>(
    '/api/tables/:table/seats',
    { schema: { summary: 'Sit down', params: OneTable, body: Http.Sit, response: { 200: Http.Seated } } },
    async request => {
      const who = await caller(host, request);
      allowances.spend('entries', bringer(who, request));
      const { table } = request.params;
      const { seat, salt, saltHash } = request.body;
      return { table, seat: await host.sit(table, who, seat, saltHash ?? salt) };
    },
  );
};

export const lists: FastifyPluginAsync<RouteContext> = async (app, { host }) => {
  const failed = (error: unknown): void => app.log.error(error);
  app.get<{ Querystring: Static<typeof Listed> }>(
    '/api/tables',
    { schema: { summary: 'Open and running tables, or yours', querystring: Listed, response: { 200: Http.Tables } } },
    async request => {
      const { mine = false, ...filter } = request.query;
      const who = mine ? await caller(host, request) : await maybeCaller(host, request);
      const rows = await host.store.list(queryFrom(filter, mine ? { player: who!.id } : { isPublic: true }));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      for (const { id, summary: text } of rows) if (!storedSummaryFrom(text)) void host.repairListing(id).catch(failed);
      const tables = rows
        .map(row => summary(host.isBroken(row.id) ? { ...row, status: 'stuck' } : row, who))
        .filter(({ status }) => (filter.status ?? status) === status)
        .filter(table => mine || (!table.practice && isAlive(table, host.now())));
      return { tables, ...(last && { next: `${last.changedAt}.${last.id}` }) };
    },
  );
  app.get<{ Params: Static<typeof OneTable> }>(
    '/api/tables/:table',
    { schema: { summary: 'A table in short', params: OneTable, response: { 200: Http.Summary } } },
    async request => {
      const who = await maybeCaller(host, request);
      const { table } = await host.open(request.params.table);
      const { made, madeAt, changedAt } = table;
      return summary({ ...made, ...listingOf(table), madeAt, changedAt }, who);
    },
  );
};

/** Nobody joins a table that everybody has left, or where nothing has happened for long. */
const isAlive = ({ status, seats, changedAt }: Http.Summary, now: number): boolean =>
  status !== 'open' || (seats.some(({ kind }) => kind === 'person') && now - changedAt < LONG);
const LONG = 86_400_000;

function queryFrom(
  { status, game, before }: Omit<Static<typeof Listed>, 'mine'>,
  whose: Pick<Query, 'player' | 'isPublic'>,
): Query {
  const query: Query = { ...whose, limit: PAGE };
  if (status !== undefined) query.status = status;
  if (game !== undefined) query.game = game;
  if (before !== undefined) {
    const [changedAt, id] = before.split('.') as [string, string];
    query.before = { changedAt: Number(changedAt), id };
  }
  return query;
}

/** The row that lists show of a table until its summary is made anew. */
const UNREADABLE: Omit<StoredSummary, 'name'> = { clock: { kind: 'none' }, seats: [], waitingFor: [], players: [] };
const STATUSES: ReadonlySet<string> = new Set(['open', 'running', 'over', 'stuck']);

function summary(
  { id, game, isPublic, status, changedAt, summary: text }: TableRow,
  who: Somebody | null,
): Http.Summary {
  const { name, clock, seats, waitingFor, practice, ended, players } = storedSummaryFrom(text) ?? {
    ...UNREADABLE,
    name: game,
  };
  const shown = seats.map((seat, n) => ({
    ...seat,
    name: seat.name && shownName(seat.name),
    ...(who && players[n] === who.id && { isYou: true }),
  }));
  return {
    table: id,
    game,
    name,
    status: STATUSES.has(status) ? status : 'stuck',
    isPublic,
    clock,
    seats: shown,
    waitingFor,
    ...(practice && { practice }),
    ...(ended && { ended }),
    changedAt,
  };
}
