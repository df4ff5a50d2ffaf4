// The context of all routes: the host and settings they work with, and the player who is asking.
import type { FastifyRequest } from 'fastify';
import type { Allowances, Payer } from '../allowances.ts';
import type { Config } from '../config.ts';
import type { Host } from '#tables/live/host.ts';
import type { Metrics } from '../metrics.ts';
import type { Signer } from '#tables/files/match-file-signing.ts';
import { committedSeed } from '#tables/log/dice.ts';
import { commitment } from '#engine/seed.ts';
import type { TableMade } from '#protocol/http.ts';
import type { Static } from 'typebox';
import { idFrom } from '#tables/ids-and-tokens.ts';
import { Problem } from '#tables/problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import { networkOf } from '../socket/callers.ts';
import { closed, TableId } from '#protocol/parts.ts';

export interface RouteContext {
  host: Host;
  config: Config;
  allowances: Allowances;
  metrics: Metrics;
  /** Signs match files. */
  signer?: Signer;
  /** Is the server shutting down? */
  isClosing(): boolean;
}
export const OneTable = closed({ table: TableId });

/** The guest who is asking; throws when that is not known. */
export async function caller(host: Host, request: FastifyRequest): Promise<Somebody> {
  const who = await maybeCaller(host, request);
  if (!who) throw new Problem('not-you');
  return who;
}
export async function maybeCaller(host: Host, request: FastifyRequest): Promise<Somebody | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (!token || scheme?.toLowerCase() !== 'bearer') return null;
  const player = await host.playerOf(token);
  if (!player) throw new Problem('unknown-token');
  return { id: player.id, name: player.name };
}

/** The id of the table that a caller makes under a key: asked again with the same, it is the same table on every node.
 *  It follows from the caller's token, so nobody else can know it. */
export const onceFor = ({ headers }: FastifyRequest, key: string | undefined): string | undefined =>
  key === undefined ? undefined : idFrom(`make ${headers.authorization!.split(' ')[1]!} ${key}`);

/** Whose allowances are to be charged. */
export const bringer = ({ id }: Somebody, { ip }: FastifyRequest): Payer => ({ person: id, address: networkOf(ip) });

/** The answer to the maker of a table: its commitment before any salt. */
export async function tableMade(host: Host, { id }: Somebody, made: string): Promise<Static<typeof TableMade>> {
  const { table } = await host.open(made);
  return { table: made, seats: table.seatsOf(id), commitment: commitment(committedSeed(table.made)) };
}
