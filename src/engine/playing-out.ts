// Play-outs: a game played on in place, by whatever chooses among legal options. The work of search and of races.
import { advance } from './apply.ts';
import { anyTurn, turnAfter, type Turn } from './ask.ts';
import type { Random } from './definition.ts';
import type { Game } from './game.ts';
import type { State, World } from './types.ts';

/** Plays in place to the end, or for `limit` answers; says how many were given. */
export function playedOut<W extends World>(
  game: Game<W>,
  state: State<W>,
  random: Random,
  limit: number,
  choose: (turn: Turn) => string,
): number {
  let turn = limit > 0 ? anyTurn(game, state, random) : null;
  let n = 0;
  while (turn) {
    const { seat } = turn;
    const option = choose(turn);
    n++;
    if (n < limit) turn = turnAfter(game, state, seat, option, random);
    else {
      advance(game, state, seat, option);
      return n;
    }
  }
  return n;
}
