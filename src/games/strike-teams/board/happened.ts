// What has happened between two moments of a game, as the map shows it: wounds, and the way that a figure has gone,
// along the squares of its walk, around walls.
import type { BoardProps } from '#web/kit/board.ts';
import { standingOf, sideOf } from '../table/figures.ts';
import { FAR, pathTo, reach, type Walker } from '../table/reach.ts';
import type { Strike } from '../table/world.ts';
import { walkerOf } from '../flow/movement.ts';

type Log = BoardProps['doc']['log'];
/** Figures that were wounded from a line of the log on, and how badly. */
export const woundedIn = (log: Log, from: number): { figure: number; n: number }[] =>
  log
    .slice(from)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'damaged')
    .map(({ facts }) => ({ figure: Number(facts.figure), n: Number(facts.n) }));

/** All that can be reached at all. */
const ANY = FAR - 1;
/** The squares from where it stood to where it stands, both included: the cheapest path, as rules walk it, else the
 *  shortest one through open doors; empty where there is none. */
export function wayGone(before: Strike, now: Strike, figure: number): number[] {
  const [from, to] = [before.at[figure]!, now.at[figure]!];
  const walked = pathIn(before, walkerOf(before, figure, ANY), to);
  const path = walked.length
    ? walked
    : pathIn(now, { from, side: sideOf(figure), budget: ANY, bonus: true, throughEnemies: true }, to);
  return path.length ? [from, ...path] : [];
}
function pathIn(w: Strike, walker: Walker, to: number): number[] {
  const standing = standingOf(w);
  return pathTo(standing, reach(standing, walker), to);
}
