// Matches as files: taken out when they are over, looked at at any point, and played on from there.
import type { Match, MatchRecord } from '#engine/match.ts';
import type { Viewer, World } from '#engine/types.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Host } from '#tables/host.ts';
import { idFrom } from '#tables/ids-and-tokens.ts';
import type { Wanted } from '#tables/new-table.ts';
import { Problem } from '#tables/problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import * as Http from '#protocol/http.ts';
import { closed, Count } from '#protocol/parts.ts';
import { matchInSlices, TimeSlice } from '#tables/time-slices.ts';
import { signed } from '#tables/match-file-signing.ts';
import { savedMatch } from '#tables/match-file.ts';
import type { Table } from '#tables/table.ts';
import { making } from './limits.ts';
import { caller, maybeCaller, OneTable, tableMade, type RouteContext } from './route-context.ts';

const Moment = closed({
  at: Type.Optional(Count),
  as: Type.Optional(Type.String({ pattern: '^(\\d{1,2}|spectator|everything)$' })),
});
/** Sent as they are; what is in them is told in words. */
const SavedFile = Type.Unknown({
  description: 'a match file, with the commitment to its seed, the result, who sat, and the signature of this server',
});
const Seen = closed({ at: Count, of: Count, view: Type.Unknown({ description: 'what you could see' }) });
export const records: FastifyPluginAsync<RouteContext> = async (app, { host, signer }) => {
  app.get<{ Params: Static<typeof OneTable> }>(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The match file of a game that is over',
        params: OneTable,
        response: { 200: SavedFile },
      },
    },
    async request => signed(savedMatch((await host.open(request.params.table)).table), signer),
  );
  app.get<{ Params: Static<typeof OneTable>; Querystring: Static<typeof Moment> }>(
    '/api/tables/:table/moment',
    {
      schema: {
        summary: 'The table at any moment, as you could see it then',
        params: OneTable,
        querystring: Moment,
        response: { 200: Seen },
      },
    },
    async request => {
      const { table } = await host.open(request.params.table);
      const match = matchOf(table);
      const viewer = allowedViewer(table, (await maybeCaller(host, request))?.id ?? null, request.query.as);
      const at = request.query.at ?? match.length;
      checkMoment(match, at);
      return { at, of: match.length, view: table.game.view(match.at(at), viewer) };
    },
  );
};

export const branches: FastifyPluginAsync<RouteContext> = async (app, { host, config }) => {
  app.post<{ Params: Static<typeof OneTable>; Body: Http.Branch }>(
    '/api/tables/:table/branches',
    {
      config: making(config),
      schema: {
        summary: 'Play on from any moment of a game that is over',
        params: OneTable,
        body: Http.Branch,
        response: { 200: Http.TableMade },
      },
    },
    async request => {
      const who = await caller(host, request);
      const { table } = await host.open(request.params.table);
      return play(host, who, await branchOf(table, request.body), request.body.key);
    },
  );
};

/** Makes the table, once for each key of the player's. */
export async function play(
  host: Host,
  who: Somebody,
  wanted: Wanted,
  key: string | undefined,
): Promise<Static<typeof Http.TableMade>> {
  // A long match takes long to write: of those that come together each gets a turn of the event loop of its own.
  if (wanted.start) await new TimeSlice().pause();
  const table = await host.make(wanted, who, key === undefined ? undefined : idFrom(`make ${who.id} ${key}`));
  return tableMade(host, who, table);
}
async function branchOf(table: Table, { at, seats, newDice, key: _, ...rest }: Http.Branch): Promise<Wanted> {
  if (table.status !== 'over') throw new Problem('not-over');
  const match = matchOf(table);
  checkMoment(match, at);
  const record = match.branchRecord(at);
  checkSeats(record, seats.length);
  const played = await matchInSlices(table.game, record);
  const start = { record, table: table.made.id, dice: diceFrom(newDice) };
  return { ...rest, game: table.game.id, options: null, seats, start, played };
}
export const diceFrom = (newDice: boolean): 'new' | 'known' => (newDice ? 'new' : 'known');

function matchOf(table: Table): Match<World> {
  if (table.stuck !== null) throw new Problem('stuck', { why: table.stuck });
  if (!table.match) throw new Problem('not-running');
  return table.match;
}
/** While a game runs everybody sees it with their own eyes only. */
function allowedViewer(table: Table, player: string | null, wanted: string | undefined): Viewer {
  const own = player === null ? [] : table.seatsOf(player);
  const viewer: Viewer =
    wanted === undefined ? (own[0] ?? 'spectator') : Number.isNaN(Number(wanted)) ? (wanted as Viewer) : Number(wanted);
  if (typeof viewer === 'number' && viewer >= table.seats.length) throw new Problem('no-seat');
  if (table.status !== 'over' && viewer !== 'spectator' && !own.includes(viewer as number))
    throw new Problem('not-over');
  return viewer;
}
function checkMoment({ length }: Match<World>, at: number): void {
  if (at > length) throw new Problem('bad-message', { why: `there are moments 0 to ${length}` });
}
export function checkSeats({ seats }: MatchRecord, wanted: number): void {
  if (seats !== wanted) throw new Problem('bad-options', { why: `This match has ${seats} seats, not ${wanted}.` });
}
