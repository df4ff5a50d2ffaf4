// The memory of a search from one question to the next: the part of its tree below the answers really given.
import { decisionId } from '#engine/ask.ts';
import type { Answer, Knowledge } from '#engine/types.ts';
import type { Memory } from '../bot.ts';
import { type Edge, newEdge, newNode, type Node, questionOf } from './tree.ts';

/** The weight of remembered visits: less than new ones, for dice have fallen and cards have been turned up since. */
const FADED = 0.5;
/** Options kept in mind at most. */
const MOST = 20_000;
const NOTHING: ReadonlyMap<string, Node> = new Map();

export class Recollection {
  /** The questions that may come next, by seat and decision. */
  private next = NOTHING;
  /** The number of answers that the seat had given when it was last asked. */
  private nth = -1;

  static of(memory: Memory): Recollection {
    if (!(memory.kept instanceof Recollection)) memory.kept = new Recollection();
    return memory.kept as Recollection;
  }

  /** Goes down to the question that is asked now; what is remembered of it, if anything. Answers that the tree does
   *  not ask for were secret, or left no choice. Where the seat has answered unasked, all is forgotten. */
  follow({ seat, state }: Knowledge, since: readonly Answer[]): Node | undefined {
    const nth = state.answered[seat]!;
    if (nth !== this.nth + 1 || since[0]?.seat !== seat) this.next = NOTHING;
    this.nth = nth;
    for (const { seat: who, decision, option } of since) {
      const node = this.next.get(questionOf(who, decision));
      if (node) this.next = node.edges.get(option)?.next ?? NOTHING;
    }
    return this.next.get(questionOf(seat, decisionId(state)));
  }
  /** Remembers what was found out about the question that is asked now; a lone option is none. */
  keep({ seat, state }: Knowledge, root: Node): void {
    if (root.edges.size === 1) return;
    trim(root);
    this.next = new Map([[questionOf(seat, decisionId(state)), root]]);
  }
}

/** The question with its options as they weigh now, and what is remembered of them. */
export function recalled(old: Node | undefined, options: readonly { option: string; weight: number }[], seats: number) {
  const root = newNode();
  root.visits = (old?.visits ?? 0) * FADED;
  for (const { option, weight } of options) {
    const fresh = newEdge(option, weight, seats);
    root.edges.set(option, faded(fresh, old?.edges.get(option)));
  }
  return root;
}
const faded = (fresh: Edge, old: Edge | undefined): Edge =>
  old
    ? {
        ...fresh,
        available: old.available * FADED,
        visits: old.visits * FADED,
        sums: old.sums.map(sum => sum * FADED),
        next: old.next,
      }
    : fresh;

/** Forgets what came up seldom until little enough is left. */
export function trim(root: Node, most = MOST): void {
  for (let least = 2; sizeOf(root) > most; least *= 2) forget(root, least);
}
function sizeOf({ edges }: Node): number {
  let size = edges.size;
  for (const { next } of edges.values()) for (const node of next.values()) size += sizeOf(node);
  return size;
}
function forget({ edges }: Node, least: number): void {
  for (const edge of edges.values()) {
    if (!edge.next.size) continue;
    edge.next = new Map([...edge.next].filter(([, node]) => node.visits >= least));
    for (const node of edge.next.values()) forget(node, least);
  }
}
