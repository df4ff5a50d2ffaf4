// Matches as files: taken out when they are over, brought in, looked at at any point, and played on from there.
import type { Match, MatchRecord } from '#engine/match.ts';
import type { Json, Viewer, World } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import type { Game } from '#engine/game.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { checkOpening } from '#tables/games.ts';
import type { Host } from '#tables/host.ts';
import type { Wanted } from '#tables/new-table.ts';
import { Problem } from '#tables/problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import * as Http from '#protocol/http.ts';
import { Clock, closed, Count, SeatWish } from '#protocol/parts.ts';
import { matchInSlices } from '#tables/time-slices.ts';
import { savedMatch } from '#tables/saved-match.ts';
import type { Table } from '#tables/table.ts';
import { caller, making, maybeCaller, OneTable, type Served } from './served.ts';

const Moment = closed({
  at: Type.Optional(Count),
  as: Type.Optional(Type.String({ pattern: '^(\\d{1,2}|spectator|everything)$' })),
});
/** Sent as they are; what is in them is told in words. */
const SavedFile = Type.Unknown({
  description: 'a match file, with the commitment to its seed, the result and who sat',
});
const Seen = closed({ at: Count, of: Count, view: Type.Unknown({ description: 'what you could see' }) });
const Import = closed({
  file: Http.MatchFile,
  seats: Type.Array(SeatWish, { minItems: 1, maxItems: 16 }),
  isPublic: Type.Boolean(),
  clock: Clock,
});

/** Bytes of a match file. */
const MOST_FILE = 3_000_000;

export const records: FastifyPluginAsync<Served> = async (app, { host }) => {
  app.get<{ Params: Static<typeof OneTable> }>(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The match file of a game that is over',
        params: OneTable,
        response: { 200: SavedFile },
      },
    },
    async request => savedMatch((await host.open(request.params.table)).table),
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
      return { at, of: match.length, view: view(table.game, match.at(at), viewer) };
    },
  );
};

export const branches: FastifyPluginAsync<Served> = async (app, { host, config }) => {
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
      return play(host, who, await branchOf(table, request.body));
    },
  );
  app.post<{ Body: Static<typeof Import> }>(
    '/api/records',
    {
      config: making(config),
      bodyLimit: MOST_FILE,
      // To read so much takes time; whoever says nothing of who they are is not given it.
      onRequest: async request => void (await caller(host, request)),
      schema: { summary: 'Bring in a match file', body: Import, response: { 200: Http.TableMade } },
    },
    async request => {
      const who = await caller(host, request);
      return play(host, who, await importOf(host, request.body));
    },
  );
};

async function play(host: Host, who: Somebody, wanted: Wanted): Promise<Static<typeof Http.TableMade>> {
  const table = await host.make(wanted, who);
  return { table, seats: (await host.open(table)).table.seatsOf(who.id) };
}
async function branchOf(table: Table, { at, seats, newDice, ...rest }: Http.Branch): Promise<Wanted> {
  if (table.status !== 'over') throw new Problem('not-over');
  const match = matchOf(table);
  checkMoment(match, at);
  const record = match.branchRecord(at, newDice ? freshSeed() : undefined);
  checkSeats(record, seats.length);
  const played = await matchInSlices(table.game, record);
  return { ...rest, game: table.game.id, options: null, seats, start: { record, table: table.made.id }, played };
}
const freshSeed = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

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
function checkSeats({ seats }: MatchRecord, wanted: number): void {
  if (seats !== wanted) throw new Problem('bad-options', { why: `This match has ${seats} seats, not ${wanted}.` });
}
async function importOf(host: Host, { file, seats, ...rest }: Static<typeof Import>): Promise<Wanted> {
  const played = await playable(await host.games.get(file.game), file);
  const { record } = played;
  checkSeats(record, seats.length);
  return { ...rest, game: file.game, options: null, seats, start: { record }, played };
}
/** A match that keeps the rules. */
async function playable(game: Game, file: Http.MatchFile): Promise<Match<World>> {
  const { format, version, seats, seed, salt, answers, reseeds } = file;
  const options = checkOpening(game, seats, file.options);
  const record = {
    format,
    game: game.id,
    version,
    seats,
    options: options satisfies Json,
    seed,
    ...(salt !== undefined && { salt }),
    ...(reseeds && { reseeds }),
    answers,
  } as MatchRecord;
  try {
    return await matchInSlices(game, record);
  } catch (error) {
    throw new Problem('bad-record', { why: (error as Error).message });
  }
}
