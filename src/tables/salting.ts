// Salts: what those who sit add to the seed of a table once they have seen its commitment, so that nobody who knew the
// seed could have chosen it to fit. The game waits a moment for salts that were announced.
import type { Seat } from '#engine/types.ts';
import type { Entry } from '#protocol/entries.ts';
import { Problem } from './problem.ts';
import type { TakenSeat } from './table-parts.ts';

/** Milliseconds after the last one has sat down in which announced salts may come. */
const PATIENCE = 10_000;

export type Salted = Pick<TakenSeat, 'salt'>;
/** The salts of those who sit, in the order of the seats: they are mixed with the committed seed. */
export function saltOf(seats: readonly Salted[]): { salt?: string } {
  const salt = seats.reduce((all, { salt = '' }) => `${all} ${salt}`, '').trim();
  return salt ? { salt } : {};
}

/** The part of a table that tells whether its game has begun, and what it waits for. */
interface Beginning {
  readonly seats: readonly TakenSeat[];
  readonly match: object | null;
  readonly stuck: string | null;
  readonly fullAt: number | null;
}
export function salt(table: Beginning, seat: Seat, text: string): Entry {
  if (table.match) throw new Problem('begun');
  if (table.seats[seat]!.salt !== undefined) throw new Problem('salted-already');
  return { kind: 'salted', seat, salt: text };
}

/** The seat whose salt alone keeps the game from beginning, and until when it is waited for. */
export function awaitedSalt({ seats, match, stuck, fullAt }: Beginning): { seat: Seat; at: number } | undefined {
  if (match || stuck !== null || fullAt === null) return undefined;
  const seat = seats.findIndex(({ salting }) => salting);
  return seat < 0 ? undefined : { seat, at: fullAt + PATIENCE };
}
/** The entry by which a salt that has not come is not waited for any longer. */
export function missedSalt(table: Beginning, now: number): { entry: Entry } | undefined {
  const awaited = awaitedSalt(table);
  return awaited && awaited.at <= now ? { entry: { kind: 'unsalted', seat: awaited.seat } } : undefined;
}
