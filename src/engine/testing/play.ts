// Games by chance for contracts: every set-up and number of seats in turn, looked at before every answer.
import { asked, decisionId, legal } from '../ask.ts';
import type { Random } from '../definition.ts';
import type { Game } from '../game.ts';
import { Match, newRecord } from '../match.ts';
import { quickRandom } from '../random.ts';
import { seedOf } from '../seed.ts';
import type { Json, World } from '../types.ts';

export interface Chance {
  seed: number;
  /** Answers at most; to the end when left out. */
  answers?: number;
  seats?: number;
  options?: Json;
}
/** A match in which everybody picks by chance. */
export function playedByChance<W extends World>(
  game: Game<W>,
  { seed, answers = Infinity, ...opening }: Chance,
  look?: (match: Match<W>) => void,
): Match<W> {
  const random = quickRandom(seed);
  const { min, max } = game.seats;
  const { seats = min + (seed % (max - min + 1)), options = optionsOf(game, seed, seats, random) } = opening;
  const match = new Match(game, newRecord(game, { seats, seed: seedOf(seed), options }));
  for (let n = 0; n < answers && !match.state.result; n++) {
    look?.(match);
    const seat = asked(game, match.state)[0]!;
    const open = legal(game, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: open[random.below(open.length)]! });
  }
  look?.(match);
  return match;
}
function optionsOf<W extends World>(game: Game<W>, seed: number, seats: number, random: Random): Json {
  const ways = Object.values(game.setups ?? game.trials ?? {});
  return ways.length ? ways[seed % ways.length]!(seats, random) : null;
}
