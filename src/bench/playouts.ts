// Random play on our engine: the work of races and the source of the games that everybody replays.
import { advance, clone } from '#engine/apply.ts';
import { anyTurn, asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Answer, State, World } from '#engine/types.ts';

/** Plays random options in place to the end, or for `limit` answers; says how many were given. */
export function playOut<W extends World>(game: Game<W>, state: State<W>, dice: Random, limit = Infinity): number {
  for (let n = 0; n < limit; n++) {
    const turn = anyTurn(game, state, dice);
    if (!turn) return n;
    const { seat, options } = turn;
    advance(game, state, seat, options[dice.below(options.length)]!);
  }
  return limit;
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
