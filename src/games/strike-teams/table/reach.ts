// Walks: what every square costs to reach, by which path, and where a walk may end.
import { HERO, MASTERMIND, type Side, type Standing } from './standing.ts';

/** Who walks, and how. */
export interface Walker {
  readonly from: number;
  readonly side: Side;
  /** AP at hand; for bonus movement the number of spaces. */
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
  readonly harm?: Uint8Array;
  /** Squares where the walk may not end, such as foreign spawn points. */
  readonly notEnding?: readonly number[];
}

export interface Reach {
  readonly from: number;
  /** What each square costs; FAR where it cannot be reached. */
  readonly cost: Uint8Array;
  /** The direction of the step that leads into each square. */
  readonly into: Uint8Array;
  /** Automatic damage on the path to each square. */
  readonly harm: Uint8Array;
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
const hindered = new Uint8Array(MOST_SQUARES);

/** ST-RUL-45: a walk is one path with a total cost. Cheapest first; among equals the least damage, then, from the end
 *  backwards, the first in the fixed order of directions. */
export function reach(standing: Standing, walker: Walker): Reach {
  const { cost, into, harm } = search(standing, walker);
  const ends: number[] = [];
  const { figures } = standing;
  for (const square of standing.grid.squares)
    // ST-MOV-02 ST-MOV-03: through allies, and never to the end in an occupied space.
    if (cost[square] !== FAR && square !== walker.from && figures[square] === 0) ends.push(square);
  const { notEnding } = walker;
  const allowed = notEnding?.length ? ends.filter(square => !notEnding.includes(square)) : ends;
  return { from: walker.from, cost, into, harm, ends: allowed };
}

/** The squares walked through, the last one included; empty if it cannot be reached. */
export function pathTo(standing: Standing, { from, cost, into }: Reach, end: number): number[] {
  if (cost[end] === FAR) return [];
  const path: number[] = [];
  for (let square = end; square !== from; square -= standing.grid.offsets[into[square]!]!) path.unshift(square);
  return path;
}

/** One search: what it looks up, and what it finds. */
interface Search extends Pick<Standing, 'ways' | 'objects' | 'figures'>, Pick<Reach, 'cost' | 'into' | 'harm'> {
  readonly offsets: readonly number[];
  readonly budget: number;
  /** AP for a space, and what a penalty adds. */
  readonly plain: number;
  readonly penalty: 0 | 1;
  /** Whose figures may not be passed, 0 for nobody's. */
  readonly foe: number;
  readonly wounds: Uint8Array | null;
}

function search(standing: Standing, walker: Walker): Search {
  const { grid, ways, objects, figures } = standing;
  const count = grid.tile.length;
  const foe = walker.side === HERO ? MASTERMIND : HERO;
  const run: Search = {
    ways,
    objects,
    figures,
    offsets: grid.offsets,
    budget: Math.min(walker.budget, FAR - 1),
    // ST-RUL-48 ST-MOV-01
    plain: walker.bonus ? 1 : 1 + (walker.surcharge ?? 0),
    penalty: walker.bonus ? 0 : 1,
    foe: walker.throughEnemies ? 0 : foe,
    wounds: walker.harm ?? null,
    cost: new Uint8Array(count).fill(FAR),
    into: new Uint8Array(count),
    harm: new Uint8Array(count),
  };
  markHindered(standing, walker.slips ? 0 : foe);
  run.cost[walker.from] = 0;
  bucket[0] = walker.from;
  filled[0] = 1;
  for (let now = 0, left = 1; left > 0; now++) left += empty(run, now);
  return run;
}

/** Walks on from every square that costs `now`; returns how many more squares wait than before. */
function empty(run: Search, now: number): number {
  const slot = now % BUCKETS;
  const count = filled[slot]!;
  filled[slot] = 0;
  let pushed = 0;
  for (let i = 0; i < count; i++) {
    const here = bucket[slot * MOST_SQUARES + i]!;
    if (run.cost[here] === now) pushed += walkOn(run, here, now);
  }
  return pushed - count;
}

function walkOn(run: Search, here: number, now: number): number {
  const { cost, into, harm, objects, figures, offsets, foe } = run;
  const wound = harm[here]! + (run.wounds ? run.wounds[here]! : 0);
  const isHindered = hindered[here]!;
  let pushed = 0;
  for (let d = 0, bits = run.ways[here]!; bits; d++, bits >>= 1) {
    if (!(bits & 1)) continue;
    const there = here + offsets[d]!;
    // ST-MOV-02 ST-MPW-05
    if (foe && figures[there] === foe) continue;
    // ST-MOV-05 ST-MOV-06 ST-MOV-07: one penalty at most, for the object there or the enemy here.
    const total = now + run.plain + (run.penalty & (isHindered | (objects[there]! > 0 ? 1 : 0)));
    const best = cost[there]!;
    if (total > run.budget || total > best) continue;
    if (total < best) {
      const slot = total % BUCKETS;
      bucket[slot * MOST_SQUARES + filled[slot]!++] = there;
      pushed++;
    } else if (wound > harm[there]! || (wound === harm[there]! && d > into[there]!)) continue;
    cost[there] = total;
    into[there] = d;
    harm[there] = wound;
  }
  return pushed;
}

/** ST-MOV-06: the squares adjacent to an enemy; a wall between hinders nobody. */
function markHindered({ grid, ways, figures }: Standing, foe: number): void {
  hindered.fill(0, 0, figures.length);
  if (!foe) return;
  for (let square = 0; square < figures.length; square++) {
    if (figures[square] !== foe) continue;
    for (let d = 0; d < 8; d++) if ((ways[square]! >> d) & 1) hindered[square + grid.offsets[d]!] = 1;
  }
}
