// Match files that are brought in. Reading one may take long, so another thread does it.
import type { FastifyPluginAsync } from 'fastify';
import { same } from '#engine/copy.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Json, World } from '#engine/types.ts';
import { checkChosen, checkOpening } from '#tables/live/games.ts';
import type { Host } from '#tables/live/host.ts';
import { nameFrom } from '#tables/log/names.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import type { Somebody } from '#protocol/entries.ts';
import { Problem } from '#tables/problem.ts';
import { matchInSlices } from '#tables/time-slices.ts';
import * as Http from '#protocol/http.ts';
import { ImportQueue } from './import-queue.ts';
import { Import } from './import-reading.ts';
import { checkSeats, diceFrom, play } from './branches.ts';
import { making } from './limits.ts';
import { bringer, caller, onceFor, type RouteContext } from './route-context.ts';

/** Bytes of a match file. */
const MOST_FILE = 3_000_000;

export const imports: FastifyPluginAsync<RouteContext> = async (app, { host, config, allowances }) => {
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
        // To read so much takes time, which nobody gets without a token.
        const who = bringer(await caller(host, request), request);
        // Whoever does not say how much is to come pays for the most.
        const bytes = Number(request.headers['content-length'] ?? MOST_FILE);
        if (bytes <= MOST_FILE) allowances.spend('megabytes', who, bytes / 1e6);
        queue.admit(request, reply);
      },
      // The thread has checked it.
      validatorCompiler: () => value => ({ value }),
      schema: { summary: 'Bring in a match file', body: Import, response: { 200: Http.TableMade } },
    },
    async request => {
      const who = await caller(host, request);
      allowances.spend('tables', bringer(who, request));
      const { key, resigned = [] } = request.body;
      const made = await play(host, who, await importOf(host, request.body, who), onceFor(request, key));
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
/** Seats of one's own, by the names of their former players. Nobody sat there where no answer was brought in. */
const named = (seats: Import['seats'], names: readonly string[], { id }: Somebody): TableSpec['seats'] =>
  seats.map((seat, n) => (seat.kind === 'me' && names[n] ? { kind: 'player', player: { id, name: names[n] } } : seat));

async function importOf(host: Host, body: Import, who: Somebody): Promise<TableSpec> {
  const { file, seats, names = [], resigned: _, newDice = true, key: __, ...rest } = body;
  await checkBefore(host, file);
  const played = await playable(await host.games.played(file.game, file.version), file);
  const { record } = played;
  checkSeats(record, seats.length);
  const called = names.map(nameFrom);
  const wishes = named(seats, record.answers.length ? called : [], who);
  return { ...rest, game: file.game, options: null, seats: wishes, start: { record, dice: diceFrom(newDice) }, played };
}
/** What only a match before can give is taken from a file where a table of this server was made with it. */
async function checkBefore(host: Host, { game, options, table }: Http.MatchFile): Promise<void> {
  try {
    checkChosen(await host.games.get(game), options);
  } catch (error) {
    const made = typeof table === 'string' && (await host.open(table).catch(() => undefined))?.table.made;
    if (!made || made.game !== game || !same(made.options, options as Json)) throw error;
  }
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
