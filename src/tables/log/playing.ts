// Who still plays: people whose seats no bot holds. A bot plays on for the absent only beside one of them.
import type { Seat } from '#engine/types.ts';
import type { SeatState } from './table-parts.ts';

interface Seated {
  readonly seats: readonly SeatState[];
}

/** Seats of people who play themselves, here or not: no bot stands in for them, and they have not resigned. */
export function personsPlaying({ seats }: Seated): Seat[] {
  return seats.flatMap(({ player, bot, resigned }, seat) => (player && bot === null && !resigned ? [seat] : []));
}

/** Have people sat down of whom none plays on? Then the table waits for a return: no bot answers, no clock runs. */
export function waitsForPeople(table: Seated): boolean {
  return table.seats.some(({ player }) => player !== null) && !personsPlaying(table).length;
}

interface Waiting extends Seated {
  readonly waitingFor: readonly Seat[];
}
/** Seats that are waited for and whose bots may answer now. */
export function botsAsked(table: Waiting): Seat[] {
  return waitsForPeople(table) ? [] : table.waitingFor.filter(seat => table.seats[seat]!.bot !== null);
}
/** Seats whose clocks run: those waited for, but not where a bot plays for a person. */
export function clocked(table: Waiting): Seat[] {
  if (waitsForPeople(table)) return [];
  return table.waitingFor.filter(seat => table.seats[seat]!.bot === null || table.seats[seat]!.player === null);
}
/** Has nobody but bots ever had a seat here? */
export const isAmongBots = ({ seats }: Seated): boolean => seats.every(({ player }) => player === null);
