// The greedy bot: tries every candidate on a few imagined tables and takes the one that looks best right after.
import { advance, clone } from '#engine/apply.ts';
import { asked, decisionId, idle, legal, type Turn } from '#engine/ask.ts';
import type { Effort } from '#engine/bot-knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Seat, State, World } from '#engine/types.ts';
import type { Bot } from './bot.ts';
import { candidates, isSure, ranked, worth } from './candidates.ts';
import { Stopwatch } from './search/clock.ts';
import { drawn } from './weights.ts';

/** The means of a bot for one choice: the game as it sees it, chance of its own, and the work it may do. */
export interface Thinker<W extends World> {
  readonly game: Game<W>;
  readonly random: Random;
  readonly effort: Effort;
  readonly watch: Stopwatch;
}
const EFFORT: Effort = { guesses: { min: 3, max: 12 }, options: 48, tries: 24, follow: 12, replies: 5 };

/** As long as it takes, when no watch is given. */
export const thinkerOf = <W extends World>(
  game: Game<W>,
  random: Random,
  watch = new Stopwatch(Infinity),
): Thinker<W> => ({ game, random, effort: { ...EFFORT, ...game.bot?.effort }, watch });

export const greedyBot: Bot = {
  name: 'greedy',
  about: 'takes what looks best right after its move',
  choose: (game, known, random) => greedily(thinkerOf(game, random), known),
};

/** The best of the options that there is time to try, the heaviest first. */
export const greedily = <W extends World>(thinker: Thinker<W>, known: Knowledge<W>): string =>
  greediest(thinker, known)[0]!;

/** The options to consider, the best first; those that there is no time to try come last. */
export function greediest<W extends World>(thinker: Thinker<W>, known: Knowledge<W>): string[] {
  const { game, random, effort } = thinker;
  const first = imagine(game, known, random);
  const { seat } = known;
  const sure = game.bot?.sure?.(decisionId(first)) ?? Infinity;
  if (sure === 0) return [drawn(game, first, seat, legal(game, first, seat), random)];
  const found = ranked(game, first, seat, random.shuffle(candidates(game, first, seat, random)));
  const options = found.slice(0, effort.options).map(({ option }) => option);
  if (isSure(found, sure)) return options;
  const { min, max } = effort.guesses;
  const more = Math.min(max, Math.max(min, Math.ceil(effort.tries / options.length))) - 1;
  const guesses = [first, ...Array.from({ length: more }, () => imagine(game, known, random))];
  return best(thinker, guesses, options, seat);
}

/** Of the `most` heaviest options at a table the one that looks best right after. */
export function bestReply<W extends World>(
  thinker: Thinker<W>,
  state: State<W>,
  { seat, options }: Turn,
  most: number,
): string {
  if (options.length === 1) return options[0]!;
  const heaviest = ranked(thinker.game, state, seat, options).slice(0, most);
  const tried = heaviest.map(({ option }) => option);
  return best(thinker, [state], tried, seat)[0]!;
}

function best<W extends World>(
  thinker: Thinker<W>,
  guesses: readonly State<W>[],
  options: readonly string[],
  seat: Seat,
): string[] {
  const { game, watch } = thinker;
  const depth = guesses[0]!.stack.length;
  const sums = new Map<string, number>();
  for (const option of options) {
    if (!watch.hasTime()) break;
    let sum = 0;
    for (const guess of guesses) {
      const after = clone(game, guess);
      advance(game, after, seat, option);
      resolve(thinker, after, seat, depth);
      sum += worth(game, after, seat);
    }
    sums.set(option, sum);
  }
  return options.toSorted((a, b) => (sums.get(b) ?? -1) - (sums.get(a) ?? -1));
}

/** Plays on until what the option set off is done: inner questions, reactions, and the others' secret answers. */
function resolve<W extends World>(thinker: Thinker<W>, after: State<W>, seat: Seat, depth: number): void {
  const { game, random, effort } = thinker;
  for (let i = 0; i < effort.follow && !after.result; i++) {
    const isSealed = after.stack.at(-1)!.sealed?.[seat] !== undefined;
    if (!isSealed && isDone(game, after, depth)) return;
    const next = asked(game, after)[0]!;
    const option = isSealed
      ? drawn(game, after, next, legal(game, after, next), random)
      : reply(thinker, after, next, depth);
    advance(game, after, next, option);
  }
}

/** Is what the option set off over? Not while a question is open that only completes it. */
function isDone<W extends World>({ bot }: Game<W>, { stack }: State<W>, depth: number): boolean {
  if (stack.length > depth) return false;
  return stack.length < depth || !bot?.completing?.has(stack[depth - 1]!.at);
}

/** A seat's reply to an inner question: the best for itself, if everything after it is answered idly. */
function reply<W extends World>(thinker: Thinker<W>, state: State<W>, seat: Seat, depth: number): string {
  const { game, effort } = thinker;
  const usual = idle(game, state, seat);
  if (!game.bot) return usual;
  const options = ranked(game, state, seat, legal(game, state, seat))
    .slice(0, effort.replies)
    .map(({ option }) => option);
  if (effort.replies === 1) return options[0]!;
  let found = usual;
  let highest = options.length > 1 || options[0] !== usual ? tried(thinker, state, seat, usual, depth) : Infinity;
  for (const option of options) {
    if (option === usual) continue;
    const worth = tried(thinker, state, seat, option, depth);
    if (worth <= highest) continue;
    highest = worth;
    found = option;
  }
  return found;
}
function tried<W extends World>(
  { game, effort }: Thinker<W>,
  state: State<W>,
  seat: Seat,
  option: string,
  depth: number,
): number {
  const after = clone(game, state);
  advance(game, after, seat, option);
  for (let i = 0; i < effort.follow && !after.result && !isDone(game, after, depth); i++) {
    const next = asked(game, after)[0]!;
    advance(game, after, next, idle(game, after, next));
  }
  return worth(game, after, seat);
}
