// Reactions to an attack: who may answer it, and with what.
import type { Seat } from '#engine/types.ts';
import { reactionsTo } from '../abilities/powers.ts';
import { ownerOf } from '../cards/actions.ts';
import { characterOf, deciderOf } from '../table/figures.ts';
import { cardCost, cardRefusal, defendCost, isBarred, purse } from '../table/paying.ts';
import { PRIMARY, type Strike, type T } from '../table/world.ts';

/** ST-DEF-04 ST-STA-02 */
export function mayDefend(w: Strike, seat: Seat): boolean {
  const { target, used } = w.attack!;
  if (deciderOf(w, target) !== seat || used.includes(PRIMARY) || isBarred(w, target, 'defend')) return false;
  return purse(w, characterOf(target)) >= defendCost(w, target);
}
/** ST-DEF-02 ST-DEF-05 ST-CRD-09 ST-CMD-05 */
export function reactionCards(w: Strike, seat: Seat): number[] {
  const found: number[] = [];
  for (const { card, figure } of reactionsTo(w, w.attack!)) {
    if (w.owner[ownerOf(card)] !== seat || w.attack!.used.includes(card) || w.isSafe[figure]) continue;
    if (!cardRefusal(w, figure, card) && purse(w, ownerOf(card)) >= cardCost(w, figure, card)) found.push(card);
  }
  return found;
}
export const canReact = (t: T, seat: Seat): boolean =>
  mayDefend(t.world, seat) || reactionCards(t.world, seat).length > 0;
export function reactorsOf(t: T): Seat[] {
  const first = deciderOf(t.world, t.world.attack!.target);
  const others = reactionsTo(t.world, t.world.attack!).map(({ card }) => t.world.owner[ownerOf(card)]!);
  return [...new Set([first, ...others])];
}
/** The figure that answers with a card. */
export const reactorWith = (w: Strike, card: number): number =>
  reactionsTo(w, w.attack!).find(reaction => reaction.card === card)!.figure;
