// Spawn points of the set-up, each with the figure that begins on it.
import { procedure } from '#engine/game.ts';
import { FIGURES, gridFor, HENCHMAN_FIGURES, kindOf, seatOfTeam, teamOf } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { colourOf, spawnOptions } from '../table/spawn-points.ts';
import { type Figure, FIRST_HENCHMAN, NONE, ON_MAP, type Strike } from '../table/world.ts';

const inGroup = (w: Strike, figure: Figure): boolean => figure < FIRST_HENCHMAN + w.group;
export function figuresIn(w: Strike, colour: 'green' | 'red' | 'white'): number[] {
  return FIGURES.filter(figure => {
    if (colourOf(kindOf(figure)) !== colour) return false;
    return figure >= FIRST_HENCHMAN ? inGroup(w, figure) : w.owner[figure] !== NONE;
  });
}
const henchmenToCome = (w: Strike): number => HENCHMAN_FIGURES.filter(figure => inGroup(w, figure)).length;
/** ST-TUT-06 ST-SET-17: what the map offers; a hybrid takes one point, and enough are left for the henchmen. */
function freePoints(w: Strike, colour: 'green' | 'red' | 'white'): number[] {
  const grid = gridFor(w);
  const taken = [...w.green, ...w.red, ...w.white];
  const free = spawnOptions(grid, colour).filter(square => !taken.includes(square));
  if (colour !== 'red') return free;
  const white = spawnOptions(grid, 'white').filter(square => !taken.includes(square));
  return free.filter(square => white.filter(other => other !== square).length >= henchmenToCome(w));
}
export const spawning = procedure<Strike, Locals['spawning']>()({
  place: {
    rule: 'ST-SET-16',
    idle: 'place',
    one: (t, my) => (my.figures.length > 0 ? seatOfTeam(t.seats, teamOf(my.figures[0]!)) : null),
    forced: 'take',
    facts: (_t, my) => ({ figure: my.figures[0]! }),
    choices: {
      place: {
        of: 'square',
        each: (t, my) => freePoints(t.world, my.colour),
        take: (t, my, _seat, square) => {
          const w = t.world;
          const figure = my.figures.shift()!;
          w[my.colour].push(square);
          w.at[figure] = square;
          w.presence[figure] = ON_MAP;
          return 'place';
        },
      },
    },
  },
});
