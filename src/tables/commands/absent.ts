// Who of those who sit at a table is absent: a bot plays for them, the clock has answered for them, or they are away.
import type { Seat } from '#engine/types.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Table } from '../log/table.ts';

/** Tells who has been gone for a while, of all the time since then. */
export interface Presences {
  isAway(player: string, since: number): boolean;
}

/** Somebody else who sat down here and cannot be asked now. Whoever has resigned has a bot that plays for them. Those
 *  in the seats `heard` have spoken since the last answer: it does not count against them if the clock gave it. */
export function absentBeside(
  table: Table,
  who: string,
  presences: Presences,
  heard: readonly Seat[] = [],
): Somebody | undefined {
  const isLate = (seat: Seat): boolean => !heard.includes(seat) && wasLate(table, seat);
  const seat = table.seats.findIndex(
    ({ player, bot }, n) =>
      player && player.id !== who && (bot !== null || isLate(n) || isGone(table, player.id, presences)),
  );
  return table.seats[seat]?.player ?? undefined;
}
/** Was the seat's last answer given by the clock? */
export const wasLate = (table: Table, seat: Seat): boolean =>
  table.given.findLast(given => given.seat === seat)?.by === 'clock';

/** With days for an answer nobody need be here. Time counts from the beginning of the game: whoever sat down without a
 *  socket has had no chance to be here before. */
export const isGone = (table: Table, player: string, presences: Presences): boolean =>
  table.made.clock.kind !== 'days' && presences.isAway(player, table.clocks.begunAt ?? 0);
