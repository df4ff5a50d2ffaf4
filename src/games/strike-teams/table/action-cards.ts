// Action Cards in play: what triggering one costs, when it is forbidden, and its Duration Tokens.
import { costChange } from '../abilities/powers.ts';
import { ACTIONS } from '../cards/actions.ts';
import { type Order, pay } from './command-points.ts';
import { boxesOfCard, boxWounds, isBoxFull, isCardFull } from './damage-slots.ts';
import { NONE, type Strike } from './world.ts';

/** ST-CRD-01 ST-WND-02 ST-WND-07 ST-RUL-27: the card's own wounds, those of each of its boxes, and 1 once for a prone
 *  figure. A card that the group uses as a whole has no figure. */
export function cardCost(w: Strike, figure: number, card: number): number {
  const boxes = boxesOfCard(card);
  let cost = (ACTIONS[card]!.ap ?? 0) + w.cardWounds[card]! + costChange(w, figure, card);
  if (figure < 0) return Math.max(0, cost);
  for (const box of boxes) cost += boxWounds(w, figure, box);
  if (boxes.length > 0 && w.prone[figure]! > 0) cost++;
  return Math.max(0, cost);
}
/** ST-GLO-07 ST-CRD-02 ST-CRD-04 ST-CRD-05 ST-CRD-08 ST-WND-03: may the card be triggered at all, payment
 *  aside? The rule that forbids it, or nothing. */
export function cardRefusal(
  w: Strike,
  figure: number,
  card: number,
): 'ST-CRD-04' | 'ST-CRD-08' | 'ST-WND-03' | 'ST-WND-08' | 'ST-STA-01' | undefined {
  if (ACTIONS[card]!.ap === null) return 'ST-CRD-08';
  if (w.dt[card]! > 0) return 'ST-CRD-04';
  if (isCardFull(w, card)) return 'ST-WND-03';
  if (figure < 0) return undefined;
  for (const box of boxesOfCard(card)) {
    if (box !== 'defend' && w.trapped[figure]! > 0) return 'ST-STA-01';
    if (isBoxFull(w, figure, box)) return 'ST-WND-08';
  }
  return undefined;
}
/** Pays for a card and places its DT (ST-CRD-03, ST-RUL-24); whom it was aimed at before is forgotten. */
export function payCard(w: Strike, figure: number, card: number, order?: Order): void {
  pay(w, Math.floor(card / 8), cardCost(w, figure, card), order);
  w.dt[card] = ACTIONS[card]!.dt;
  w.aimedAt[card] = NONE;
}
