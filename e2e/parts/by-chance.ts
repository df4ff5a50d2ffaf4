// Games played by chance, without any bot: they stay the same when bots learn something.
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { World } from '#engine/types.ts';

/** Plays until it is enough or the game is over. Options that are `last` are picked only where nothing else is open. */
export function byChance(
  game: Game,
  record: MatchRecord,
  seed: number,
  isEnough: (match: Match<World>) => boolean,
  last = /^$/,
): Match<World> {
  const match = new Match(game, record);
  const random = quickRandom(seed);
  while (!match.state.result && !isEnough(match)) {
    const seat = asked(game, match.state)[0]!;
    const options = legal(game, match.state, seat);
    const more = options.filter(option => !last.test(option));
    const from = more.length ? more : options;
    match.answer({ seat, decision: decisionId(match.state), option: from[random.below(from.length)]! });
  }
  return match;
}
