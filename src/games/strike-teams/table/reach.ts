// Walks: what every square costs to reach, by which path, and where a walk may end.
import { NEAR } from './edges.ts';
import { HERO, MASTERMIND, type Side, type Standing } from './standing.ts';

/** The figure that walks, and the terms of its walk. */
export interface Walker {
  readonly from: number;
  readonly side: Side;
  /** AP at hand, 2 for a march (ST-RUL-49); for bonus movement the number of spaces. */
  readonly budget: number;
  /** Wounds in the Move Box and 1 if prone, for every space (ST-RUL-47). */
  readonly surcharge?: number;
  /** Bonus movement: every space is 1, whatever is in it (ST-MOV-11, ST-MPW-01). */
  readonly bonus?: boolean;
  /** Leaving enemies costs nothing extra. */
  readonly slips?: boolean;
  /** ST-MPW-06 */
  readonly throughEnemies?: boolean;
  /** Automatic damage for leaving each square: of equally cheap paths the one with least is walked. */
  readonly harm?: readonly number[];
  /** Squares where the walk may not end, such as foreign spawn points. */
  readonly notEnding?: readonly number[];
}

/** The squares that a walker can reach, until anything on the map changes. */
export interface Reach {
  readonly walker: Walker;
  /** The cost of each square; FAR where it cannot be reached. */
  readonly cost: readonly number[];
  /** Squares where the walk may end, ascending; not the one it starts from. */
  readonly ends: readonly number[];
}
export const FAR = 255;
const MOST_SQUARES = 512;
/** More than a space can cost with all wounds of a Move Box, so a ring of so many buckets is enough. */
const BUCKETS = 16;

/** Squares by what they cost, and how many of them: made once, for walks are asked for all the time. */
const bucket = new Int16Array(BUCKETS * MOST_SQUARES);
const filled = new Int16Array(BUCKETS);
/** The squares that an enemy is adjacent to. */
const hindered = new Uint8Array(MOST_SQUARES);
/** Plain lists are quicker to make than typed ones. */
const UNREACHED: readonly number[] = new Array<number>(MOST_SQUARES).fill(FAR);

/** ST-RUL-45: a walk is one path with a total cost, and only its end matters for where it may end. */
export function reach(standing: Standing, walker: Walker): Reach {
  const { figures } = standing;
  const { from, notEnding } = walker;
  const cost = search(standing, walker);
  const ends: number[] = [];
  for (let square = 0; square < cost.length; square++)
    // ST-MOV-02 ST-MOV-03: through allies, but never to the end in an occupied space.
    if (cost[square] !== FAR && figures[square] === 0 && square !== from) ends.push(square);
  return { walker, cost, ends: notEnding?.length ? ends.filter(square => !notEnding.includes(square)) : ends };
}

/** One search: what it looks up, and what it finds. */
interface Search extends Pick<Standing, 'objects' | 'figures'>, Fees {
  readonly near: Int16Array;
  readonly budget: number;
  readonly cost: number[];
  /** The side whose figures may not be passed, 0 for none. */
  readonly foe: number;
}
/** AP for a space, and what a penalty adds. */
interface Fees {
  readonly plain: number;
  readonly penalty: 0 | 1;
}
/** ST-MOV-01 ST-MOV-11 ST-MPW-01 ST-RUL-48 */
const feesOf = ({ bonus, surcharge = 0 }: Walker): Fees =>
  bonus ? { plain: 1, penalty: 0 } : { plain: 1 + surcharge, penalty: 1 };

function search(standing: Standing, walker: Walker): number[] {
  const { grid, ways, objects, figures } = standing;
  const { near } = ways;
  const cost = UNREACHED.slice(0, grid.tile.length);
  const budget = Math.min(walker.budget, FAR - 1);
  const foe = walker.throughEnemies ? 0 : walker.side === HERO ? MASTERMIND : HERO;
  const run: Search = { near, objects, figures, budget, cost, foe, ...feesOf(walker) };
  markHindered(standing, walker);
  cost[walker.from] = 0;
  bucket[0] = walker.from;
  filled[0] = 1;
  for (let now = 0, left = 1; left > 0; now++) left += empty(run, now);
  return cost;
}

