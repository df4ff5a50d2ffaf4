// Guests, games and tables.
import { BOTS } from '#bots/bots.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { closed, GameId, TableId } from '../protocol/parts.ts';
import * as Http from '../protocol/http.ts';
import type { Somebody } from '../protocol/entries.ts';
import type { Query, TableRow } from '../store/store.ts';
import { listingOf, type KeptSummary } from '../summary.ts';
import { caller, maybeCaller, type Served } from './app.ts';

const OneTable = closed({ table: TableId });
const Listed = closed({
  status: Type.Optional(Http.Status),
  game: Type.Optional(GameId),
  mine: Type.Optional(Type.Boolean()),
  before: Type.Optional(Http.Cursor),
});
/** So many at a time. */
const PAGE = 50;

export const tables: FastifyPluginAsync<Served> = async (app, { host, config }) => {
  const making = { rateLimit: { max: config.makesPerMinute, timeWindow: '1 minute' } };

  app.post<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/guests',
    { config: making, schema: { summary: 'Become a guest', body: Http.NewGuest, response: { 200: Http.Guest } } },
    async ({ body }) => {
      const { player, token } = await host.newGuest(body.name);
      return { player: player.id, name: player.name, token };
    },
  );
  app.get('/api/me', { schema: { summary: 'Who you are', response: { 200: Http.Me } } }, async request => {
    const { id, name } = await caller(host, request);
    return { player: id, name };
  });
  app.patch<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/me',
    { schema: { summary: 'Take another name', body: Http.NewGuest, response: { 200: Http.Me } } },
    async request => {
      const { id } = await caller(host, request);
      await host.store.rename(id, request.body.name);
      return { player: id, name: request.body.name };
    },
  );
  app.get('/api/games', { schema: { summary: 'Games and bots', response: { 200: Http.Games } } }, async () => ({
    games: host.games.shelf.map(({ id, name, status, seats }) => ({ id, name, status, seats })),
    bots: BOTS.filter(({ name }) => host.bots.includes(name)).map(({ name, about }) => ({ name, about })),
  }));

  app.post<{ Body: Http.NewTable }>(
    '/api/tables',
    { config: making, schema: { summary: 'Make a table', body: Http.NewTable, response: { 200: Http.TableMade } } },
    async request => {
      const who = await caller(host, request);
      const table = await host.make(request.body, who);
      return { table, seats: (await host.open(table)).table.seatsOf(who.id) };
    },
  );
  app.get<{ Querystring: Static<typeof Listed> }>(
    '/api/tables',
    { schema: { summary: 'Open and running tables, or yours', querystring: Listed, response: { 200: Http.Tables } } },
    async request => {
      const { mine = false, ...filter } = request.query;
      const who = mine ? await caller(host, request) : await maybeCaller(host, request);
      const rows = await host.store.list(queryFrom(filter, mine ? { player: who!.id } : { isPublic: true }));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      return { tables: rows.map(row => summary(row, who)), ...(last && { next: `${last.changedAt}.${last.id}` }) };
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
  app.post<{ Params: Static<typeof OneTable>; Body: Static<typeof Http.Sit> }>(
    '/api/tables/:table/seats',
    { schema: { summary: 'Sit down', params: OneTable, body: Http.Sit, response: { 200: Http.Seated } } },
    async request => {
      const who = await caller(host, request);
      const { table } = request.params;
      return { table, seat: await host.sit(table, who, request.body.seat, request.body.salt) };
    },
  );
};

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

function summary(
  { id, game, isPublic, status, changedAt, summary: text }: TableRow,
  who: Somebody | null,
): Http.Summary {
  const { name, clock, seats, waitingFor, players } = JSON.parse(text) as KeptSummary;
  const shown = seats.map((seat, n) => (who && players[n] === who.id ? { ...seat, isYou: true } : seat));
  return { table: id, game, name, status, isPublic, clock, seats: shown, waitingFor, changedAt };
}
