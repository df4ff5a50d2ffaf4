// The weighted bot: draws among legal options by the weights that the game gives them, without look-ahead.
import { decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Seat, State, World } from '#engine/types.ts';
import { pickOne, type Bot } from './bot.ts';

export const weightedBot: Bot = {
  name: 'weighted',
  about: 'does what people often do, without thinking',
  choose(game, known, random) {
    const guess = imagine(game, known, random);
    return drawn(game, guess, known.seat, legal(game, guess, known.seat), random);
  },
};

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
const FINE = 2 ** 20;

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
