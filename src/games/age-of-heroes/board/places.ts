// Places of things on the board: pawns on spaces, cards that no other place shows, and the fold of a thing.
import type { Decision, Ref, Seat } from '#engine/types.ts';
import { shareStructure } from '#web/kit/structural-sharing.ts';
import { isInstitute } from '../table/spaces.ts';
import { JET, lookOf, ON_BOARD, PAWNS } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

export type Fold = 'institute' | 'mission' | 'cards';

const NOBODY: readonly number[] = [];
/** The pawns on each space, put together once a move. A space with the same pawns as before keeps its list, so that
 *  nothing on it is drawn anew. */
export class PawnsBySpace {
  private at: readonly number[] = [];
  private lists = new Map<number, readonly number[]>();

  on({ at }: Heroes, space: number): readonly number[] {
    if (at !== this.at) this.put(at);
    return this.lists.get(space) ?? NOBODY;
  }
  private put(at: readonly number[]): void {
    const lists = new Map<number, number[]>();
    for (let pawn = 0; pawn < PAWNS; pawn++) {
      const list = lists.get(at[pawn]!);
      if (list) list.push(pawn);
      else lists.set(at[pawn]!, [pawn]);
    }
    const before = this.lists;
    this.at = at;
    this.lists = new Map([...lists].map(([space, list]) => [space, shareStructure(before.get(space) ?? NOBODY, list)]));
  }
}
/** The pawns of a seat, wherever they are in the game. */
export const pawnsOf = ({ owner, at }: Heroes, seat: Seat): number[] =>
  owner.flatMap((one, pawn) => (one === seat && at[pawn]! >= ON_BOARD ? [pawn] : []));
/** The pawns on the X-Jet, the topmost first. */
export const flying = ({ at }: Heroes): number[] =>
  at.flatMap((place, pawn) => (place >= JET ? [pawn] : [])).sort((a, b) => at[a]! - at[b]!);

/** All pawns that look like this one and are at home beside it; itself where it is elsewhere. */
export function alikeAtHome({ at, owner }: Heroes, pawn: number): readonly Ref[] {
  if (at[pawn] !== ON_BOARD) return [`pawn:${pawn}`];
  const out: Ref[] = [];
  for (let other = 0; other < PAWNS; other++)
    if (at[other] === ON_BOARD && owner[other] === owner[pawn] && lookOf(other) === lookOf(pawn))
      out.push(`pawn:${other}`);
  return out;
}

const kindOf = (ref: Ref): string => ref.split(':')[0]!;
const numberOf = (ref: Ref): number => Number(ref.split(':')[1]);
/** Cards that options name and that lie neither in the viewer's hand nor in the Protocols: they are laid out. */
export function laidOut(w: Heroes, decision: Decision | undefined, me: Seat): number[] {
  const { hand, protocols } = w.piles;
  const named = decision?.options.flatMap(({ refs }) => refs).filter(ref => kindOf(ref) === 'card') ?? [];
  return named.map(numberOf).filter(card => !hand[me]?.cards.includes(card) && !protocols.cards.includes(card));
}
/** The fold on which a thing lies; the X-Jet is on none, for it is always in sight. */
export function foldOf({ at }: Heroes, ref: Ref): Fold | undefined {
  const [kind, n] = [kindOf(ref), numberOf(ref)];
  const space = kind === 'space' ? n : kind === 'pawn' ? at[n]! : -1;
  if (space >= 0) return space >= JET ? undefined : isInstitute(space) ? 'institute' : 'mission';
  if (kind === 'location') return 'institute';
  return kind === 'card' || kind === 'evolution' ? 'cards' : undefined;
}
