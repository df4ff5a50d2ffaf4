// Match files that are brought in. Reading one may take long, so another thread does it.
import type { FastifyPluginAsync } from 'fastify';
import type { Match, MatchRecord } from '#engine/match.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Json, World } from '#engine/types.ts';
import { checkOpening } from '#tables/games.ts';
import type { Host } from '#tables/host.ts';
import type { Wanted } from '#tables/new-table.ts';
import type { Somebody } from '#protocol/entries.ts';
import { Problem } from '#tables/problem.ts';
import { matchInSlices } from '#tables/time-slices.ts';
import * as Http from '#protocol/http.ts';
import { ImportQueue } from './import-queue.ts';
import { Import } from './import-reading.ts';
import { checkSeats, diceFrom, play } from './branches.ts';
import { making } from './limits.ts';
import { caller, type RouteContext } from './route-context.ts';

/** Bytes of a match file. */
const MOST_FILE = 3_000_000;

export const imports: FastifyPluginAsync<RouteContext> = async (app, { host, config }) => {
  const queue = new ImportQueue();
  app.addHook('onClose', () => queue.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request: unknown, body: Buffer) =>
    queue.read(body),
  );
  app.post<{ Body: Import }>(
    '/api/records',
    {
      config: making(config),
      bodyLimit: MOST_FILE,
      onRequest: async (request, reply) => {
        // To read so much takes time; whoever says nothing of who they are is not given it.
        await caller(host, request);
        queue.admit(request, reply);
      },
      // The thread has checked it.
      validatorCompiler: () => value => ({ value }),
      schema: { summary: 'Bring in a match file', body: Import, response: { 200: Http.TableMade } },
    },
    async request => {
      const who = await caller(host, request);
      const { key, resigned = [] } = request.body;
      const made = await play(host, who, await importOf(host, request.body, who), key);
      for (const seat of resigned) await resign(host, made.table, who, seat);
      return made;
    },
  );
};

/** A game that somebody gave up is over here, too; asked again with the same key, nothing more happens. */
async function resign(host: Host, table: string, who: Somebody, seat: number): Promise<void> {
  const { table: made } = await host.open(table);
  if (made.status !== 'running' || made.seats[seat]?.resigned) return;
  await host.request(table, who, `resigned.${seat}`, { do: 'resign', seat });
}
/** Seats of one's own, by the names of those who sat there. */
const named = (seats: Import['seats'], names: readonly string[], { id }: Somebody): Wanted['seats'] =>
  seats.map((seat, n) => (seat.kind === 'me' && names[n] ? { kind: 'player', player: { id, name: names[n] } } : seat));

async function importOf(host: Host, body: Import, who: Somebody): Promise<Wanted> {
  const { file, seats, names = [], resigned: _, newDice = true, key: __, ...rest } = body;
  const played = await playable(await host.games.played(file.game, file.version), file);
  const { record } = played;
  checkSeats(record, seats.length);
  const wishes = named(seats, names, who);
  return { ...rest, game: file.game, options: null, seats: wishes, start: { record, dice: diceFrom(newDice) }, played };
}
/** A match that keeps the rules. */
async function playable(game: Ruleset, file: Http.MatchFile): Promise<Match<World>> {
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
