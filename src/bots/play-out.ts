// Seats bots at a table and lets them play; the only place where a bot's seat is turned into what the bot knows.
import { play } from '#engine/apply.ts';
import { asked, decisionId } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import type { Answer, Refusal, Seat, State, World } from '#engine/types.ts';
import { pickOne, type Bot, type Limit } from './bot.ts';

/** Something that is being played: a Match, or a bare state. */
export interface Playable<W extends World> {
  readonly game: Game<W>;
  readonly state: State<W>;
  answer(answer: Answer): Refusal | undefined;
}

/** A state played in place, without a record: the quick way. */
export const bareTable = <W extends World>(game: Game<W>, state: State<W>): Playable<W> => ({
  game,
  state,
  answer: answer => play(game, state, answer),
});

/** The answer of a seat's bot to the question on the table. */
export function botAnswer<W extends World>(
  { game, state }: Pick<Playable<W>, 'game' | 'state'>,
  seat: Seat,
  bot: Bot,
  random: Random,
  limit?: Limit,
): Answer {
  const option = bot.choose(game, knowledge(game, state, seat), random, limit);
  return { seat, decision: decisionId(state), option };
}

/** Lets bots, one a seat, play to the end or for `limit` answers; returns how many they gave. */
export function playOut<W extends World>(
  table: Playable<W>,
  bots: readonly Bot[],
  random: Random,
  limit = 100_000,
): number {
  let answers = 0;
  for (; !table.state.result && answers < limit; answers++) {
    const seat = pickOne(asked(table.game, table.state), random);
    const bot = bots[seat];
    if (!bot) throw new Error(`nobody sits in seat ${seat}`);
    const answer = botAnswer(table, seat, bot, random);
    const refused = table.answer(answer);
    if (refused) throw new Error(`the ${bot.name} bot answers ${answer.option}, which ${refused.rule} forbids`);
  }
  return answers;
}
