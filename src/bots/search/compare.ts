// Options compared by what comes of them: each is played on from the same imagined tables to where the game can judge
// it, everybody doing what looks best, and those that fall behind beyond doubt are not tried any longer.
import { advance, clone } from '#engine/apply.ts';
import { anyTurn, asked, decisionId, refusal, type Turn } from '#engine/ask.ts';
import type { Horizon } from '#engine/bot-knowledge.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Seat, State, World } from '#engine/types.ts';
import type { Comparison, Limit, Ranked } from '../bot.ts';
import { candidates, EVEN, isSure, ranked, worth } from '../candidates.ts';
import { bestReply, greediest, greedily, type Thinker } from '../greedy.ts';
import { drawnByWeight, heaviestOf, weigherOf } from '../weights.ts';

export interface Comparing<W extends World> extends Thinker<W> {
  known: Knowledge<W>;
  horizon: Horizon<W>;
  /** For answers in play-outs, which are never cut short. */
  replying: Thinker<W>;
  /** Is one option taken at once where it is sure? */
  isBrisk: boolean;
}
interface Contender {
  readonly option: string;
  /** The chances of winning after it, table by table. */
  readonly chances: number[];
  sum: number;
}

/** Options that are compared at most: the heaviest. */
const MOST = 16;
/** Tables before anything is put aside, and the doubt that is left to an option then, in standard errors. */
const LEAST = 8;
const DOUBT = 3;
/** Answers that a choice may need until its horizon. */
const MOST_ANSWERS = 2000;

/** The best first; what was put aside, or never tried, comes after. `iterations`: options tried in all. */
export function compare<W extends World>(
  comparing: Comparing<W>,
  iterations: number,
  { soFar, compared }: Limit,
): Ranked[] {
  const { horizon } = comparing;
  const { options, most } = contendersOf(comparing);
  const all = options.map((option): Contender => ({ option, chances: [], sum: 0 }));
  const tried = all.slice(0, most);
  let left = tried;
  let best = '';
  for (let n = left.length; !isSettled(left) && n <= iterations; n += left.length) {
    const found = triedOn(imagined(comparing), comparing, left);
    if (!found) break;
    left.forEach((contender, i) => {
      contender.chances.push(found[i]!);
      contender.sum += found[i]!;
    });
    left = stillIn(left);
    const { option } = preferred(left, all[0]!, horizon.habit);
    if (option !== best) soFar?.((best = option));
  }
  const first = preferred(left, all[0]!, horizon.habit);
  compared?.({ ...courseOf(left), options: tried.length, isUnusual: first !== all[0] });
  return [first, ...all.filter(contender => contender !== first)]
    .map(contender => asRanked(contender, contender === first && horizon.habit !== undefined))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}
function courseOf(left: readonly Contender[]): Omit<Comparison, 'options' | 'isUnusual'> {
  const [best, second] = left as [Contender, Contender?];
  const tables = best.chances.length;
  const { by, error } = second && tables > 1 ? leadOf(best, second) : { by: 0, error: 0 };
  return { tables, isSettled: isSettled(left), lead: by, error };
}
/** A contender as a ranked option. The habitual one gets one visit more, so that it comes first among those that are
 *  still in, and also when several searches are added up. */
const asRanked = ({ option, chances: { length }, sum }: Contender, isHabit: boolean): Ranked => ({
  option,
  visits: length + (isHabit ? 1 : 0),
  chance: length ? sum / length : EVEN,
});

/** The best so far; with a habit the usual one, unless others are better beyond that. */
function preferred(left: readonly Contender[], usual: Contender, habit: number | undefined): Contender {
  if (habit === undefined || !left.includes(usual)) return left[0]!;
  let found = usual;
  if (usual.chances.length < LEAST) return found;
  let most = 0;
  for (const contender of left) {
    const { by, error } = leadOf(contender, usual);
    if (by - habit * error <= most) continue;
    most = by - habit * error;
    found = contender;
  }
  return found;
}

/** As a bot that does not search chooses, the others by weight. */
export function unsearched<W extends World>(thinker: Thinker<W>, known: Knowledge<W>): Ranked[] {
  const chosen = greedily(thinker, known);
  const rest = optionsOf(thinker, known).options.filter(option => option !== chosen);
  return [chosen, ...rest].map(option => ({ option, visits: 0, chance: EVEN }));
}

/** Options, those first that come to mind first, of which `most` are compared. */
interface Contenders {
  options: string[];
  most: number;
}
function contendersOf<W extends World>(comparing: Comparing<W>): Contenders {
  const { known, horizon, isBrisk } = comparing;
  const { greediest: most, sure, ...rest } = horizon;
  if (most) return { options: greediest(comparing, known), most };
  return optionsOf(comparing, known, { ...rest, ...(isBrisk && sure && { sure }) });
}

