// The random bot: picks any legal option by chance, now and then a composed one that nobody suggests.
import { decisionId, legal, refusal, sampledOption } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Seat, State, World } from '#engine/types.ts';
import { pickOne, type Bot } from './bot.ts';

/** One pick in this many is made up from a form's parts. */
const COMPOSED = 8;

export const randomBot: Bot = {
  name: 'random',
  about: 'picks anything that is legal',
  choose(game, known, random) {
    const guess = imagine(game, known, random);
    const composed = random.below(COMPOSED) === 0 ? composedOption(game, guess, known.seat, random) : undefined;
    return composed ?? pickOne(legal(game, guess, known.seat), random);
  },
};

/** A composed option by chance that the rules allow, or nothing. */
export function composedOption<W extends World>(
  game: Game<W>,
  guess: State<W>,
  seat: Seat,
  random: Random,
): string | undefined {
  const option = sampledOption(game, guess, seat, random);
  if (option === undefined) return undefined;
  return refusal(game, guess, { seat, decision: decisionId(guess), option }) ? undefined : option;
}
