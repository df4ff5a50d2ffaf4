// Hints: the three best answers to a question, each with its chance and what speaks for it, from what the seat knows.
import { advance, clone } from '#engine/apply.ts';
import { decisionId, legal } from '#engine/ask.ts';
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import { labelOf } from '#engine/labels.ts';
import type { Knowledge, Phrase, Seat, State, Text, World } from '#engine/types.ts';
import { type Speaker, words } from '#engine/words.ts';
import type { Ranked } from './bot.ts';
import { worth } from './candidates.ts';
import { type Bounds, search } from './search/search.ts';
import { weightedPlayOut } from './weights.ts';

export interface Hint {
  option: string;
  label: Phrase;
  /** The chance of winning with it, 0 to 1. */
  chance: number;
  /** Worded by the game's `reasons`, or by HINT_TEXTS. */
  reason: Phrase;
}

/** Reasons for games that have none of their own. */
export const HINT_TEXTS: Record<string, Text> = {
  hintWins: 'wins the game',
  hintOnly: 'is all you can do',
  hintClear: 'nothing else comes close',
  hintRaises: 'raises the chance from {from} % to {to} %',
  hintLowers: 'keeps {to} % of a chance of {from} %',
  hintSame: 'changes little: all choices are about as good',
};

const SHOWN = 3;
/** Tables on which an option is tried to see what comes of it, and answers followed on each. */
const TABLES = 12;
const FOLLOWED = 24;
/** Chances that lie closer together are called the same. */
const CLOSE = 0.005;

/** The best first, by the long horizons. `reasons` are the game's own, when it has any. */
export function hints<W extends World>(
  game: Game<W>,
  known: Knowledge<W>,
  random: Random,
  bounds: Bounds,
  reasons?: Reasons<W>,
): Hint[] {
  return explained(game, known, random, search(game, known, random, { ...bounds, horizons: 'long' }), reasons);
}

/** The three best of what a search has found, with what speaks for them. */
export function explained<W extends World>(
  game: Game<W>,
  known: Knowledge<W>,
  random: Random,
  found: readonly Ranked[],
  reasons?: Reasons<W>,
): Hint[] {
  const guesses = Array.from({ length: TABLES }, () => imagine(game, known, random));
  const { seat } = known;
  const decision = decisionId(known.state);
  const all = different(game, known, guesses[0]!, found).map(({ option, visits, chance }): Hint => {
    const tried = guesses.map(guess => outcome(game, guess, seat, option, random));
    const { pick } = game.table.bind(guesses[0]!).asking()!.options.find(option)!;
    const [before, after] = [guesses[0]!.world, tried[0]!.after.world];
    const reason =
      plainReason(game, guesses[0]!, tried, seat) ??
      reasons?.reason({ seat, decision, pick, before, after, later: tried.map(({ later }) => later.world) }) ??
      compared(chance, found);
    const label = labelOf(game, guesses[0]!, { seat, decision, option })!;
    return { option, label, chance: visits ? chance : meanWorth(game, tried, seat), reason };
  });
  return all.sort((a, b) => b.chance - a.chance);
}

/** The speaker for the reasons of a game's hints; the names of options are the game's own. */
export const hintSpeaker = <W extends World>({ names }: Speaker<W>, reasons?: Reasons<W>): Speaker<W> => ({
  texts: { ...HINT_TEXTS, ...reasons?.texts },
  names,
});

/** The most tried of those that read differently. */
function different<W extends World>(
  game: Game<W>,
  { seat, state }: Knowledge<W>,
  guess: State<W>,
  found: readonly Ranked[],
): Ranked[] {
  const best = new Map<Text, Ranked>();
  const decision = decisionId(state);
  for (const one of found) {
    const label = labelOf(game, guess, { seat, decision, option: one.option })!;
    const said = words(game, label, { world: state.world });
    if (!best.has(said) && best.size < SHOWN) best.set(said, one);
  }
  return [...best.values()];
}

interface Outcome<W extends World> {
  after: State<W>;
  later: State<W>;
}
/** The outcome of an option on an imagined table: at once, and when all that it set off is done. */
function outcome<W extends World>(
  game: Game<W>,
  guess: State<W>,
  seat: Seat,
  option: string,
  random: Random,
): Outcome<W> {
  const depth = guess.stack.length;
  const later = clone(game, guess);
  advance(game, later, seat, option);
  const after = clone(game, later);
  for (let n = 0; n < FOLLOWED && !later.result; n++) {
    const isSealed = later.stack.at(-1)!.sealed?.[seat] !== undefined;
    if (!isSealed && later.stack.length <= depth) break;
    weightedPlayOut(game, later, random, 1);
  }
  return { after, later };
}

/** The mean worth of a seat's standing after all that the option set off. */
const meanWorth = <W extends World>(game: Game<W>, tried: readonly Outcome<W>[], seat: Seat): number =>
  tried.reduce((sum, { later }) => sum + worth(game, later, seat), 0) / tried.length;

/** The reasons that hold in any game: the option wins, or is the only one. */
function plainReason<W extends World>(
  game: Game<W>,
  guess: State<W>,
  tried: readonly Outcome<W>[],
  seat: Seat,
): Phrase | undefined {
  if (tried.every(({ later }) => later.result && worth(game, later, seat) === 1)) return { say: 'hintWins', facts: {} };
  return legal(game, guess, seat).length === 1 ? { say: 'hintOnly', facts: {} } : undefined;
}

/** The chance compared with the mean of the options tried. */
function compared(chance: number, found: readonly Ranked[]): Phrase {
  if (found.length === 1) return { say: 'hintClear', facts: {} };
  const tried = found.filter(({ visits }) => visits > 0);
  if (!tried.length) return { say: 'hintSame', facts: {} };
  const mean = tried.reduce((sum, one) => sum + one.chance, 0) / tried.length;
  const facts = { from: percent(mean), to: percent(chance) };
  if (facts.from === facts.to || Math.abs(chance - mean) < CLOSE) return { say: 'hintSame', facts: {} };
  return { say: chance > mean ? 'hintRaises' : 'hintLowers', facts };
}
export const percent = (chance: number): number => Math.round(100 * chance);
