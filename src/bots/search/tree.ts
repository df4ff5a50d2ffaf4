// The tree of a search: for each question, by who is asked what after which answers, how its options have done. What
// is hidden and what the dice show differs from visit to visit, so an option counts only against those visits at which
// it was there to be picked.
import type { Seat } from '#engine/types.ts';
import { EVEN } from '../candidates.ts';

export interface Edge {
  readonly option: string;
  /** As the game gave it when the option was first seen. */
  readonly weight: number;
  /** The number of visits at which it could have been picked, and at which it was. */
  available: number;
  visits: number;
  /** By seat, what its visits were worth. */
  readonly sums: number[];
  /** The questions that have come next, by seat and decision. */
  next: ReadonlyMap<string, Node>;
}
export interface Node {
  visits: number;
  readonly edges: Map<string, Edge>;
}

/** The key of a question: the seat that is asked, and the decision. */
export const questionOf = (seat: Seat, decision: string): string => `${seat} ${decision}`;

/** Most options are never followed further: they share an empty map. */
const NONE: ReadonlyMap<string, Node> = new Map();

export const newNode = (): Node => ({ visits: 0, edges: new Map() });

export const newEdge = (option: string, weight: number, seats: number): Edge => ({
  option,
  weight,
  available: 0,
  visits: 0,
  sums: new Array<number>(seats).fill(0),
  next: NONE,
});

export function nodeAfter(edge: Edge, question: string): Node {
  const found = edge.next.get(question);
  if (found) return found;
  const made = newNode();
  if (edge.next === NONE) edge.next = new Map();
  (edge.next as Map<string, Node>).set(question, made);
  return made;
}

export const meanOf = ({ visits, sums }: Edge, seat: number): number => (visits ? sums[seat]! / visits : EVEN);

/** The share of the promise that all options have alike, so that nothing is overlooked for good. */
const ALIKE = 0.5;
/** Options looked at when a question is new, and more of them with the square root of its visits. */
const AT_FIRST = 8;
const MORE = 2;

/** The edge to follow: good so far, or promising and little tried. Of long lists only the heaviest are looked at, more
 *  of them the more often the question comes up. `curiosity`: how much promise draws against what was found. */
export function chosenEdge(node: Node, open: readonly Edge[], seat: number, curiosity: number): Edge {
  const wide = Math.ceil(AT_FIRST + MORE * Math.sqrt(node.visits));
  const edges = wide < open.length ? open.toSorted((a, b) => b.weight - a.weight).slice(0, wide) : open;
  let total = 0;
  for (const edge of edges) total += edge.weight;
  const untried = meanSoFar(edges, seat);
  let best = edges[0]!;
  let highest = -Infinity;
  for (const edge of edges) {
    edge.available++;
    const promise = total > 0 ? ((1 - ALIKE) * edge.weight) / total + ALIKE / edges.length : 1 / edges.length;
    const pull = curiosity * promise * (Math.sqrt(edge.available) / (1 + edge.visits));
    const score = (edge.visits ? edge.sums[seat]! / edge.visits : untried) + pull;
    if (score <= highest) continue;
    highest = score;
    best = edge;
  }
  return best;
}

/** The mean worth of the options tried, which is expected of those never tried. */
function meanSoFar(edges: readonly Edge[], seat: number): number {
  let sum = 0;
  let visits = 0;
  for (const edge of edges) {
    sum += edge.sums[seat]!;
    visits += edge.visits;
  }
  return visits ? sum / visits : EVEN;
}

/** Credits what came of it to the path that led there. */
export function credit(path: readonly { node: Node; edge: Edge }[], values: readonly number[]): void {
  for (const { node, edge } of path) {
    node.visits++;
    edge.visits++;
    for (let seat = 0; seat < values.length; seat++) edge.sums[seat]! += values[seat]!;
  }
}
