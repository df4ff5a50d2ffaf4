// What the rules forbid a figure and its Action Cards, payment aside.
import type { Verdict } from '#engine/definition.ts';
import { type CardNo, ACTIONS } from '../cards/actions.ts';
import type { Box } from '../cards/character-card.ts';
import { boxesOfCard, isBoxFull, isCardFull } from '../table/damage-slots.ts';
import { isHenchman } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import type { Figure, Strike } from '../table/world.ts';

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
  for (const box of boxesOfCard(card)) {
    if (box !== 'defend' && w.trapped[figure]! > 0) return 'ST-STA-01';
    if (isBoxFull(w, figure, box)) return 'ST-WND-08';
  }
  return undefined;
}
