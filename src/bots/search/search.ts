// Information-set Monte-Carlo tree search: each iteration imagines a table that fits what the seat knows, follows the
// tree with every seat seeking its own good, plays on a little, and credits what came of it.
import { advance } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Seat, State, World } from '#engine/types.ts';
import { type Limit, pickOne, type Ranked } from '../bot.ts';
import { heaviest, thoughtOf } from '../promising.ts';
import { Stopwatch } from './clock.ts';
import { recalled, Recollection } from './memory.ts';
import { answerByWeight, rollout } from './rollout.ts';
import { chosenEdge, credit, type Edge, meanOf, newEdge, type Node, nodeAfter, questionOf } from './tree.ts';

export type { Ranked } from '../bot.ts';

export interface Bounds extends Limit {
  /** With these alone, the same chance and the same memory always find the same. */
  iterations?: number;
}

/** Answers followed in one iteration at most, so that none takes long. */
const DEEP = 40;
/** Won and lost lie far apart; what a game judges on the way lies close together, and little must outweigh it. */
const CURIOSITY = { ended: 0.7, judged: 0.15 };

/** The options worth a thought, the best first. Ready at any time: without a single iteration, the heaviest first. */
export function search<W extends World>(
  game: Game<W>,
  known: Knowledge<W>,
  random: Random,
  { iterations = Infinity, milliseconds = Infinity, memory, soFar, enough }: Bounds,
): Ranked[] {
  if (iterations === Infinity && milliseconds === Infinity) throw new Error('a search needs a bound');
  const watch = new Stopwatch(milliseconds, enough);
  const { seat } = known;
  const recollection = memory && Recollection.of(memory);
  const root = rootOf(game, known, random, recollection?.follow(known, memory!.since));
  const edges = [...root.edges.values()];
  let best = '';
  for (let n = 0; n < iterations && watch.hasTime(); n++) {
    const { first, by } = leadOf(edges);
    if (first.option !== best) soFar?.((best = first.option));
    if (edges.length === 1 || by > Math.min(iterations - n, watch.left(n))) break;
    iterate({ game, seat, random }, imagine(game, known, random), root);
  }
  recollection?.keep(known, root);
  return edges
    .map(edge => ({ option: edge.option, visits: edge.visits, chance: meanOf(edge, seat) }))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}

/** The question that is to be answered, with the options worth a thought in it and what is remembered of them. */
function rootOf<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random, old: Node | undefined): Node {
  const { seat } = known;
  const guess = imagine(game, known, random);
  const options = heaviest(game, guess, seat, random.shuffle(thoughtOf(game, guess, seat, random)));
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
function iterate<W extends World>(searching: Searching<W>, state: State<W>, root: Node): void {
  const { game, random } = searching;
  const curiosity = game.bot ? CURIOSITY.judged : CURIOSITY.ended;
  const path: { node: Node; edge: Edge }[] = [];
  let node = root;
  let open: readonly Edge[] = [...root.edges.values()];
  let seat: Seat | undefined = searching.seat;
  while (seat !== undefined) {
    const edge = chosenEdge(node, open, seat, curiosity);
    path.push({ node, edge });
    advance(game, state, seat, edge.option);
    if (edge.visits === 0 || path.length === DEEP) break;
    seat = nextSeat(searching, state);
    if (seat === undefined) break;
    node = nodeAfter(edge, questionOf(seat, decisionId(state)));
    open = openEdges(game, state, seat, node);
  }
  credit(path, rollout(game, state, random));
}

/** Who answers next within the tree; nobody at the end. What others say in secret is drawn, for nobody can answer it;
 *  and so is what leaves no choice. */
function nextSeat<W extends World>({ game, seat: me, random }: Searching<W>, state: State<W>): Seat | undefined {
  for (let n = 0; n < DEEP; n++) {
    const seats = asked(game, state);
    if (!seats.length) return undefined;
    const isSecret = game.table.bind(state).asking()!.all !== null;
    if (isSecret && seats.includes(me)) return me;
    const seat = seats.length === 1 ? seats[0]! : pickOne(seats, random);
    if (!isSecret && legal(game, state, seat).length > 1) return seat;
    answerByWeight(game, state, seat, random);
  }
  return undefined;
}

/** The options that are legal on this table and not pruned, each with what is remembered of it. */
function openEdges<W extends World>(game: Game<W>, state: State<W>, seat: Seat, { edges }: Node): Edge[] {
  const options = legal(game, state, seat);
  const t = game.table.bind(state);
  const at = decisionId(state);
  const all = options.map(option => {
    let edge = edges.get(option);
    if (!edge) edges.set(option, (edge = newEdge(option, game.bot?.weigh?.(t, seat, at, option) ?? 1, state.seats)));
    return edge;
  });
  const kept = all.filter(({ weight }) => weight > 0);
  return kept.length ? kept : all;
}
