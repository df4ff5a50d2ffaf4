// Random play on our engine: the work of races and the source of the games that everybody replays.
import { advance, clone } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { playedOut } from '#engine/playing-out.ts';
import type { Answer, State, World } from '#engine/types.ts';

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
