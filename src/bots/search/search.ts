// Information-set Monte-Carlo tree search: each iteration imagines a table that fits what the seat knows, follows the
// tree with every seat seeking its own good, plays on a little, and credits what came of it.
import { advance } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Knowledge, Seat, State, World } from '#engine/types.ts';
import { pickOne } from '../bot.ts';
import { heaviest, thoughtOf } from '../promising.ts';
import { Stopwatch } from './clock.ts';
import { answerByWeight, rollout } from './rollout.ts';
import { chosenEdge, credit, type Edge, meanOf, newEdge, newNode, type Node, nodeAfter } from './tree.ts';

export interface Bounds {
  /** With these alone, the same chance always finds the same. */
  iterations?: number;
  milliseconds?: number;
}
/** An option as the search sees it. */
export interface Ranked {
  option: string;
  visits: number;
  /** Of winning with it, 0 to 1, as the searching seat sees it. */
  chance: number;
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
  { iterations = Infinity, milliseconds = Infinity }: Bounds,
): Ranked[] {
  if (iterations === Infinity && milliseconds === Infinity) throw new Error('a search needs a bound');
  const watch = new Stopwatch(milliseconds);
  const { seat } = known;
  const root = rootOf(game, known, random);
  const edges = [...root.edges.values()];
  for (let n = 0; n < iterations && watch.hasTime(); n++) {
    if (isSettled(edges, Math.min(iterations - n, watch.left(n)))) break;
    iterate({ game, seat, random }, imagine(game, known, random), root);
  }
  return edges
    .map(edge => ({ option: edge.option, visits: edge.visits, chance: meanOf(edge, seat) }))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}

/** The question that is to be answered, with the options worth a thought in it. */
function rootOf<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random): Node {
  const { seat } = known;
  const guess = imagine(game, known, random);
  const root = newNode();
  for (const { option, weight } of heaviest(game, guess, seat, random.shuffle(thoughtOf(game, guess, seat, random))))
    root.edges.set(option, newEdge(option, weight, guess.seats));
  return root;
}

/** Can no other option be visited as often as the first in what is left? */
function isSettled(edges: readonly Edge[], left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of edges)
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return edges.length === 1 || first - second > left;
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
    node = nodeAfter(edge, `${seat} ${decisionId(state)}`);
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
