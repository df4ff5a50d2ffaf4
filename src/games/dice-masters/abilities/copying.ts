// Copying: a die that works by another card for what concerns attacking (DM-CPY).
import type { Table } from '#engine/definition.ts';
import type { Moment } from '../cards/card.ts';
import { NO_DIE, type Duel } from '../table/world.ts';
import { burstCounts, burstsOf } from './bursts.ts';
import { rosterOf } from './roster.ts';
import { parkFor } from './triggers.ts';

/** DM-RUL-68: does the die work by that card too, for what concerns attacking? */
export const copies = (w: Duel, die: number, slot: number): boolean =>
  w.forces.length > 0 && w.forces.some(f => f.kind === 'copies' && f.whom === die && f.n === slot);

/** DM-RUL-68, DM-CPY-03, DM-CPY-04; DM-CPY-02: by its own bursts: a die that takes over texts of another card at
 *  their moment, as if its own. */
export function raiseCopied(t: Table<Duel>, moment: Moment, slot: number, die: number): void {
  const w = t.world;
  for (const entry of rosterOf(w).triggered[moment] ?? [])
    if (entry.slot === slot && !entry.ability.pair && burstCounts(burstsOf(w, die), entry.ability.burst))
      parkFor(t, entry, w.seat[die]!, die, die, { n: 0, spent: [], from: NO_DIE });
}
