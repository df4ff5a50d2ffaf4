// Rollouts: quick play to the end, options drawn by the weights that the game gives them.
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { playedOut } from '#engine/playing-out.ts';
import type { Seat, State, World } from '#engine/types.ts';
import { pickOne } from '../bot.ts';
import { weigherOf } from '../weighted.ts';

/** Plays in place to the end, or for `limit` answers, with options drawn by the weights that the game gives them, as
 *  people would rather play: for games that hardly ever end when everything is done by chance. */
export function weightedPlayOut<W extends World>(
  game: Game<W>,
  state: State<W>,
  random: Random,
  limit = Infinity,
): number {
  return playedOut(game, state, random, limit, ({ seat, options }) => byWeight(game, state, seat, options, random));
}

const byWeight = <W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  options: readonly string[],
  random: Random,
): string => (options.length === 1 ? options[0]! : drawnByWeight(game, state, seat, options, random));

/** Fractions of chance. */
const FINE = 2 ** 20;

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
