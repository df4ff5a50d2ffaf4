// A learned value: the chance of each side to win, a softmax over what their features weigh; and bots that judge by it.
import type { BotKnowledge, Features, Horizon } from '../bot-knowledge.ts';
import type { Table } from '../definition.ts';
import type { Seat, World } from '../types.ts';

/** Weights as they are kept beside a game, by feature; none at all where nothing has been learned yet. */
export type Weights = Readonly<Record<string, number>>;

const NONE = new Float64Array(0);
/** The chances of all sides, from their features one after the other. */
export function chancesBy(weights: ArrayLike<number>, x: Float32Array, into: Float64Array = NONE): Float64Array {
  const count = weights.length;
  const sides = x.length / count;
  const chances = into.length === sides ? into : new Float64Array(sides);
  let top = -Infinity;
  for (let side = 0; side < sides; side++) {
    let sum = 0;
    for (let i = 0, at = side * count; i < count; i++, at++) sum += weights[i]! * x[at]!;
    chances[side] = sum;
    if (sum > top) top = sum;
  }
  let total = 0;
  for (let side = 0; side < sides; side++) total += chances[side] = Math.exp(chances[side]! - top);
  for (let side = 0; side < sides; side++) chances[side]! /= total;
  return chances;
}

/** The weights in the order of the features, all 0 where nothing has been learned yet; features without a weight, or
 *  weights without one, are an error. */
export function inOrder(names: readonly string[], weights: Weights): Float64Array {
  const kept = Object.keys(weights);
  if (!kept.length) return new Float64Array(names.length);
  if (kept.length !== names.length || names.some(name => !Object.hasOwn(weights, name)))
    throw new Error('the weights were learned from other features: empty them, and run npm run learn again');
  return Float64Array.from(names, name => weights[name]!);
}

/** Weights that are tried at present, in place of those kept beside the game. */
const TRIED = new WeakMap<object, ArrayLike<number>>();
export function tryOut<W extends World>(features: Features<W>, weights: Weights | undefined): void {
  if (weights) TRIED.set(features, inOrder(features.names, weights));
  else TRIED.delete(features);
}

/** The chance of a side by its learned value, for horizons. */
export function learnedChance<W extends World>(
  features: Features<W>,
  kept: Weights,
): (t: Pick<Table<W>, 'world'>, side: number, sides: number) => number {
  const usual = inOrder(features.names, kept);
  let chances: Float64Array = NONE;
  return ({ world }, side, sides) => {
    chances = chancesBy(TRIED.get(features) ?? usual, features.of(world, sides), chances);
    return chances[side]!;
  };
}

/** A horizon at which the learned value judges. */
export type LearnedHorizon<W extends World> = Omit<Horizon<W>, 'chance'>;
export interface LearnedBot<W extends World> extends Omit<BotKnowledge<W>, 'value' | 'horizons' | 'longHorizons'> {
  features: Features<W>;
  learned: Weights;
  /** By decision; and those that the long ones add or put in their place. */
  horizons: Readonly<Record<string, LearnedHorizon<W>>>;
  longHorizons?: Readonly<Record<string, LearnedHorizon<W>>>;
  /** The side of each seat, as in the game's definition; each plays for itself when left out. */
  sides?(seats: number): readonly number[];
}
/** The knowledge of bots that judge by what was learned, wherever they judge. */
export function learnedBot<W extends World>(parts: LearnedBot<W>): BotKnowledge<W> {
  const { learned, horizons, longHorizons, sides, ...rest } = parts;
  const chanceOf = learnedChance(parts.features, learned);
  const chance = (t: Table<W>, seat: Seat): number => {
    const bySeat = sides?.(t.seats);
    return bySeat ? chanceOf(t, bySeat[seat]!, Math.max(...bySeat) + 1) : chanceOf(t, seat, t.seats);
  };
  const judged = (all: Readonly<Record<string, LearnedHorizon<W>>>): Record<string, Horizon<W>> =>
    Object.fromEntries(Object.entries(all).map(([decision, horizon]) => [decision, { ...horizon, chance }]));
  return {
    ...rest,
    value: chance,
    horizons: judged(horizons),
    ...(longHorizons && { longHorizons: judged({ ...horizons, ...longHorizons }) }),
  };
}
