// Candidates: the options that bots consider, ranked by weight, and how well a seat stands after one.
import { decisionId, legal, refusal, sampledOption } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Result, Seat, State, World } from '#engine/types.ts';
import { weightsOf } from './weights.ts';

/** Composed options made up by chance and tried beside the suggested ones. */
const MADE_UP = 2;

/** The options to consider: all legal ones that are suggested or proposed by the game, and a few made up by chance. */
export function candidates<W extends World>(game: Game<W>, guess: State<W>, seat: Seat, random: Random): string[] {
  const all = new Set(legal(game, guess, seat));
  const decision = decisionId(guess);
  for (const option of game.bot?.propose?.(game.table.bind(guess), seat, decision) ?? [])
    if (!refusal(game, guess, { seat, decision, option })) all.add(option);
  for (let i = 0; i < MADE_UP; i++) {
    const made = composedOption(game, guess, seat, random);
    if (made !== undefined) all.add(made);
  }
  return [...all];
}

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

export interface Weighed {
  option: string;
  weight: number;
}

/** Ranks options by weight, the heaviest first, without those that the game prunes (unless it prunes all). */
export function ranked<W extends World>(
  game: Game<W>,
  guess: State<W>,
  seat: Seat,
  options: readonly string[],
): Weighed[] {
  const weights = weightsOf(game, guess, seat, options);
  const all = options.map((option, i) => ({ option, weight: weights?.[i] ?? 1 }));
  const kept = all.filter(({ weight }) => weight > 0);
  return (kept.length ? kept : all).sort((a, b) => b.weight - a.weight);
}

/** Is the first option alone, or so much heavier than the second that it is taken without trying? */
export const isSure = ([first, second]: readonly Weighed[], sure: number): boolean =>
  !second || (first!.weight > 0 && first!.weight >= sure * second.weight);

/** The worth of a seat's standing, 0 to 1. A game without a judgement counts as even until its end. */
export function worth<W extends World>(game: Game<W>, state: State<W>, seat: Seat): number {
  if (state.result) return share(state.result, seat);
  return game.bot?.value(game.table.bind(state), seat) ?? EVEN;
}
export const EVEN = 0.5;

/** 1 for winning, 0 for losing, half when everybody shares the first rank. */
function share({ ranks }: Result, seat: Seat): number {
  let first = 0;
  for (const rank of ranks) if (rank === 1) first++;
  if (first === 0) return 0;
  return ranks[seat] !== 1 ? 0 : first === ranks.length ? EVEN : 1;
}
