// Hidden things and who has seen them: cards in piles, dice in bags, tiles face down, secret numbers.
import { sameNumbers } from '../copy.ts';
import type { Random } from '../definition.ts';
import type { HiddenWorld, Pile, Seat, Secret, World } from '../types.ts';

/** The stand-in for a thing that the viewer has not seen: all that shows is the back. */
export const faceDown = (back: number): number => -1 - back;
export const HIDDEN = faceDown(0);
/** The back of a thing that lies face down. */
export const backOf = (hidden: number): number => -1 - hidden;
export const NOBODY = 0;
export const bit = (seat: Seat): number => 1 << seat;
export const everybody = (seats: number): number => (1 << seats) - 1;

export const pile = (cards: number[] = [], seen = NOBODY): Pile => ({ cards, seen: cards.map(() => seen) });
/** A bag: what lies in it is known to `seen`, but it has no order, and drawing is by chance. */
export const bag = (cards: number[] = [], seen = NOBODY): Pile => ({ ...pile(cards, seen), loose: true });
export const secret = (value: number, seen = NOBODY): Secret => ({ value, seen });

/** Moves the thing at `index` to the top of `to`; whoever is in `seen` now knows it as well. */
export function moveCard(from: Pile, index: number, to: Pile, seen: number): number {
  const card = from.cards[index];
  if (card === undefined) throw new Error(`no card at ${index} of ${from.cards.length}`);
  const known = from.seen[index]!;
  removeAt(from.cards, index);
  removeAt(from.seen, index);
  if (from.loose) forget(from, card, known, seen);
  to.cards.push(card);
  to.seen.push(from.loose ? seen : known | seen);
  return card;
}

/** Draws one thing by chance from a bag. */
export const drawFrom = (from: Pile, random: Random, to: Pile, seen: number): number =>
  moveCard(from, random.below(from.cards.length), to, seen);

/** Mixes a pile: nobody knows any more where anything lies. A bag is mixed always. */
export function shufflePile(p: Pile, random: Random): void {
  if (p.loose) return;
  random.shuffle(p.cards);
  p.seen.fill(NOBODY);
}

/** Shows the thing at `index` to more seats. */
export function show(p: Pile, index: number, seen: number): void {
  p.seen[index]! |= seen;
}

export const copyPile = (p: Pile): Pile =>
  p.loose
    ? { cards: p.cards.slice(), seen: p.seen.slice(), loose: true }
    : { cards: p.cards.slice(), seen: p.seen.slice() };

/** Do piles hold the same things in the same order, known to the same seats? */
export function samePile(a: Pile, b: Pile): boolean {
  if (a.cards.length !== b.cards.length || a.seen.length !== b.seen.length || a.loose !== b.loose) return false;
  return sameNumbers(a.cards, b.cards) && sameNumbers(a.seen, b.seen);
}
export const sameSecret = (a: Secret, b: Secret): boolean => a.value === b.value && a.seen === b.seen;
/** Do two tables hide the same, from the same seats? This is asked at every answer: piles are compared as piles, for to
 *  compare them as any data takes several times as long. */
export const hideTheSame = (a: HiddenWorld, b: HiddenWorld): boolean =>
  sameThings(a.piles, b.piles, samePile) && sameThings(a.secrets, b.secrets, sameSecret);

type Things<T> = Record<string, T | T[]>;
function sameThings<T>(a: Things<T> | undefined, b: Things<T> | undefined, isSame: (a: T, b: T) => boolean): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) if (!isSameThing(a[name]!, b[name], isSame)) return false;
  return true;
}
function isSameThing<T>(a: T | T[], b: T | T[] | undefined, isSame: (a: T, b: T) => boolean): boolean {
  if (!Array.isArray(a)) return b !== undefined && !Array.isArray(b) && isSame(a, b);
  if (!Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i]!, b[i]!)) return false;
  return true;
}

function removeAt(list: number[], index: number): void {
  if (index === list.length - 1) list.pop();
  else list.splice(index, 1);
}

/** A blind draw takes away the certainty of what is left: whoever has not `seen` what was drawn knows only the whole
 *  from now on, unless it knew all things in the bag to be the same. */
function forget(p: Pile, drawn: number, known: number, seen: number): void {
  let sure = known;
  for (let i = 0; i < p.cards.length; i++) sure = p.cards[i] === drawn ? sure & p.seen[i]! : 0;
  for (let i = 0; i < p.seen.length; i++) p.seen[i]! &= seen | sure;
}

/** Calls `visit` for every pile, in a fixed order. */
export function eachPile(world: World, visit: (p: Pile, name: string, index: number) => void): void {
  each(world.piles, visit);
}
export function eachSecret(world: World, visit: (s: Secret, name: string, index: number) => void): void {
  each(world.secrets, visit);
}
function each<T extends Pile | Secret>(
  things: Record<string, T | T[]> | undefined,
  visit: (thing: T, name: string, index: number) => void,
): void {
  for (const name in things) {
    const found = things[name]!;
    if (Array.isArray(found)) for (let i = 0; i < found.length; i++) visit(found[i]!, name, i);
    else visit(found, name, 0);
  }
}
