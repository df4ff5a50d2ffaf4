// Random play on our engine: the work of races and the source of the games that everybody replays.
import { advance, clone, start, type Opening } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { playedOut } from '#engine/playing-out.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import type { Answer, State, World } from '#engine/types.ts';
import { kept, type Work } from './measure.ts';

/** Plays random options in place to the end, or for `limit` answers; says how many were given. */
export const playOut = <W extends World>(game: Game<W>, state: State<W>, dice: Random, limit = Infinity): number =>
  playedOut(game, state, dice, limit, ({ options }) => options[dice.below(options.length)]!);

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

/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;

/** Plays each of so many openings to its real end; a unit is a whole game. Dice are quick, as in search. */
export function wholeGames<W extends World>(
  game: Game<W>,
  count: number,
  opening: (n: number) => Opening,
  play: typeof playOut<W> = playOut,
): Work {
  const openings = Array.from({ length: count }, (_, n) => start(game, opening(n)));
  const dice = quickRandom(12);
  return () => {
    for (const from of openings) {
      const state = clone(game, from);
      state.random = quickState(dice.below(1_000_000));
      kept.value = play(game, state, dice, MOST_ANSWERS);
      if (!state.result) throw new Error(`a game of ${game.name} has not ended within ${MOST_ANSWERS} answers`);
    }
    return count;
  };
}
