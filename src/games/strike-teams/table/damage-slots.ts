// Damage slots: how many a figure has, where its wounds lie, and what they shut.
import { boxesOf } from '../cards/action-card.ts';
import { type CardNo, ownerOf, CARDS_EACH, ACTIONS, cardsOf, fromActions } from '../cards/actions.ts';
import { BOXES, type Box, boxSlots, HENCHMAN_HEALTH } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { characterOf, isHenchman } from './figures.ts';
import { type Figure, HENCHMEN, type Strike } from './world.ts';

/** A place for wounds: 0 to 2 the boxes of the Character Card, 3 to 10 the character's Action Cards. */
export const FIRST_CARD_PLACE = 3;
export const PLACES: readonly number[] = Array.from({ length: FIRST_CARD_PLACE + CARDS_EACH }, (_, i) => i);
export const placeOfCard = (card: CardNo): number => FIRST_CARD_PLACE + (card % CARDS_EACH);
export const cardAtPlace = (character: number, place: number): number =>
  CARDS_EACH * character + place - FIRST_CARD_PLACE;

/** A wound by figure and place, as answers name it; of a henchman the place is 0. */
export const WOUND = 16;
export const woundAt = (figure: Figure, place: number): number => WOUND * figure + place;
export const figureOfWound = (wound: number): number => Math.floor(wound / WOUND);
export const placeOfWound = (wound: number): number => wound % WOUND;
/** How many wounds go where, each as one number for sentences: 1000 for every wound, and the wound. */
export const WOUND_COUNT = 1000;
export function countedWounds(wounds: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const wound of wounds) counts.set(wound, (counts.get(wound) ?? 0) + 1);
  return [...counts].map(([wound, n]) => WOUND_COUNT * n + wound);
}

const boxes = fromActions(() => ACTIONS.map(({ effects }): readonly Box[] => boxesOf(effects)));
/** ST-RUL-27: the boxes that a card falls under. */
export const boxesOfCard = (card: CardNo): readonly Box[] => boxes.now[card]!;

export function boxWounds(w: Strike, figure: Figure, box: Box): number {
  if (box === 'attack') return w.attackWounds[figure]!;
  return box === 'defend' ? w.defendWounds[figure]! : w.moveWounds[figure]!;
}
/** ST-SET-13: slots at a place that are there at all. */
export function slotsAt(w: Strike, figure: Figure, place: number): number {
  const character = characterOf(figure);
  if (place < FIRST_CARD_PLACE) return CHARACTERS[character]![BOXES[place]!].slots;
  const card = cardAtPlace(character, place);
  return w.chosen[card] ? ACTIONS[card]!.slots : 0;
}
export function woundsAt(w: Strike, figure: Figure, place: number): number {
  if (place < FIRST_CARD_PLACE) return boxWounds(w, figure, BOXES[place]!);
  return w.cardWounds[cardAtPlace(characterOf(figure), place)]!;
}
export function addWounds(w: Strike, figure: Figure, place: number, n: number): void {
  if (place === 0) w.attackWounds[figure]! += n;
  else if (place === 1) w.defendWounds[figure]! += n;
  else if (place === 2) w.moveWounds[figure]! += n;
  else w.cardWounds[cardAtPlace(characterOf(figure), place)]! += n;
}

/** ST-SET-13 ST-HEN-06 */
export function healthOf(w: Strike, figure: Figure): number {
  if (isHenchman(figure)) return HENCHMAN_HEALTH;
  let slots = boxSlots(CHARACTERS[figure]!);
  const first = CARDS_EACH * figure;
  for (let card = first; card < first + CARDS_EACH; card++) if (w.chosen[card]) slots += ACTIONS[card]!.slots;
  return slots;
}
/** All wounds of a figure. */
export function woundsOf(w: Strike, figure: Figure): number {
  if (isHenchman(figure)) return w.baseWounds[figure]!;
  let wounds = w.attackWounds[figure]! + w.defendWounds[figure]! + w.moveWounds[figure]!;
  const first = CARDS_EACH * figure;
  for (let i = 0; i < CARDS_EACH; i++) wounds += w.cardWounds[first + i]!;
  return wounds;
}
export const freeSlots = (w: Strike, figure: Figure): number => Math.max(0, healthOf(w, figure) - woundsOf(w, figure));
/** ST-WND-10 ST-HEN-06 */
export const isFull = (w: Strike, figure: Figure): boolean => freeSlots(w, figure) === 0;
/** ST-RSP-02: all wounds are gone. */
export function healFully(w: Strike, figure: Figure): void {
  w.attackWounds[figure] = w.defendWounds[figure] = w.moveWounds[figure] = w.baseWounds[figure] = 0;
  if (!isHenchman(figure)) for (const card of cardsOf(figure)) w.cardWounds[card] = 0;
}

/** ST-WND-08: all slots of the box are filled; henchmen's boxes have none, so nothing shuts them (ST-HEN-05). */
export function isBoxFull(w: Strike, figure: Figure, box: Box): boolean {
  const { slots } = CHARACTERS[characterOf(figure)]![box];
  return slots > 0 && boxWounds(w, figure, box) >= slots;
}
/** ST-WND-03 */
export const isCardFull = (w: Strike, card: CardNo): boolean =>
  ACTIONS[card]!.slots > 0 && w.cardWounds[card]! >= ACTIONS[card]!.slots;
/** ST-WND-09 ST-RUL-25: a card whose power is off because the card itself or a box that it falls under is full. */
export function isShut(w: Strike, card: CardNo): boolean {
  const character = ownerOf(card);
  if (character === HENCHMEN) return false;
  return isCardFull(w, card) || boxesOfCard(card).some(box => isBoxFull(w, character, box));
}
/** A chosen card whose continuous or ongoing power is on (ST-CRD-06, ST-CRD-07, ST-CRD-08). */
export function isOn(w: Strike, card: CardNo): boolean {
  if (!w.chosen[card]) return false;
  const { ap, starburst } = ACTIONS[card]!;
  return (ap === null || (starburst === true && w.dt[card]! > 0)) && !isShut(w, card);
}
