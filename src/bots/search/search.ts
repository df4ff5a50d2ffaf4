// The search: options are compared by what comes of them on tables that fit what the seat knows, each played on to the
// game's horizon for the decision.
import { decisionId } from '#engine/ask.ts';
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Knowledge, World } from '#engine/types.ts';
import { alone, type Limit, type Ranked } from '../bot.ts';
import { greedily, thinkerOf } from '../greedy.ts';
import { Stopwatch } from './clock.ts';
import { compare, unsearched } from './compare.ts';

export interface Bounds extends Limit {
  /** Options tried in all. With this bound alone, the same chance always finds the same. */
  iterations?: number;
  /** The game's usual horizons, or its long ones? By the time it has when left out. */
  horizons?: 'usual' | 'long';
  /** Is only an answer needed, so that nothing is compared where the first option is sure? Advice names several. */
  isBrisk?: boolean;
}

/** A game that names no horizons is played to its end, where nobody needs to judge. */
const TO_THE_END: Horizon = { isClear: () => false, chance: () => 0.5 };

/** The options worth a thought, the best first. Ready at any time: without a single iteration, the heaviest first. */
export function search<W extends World>(plain: Game<W>, known: Knowledge<W>, random: Random, bounds: Bounds): Ranked[] {
  const { iterations = Infinity, milliseconds = Infinity, horizons, isBrisk = false } = bounds;
  if (iterations === Infinity && milliseconds === Infinity) throw new Error('a search needs a bound');
  const game = keen(plain);
  const thinker = thinkerOf(game, random, new Stopwatch(milliseconds, bounds.enough, bounds.clock));
  const isLong = horizons ? horizons === 'long' : hasLong(iterations, milliseconds);
  const horizon = horizonOf(game, known, isLong);
  const comparing = { ...thinker, replying: thinkerOf(game, random), known, isBrisk };
  if (horizon) return compare({ ...comparing, horizon }, iterations, bounds);
  return isBrisk ? [alone(greedily(thinker, known))] : unsearched(thinker, known);
}

/** Where the game has the decision judged; nothing where it is better left to the policy. */
function horizonOf<W extends World>({ bot }: Game<W>, known: Knowledge<W>, isLong: boolean): Horizon<W> | undefined {
  const horizons = (isLong ? bot?.longHorizons : undefined) ?? bot?.horizons;
  if (!horizons) return TO_THE_END;
  const horizon = horizons[decisionId(known.state)];
  return horizon && known.state.seats <= (horizon.seatsAtMost ?? Infinity) ? horizon : undefined;
}

/** The game with the judgement and the weights of bots that search in place of the plain ones. */
export function keen<W extends World>(game: Game<W>): Game<W> {
  const { bot } = game;
  if (!bot?.keenValue && !bot?.keenWeigh) return game;
  let found = KEEN.get(game) as Game<W> | undefined;
  if (found) return found;
  const { keenValue: value = bot.value, keenWeigh: weigh = bot.weigh } = bot;
  KEEN.set(game, (found = { ...game, bot: { ...bot, value, ...(weigh && { weigh }) } }));
  return found;
}
const KEEN = new WeakMap<object, unknown>();

/** Does it think long enough to look at more than what matters most? */
const hasLong = (iterations: number, milliseconds: number): boolean =>
  iterations < Infinity ? iterations >= LONG.iterations : milliseconds >= LONG.milliseconds;
const LONG = { iterations: 1000, milliseconds: 150 };
