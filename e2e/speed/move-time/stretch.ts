// Stretches of games for the benchmark: always the same ones, from early in a game and from later on.
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import type { Match, MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Answer, World } from '#engine/types.ts';
import { played } from '../../parts/pages.ts';
import { chance } from '../../parts/playing.ts';

export interface Stretch {
  /** Up to where it begins. */
  start: MatchRecord;
  answers: readonly Required<Answer>[];
}
/** The first seat picks anything, as people do at times; the others play as bots do. */
function playOn(match: Match<World>, most: number, seed: number): Required<Answer>[] {
  const { game } = match;
  const [bots, random] = [quickRandom(seed), chance(seed)];
  const answers: Required<Answer>[] = [];
  while (answers.length < most && !match.state.result) {
    const { state } = match;
    const seat = asked(game, state)[0]!;
    const options = legal(game, state, seat);
    const option = seat ? greedyBot.choose(game, knowledge(game, state, seat), bots) : options[random(options.length)]!;
    const answer = { seat, decision: decisionId(state), option, nth: state.answered[seat]! };
    answers.push(answer);
    match.answer(answer);
  }
  return answers;
}
/** So many stretches of a game that bots have begun, each further on than the one before. */
export async function stretchesOf(game: string, count: number, length: number): Promise<Stretch[]> {
  const begun = await played(game);
  return Array.from({ length: count }, (_, n) => {
    const match = begun.branch(Math.floor((begun.length * (n + 1)) / (count + 2)), String(n + 1).repeat(32));
    const start = { ...match.record, answers: [...match.record.answers] };
    return { start, answers: playOn(match, length, n + 1) };
  });
}
