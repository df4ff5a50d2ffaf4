// Information-set Monte-Carlo tree search: each iteration imagines a table that fits what the seat knows, follows the
// tree with every seat seeking its own good, plays on a little, and credits what came of it. Games that say how far to
// look have their options compared instead.
import { advance } from '#engine/apply.ts';
import { asked, decisionId, legal, type Turn } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Seat, State, World } from '#engine/types.ts';
import { alone, type Limit, pickOne, type Ranked } from '../bot.ts';
import { candidates, ranked } from '../candidates.ts';
import { greedily } from '../greedy.ts';
import { weigherOf } from '../weighted.ts';
import { Stopwatch } from './clock.ts';
import { compare, unsearched } from './compare.ts';
import { recalled, Recollection } from './memory.ts';
import { answerByWeight, rollout } from './rollout.ts';
import { chosenEdge, credit, type Edge, meanOf, newEdge, type Node, nodeAfter, questionOf } from './tree.ts';

export type { Ranked } from '../bot.ts';

export interface Bounds extends Limit {
  /** With these alone, the same chance and the same memory always find the same. */
  iterations?: number;
  /** Does it look at near outlooks alone, or at far ones, too? By the time it has when left out. */
  scope?: 'near' | 'far';
  /** Is it for an answer alone, so that options are not told apart where the first is sure? Advice names several. */
  isBrisk?: boolean;
}

/** Answers followed in one iteration at most, so that none takes long. */
const DEEP = 40;
/** Won and lost lie far apart; what a game judges on the way lies close together, and little must outweigh it. */
const CURIOSITY = { ended: 0.7, judged: 0.15 };

/** The options worth a thought, the best first. Ready at any time: without a single iteration, the heaviest first. */
export function search<W extends World>(plain: Game<W>, known: Knowledge<W>, random: Random, bounds: Bounds): Ranked[] {
  const { iterations = Infinity, milliseconds = Infinity, scope, isBrisk = false, memory, soFar, compared } = bounds;
  if (iterations === Infinity && milliseconds === Infinity) throw new Error('a search needs a bound');
  const game = keen(plain);
  const watch = new Stopwatch(milliseconds, bounds.enough, bounds.clock);
  const { seat } = known;
  const isFar = scope ? scope === 'far' : isLong(iterations, milliseconds);
  const outlooks = (isFar ? game.bot?.longOutlook : undefined) ?? game.bot?.outlook;
  if (outlooks) {
    const outlook = outlooks[decisionId(known.state)];
    if (outlook && known.state.seats <= (outlook.seatsAtMost ?? Infinity))
      return compare({ game, known, random, outlook, watch, isBrisk }, iterations, {
        ...(soFar && { soFar }),
        ...(compared && { compared }),
      });
    return isBrisk ? [alone(greedily(game, known, random, watch))] : unsearched(game, known, random, watch);
  }
  const recollection = memory && Recollection.of(memory);
  const root = rootOf(game, known, random, recollection?.follow(known, memory!.since));
  const edges = [...root.edges.values()];
  let best = '';
  for (let n = 0; n < iterations && watch.hasTime(); n++) {
    const { first, by } = leadOf(edges);
    if (first.option !== best) soFar?.((best = first.option));
    if (edges.length === 1 || by > Math.min(iterations - n, watch.left(n))) break;
    iterate({ game, seat, random }, imagine(game, known, random), root, edges);
  }
  recollection?.keep(known, root);
  return edges
    .map(edge => ({ option: edge.option, visits: edge.visits, chance: meanOf(edge, seat) }))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
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
const isLong = (iterations: number, milliseconds: number): boolean =>
  iterations < Infinity ? iterations >= LONG.iterations : milliseconds >= LONG.milliseconds;
const LONG = { iterations: 1000, milliseconds: 150 };

/** The question that is to be answered, with the options worth a thought in it and what is remembered of them. */
function rootOf<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random, old: Node | undefined): Node {
  const { seat } = known;
  const guess = imagine(game, known, random);
  const options = ranked(game, guess, seat, random.shuffle(candidates(game, guess, seat, random)));
  return recalled(old, options, guess.seats);
}

/** The option visited most often so far, and how much oftener than any other: when that is more often than it can be
 *  visited in what is left, the matter is settled. */
function leadOf(edges: readonly Edge[]): { first: Edge; by: number } {
  let first = edges[0]!;
  let second = 0;
  for (let i = 1; i < edges.length; i++) {
    const edge = edges[i]!;
    if (edge.visits > first.visits) {
      second = first.visits;
      first = edge;
    } else if (edge.visits > second) second = edge.visits;
  }
  return { first, by: first.visits - second };
}

interface Searching<W extends World> {
  game: Game<W>;
  seat: Seat;
  random: Random;
}

/** Follows the tree on an imagined table to the first option that is new, and plays on from there. */
function iterate<W extends World>(
  searching: Searching<W>,
  state: State<W>,
  root: Node,
  options: readonly Edge[],
): void {
  const { game, random } = searching;
  const curiosity = game.bot ? CURIOSITY.judged : CURIOSITY.ended;
  const path: { node: Node; edge: Edge }[] = [];
  let node = root;
  let open = options;
  let { seat } = searching;
  for (;;) {
    const edge = chosenEdge(node, open, seat, curiosity);
    path.push({ node, edge });
    advance(game, state, seat, edge.option);
    if (edge.visits === 0 || path.length === DEEP) break;
    const turn = nextTurn(searching, state);
    if (!turn) break;
    ({ seat } = turn);
    node = nodeAfter(edge, questionOf(seat, decisionId(state)));
    open = openEdges(game, state, turn, node);
  }
  credit(path, rollout(game, state, random));
}

/** The next turn within the tree; null at the end. Secret answers of others are drawn, for nobody can react to them,
 *  and so are answers without a choice. */
function nextTurn<W extends World>({ game, seat: me, random }: Searching<W>, state: State<W>): Turn | null {
  for (let n = 0; n < DEEP; n++) {
    const seats = asked(game, state);
    if (!seats.length) return null;
    const isSecret = game.table.bind(state).asking()!.all !== null;
    const isMine = isSecret && seats.includes(me);
    const seat = isMine ? me : seats.length === 1 ? seats[0]! : pickOne(seats, random);
    const turn = { seat, options: legal(game, state, seat) };
    if (isMine || (!isSecret && turn.options.length > 1)) return turn;
    answerByWeight(game, state, seat, random, turn.options);
  }
  return null;
}

/** The options that are legal on this table and not pruned, each with what is remembered of it. */
function openEdges<W extends World>(game: Game<W>, state: State<W>, { seat, options }: Turn, { edges }: Node): Edge[] {
  const weigh = weigherOf(game, state, seat);
  const kept: Edge[] = [];
  for (const option of options) {
    let edge = edges.get(option);
    if (!edge) edges.set(option, (edge = newEdge(option, weigh?.(option) ?? 1, state.seats)));
    if (edge.weight > 0) kept.push(edge);
  }
  return kept.length ? kept : options.map(option => edges.get(option)!);
}
