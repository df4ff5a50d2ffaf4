// Random play on our engine: the work of races and the source of the games that everybody replays.
import { advance, clone } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Answer, Seat, State, World } from '#engine/types.ts';

/** Plays random options in place to the end, or for `limit` answers; says how many were given. */
export function playOut<W extends World>(game: Game<W>, state: State<W>, dice: Random, limit = Infinity): number {
  for (let n = 0; n < limit; n++) {
    const seats = asked(game, state);
    if (!seats.length) return n;
    const seat = seats.length === 1 ? seats[0]! : seats[dice.below(seats.length)]!;
    const options = legal(game, state, seat);
    advance(game, state, seat, options[dice.below(options.length)]!);
  }
  return limit;
}

/** The same with options drawn by the weights that the game gives them, as people would rather play: for games that
 *  hardly ever end when everything is done by chance. */
export function weightedPlayOut<W extends World>(
  game: Game<W>,
  state: State<W>,
  dice: Random,
  limit = Infinity,
): number {
  for (let n = 0; n < limit; n++) {
    const seats = asked(game, state);
    if (!seats.length) return n;
    const seat = seats.length === 1 ? seats[0]! : seats[dice.below(seats.length)]!;
    const options = legal(game, state, seat);
    const option = options.length === 1 ? options[0]! : drawnByWeight(game, state, seat, options, dice);
    advance(game, state, seat, option);
  }
  return limit;
}

/** Fractions of chance. */
const FINE = 2 ** 20;

/** Each option takes the place of those before it with its share of the weight so far, so that no list is made; where
 *  all of them are pruned, any one is drawn. */
function drawnByWeight<W extends World>(
  game: Game<W>,
  state: State<W>,
  seat: Seat,
  options: readonly string[],
  dice: Random,
): string {
  const bot = game.bot!;
  const t = game.table.bind(state);
  const at = decisionId(state);
  let total = 0;
  let drawn = '';
  for (let i = 0; i < options.length; i++) {
    const weight = bot.weigh!(t, seat, at, options[i]!);
    total += weight;
    if (weight > 0 && dice.below(FINE) * total < weight * FINE) drawn = options[i]!;
  }
  return total > 0 ? drawn : options[dice.below(options.length)]!;
}

export interface PlayedGame<W extends World> {
  answers: Answer[];
  end: State<W>;
}

/** A random game from this state, which stays as it was. */
export function randomGame<W extends World>(game: Game<W>, from: State<W>, dice: Random): PlayedGame<W> {
  const end = clone(game, from);
  const answers: Answer[] = [];
  for (let seats = asked(game, end); seats.length; seats = asked(game, end)) {
    const seat = seats[dice.below(seats.length)]!;
    const options = legal(game, end, seat);
    const option = options[dice.below(options.length)]!;
    answers.push({ seat, decision: decisionId(end), option });
    advance(game, end, seat, option);
  }
  return { answers, end };
}
