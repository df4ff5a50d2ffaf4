// Stand-ins, which play for absent players: the bot that a table was made with, or the one that a player has named for
// themselves before leaving. Nobody else chooses it.
import { STAND_INS, USUAL_STAND_IN } from '#bots/bot-names.ts';
import type { Seat } from '#engine/types.ts';
import type { Entry } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { Problem } from '../problem.ts';
import type { Made, SeatState } from '../log/table-parts.ts';

interface Standing {
  readonly made: Pick<Made, 'standIn'>;
  readonly seats: readonly SeatState[];
}

/** The table's stand-in, for players who have named none; older tables have the usual one. */
export const standInOf = ({ standIn }: Pick<Made, 'standIn'>): string => standIn ?? USUAL_STAND_IN;
/** The stand-in of a seat. */
export const standInFor = ({ made, seats }: Standing, seat: Seat): string => seats[seat]!.standIn ?? standInOf(made);

/** Throws unless bots of that name may stand in: those that only pass the time may not. */
export function checkStandIn(level: string, bots: readonly string[]): void {
  if (!STAND_INS.includes(level) || !bots.includes(level)) throw new Problem('no-stand-in');
}
/** The entry for naming one's own stand-in, which must be done before it plays. */
export function nameStandIn(
  table: Standing & { readonly status: string },
  { seat, level }: Extract<Command, { do: 'stand-in' }>,
  bots: readonly string[],
): Entry {
  const { bot, resigned } = table.seats[seat]!;
  if (table.status !== 'open' && table.status !== 'running') throw new Problem('not-running');
  if (resigned) throw new Problem('over');
  if (bot !== null) throw new Problem('bot-plays');
  checkStandIn(level, bots);
  return { kind: 'standIn', seat, level };
}
