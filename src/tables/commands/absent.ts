// Absent players: a bot plays for them, the clock has answered for them, or they are away.
import type { Seat } from '#engine/types.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Table } from '../log/table.ts';

/** Knows which players have been gone for a while, counted from a moment on. */
export interface Presences {
  isAway(player: string, since: number): boolean;
}

/** Another player of this table who cannot be asked now. A bot plays for players who have resigned. Seats in `agreed`
 *  have acted since the last answer: it does not count against them if the clock gave it. */
export function absentBeside(
  table: Table,
  who: string,
  presences: Presences,
  agreed: readonly Seat[] = [],
): Somebody | undefined {
  const isLate = (seat: Seat): boolean => !agreed.includes(seat) && wasLate(table, seat);
  const seat = table.seats.findIndex(
    ({ player, bot }, n) =>
      player && player.id !== who && (bot !== null || isLate(n) || isGone(table, player.id, presences)),
  );
  return table.seats[seat]?.player ?? undefined;
}
/** Was the seat's last answer given by the clock? */
export const wasLate = (table: Table, seat: Seat): boolean =>
  table.given.findLast(given => given.seat === seat)?.by === 'clock';

/** With days for an answer nobody need be here. Time counts from the beginning of the game: players who sat down
 *  without a socket could not be here before. */
export const isGone = (table: Table, player: string, presences: Presences): boolean =>
  table.made.clock.kind !== 'days' && presences.isAway(player, table.clocks.begunAt ?? 0);
