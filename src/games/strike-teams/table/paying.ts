// Action and Command Points: what things cost, what can be paid, and how points are gained.
import { ACTIONS } from '../cards/actions.ts';
import { COMMAND_DIAL_END } from '../cards/box.ts';
import { type Box, type CardSide, sideFor } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { costChange } from '../abilities/powers.ts';
import { characterOf, gridFor, isOnMap, otherTeam, sizeOf, teamOf } from './figures.ts';
import { boxesOfCard, boxWounds, isBoxFull, isCardFull } from './health.ts';
import { HENCHMEN, NONE, PRIMARY, type Strike, type Team } from './world.ts';

/** ST-CMD-02 ST-CMP-09 */
export const MOST_CP = COMMAND_DIAL_END;
/** ST-CMD-02: what goes beyond the dial is lost. */
export function gainCp(w: Strike, team: Team, n: number): void {
  w.cp[team] = Math.min(MOST_CP, w.cp[team] + n);
}

export const trackOf = (w: Strike, character: number): CardSide =>
  sideFor(CHARACTERS[character]!, sizeOf(w, character));
/** Is the square in the team's Starting Zone? */
export const isAtHome = (w: Strike, square: number, team: Team): boolean =>
  w.zones[team].includes(gridFor(w).tile[square]!);
/** ST-APZ-01 ST-APZ-02 ST-RUL-21 ST-RUL-23: the space above which AP are not added. */
export function ceilingOf(w: Strike, character: number): number {
  const { red, last } = trackOf(w, character);
  if (character === HENCHMEN || !isOnMap(w, character)) return last;
  return isAtHome(w, w.at[character]!, teamOf(character)) ? red : last;
}
/** ST-APZ-03 ST-APZ-04 ST-RUL-20: at or above the ceiling nothing is gained, and nothing is lost. */
export function gainAp(w: Strike, character: number, n: number): number {
  const before = w.ap[character]!;
  const after = Math.max(before, Math.min(ceilingOf(w, character), before + n));
  w.ap[character] = after;
  return after - before;
}
/** ST-DIE-07 ST-DIE-09 ST-RUL-22: what henchmen win above their track is kept apart. */
export function gainByDie(w: Strike, character: number, n: number): void {
  const gained = gainAp(w, character, n);
  if (character === HENCHMEN) w.surplus += n - gained;
}
export function loseAp(w: Strike, character: number, n: number): void {
  w.ap[character] = Math.max(0, w.ap[character]! - n);
}

/** ST-CMD-04 ST-CMD-06 ST-CMD-08: own AP and the team's CP, never another's AP. */
export const purse = (w: Strike, character: number): number =>
  w.ap[character]! + (character === HENCHMEN ? w.surplus : 0) + w.cp[teamOf(character)];
/** ST-ACT-10: paid in full. Surplus AP go first (ST-DIE-09), then AP, then CP, or CP before AP. */
export function pay(w: Strike, character: number, price: number, isCommandFirst = false): void {
  if (price === 0) return;
  const team = teamOf(character);
  let left = price;
  if (character === HENCHMEN) {
    const used = Math.min(left, w.surplus);
    w.surplus -= used;
    left -= used;
  }
  if (isCommandFirst) {
    const used = Math.min(left, w.cp[team]);
    w.cp[team] -= used;
    left -= used;
  }
  const used = Math.min(left, w.ap[character]!);
  w.ap[character]! -= used;
  w.cp[team] -= left - used;
}

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
export function payCard(w: Strike, figure: number, card: number, isCommandFirst = false): void {
  pay(w, Math.floor(card / 8), cardCost(w, figure, card), isCommandFirst);
  w.dt[card] = ACTIONS[card]!.dt;
  w.aimedAt[card] = NONE;
}
export const opponentsOf = (figure: number): Team => otherTeam(teamOf(figure));
