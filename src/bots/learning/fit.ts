// Fits the weights of a learned value to tables of games whose winners are known, and measures how well they foresee.
import type { Random } from '#engine/definition.ts';
import { chancesBy } from '#engine/kit/learned-value.ts';

/** A table of a game: the features of all sides, and the side that won in the end. */
export interface Snapshot {
  kind: string;
  x: Float32Array;
  won: number;
  /** How often it counts. */
  times?: number;
}
export interface Foreseen {
  tables: number;
  /** Mean of -log(chance given to the winner); knowing nothing it is the logarithm of the number of sides. */
  loss: number;
  /** The chance that a winner was given more than a loser. */
  auc: number;
  /** The share of tables where the winner was given most. */
  first: number;
}

const BATCH = 64;
const DECAY = 1e-4;
const RATE = 0.01;
/** Of the running means of slopes and of their squares (Adam). */
const [KEPT, KEPT_SQUARES] = [0.9, 0.999];

/** Goes over all tables so many times, each time in another order. The same chance finds the same weights. */
export function fitted(tables: readonly Snapshot[], count: number, epochs: number, random: Random): Float64Array {
  const weights = new Float64Array(count);
  const [slope, mean, square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const order = tables.flatMap((table, n) => new Array<number>(table.times ?? 1).fill(n));
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const drawn = random.shuffle(order);
    const rate = RATE * (1 - epoch / epochs);
    for (let from = 0; from < drawn.length; from += BATCH) {
      const batch = drawn.slice(from, from + BATCH);
      slope.fill(0);
      for (const n of batch) addSlope(weights, tables[n]!, slope);
      steps++;
      const [bias, biasOfSquares] = [1 - KEPT ** steps, 1 - KEPT_SQUARES ** steps];
      for (let i = 0; i < count; i++) {
        const down = slope[i]! / batch.length + DECAY * weights[i]!;
        mean[i] = KEPT * mean[i]! + (1 - KEPT) * down;
        square[i] = KEPT_SQUARES * square[i]! + (1 - KEPT_SQUARES) * down * down;
        weights[i]! -= (rate * (mean[i]! / bias)) / (Math.sqrt(square[i]! / biasOfSquares) + 1e-8);
      }
    }
  }
  return weights;
}
function addSlope(weights: Float64Array, { x, won }: Snapshot, slope: Float64Array): void {
  const chances = chancesBy(weights, x);
  const count = weights.length;
  for (let side = 0; side < chances.length; side++) {
    const too = chances[side]! - (side === won ? 1 : 0);
    for (let i = 0, at = side * count; i < count; i++, at++) slope[i]! += too * x[at]!;
  }
}

/** How well chances foresee the winners. */
export function foreseen(tables: readonly Snapshot[], chancesOf: (table: Snapshot) => ArrayLike<number>): Foreseen {
  let [loss, first] = [0, 0];
  const given: { chance: number; isWinner: boolean }[] = [];
  for (const table of tables) {
    const chances = Array.from(chancesOf(table));
    loss -= Math.log(Math.max(1e-6, chances[table.won]!));
    if (chances.indexOf(Math.max(...chances)) === table.won) first++;
    chances.forEach((chance, side) => given.push({ chance, isWinner: side === table.won }));
  }
  const n = Math.max(1, tables.length);
  return { tables: tables.length, loss: loss / n, auc: aucOf(given), first: first / n };
}
function aucOf(given: { chance: number; isWinner: boolean }[]): number {
  given.sort((a, b) => a.chance - b.chance);
  let [ranks, winners] = [0, 0];
  for (let from = 0; from < given.length;) {
    let to = from;
    while (to < given.length && given[to]!.chance === given[from]!.chance) to++;
    // Equal chances share their ranks.
    const rank = (from + 1 + to) / 2;
    for (; from < to; from++)
      if (given[from]!.isWinner) {
        ranks += rank;
        winners++;
      }
  }
  const pairs = winners * (given.length - winners);
  return pairs ? (ranks - (winners * (winners + 1)) / 2) / pairs : 0.5;
}
