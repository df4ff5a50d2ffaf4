// Slams: the direction and length of a push, and what the target is pushed into.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import { isFull } from '../table/damage-slots.ts';
import { figureAt, isOnMap, standingNow, standingOf, teamOf, tokenStrength } from '../table/figures.ts';
import { DIRECTIONS } from '../table/grid.ts';
import { pushCode, pushDirection, pushSpaces, type Hit, push, pushDirections } from '../table/lines.ts';
import type { Slam } from '../table/locals.ts';
import type { Standing } from '../table/standing.ts';
import { HEROES, NONE, type Strike, type T } from '../table/world.ts';
import { defeat } from './wounds-and-defeat.ts';
import { destroyObject, openBarrier } from './objects-doors-walls.ts';
import { damageToken, enter } from './tokens-and-interactions.ts';

/** ST-SLM-01 ST-SLM-03 ST-SLM-04: lengths beyond the first hit are all the same. */
function pushes(s: Standing, my: Slam, at: number): number[] {
  const directions = my.from === at ? DIRECTIONS.map((_, d) => d) : pushDirections(s.grid, my.from, at);
  return directions.flatMap(direction => {
    const { path } = push(s, at, direction, my.spaces);
    return Array.from({ length: Math.min(path.length + 1, my.spaces) }, (_, i) => pushCode(direction, i + 1));
  });
}
/** ST-SLM-08: half of the initial damage, rounded down. */
const slamDamage = ({ damage }: Slam): number => Math.floor(damage / 2);

export const slam = procedure<Strike, Slam>()({
  /** ST-RUL-82: a trapped figure is moved like others. ST-RUL-83: chosen once the initial damage is placed. */
  push: question<Strike, Slam, 'move'>('push', {
    rule: 'ST-SLM-01',
    by: (t, my) => (isOnMap(t.world, my.figure) ? my.seat : null),
    forced: 'take',
    about: (_t, my) => ({ figure: my.figure }),
    of: 'push',
    each: (t, my) => pushes(standingNow(t), my, t.world.at[my.figure]!),
    take: (_t, my, _seat, code) => {
      my.direction = pushDirection(code);
      my.n = pushSpaces(code);
      return 'move';
    },
  }),
  gone: () => 'end',
  /** ST-SLM-05 ST-SLM-07 ST-SLM-16 */
  move: (t, my) => {
    const w = t.world;
    my.victim = my.into = NONE;
    const { path, hit } = push(standingOf(w), w.at[my.figure]!, my.direction, my.n);
    for (const square of path) enter(t, my.figure, square);
    t.log('slammed', { figure: my.figure, n: path.length });
    if (hit && path.length < my.n) strikeInto(t, my, hit);
  },
  /** ST-SLM-12: the target takes the space of a victim that this defeats. ST-SLM-15 ST-SLM-18 ST-SLM-21: or that of
   *  the thing which is gone. */
  follow: (t, my) => {
    const w = t.world;
    if (my.victim !== NONE && isFull(w, my.victim) && isOnMap(w, my.victim)) {
      my.into = w.at[my.victim]!;
      defeat(t, my.victim);
    }
    if (my.into !== NONE && isOnMap(w, my.figure)) enter(t, my.figure, my.into);
  },
});

/** ST-SLM-09 ST-SLM-10 ST-SLM-13: automatic damage for both, which no power lessens, even if the target is defeated
 *  already. */
function strikeInto(t: T, my: Slam, hit: Hit): void {
  const w = t.world;
  const n = slamDamage(my);
  const figures = [my.figure];
  if (hit.by === 'figure') {
    my.victim = figureAt(w, hit.square); // ST-SLM-11
    figures.push(my.victim);
  }
  t.call('harm', { figures, amounts: figures.map(() => n), isReducible: false });
  if (hit.by === 'object') intoObject(t, my, hit.square, n);
  else if (hit.by === 'token') intoToken(t, my, hit.square, n);
  else if (hit.by === 'barrier') intoBarrier(t, my, hit.barrier, hit.beyond, n);
}
/** ST-SLM-14 ST-SLM-15 ST-RUL-84: an Ammunition Crate goes off before the target moves in. */
function intoObject(t: T, my: Slam, square: number, n: number): void {
  const kind = standingOf(t.world).grid.object[square]!;
  if (n < OBJECT_STRENGTH[kind]) return;
  destroyObject(t, square, true);
  my.into = square;
}
/** ST-SLM-17 ST-SLM-18 ST-RUL-90 */
function intoToken(t: T, my: Slam, square: number, n: number): void {
  const w = t.world;
  const token = w.tokenAt.findIndex((at, one) => at === square && tokenStrength(w, one));
  const attacker = w.attack?.figure ?? NONE;
  if (n < tokenStrength(w, token) || attacker === NONE || teamOf(attacker) !== HEROES) return;
  damageToken(t, token, attacker);
  if (w.tokenAt[token] === NONE) my.into = square;
}
/** ST-SLM-20..22: the wall or door goes; the target only where the space beyond is empty. */
function intoBarrier(t: T, my: Slam, barrier: number, beyond: number, n: number): void {
  const { grid } = standingOf(t.world);
  if (n < grid.barriers[barrier]!.strength) return;
  openBarrier(t, barrier);
  const s = standingOf(t.world);
  const isEmpty = s.figures[beyond] === 0 && s.objects[beyond] === 0 && s.tokens[beyond] === 0;
  if (isEmpty) my.into = beyond;
}
