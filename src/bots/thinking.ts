// Bots, hints and looking back, bound to the rules of one version: a kept release brings its own.
import { quickRandom } from '#engine/random.ts';
import { Match, type MatchRecord } from '#engine/match.ts';
import type { Game } from '#engine/game.ts';
import type { Knowledge } from '#engine/types.ts';
import type { Analysis, AnalysisBounds, Progress } from './analysis.ts';
import { alone, type Bot, type Limit, type Ranked } from './bot.ts';
import { botNamed } from './bots.ts';
import type { Hint } from './hints.ts';
import type { Bounds } from './search/search.ts';

export interface Thinking {
  /** A bot's ranking of its options, best first. */
  ranked(bot: string, known: Knowledge, seed: number, limit: Limit): Ranked[];
  hints(known: Knowledge, seed: number, bounds: Bounds): Promise<Hint[]>;
  /** Looks back on a match in many steps. */
  analysed(record: MatchRecord, bounds: AnalysisBounds): Promise<Generator<Progress, Analysis>>;
}

/** `find` looks a bot up by its name. */
export const thinkingOf = (game: Game, find: (name: string) => Bot | undefined = botNamed): Thinking => ({
  ranked(name, known, seed, limit) {
    const bot = find(name);
    if (!bot) throw new Error(`there is no bot '${name}'`);
    const random = quickRandom(seed);
    return bot.ranked?.(game, known, random, limit) ?? [alone(bot.choose(game, known, random, limit))];
  },
  async hints(known, seed, bounds) {
    const { hints } = await import('./hints.ts');
    return hints(game, known, quickRandom(seed), bounds, await game.bot?.reasons?.());
  },
  async analysed(record, bounds) {
    const { analysed } = await import('./analysis.ts');
    return analysed(new Match(game, record), bounds, await game.bot?.reasons?.());
  },
});
