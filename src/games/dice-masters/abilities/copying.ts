// Copying: a die that works by another card for what concerns attacking (DM-CPY).
import type { Moment } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { NO_DIE, type T } from '../table/world.ts';
import { burstCounts, burstsOf } from './bursts.ts';
import { copies, force } from '../table/lasting.ts';
import { rosterOf } from './roster.ts';
import { attackOf } from './stats.ts';
import { parkFor } from './triggers.ts';

/** DM-CPY-01, DM-RUL-68: a die takes over the attack of another as a number, what concerns attacking, and what
 *  attacking sets off, at once. */
export function copyAttack(t: T, my: Scope, model: number): void {
  const w = t.world;
  w.plusAttack[my.die]! += attackOf(w, model) - attackOf(w, my.die);
  t.log('copied', { die: my.die, source: model });
  const slot = w.slot[model]!;
  if (slot < 0 || slot === w.slot[my.die] || copies(w, my.die, slot)) return;
  force(t, my, 'copies', my.die, 'turn', slot);
  raiseCopied(t, 'attacks', slot, my.die);
}

/** DM-RUL-68, DM-CPY-03, DM-CPY-04; DM-CPY-02: by its own bursts: a die that takes over texts of another card at
 *  their moment, as if its own. */
function raiseCopied(t: T, moment: Moment, slot: number, die: number): void {
  const w = t.world;
  for (const entry of rosterOf(w).triggered[moment] ?? [])
    if (entry.slot === slot && !entry.ability.pair && burstCounts(burstsOf(w, die), entry.ability.burst))
      parkFor(t, entry, w.seat[die]!, die, die, { n: 0, spent: [], from: NO_DIE });
}
