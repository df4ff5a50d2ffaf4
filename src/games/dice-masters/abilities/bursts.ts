// Bursts: which of a card's burst texts counts (DM-BST).
import type { Burst } from '../cards/card.ts';
import { faceOf, type Duel } from '../table/world.ts';

/** DM-BST-01, DM-BST-02, DM-BST-03, DM-DIE-07: does a text with this burst mark count on the face shown? `all` are the
 *  marks of the card's texts of the same sort, to know what 'none' leaves. */
export function burstCounts(
  bursts: number,
  burst: Burst | undefined,
  all: readonly (Burst | undefined)[] = [],
): boolean {
  if (burst === undefined) return true;
  if (burst === 'none') return !all.some(mark => mark !== 'none' && mark !== undefined && burstCounts(bursts, mark));
  return burst === 'any' ? bursts > 0 : bursts === burst;
}
/** DM-RUL-20: of the face it shows now. */
export const burstsOf = (w: Duel, die: number): number => faceOf(w, die).bursts;
