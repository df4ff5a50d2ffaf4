// The seat that a command names: it must be there, and for most commands the player's own.
import type { Seat } from '#engine/types.ts';
import type { Somebody } from '#protocol/entries.ts';
import { Problem } from '../problem.ts';
import type { Table, TakenSeat } from '../log/table.ts';

/** The seat of that number; throws when there is none. */
export function seatAt(table: Table, seat: Seat): TakenSeat {
  const taken = table.seats[seat];
  if (!taken) throw new Problem('no-seat');
  return taken;
}
/** The player's own seat; throws when it is another's. */
export function ownSeat(table: Table, who: Somebody, seat: Seat): TakenSeat {
  const taken = seatAt(table, seat);
  if (taken.player?.id !== who.id) throw new Problem('not-your-seat');
  return taken;
}
/** Have several people sat down, whether or not all of them still play? */
export const isAmongPeople = ({ seats }: Table): boolean =>
  new Set(seats.flatMap(({ player }) => (player ? [player.id] : []))).size > 1;
