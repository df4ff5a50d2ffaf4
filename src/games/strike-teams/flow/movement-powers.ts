// Movement powers: bonus movement, free or along a line.
import { choice } from '#engine/kit/question.ts';
import { closedTo, deciderOf, sideOf, standingOf } from '../table/figures.ts';
import { straightEnds } from '../table/lines.ts';
import type { BonusMove } from '../table/locals.ts';
import type { Strike } from '../table/world.ts';
import { bonusReach, go, goAlong, mayMove } from './movement-walks.ts';

/** Possible ends of a bonus movement (ST-MPW-01..06). */
export function bonusEnds(
  w: Strike,
  { figure, spaces, mode, throughEnemies }: Omit<BonusMove, never>,
): readonly number[] {
  if (!mayMove(w, figure)) return [];
  if (mode === 'free') return bonusReach(w, figure, spaces, throughEnemies).ends;
  const terms = { from: w.at[figure]!, side: sideOf(figure), spaces, exact: mode === 'exact', throughEnemies };
  return straightEnds(standingOf(w), { ...terms, notEnding: closedTo(w, figure) });
}
/** The squares of a straight way. */
function straightPath(w: Strike, from: number, to: number): number[] {
  const { grid } = standingOf(w);
  const [dx, dy] = [
    (to % grid.width) - (from % grid.width),
    Math.floor(to / grid.width) - Math.floor(from / grid.width),
  ];
  const step = Math.sign(dx) + grid.width * Math.sign(dy);
  return Array.from({ length: Math.max(Math.abs(dx), Math.abs(dy)) }, (_, i) => from + (i + 1) * step);
}
/** ST-MPW-04: fewer spaces, or none; an exact move is made whole (ST-MPW-03). */
export const bonusMove = choice<Strike, BonusMove>('to', {
  step: 'to',
  rule: 'ST-MPW-01',
  by: (t, my) => (bonusEnds(t.world, my).length > 0 ? deciderOf(t.world, my.figure) : null),
  pass: 'stay',
  about: (_t, my) => ({ figure: my.figure, n: my.spaces }),
  of: 'square',
  each: (t, my) => bonusEnds(t.world, my),
  take: (t, my, _seat, square) => {
    const w = t.world;
    if (my.mode !== 'free') goAlong(t, my.figure, straightPath(w, w.at[my.figure]!, square));
    else go(t, my.figure, bonusReach(w, my.figure, my.spaces, my.throughEnemies), square);
  },
});
