// Matches as files: taken out when they are over, and looked at at any point.
import type { Match } from '#engine/match.ts';
import type { Viewer, World } from '#engine/types.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { Problem } from '#tables/problem.ts';
import { closed, Count } from '#protocol/parts.ts';
import { signed } from '#tables/files/match-file-signing.ts';
import { savedMatch } from '#tables/files/match-file.ts';
import type { Table } from '#tables/log/table.ts';
import { maybeCaller, OneTable, type RouteContext } from './route-context.ts';

const Moment = closed({
  at: Type.Optional(Count),
  as: Type.Optional(Type.String({ pattern: '^(\\d{1,2}|spectator|everything)$' })),
});
/** Schemas of files that are sent as they are; the page describes them in words. */
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

export function matchOf(table: Table): Match<World> {
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
export function checkMoment({ length }: Match<World>, at: number): void {
  if (at > length) throw new Problem('bad-message', { why: `there are moments 0 to ${length}` });
}
