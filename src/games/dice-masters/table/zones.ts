// Play areas: where dice lie, which dice lie there, and how they move, the bag and drawing from it included (DM-ZON).
import type { Random } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { faceAt } from './dice.ts';
import type { Duel } from './duel.ts';

/** The zones in which dice lie (DM-ZON-01), for all to see (DM-ETQ-01). Field and attack zone are both 'the field'
 *  (DM-ZON-07); a hooked die is an action die that stays in the field and is no character. */
export const ZONES = ['card', 'bag', 'prep', 'reserve', 'field', 'attack', 'used', 'captured', 'hooked'] as const;
export type Zone = (typeof ZONES)[number];
export const CARD = 0; // DM-ZON-09
export const BAG = 1; // DM-ZON-02
export const PREP = 2; // DM-ZON-04
export const RESERVE = 3; // DM-ZON-05
export const FIELD = 4; // DM-ZON-06; DM-BLK-07: the part outside the attack zone
export const ATTACK = 5;
export const USED = 6; // DM-ZON-08
export const CAPTURED = 7; // DM-GLS-05, DM-CAP-01
export const HOOKED = 8;
export const NO_DIE = -1;

export const inField = (w: Duel, die: number): boolean => w.zone[die] === FIELD || w.zone[die] === ATTACK;
/** The dice that a seat controls in a zone. */
export function diceIn(w: Duel, seat: Seat, zone: number): number[] {
  const out: number[] = [];
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === zone && w.seat[die] === seat) out.push(die);
  return out;
}
/** The characters that a seat has in the field, attack zone included. */
export function charactersOf(w: Duel, seat: Seat): number[] {
  const out: number[] = [];
  for (let die = 0; die < w.zone.length; die++) if (w.seat[die] === seat && inField(w, die)) out.push(die);
  return out;
}
/** Has the seat any character in the field? */
export function hasCharacters(w: Duel, seat: Seat): boolean {
  for (let die = 0; die < w.zone.length; die++) if (w.seat[die] === seat && inField(w, die)) return true;
  return false;
}
/** DM-BUY-07, DM-SET-04: how many dice are left on each card. */
export function leftBySlot(w: Duel): number[] {
  const left = new Array<number>(w.cards.length).fill(0);
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === CARD) left[w.slot[die]!]!++;
  return left;
}
export const diceLeft = (w: Duel, slot: number): number => {
  let n = 0;
  for (let die = 0; die < w.zone.length; die++) if (w.slot[die] === slot && w.zone[die] === CARD) n++;
  return n;
};

// ---- moving ------------------------------------------------------------------------------------------------

/** Puts a die somewhere; what clung to it in the field falls off when it leaves. */
export function put(w: Duel, die: number, zone: number): void {
  if (inField(w, die) && zone !== FIELD && zone !== ATTACK) strip(w, die);
  if (zone !== ATTACK) w.foe[die] = w.foe2[die] = NO_DIE;
  if (w.zone[die] === HOOKED) w.under[die] = NO_DIE;
  w.zone[die] = zone;
}
/** Takes off damage, bonuses, pairing and marks (DM-RUL-60, DM-RUL-66). */
function strip(w: Duel, die: number): void {
  unpair(w, die);
  w.damage[die] = w.plusAttack[die] = w.plusDefense[die] = w.spared[die] = 0;
  w.marks[die] = 0;
  w.forces = w.forces.filter(force => force.whom !== die);
}

/** Puts a die with its face into its owner's reserve pool. DM-RUL-35: only energy can lie there in the other's turn. */
export function toReserve(w: Duel, die: number): void {
  w.seat[die] = w.owner[die]!;
  put(w, die, w.owner[die] === w.active || faceAt(w.kind[die]!, w.face[die]!).energy >= 0 ? RESERVE : USED);
}

/** DM-PRU-05, DM-PRU-07: a pair ends for both. */
export function unpair(w: Duel, die: number): void {
  const partner = w.partner[die]!;
  if (partner !== NO_DIE) w.partner[partner] = NO_DIE;
  w.partner[die] = NO_DIE;
}

/** DM-ZON-03, DM-CLR-03: draws up to `n` dice from a seat's bag into a zone, refilling it once it is empty. DM-RUL-12,
 *  DM-ETQ-04: each is picked by chance among all that are there. DM-RUL-16: fewer when there are no more. */
export function draw(w: Duel, seat: Seat, n: number, into: number, random: Random): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    let bag = ownedIn(w, seat, BAG);
    if (!bag.length) bag = refill(w, seat);
    if (!bag.length) break;
    const die = bag[random.below(bag.length)]!;
    put(w, die, into);
    drawn.push(die);
  }
  return drawn;
}
function refill(w: Duel, seat: Seat): number[] {
  const used = ownedIn(w, seat, USED);
  for (const die of used) put(w, die, BAG);
  return used;
}
export const ownedIn = (w: Duel, seat: Seat, zone: number): number[] => {
  const out: number[] = [];
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === zone && w.owner[die] === seat) out.push(die);
  return out;
};
