// Movement powers: bonus movement, free or along a line.
import { choice } from '#engine/kit/question.ts';
import { bonusEnds } from '../abilities/aims.ts';
import { deciderOf, standingOf } from '../table/figures.ts';
import type { BonusMove } from '../table/locals.ts';
import type { Strike } from '../table/world.ts';
import { bonusReach, go, goAlong, mayMove } from './movement-walks.ts';

const endsOf = (w: Strike, my: BonusMove): readonly number[] => (mayMove(w, my.figure) ? bonusEnds(w, my) : []);
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
  by: (t, my) => (endsOf(t.world, my).length > 0 ? deciderOf(t.world, my.figure) : null),
  pass: 'stay',
  about: (_t, my) => ({ figure: my.figure, n: my.spaces }),
  of: 'square',
  each: (t, my) => endsOf(t.world, my),
  take: (t, my, _seat, square) => {
    const w = t.world;
    if (my.mode !== 'free') goAlong(t, my.figure, straightPath(w, w.at[my.figure]!, square));
    else go(t, my.figure, bonusReach(w, my.figure, my.spaces, my.throughEnemies), square);
  },
});
