// Surcharges: what wounds and prone figures pay more, and what full boxes and traps forbid.
import { costChange } from '../abilities/powers.ts';
import type { Box } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { boxWounds, isBoxFull } from './damage-slots.ts';
import { characterOf } from './figures.ts';
import { PRIMARY, type Strike } from './world.ts';

/** ST-WND-04..06 ST-STA-03: AP more for an activity, by wounds in its box and for a prone figure. ST-RUL-26: only
 *  what has a price pays them. */
export const surcharge = (w: Strike, figure: number, box: Box): number =>
  boxWounds(w, figure, box) + (w.prone[figure]! > 0 ? 1 : 0);
/** ST-STA-01 ST-WND-08: a trapped figure neither moves nor attacks; a full box ends its activity. */
export const isBarred = (w: Strike, figure: number, box: Box): boolean =>
  (box !== 'defend' && w.trapped[figure]! > 0) || isBoxFull(w, figure, box);

/** ST-ATK-01 ST-WND-04 */
export const attackCost = (w: Strike, figure: number): number =>
  Math.max(
    0,
    CHARACTERS[characterOf(figure)]!.attack.ap + surcharge(w, figure, 'attack') + costChange(w, figure, PRIMARY),
  );
/** ST-DEF-02 ST-WND-05 */
export const defendCost = (w: Strike, figure: number): number =>
  CHARACTERS[characterOf(figure)]!.defend.ap + surcharge(w, figure, 'defend');
