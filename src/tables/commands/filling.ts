// Filling free seats with bots before the game begins: by the table's maker, while seated; else by all seated players,
// each asking for the same bot in the same seat.
import type { Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import { shownName } from '#protocol/names.ts';
import { Problem } from '../problem.ts';
import type { Made, SeatState } from '../log/table-parts.ts';

interface Filling {
  readonly made: Pick<Made, 'by' | 'start'>;
  readonly seats: readonly SeatState[];
}

/** The maker of the table; unknown for older tables, unless they began from a match file. */
export const makerOf = ({ by, start }: Pick<Made, 'by' | 'start'>): Somebody | undefined => by ?? start?.by;

/** The entry that seats the bot, or that adds this player's request for it. */
export function fill({ made, seats }: Filling, who: Somebody, seat: Seat, level: string): Entry {
  const sitting = new Set(seats.flatMap(({ player }) => (player ? [player.id] : [])));
  if (!sitting.has(who.id)) throw new Problem('not-your-seat');
  const maker = makerOf(made);
  if (maker && sitting.has(maker.id)) {
    if (maker.id !== who.id) throw new Problem('maker-fills', { who: shownName(maker.name) });
    return { kind: 'bot', seat, level };
  }
  const { asked } = seats[seat]!;
  const agreed = asked?.level === level ? asked.by : [];
  if ([...sitting].every(id => id === who.id || agreed.includes(id))) return { kind: 'bot', seat, level };
  if (agreed.includes(who.id)) throw new Problem('asked-already');
  return { kind: 'asked', seat, level, by: who.id };
}
