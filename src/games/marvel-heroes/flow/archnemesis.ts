// The Archnemesis: who it is, and against whom.
import type { Seat } from '#engine/types.ts';
import { mastermindOf } from '../table/deck.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';

/** MH-ARC-01..03: against the own opposing Team alone, on every Headline that it Troubleshoots. */
export const isArchnemesis = (w: Marvel, opposed: Seat): boolean => w.archnemesis === opposed;

/** MH-GRS-06..08, MH-RUL-23, MH-RUL-24, MH-GLO-07 */
export function assignArchnemesis(t: T): void {
  const w = t.world;
  const most = Math.max(...w.vp);
  const henchmen = (seat: Seat): number => mastermindOf(w.nemesis[seat]!).henchmen;
  let leader = NONE;
  for (const seat of t.clockwise(w.first))
    if (w.vp[seat] === most && (leader === NONE || henchmen(seat) > henchmen(leader))) leader = seat;
  w.archnemesis = leader;
  t.log('archnemesis', { mastermind: w.nemesis[leader]!, seat: leader });
}
