// Boxes and cards laid out below the map, and the options that no place on the board shows.
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { cardsOf, ownerOf } from '../cards/actions.ts';
import { cardAtPlace, FIRST_CARD_PLACE, placeOfCard, placeOfWound, WOUND, woundAt } from '../table/damage-slots.ts';
import { characterOf, isOnMap } from '../table/figures.ts';
import { HENCHMEN, NONE, type Strike } from '../table/world.ts';
import { boxRef, kindOf, legalIn, namedIn, numberOf, shownIn } from './places.ts';

/** A place for wounds: a box of a Character Card, an Action Card, a soldier. */
export interface Item {
  figure: number;
  /** As rules number places: boxes, then cards. */
  place: number;
  /** The Action Card, or none. */
  card: number;
}
export const itemKey = ({ figure, place }: Item): number => woundAt(figure, place);
export function refsOf({ figure, place, card }: Item): [Ref, ...Ref[]] {
  const own: Ref = card === NONE ? boxRef(characterOf(figure), place) : `card:${card}`;
  return [own, `wound:${woundAt(figure, place)}`];
}
const itemAt = (figure: number, place: number): Item => ({
  figure,
  place,
  card: place < FIRST_CARD_PLACE ? NONE : cardAtPlace(characterOf(figure), place),
});
/** The three boxes and the Action Cards of a character. */
function sheetOf(w: Strike, character: number): Item[] {
  if (character === NONE) return [];
  const chosen = cardsOf(character).filter(card => w.chosen[card]);
  return [0, 1, 2, ...chosen.map(placeOfCard)].map(place => itemAt(character, place));
}
const thingsIn = ({ forms }: Decision, kind: string): readonly number[] =>
  Object.values(forms).flatMap(({ to }) =>
    to.flatMap(({ slots }) => slots.flatMap(({ of, things }) => (of === kind ? (things ?? []) : []))),
  );
/** The places laid out below the map. */
export function itemsIn(view: View<Strike>, decision: Decision | undefined, looked: number): Item[] {
  const { world: w } = view;
  const wounds = decision ? thingsIn(decision, 'wound') : [];
  if (wounds.length) return wounds.map(n => itemAt(Math.floor(n / WOUND), placeOfWound(n)));
  const shown = shownIn(view, decision, looked);
  const own = sheetOf(w, shown);
  const others = namedIn(decision, 'card').filter(card => ownerOf(card) !== shown);
  return [...others.map(card => itemAt(ownerOf(card), placeOfCard(card))), ...own];
}

/** Kinds of things that are picked on the map. */
const ON_MAP_KINDS = ['square', 'barrier', 'push', 'direction', 'tile'];
/** Is the thing drawn somewhere: on the map, among the squads, or among the cards that are laid out? */
export function isDrawn(view: View<Strike>, ref: Ref, items: readonly Item[]): boolean {
  const { world: w } = view;
  const [kind, n] = [kindOf(ref), numberOf(ref)];
  if (ON_MAP_KINDS.includes(kind)) return true;
  if (kind === 'token') return w.tokenAt[n]! >= 0;
  if (kind === 'character') return w.owner[n] !== NONE;
  if (kind === 'figure') return isOnMap(w, n) || (n < HENCHMEN && w.owner[n] !== NONE);
  return kind === 'card' && items.some(({ card }) => card === n);
}
/** Options that the tray lists because nothing on the board stands for them. */
export function trayOf(view: View<Strike>, decision: Decision | undefined, looked: number): Option[] {
  if (!decision) return [];
  const items = itemsIn(view, decision, looked);
  return legalIn(decision).filter(({ id, verb, refs }) => {
    if (decision.forms[verb]) return false;
    if (!refs.length) return id.includes(':') && !/^(roll|command):/.test(id);
    return !refs.some(ref => isDrawn(view, ref, items));
  });
}
