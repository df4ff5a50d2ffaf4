// Defeat and respawn: who leaves the map, and where it comes back.
import { choice } from '#engine/kit/question.ts';
import { afterDefeat } from '../abilities/powers.ts';
import { healFully, isFull } from '../table/damage-slots.ts';
import { noteDeed } from '../table/deeds.ts';
import { closedTo, deciderOf, figureAt, FIGURES, isOnMap, kindOf, standingOf } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { partsOf } from '../table/scenario-cards.ts';
import { colourOf, nearestFree } from '../table/spawn-points.ts';
import { type Figure, DOWN, NONE, ON_MAP, type Strike, type T } from '../table/world.ts';
import { runHook } from './hooks.ts';
import { checkScenarios, scoreDefeat } from './objective-points.ts';
import { dropTokens } from './objective-tokens.ts';

/** ST-WND-10 ST-RSP-01 ST-RUL-70: its figure leaves the map; AP and DT stay, Status Tokens go. */
export function defeat(t: T, figure: Figure): void {
  const w = t.world;
  const parts = partsOf(w, figure);
  dropTokens(w, figure);
  w.presence[figure] = DOWN;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  t.log('defeated', { figure });
  scoreDefeat(t, figure);
  noteDeed(w, { do: 'defeated', figure, parts });
  runHook(t, 'characterDefeated', { figure, parts });
  afterDefeat(t, figure);
}
/** Removes all whose slots are full, in the order of figures (ST-RUL-68). */
export function clearFallen(t: T): void {
  let isAny = false;
  for (const figure of FIGURES)
    if (isOnMap(t.world, figure) && isFull(t.world, figure)) {
      defeat(t, figure);
      isAny = true;
    }
  if (isAny) checkScenarios(t);
}

// ---- respawn -----------------------------------------------------------------------------------------------

/** ST-RSP-02 ST-RSP-06 ST-RUL-73: free spawn points of its kind, or where all are taken the nearest free squares. */
export function respawnSquares(w: Strike, figure: Figure): number[] {
  const points = w[colourOf(kindOf(figure))];
  const free = points.filter(square => figureAt(w, square) === NONE);
  if (free.length > 0) return free;
  const s = standingOf(w);
  return [...new Set(points.flatMap(point => nearestFree(s, point, closedTo(w, figure))))].sort((a, b) => a - b);
}
/** Puts a defeated figure on the map without wounds. */
export function comeBack(t: T, figure: Figure, square: number): void {
  const w = t.world;
  healFully(w, figure);
  w.presence[figure] = ON_MAP;
  w.at[figure] = square;
  w.respawned[figure] = w.round;
  t.log('respawned', { figure, square });
}
export const respawn = choice<Strike, Locals['respawn']>('to', {
  step: 'to',
  rule: 'ST-RSP-02',
  by: (t, my) => deciderOf(t.world, my.figure),
  forced: 'take',
  about: (_t, my) => ({ figure: my.figure }),
  of: 'square',
  each: (t, my) => respawnSquares(t.world, my.figure),
  /** ST-RET-05 ST-RSP-04 ST-RUL-74: no AP; nothing happens to it or is done by it until its following turn. */
  take: (t, { figure }, _seat, square) => {
    comeBack(t, figure, square);
    t.world.isSafe[figure] = true;
  },
});
