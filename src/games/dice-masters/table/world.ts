// The table: what a die is and shows, its marks, and how the table is copied. Its columns are in duel.ts, where dice
// lie and how they move in zones.ts; both are handed on from here.
import { copyRecord } from '#engine/copy.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import type { Card } from '../cards/card.ts';
import { faceAt, SIDEKICK, type Face } from './dice.ts';
import type { Duel } from './duel.ts';
import { COLOURS, type Colour } from '../cards/colours.ts';

export type { Duel, Force } from './duel.ts';
export * from './zones.ts';
export type T = Table<Duel>;

/** Marks on a die, as bits. */
export const ROLLING = 1; // is rolled in this turn's roll and reroll step
export const PARTIAL = 2; // part of its energy is spent: no reroll (DM-PAY-07)
export const FIELDED = 4; // was fielded this turn
export const BLOCKED = 8; // was blocked in this attack, even if its blocker is gone (DM-BLK-06)
export const HURT = 16; // was damaged in an attack step this turn
export const USED_UP = 32; // its once-per-turn ability was used
export const DOUBLED = 64; // its attack was doubled by Iceman this turn
export const KEPT = 128; // came into the reserve pool at the start of the turn and is not cleared (DM-RUL-19)
/** DM-SET-03: a basic action belongs to both players. */
export const BOTH = -1;

export const other = (seat: Seat): Seat => 1 - seat;
/** DM-CRD-01; DM-CTL-03: its owner's card, also under control of the other. */
export const cardOfDie = (w: Duel, die: number): Card | undefined =>
  w.slot[die]! < 0 ? undefined : cardOf(w.cards[w.slot[die]!]!);
export const faceOf = (w: Duel, die: number): Face => faceAt(w.kind[die]!, w.face[die]!);
export const isSidekick = (w: Duel, die: number): boolean => w.kind[die] === SIDEKICK;
/** DM-MOD-01, DM-MOD-02: what lies in the field or reserve pool is what it shows. */
export const isCharacter = (w: Duel, die: number): boolean => faceOf(w, die).level > 0;
/** DM-RUL-31: a Sidekick costs nothing. */
export const purchaseCost = (w: Duel, die: number): number => cardOfDie(w, die)?.cost ?? 0;
export const levelOf = (w: Duel, die: number): number => faceOf(w, die).level;
export const has = (w: Duel, die: number, mark: number): boolean => (w.marks[die]! & mark) !== 0;
export const mark = (w: Duel, die: number, bits: number): void => void (w.marks[die]! |= bits);
export const unmark = (w: Duel, die: number, bits: number): void => void (w.marks[die]! &= ~bits);

/** The colour of a card in the middle, the same for the whole game; none for a card of a team. */
export function colourOf(w: Duel, slot: number): Colour | undefined {
  if (w.holder[slot] !== BOTH) return undefined;
  let before = 0;
  for (let s = 0; s < slot; s++) if (w.holder[s] === BOTH) before++;
  return COLOURS[before];
}

/** A die of a card is fielded or used: it was in play. */
export function comeToPlay(w: Duel, die: number): void {
  if (w.slot[die]! >= 0) w.played[w.slot[die]!] = 1;
}
/** Lists of numbers, by card, by die and by seat. */
const COLUMNS = [
  ...(['cards', 'holder', 'stock', 'played'] as const),
  ...(['slot', 'kind', 'owner', 'seat', 'zone', 'face', 'damage', 'plusAttack', 'plusDefense', 'marks'] as const),
  ...(['foe', 'foe2', 'partner', 'under', 'spared'] as const),
  ...(['life', 'loose', 'fallenSidekicks'] as const),
];
/** A law compares it with the generic copy, which takes twice as long. */
export function copyDuel(w: Duel): Duel {
  const out = { ...w };
  for (const column of COLUMNS) out[column] = w[column].slice();
  out.forces = w.forces.map(force => ({ ...force }));
  out.waiting = w.waiting!.map(waiting => ({ ...waiting, my: copyRecord(waiting.my) }));
  return out;
}
