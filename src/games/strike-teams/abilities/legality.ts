// What the rules forbid a figure and its Action Cards, and what attacks, defenses and cards cost with all that makes
// them dearer or cheaper.
import type { Verdict } from '#engine/definition.ts';
import { type CardNo, ACTIONS, ownerOf } from '../cards/actions.ts';
import type { Box } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { type Order, pay } from '../table/points.ts';
import { boxesOfCard, isBoxFull, isCardFull, boxWounds } from '../table/damage-slots.ts';
import { isHenchman, characterOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import { type Figure, type Strike, NONE } from '../table/world.ts';
import { attackDiscount } from './powers.ts';

/** ST-STA-01 ST-WND-08: a trapped figure neither moves nor attacks; a full box ends its activity. */
export const isBarred = (w: Strike, figure: Figure, box: Box): boolean =>
  (box !== 'defend' && w.trapped[figure]! > 0) || isBoxFull(w, figure, box);
/** ST-HEN-04 ST-HEN-11 ST-RUL-67: one attack a round for a henchman, none in the round of its respawn. */
export const hasAttacked = (w: Strike, figure: Figure): boolean => isHenchman(figure) && w.attacks[figure]! > 0;
/** Why the figure of a turn may not attack now. */
export function attackBar(w: Strike, { hasRun, figure }: Turn): Verdict {
  if (hasRun) return 'ST-RUL-29';
  if (w.trapped[figure]! > 0) return 'ST-STA-01';
  if (isBarred(w, figure, 'attack')) return 'ST-WND-08';
  return hasAttacked(w, figure) && 'ST-HEN-04';
}
/** ST-GLO-07 ST-CRD-02 ST-CRD-04 ST-CRD-05 ST-CRD-08 ST-WND-03: may the card be triggered at all, payment
 *  aside? The rule that forbids it, or nothing. */
export function cardRefusal(
  w: Strike,
  figure: Figure,
  card: CardNo,
): 'ST-CRD-04' | 'ST-CRD-08' | 'ST-WND-03' | 'ST-WND-08' | 'ST-STA-01' | undefined {
  if (ACTIONS[card]!.ap === null) return 'ST-CRD-08';
  if (w.dt[card]! > 0) return 'ST-CRD-04';
  if (isCardFull(w, card)) return 'ST-WND-03';
  if (figure < 0) return undefined;
  const boxes = boxesOfCard(card);
  // ST-STA-02 ST-RUL-114: a card that defends is used by the trapped, too.
  if (w.trapped[figure]! > 0 && boxes.length > 0 && !boxes.includes('defend')) return 'ST-STA-01';
  return boxes.some(box => isBoxFull(w, figure, box)) ? 'ST-WND-08' : undefined;
}

/** ST-WND-04..06 ST-STA-03: AP more for an activity, by wounds in its box and for a prone figure. ST-RUL-26: only
 *  what has a price pays them. */
export const surcharge = (w: Strike, figure: Figure, box: Box): number =>
  boxWounds(w, figure, box) + (w.prone[figure]! > 0 ? 1 : 0);
/** ST-ATK-01 ST-WND-04 */
export const attackCost = (w: Strike, figure: Figure): number =>
  Math.max(0, CHARACTERS[characterOf(figure)]!.attack.ap + surcharge(w, figure, 'attack') - attackDiscount(w, figure));
/** ST-DEF-02 ST-WND-05 */
export const defendCost = (w: Strike, figure: Figure): number =>
  CHARACTERS[characterOf(figure)]!.defend.ap + surcharge(w, figure, 'defend');

/** ST-CRD-01 ST-WND-02 ST-WND-07 ST-RUL-27: the card's own wounds, those of each of its boxes, and 1 once for a prone
 *  figure. A card that the group uses as a whole has no figure. */
export function cardCost(w: Strike, figure: Figure, card: CardNo): number {
  const boxes = boxesOfCard(card);
  let cost = (ACTIONS[card]!.ap ?? 0) + w.cardWounds[card]!;
  if (figure < 0) return Math.max(0, cost);
  for (const box of boxes) cost += boxWounds(w, figure, box);
  if (boxes.length > 0 && w.prone[figure]! > 0) cost++;
  return Math.max(0, cost);
}
/** Pays for a card and places its DT (ST-CRD-03, ST-RUL-24); whom it was aimed at before is forgotten. */
export function payCard(w: Strike, figure: Figure, card: CardNo, order: Order): void {
  pay(w, ownerOf(card), cardCost(w, figure, card), order);
  w.dt[card] = ACTIONS[card]!.dt;
  w.aimedAt[card] = NONE;
}
