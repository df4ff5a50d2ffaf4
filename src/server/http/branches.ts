// Play goes on from any moment of a game that is over: a branch, at a table of its own.
import type { MatchRecord } from '#engine/match.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Static } from 'typebox';
import { isPractice } from '#tables/log/dice.ts';
import type { Host } from '#tables/live/host.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import { Problem } from '#tables/problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import * as Http from '#protocol/http.ts';
import { matchInSlices, TimeSlice } from '#tables/time-slices.ts';
import type { Table } from '#tables/log/table.ts';
import { making } from './limits.ts';
import { checkMoment, matchOf } from './records.ts';
import { bringer, caller, onceFor, OneTable, tableMade, type RouteContext } from './route-context.ts';

export const branches: FastifyPluginAsync<RouteContext> = async (app, { host, config, allowances }) => {
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
      allowances.spend('tables', bringer(who, request));
      const { table } = await host.open(request.params.table);
      return play(host, who, await branchOf(table, request.body), onceFor(request, request.body.key));
    },
  );
};

async function branchOf(table: Table, { at, seats, newDice, key: _, ...rest }: Http.Branch): Promise<TableSpec> {
  if (table.status !== 'over') throw new Problem('not-over');
  const match = matchOf(table);
  checkMoment(match, at);
  const record = match.branchRecord(at);
  checkSeats(record, seats.length);
  const played = await matchInSlices(table.game, record);
  const start = { record, table: table.made.id, dice: diceFrom(newDice) };
  const practice = isPractice(table.made);
  return { ...rest, game: table.game.id, options: null, seats, start, practice, played };
}
export const diceFrom = (newDice: boolean): 'new' | 'known' => (newDice ? 'new' : 'known');

/** Makes the table, once for each id. */
export async function play(
  host: Host,
  who: Somebody,
  wanted: TableSpec,
  id: string | undefined,
): Promise<Static<typeof Http.TableMade>> {
  // A long match takes long to write: of those that come together each gets a turn of the event loop of its own.
  if (wanted.start) await new TimeSlice().pause();
  const table = await host.make(wanted, who, id);
  return tableMade(host, who, table);
}
export function checkSeats({ seats }: MatchRecord, wanted: number): void {
  if (seats !== wanted) throw new Problem('bad-options', { why: `This match has ${seats} seats, not ${wanted}.` });
}
