// What attacks, defenses and Action Cards cost, with all that makes them dearer or cheaper.
import { type CardNo, ACTIONS, ownerOf } from '../cards/actions.ts';
import type { Box } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { type Order, pay } from '../table/command-points.ts';
import { boxesOfCard, boxWounds } from '../table/damage-slots.ts';
import { characterOf } from '../table/figures.ts';
import { type Figure, NONE, type Strike } from '../table/world.ts';
import { attackDiscount } from './powers.ts';

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
export function payCard(w: Strike, figure: Figure, card: CardNo, order?: Order): void {
  pay(w, ownerOf(card), cardCost(w, figure, card), order);
  w.dt[card] = ACTIONS[card]!.dt;
  w.aimedAt[card] = NONE;
}
