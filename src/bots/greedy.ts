// Tries every promising option on a few tables it can imagine and takes the one that looks best right after.
import { advance, clone } from '#engine/apply.ts';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Result, Seat, State, World } from '#engine/types.ts';
import { pickOne, type Bot } from './bot.ts';
import { composedOption } from './random.ts';

/** Bounds of the work for one answer. */
export interface Effort {
  /** Tables imagined. */
  guesses: number;
  /** Options tried on each of them. */
  options: number;
  /** Answers played on, until what an option set off is resolved. */
  follow: number;
}
const EFFORT: Effort = { guesses: 4, options: 48, follow: 12 };
/** Composed options made up by chance and tried beside the suggested ones. */
const MADE_UP = 2;

export const greedy = (effort: Effort = EFFORT): Bot => ({
  name: 'greedy',
  about: 'takes what looks best right after its move',
  choose(game, known, random) {
    const guesses = Array.from({ length: effort.guesses }, () => imagine(game, known, random));
    const options = promising(game, guesses[0]!, known.seat, effort, random);
    return options.length === 1 ? options[0]! : best(game, guesses, options, known, effort, random);
  },
});
export const greedyBot: Bot = greedy();

/** The options worth trying: those the game does not prune, the heaviest first, as many as there is time for. */
function promising<W extends World>(
  game: Game<W>,
  guess: State<W>,
  seat: Seat,
  effort: Effort,
  random: Random,
): string[] {
  const all = new Set(legal(game, guess, seat));
  for (let i = 0; i < MADE_UP; i++) {
    const made = composedOption(game, guess, seat, random);
    if (made !== undefined) all.add(made);
  }
  const mixed = random.shuffle([...all]);
  const { bot } = game;
  if (!bot?.weigh) return mixed.slice(0, effort.options);
  const t = game.table.bind(guess);
  const at = decisionId(guess);
  const weights = new Map(mixed.map(option => [option, bot.weigh!(t, seat, at, option)]));
  const kept = mixed.filter(option => weights.get(option)! > 0);
  return (kept.length ? kept : mixed).sort((a, b) => weights.get(b)! - weights.get(a)!).slice(0, effort.options);
}

function best<W extends World>(
  game: Game<W>,
  guesses: readonly State<W>[],
  options: readonly string[],
  { seat }: Knowledge<W>,
  { follow }: Effort,
  random: Random,
): string {
  let found = options[0]!;
  let highest = -Infinity;
  for (const option of options) {
    let sum = 0;
    for (const guess of guesses) {
      const after = clone(game, guess);
      advance(game, after, seat, option);
      resolve(game, after, seat, guess.stack.length, follow, random);
      sum += worth(game, after, seat);
    }
    if (sum > highest) {
      highest = sum;
      found = option;
    }
  }
  return found;
}

/** Plays on until what the option set off is done: inner questions, reactions, and the others' secret answers. */
function resolve<W extends World>(
  game: Game<W>,
  after: State<W>,
  seat: Seat,
  depth: number,
  follow: number,
  random: Random,
): void {
  for (let i = 0; i < follow && !after.result; i++) {
    const isSealed = after.stack.at(-1)!.sealed?.[seat] !== undefined;
    if (!isSealed && after.stack.length <= depth) return;
    const next = asked(game, after)[0]!;
    const option = next === seat || isSealed ? pickOne(legal(game, after, next), random) : idle(game, after, next);
    advance(game, after, next, option);
  }
}

/** How well a seat stands, 0 to 1. A game that tells nothing is judged by its end alone. */
export function worth<W extends World>(game: Game<W>, state: State<W>, seat: Seat): number {
  if (state.result) return share(state.result, seat);
  return game.bot?.value(game.table.bind(state), seat) ?? EVEN;
}
const EVEN = 0.5;

/** 1 for winning, 0 for losing, half when everybody shares the first rank. */
function share({ ranks }: Result, seat: Seat): number {
  const first = ranks.filter(rank => rank === 1).length;
  if (first === 0) return 0;
  return ranks[seat] !== 1 ? 0 : first === ranks.length ? EVEN : 1;
}