/** Walks on from every square that costs `now`; returns how many more squares wait than before. */
function empty(run: Search, now: number): number {
  const slot = now % BUCKETS;
  const count = filled[slot]!;
  filled[slot] = 0;
  let pushed = 0;
  for (let i = 0; i < count; i++) {
    const here = bucket[slot * MOST_SQUARES + i]!;
    if (run.cost[here] === now) pushed += walkOn(run, here, now + run.plain);
  }
  return pushed - count;
}

/** One step from a square for the plain price or with the penalty. */
function walkOn({ near, cost, objects, figures, foe, budget, penalty }: Search, here: number, plain: number) {
  if (plain > budget) return 0;
  const isHindered = hindered[here]!;
  let pushed = 0;
  for (let k = NEAR * here, there = near[k]!; there >= 0; there = near[++k]!) {
    if (cost[there]! <= plain) continue;
    // ST-MOV-05 ST-MOV-06 ST-MOV-07: one penalty at most, for the object there or the enemy here; rubble and tokens
    // are no objects (ST-MOV-08, ST-RUL-42).
    const total = plain + (penalty & (isHindered | (objects[there]! > 0 ? 1 : 0)));
    if (total >= cost[there]! || total > budget) continue;
    // ST-MOV-02 ST-MPW-05
    if (foe && figures[there] === foe) continue;
    cost[there] = total;
    const slot = total % BUCKETS;
    bucket[slot * MOST_SQUARES + filled[slot]!++] = there;
    pushed++;
  }
  return pushed;
}

/** ST-MOV-06: a wall between hinders nobody. */
function markHindered({ ways, figures, heroes, masterminds }: Standing, { side, slips }: Walker): void {
  hindered.fill(0, 0, figures.length);
  if (slips) return;
  const { near } = ways;
  for (const square of side === HERO ? masterminds : heroes)
    for (let k = NEAR * square; near[k]! >= 0; k++) hindered[near[k]!] = 1;
}

/** The squares that a walk to an end goes through, that one included; empty if it cannot be reached. Of the cheapest
 *  paths it is the one with least automatic damage; among those, seen from the end, each step is the first possible in
 *  the fixed order of directions. */
export function pathTo(standing: Standing, { walker, cost }: Reach, end: number): number[] {
  if (cost[end] === FAR) return [];
  const { offsets } = standing.grid;
  const into = stepsInto(standing, walker, cost, end);
  const path: number[] = [];
  for (let square = end; square !== walker.from; square -= offsets[into.get(square)!.direction]!) path.unshift(square);
  return path;
}
/** Automatic damage on the way to an end. */
export const harmTo = (standing: Standing, { walker, cost }: Reach, end: number): number =>
  cost[end] === FAR ? 0 : (stepsInto(standing, walker, cost, end).get(end)?.harm ?? 0);

interface Step {
  readonly direction: number;
  readonly harm: number;
}
/** The best last step into the end and into all squares before it. */
function stepsInto(standing: Standing, walker: Walker, cost: readonly number[], end: number): Map<number, Step> {
  const { grid, ways, objects } = standing;
  const { plain, penalty } = feesOf(walker);
  markHindered(standing, walker);
  const found = new Map<number, Step>();
  const leads = (before: number, d: number, square: number): boolean =>
    (((ways.steps[before] ?? 0) >> d) & 1) === 1 &&
    cost[before]! + plain + (penalty & (hindered[before]! | (objects[square]! > 0 ? 1 : 0))) === cost[square];
  const harmAt = (square: number): number => {
    if (square === walker.from) return 0;
    const known = found.get(square);
    if (known) return known.harm;
    let best: Step | null = null;
    for (let d = 0; d < 8; d++) {
      const before = square - grid.offsets[d]!;
      if (!leads(before, d, square)) continue;
      const harm = harmAt(before) + (walker.harm?.[before] ?? 0);
      if (!best || harm < best.harm) best = { direction: d, harm };
    }
    found.set(square, best!);
    return best!.harm;
  };
  harmAt(end);
  return found;
}
