// Matches as files: taken out when they are over, brought in, looked at at any point, and played on from there.
import type { Match, MatchRecord } from '#engine/match.ts';
import { commitment } from '#engine/seed.ts';
import type { Json, Viewer, World } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import type { Game } from '#engine/game.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { checkOpening } from '../games.ts';
import { Problem } from '../problem.ts';
import * as Http from '../protocol/http.ts';
import { Clock, closed, Count, SeatWish, TableId } from '../protocol/parts.ts';
import { playedSlowly } from '../slowly.ts';
import type { Table } from '../table.ts';
import { caller, maybeCaller, type Served } from './app.ts';

const OneTable = closed({ table: TableId });
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

export const records: FastifyPluginAsync<Served> = async (app, { host, config }) => {
  const making = { rateLimit: { max: config.makesPerMinute, timeWindow: '1 minute' } };

  app.get<{ Params: Static<typeof OneTable> }>(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The match file of a game that is over, or cannot go on',
        params: OneTable,
        response: { 200: SavedFile },
      },
    },
    async request => recordOf((await host.open(request.params.table)).table),
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
      if (at > match.length) throw new Problem('bad-message', { why: `there are moments 0 to ${match.length}` });
      return { at, of: match.length, view: view(table.game, match.at(at), viewer) };
    },
  );
  app.post<{ Params: Static<typeof OneTable>; Body: Http.Branch }>(
    '/api/tables/:table/branches',
    {
      config: making,
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
      if (table.status !== 'over') throw new Problem('not-over');
      const { at, seats, newDice, ...rest } = request.body;
      const match = matchOf(table);
      if (at > match.length) throw new Problem('bad-message', { why: `there are moments 0 to ${match.length}` });
      const played = match.branch(at, newDice ? freshSeed() : undefined);
      const { record } = played;
      checkSeats(record, seats.length);
      const id = await host.make(
        { ...rest, game: table.game.id, options: null, seats, start: { record, table: table.made.id }, played },
        who,
      );
      return { table: id, seats: (await host.open(id)).table.seatsOf(who.id) };
    },
  );
  app.post<{ Body: Static<typeof Import> }>(
    '/api/records',
    {
      config: making,
      bodyLimit: MOST_FILE,
      schema: { summary: 'Bring in a match file', body: Import, response: { 200: Http.TableMade } },
    },
    async request => {
      const who = await caller(host, request);
      const { file, seats, ...rest } = request.body;
      const played = await playable(await host.games.get(file.game), file);
      const { record } = played;
      checkSeats(record, seats.length);
      const id = await host.make({ ...rest, game: file.game, options: null, seats, start: { record }, played }, who);
      return { table: id, seats: (await host.open(id)).table.seatsOf(who.id) };
    },
  );
};

const freshSeed = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

function matchOf(table: Table): Match<World> {
  if (table.stuck !== null) throw new Problem('stuck', { why: table.stuck });
  if (!table.match) throw new Problem('not-running');
  return table.match;
}
/** The whole match, with seed and hidden answers: only when nothing is to be hidden any more. */
function recordOf(table: Table): object {
  if (table.status !== 'over' && table.status !== 'stuck') throw new Problem('seed-hidden');
  const { record, match } = table;
  if (!record) throw new Problem('not-running');
  const players = table.seats.map(({ player, bot }) => player?.name ?? bot ?? '');
  return { ...record, commitment: commitment(record.seed), result: match?.state.result ?? null, players };
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
function checkSeats({ seats }: MatchRecord, wanted: number): void {
  if (seats !== wanted) throw new Problem('bad-options', { why: `This match has ${seats} seats, not ${wanted}.` });
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
    return await playedSlowly(game, record);
  } catch (error) {
    throw new Problem('bad-record', { why: (error as Error).message });
  }
}
