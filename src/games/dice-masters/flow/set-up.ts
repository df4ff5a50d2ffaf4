// Set-up, before the first turn: who begins, and the teams on the table (DM-SET, DM-DRF, DM-BSC, DM-TNT).
import { procedure } from '#engine/game.ts';
import type { Duel } from '../table/world.ts';

export const game = procedure<Duel>()({
  /** DM-DRF-04, and where the host has chosen the first player (DM-RUL-05). */
  known(t) {
    if (t.world.active >= 0) t.log('begun', { seat: t.world.active });
  },
  teams(t) {
    const w = t.world;
    if (w.format === 'draft') t.call('draft');
    else if (!w.cards.length) t.call('teams');
  },
  /** DM-SET-05, DM-RUL-05, DM-BSC-10, DM-TNT-07: drawn by chance, unless it is known. */
  first(t) {
    const w = t.world;
    if (w.active >= 0) return;
    w.active = t.random.below(2);
    t.log('begun', { seat: w.active });
  },
  turns: t => t.call('turn'),
});