/** The options to think of: the game's quick answer first, then the heaviest. One that is heavy enough stands alone. */
function optionsOf<W extends World>(
  { game, random }: Thinker<W>,
  known: Knowledge<W>,
  { isWide, also, heaviest = MOST, sure }: Partial<Horizon<W>> = {},
): Contenders {
  const guess = imagine(game, known, random);
  const { seat } = known;
  const decision = decisionId(guess);
  const more = also?.(game.table.bind(guess), seat) ?? [];
  const legal = more.filter(option => !refusal(game, guess, { seat, decision, option }));
  const options = random.shuffle([...candidates(game, guess, seat, random), ...legal]);
  const kept = ranked(game, guess, seat, options);
  const first = kept[0]!.option;
  const quick = game.bot?.quick?.(game.table.bind(guess), seat, decision) ?? first;
  const bound = quick === first ? (sure?.(first) ?? Infinity) : Infinity;
  return {
    options: [...new Set([quick, ...kept.map(({ option }) => option), ...(isWide ? options : [])])],
    most: bound < Infinity && isSure(kept, bound) ? 1 : heaviest,
  };
}

/** A table on which others answer anew what they have answered in secret, by what looks good to them: anything legal
 *  is too wild a guess. */
function imagined<W extends World>({ game, known, random }: Comparing<W>): State<W> {
  const table = imagine(game, known, random);
  const sealed = table.stack.at(-1)!.sealed;
  const hidden = known.state.stack.at(-1)!.sealed;
  for (const seat of Object.keys(sealed ?? {}).map(Number)) if (hidden![seat]![0] === '') delete sealed![seat];
  return table;
}

/** The outcome of each option on a table; nothing when time runs out on the way. */
function triedOn<W extends World>(
  table: State<W>,
  comparing: Comparing<W>,
  contenders: readonly Contender[],
): number[] | undefined {
  const { game, known, watch } = comparing;
  const found: number[] = [];
  for (const { option } of contenders) {
    if (!watch.hasTime()) return undefined;
    const state = clone(game, table);
    advance(game, state, known.seat, option);
    found.push(chanceAfter(state, table.world, comparing));
  }
  return found;
}

/** Plays on in place until it is clear what came of the answer. */
function chanceAfter<W extends World>(state: State<W>, then: W, comparing: Comparing<W>): number {
  const { game, known, horizon } = comparing;
  const { seat } = known;
  for (let n = 0; n < MOST_ANSWERS && !state.result && !horizon.isClear(then, state.world); n++) {
    const { seat: who, option } = nextAnswer(comparing, state);
    advance(game, state, who, option);
  }
  return state.result ? worth(game, state, seat) : horizon.chance(game.table.bind(state), seat);
}

function nextAnswer<W extends World>(
  { replying, horizon }: Comparing<W>,
  state: State<W>,
): { seat: Seat; option: string } {
  const { game, random } = replying;
  const [seat, ...others] = game.bot?.quick ? asked(game, state) : [];
  if (seat !== undefined && !others.length && random.below(SURPRISING)) {
    const option = game.bot!.quick!(game.table.bind(state), seat, decisionId(state));
    if (option !== undefined) return { seat, option };
  }
  const turn = anyTurn(game, state, random)!;
  const most = horizon.replies?.[decisionId(state)];
  const option = most ? bestReply(replying, state, turn, most) : likely(replying, state, turn);
  return { seat: turn.seat, option };
}
/** One answer in so many is drawn by weight; the others come to mind at once, or are the heaviest. */
const SURPRISING = 50;
function likely<W extends World>({ game, random }: Thinker<W>, state: State<W>, { seat, options }: Turn): string {
  if (options.length === 1) return options[0]!;
  const weigh = weigherOf(game, state, seat);
  if (!weigh || random.below(SURPRISING) === 0) return drawnByWeight(game, state, seat, options, random);
  return heaviestOf(options, weigh);
}

/** Is one option left, or nothing to gain any more, since all that are left are known to be about as good? */
function isSettled(left: readonly Contender[]): boolean {
  const [best, ...others] = left as [Contender, ...Contender[]];
  if (!others.length) return true;
  return best.chances.length >= LEAST && others.every(other => leadOf(best, other).error < EXACT);
}
/** Standard error of a lead that is not worth any more time: a fifth of one percent. */
const EXACT = 0.002;

/** The best of them first, and those that may yet turn out better. */
function stillIn(contenders: readonly Contender[]): Contender[] {
  const sorted = contenders.toSorted((a, b) => b.sum - a.sum);
  const [best] = sorted as [Contender];
  if (best.chances.length < LEAST) return sorted;
  return sorted.filter(contender => contender === best || mayCatchUp(contender, best));
}
const mayCatchUp = (contender: Contender, best: Contender): boolean => {
  const { by, error } = leadOf(best, contender);
  return by < DOUBT * error;
};
/** Its mean lead over the other on the same tables, and the standard error of that. */
function leadOf({ chances }: Contender, other: Contender): { by: number; error: number } {
  const n = chances.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const by = chances[i]! - other.chances[i]!;
    sum += by;
    squares += by * by;
  }
  const variance = Math.max(0, squares - (sum * sum) / n) / (n - 1);
  return { by: sum / n, error: Math.sqrt(variance / n) };
}
