// Before the first turn: who begins, and the teams on the table (DM-SET, DM-BSC, DM-TNT).
import { procedure } from '#engine/game.ts';
import type { Duel } from '../world.ts';

export const game = procedure<Duel>()({
  teams(t) {
    if (!t.world.cards.length) t.call('teams');
  },
  /** DM-RUL-05: drawn by chance, unless the set-up says who. */
  first(t) {
    const w = t.world;
    if (w.active < 0) w.active = t.random.below(2);
    t.log('begun', { seat: w.active });
  },
  turns: t => t.call('turns'),
});
