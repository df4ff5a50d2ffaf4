// Options by the weights that a game gives them: weighed, drawn, and played out.
import { decisionId } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { playedOut } from '#engine/playing-out.ts';
import type { Seat, State, World } from '#engine/types.ts';
import { pickOne } from './bot.ts';

/** Fractions of chance. */
const FINE = 2 ** 20;

/** One of the options by weight; any of them where the game weighs nothing or prunes them all. */
export function drawn<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  options: readonly string[],
  random: Random,
): string {
  const weights = weightsOf(game, state, seat, options);
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 0;
  if (!weights || !(total > 0)) return pickOne(options, random);
  let left = (random.below(FINE) / FINE) * total;
  const at = weights.findIndex(weight => (left -= weight) < 0);
  return options[Math.max(0, at)]!;
}

/** The weight of each option, or nothing when there is no choice or the game weighs nothing. */
export function weightsOf<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  options: readonly string[],
): number[] | undefined {
  const weigh = options.length < 2 ? undefined : weigherOf(game, state, seat);
  return weigh && options.map(weigh);
}

/** The option that weighs most, the first of those that weigh as much. */
export function heaviestOf(options: readonly string[], weigh: (option: string) => number): string {
  let found = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const weight = weigh(option);
    if (weight <= most) continue;
    most = weight;
    found = option;
  }
  return found;
}

/** The weigher of a seat's options for the question on the table; nothing when the game weighs nothing. */
export function weigherOf<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
): ((option: string) => number) | undefined {
  const { bot } = game;
  if (!bot?.weigh) return undefined;
  const t = game.table.bind(state);
  const ask = t.asking()!;
  const at = decisionId(state);
  return option => bot.weigh!(t, seat, at, ask.options.look(option));
}

/** Plays in place to the end, or for `limit` answers, with options drawn by the weights that the game gives them, as
 *  people would rather play: for games that hardly ever end when everything is done by chance. */
export function weightedPlayOut<W extends World>(
  game: Game<W>,
  state: State<W>,
  random: Random,
  limit = Infinity,
): number {
  return playedOut(game, state, random, limit, ({ seat, options }) =>
    options.length === 1 ? options[0]! : drawnByWeight(game, state, seat, options, random),
  );
}

/** Each option takes the place of those before it with its share of the weight so far, so that no list is made; where
 *  nothing is weighed or all is pruned, any one is drawn. Cubes of the weights play more to the point. */
export function drawnByWeight<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  options: readonly string[],
  random: Random,
  cubed = false,
): string {
  const weigh = weigherOf(game, state, seat);
  if (!weigh) return pickOne(options, random);
  let total = 0;
  let drawn = '';
  for (let i = 0; i < options.length; i++) {
    const plain = weigh(options[i]!);
    const weight = cubed ? plain * plain * plain : plain;
    total += weight;
    if (weight > 0 && random.below(FINE) * total < weight * FINE) drawn = options[i]!;
  }
  return total > 0 ? drawn : pickOne(options, random);
}
