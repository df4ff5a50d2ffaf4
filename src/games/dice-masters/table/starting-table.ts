// Laying out the table: an empty one, cards with their dice, Sidekicks in the bags.
import type { Seat } from '#engine/types.ts';
import { DICE_PER_COLOUR } from '../cards/colours.ts';
import { cardOf } from '../cards/index.ts';
import { kindOf, SIDEKICK, SIDEKICK_CHARACTER } from './dice.ts';
import { BAG, BOTH, CARD, NO_DIE, type Duel } from './world.ts';

/** Nobody begins yet (DM-SET-05, DM-BSC-10, DM-TNT-07). */
export const NOBODY = -1;

/** The team of a seat: card numbers, with the number of dice of each. */
export interface Team {
  basics: readonly number[];
  cards: readonly { card: number; dice: number }[];
}

export const emptyTable = (format: string, life: number, casual: boolean): Duel => ({
  format,
  casual,
  starterBox: false,
  turnLimit: true,
  cards: [],
  key: '',
  holder: [],
  stock: [],
  played: [],
  slot: [],
  kind: [],
  owner: [],
  seat: [],
  zone: [],
  face: [],
  damage: [],
  plusAttack: [],
  plusDefense: [],
  marks: [],
  foe: [],
  foe2: [],
  partner: [],
  under: [],
  spared: [],
  life: [life, life],
  mostLife: life,
  loose: [0, 0],
  active: 0,
  turns: 0,
  fallenSidekicks: [0, 0],
  inAttack: false,
  forces: [],
  waiting: [],
});

/** Adds a die in a zone and returns its number. */
export function addDie(w: Duel, slot: number, kind: number, owner: Seat, zone: number): number {
  const die = w.zone.length;
  w.slot.push(slot);
  w.kind.push(kind);
  w.owner.push(owner);
  w.seat.push(owner);
  w.zone.push(zone);
  w.face.push(kind === SIDEKICK ? SIDEKICK_CHARACTER : 0);
  for (const column of [w.damage, w.plusAttack, w.plusDefense, w.marks, w.spared]) column.push(0);
  for (const column of [w.foe, w.foe2, w.partner, w.under]) column.push(NO_DIE);
  return die;
}
/** Adds a card with its dice on it (DM-ZON-09); DM-BSC-08: the same basic action twice makes two slots. */
export function addCard(w: Duel, card: number, dice: number, holder: number): number {
  const slot = w.cards.length;
  w.cards.push(card);
  w.holder.push(holder);
  w.stock.push(dice);
  w.played.push(0);
  w.key = w.cards.join(' ');
  const kind = kindOf(cardOf(card).die);
  for (let i = 0; i < dice; i++) addDie(w, slot, kind, holder === BOTH ? 0 : holder, CARD);
  return slot;
}
/** DM-SET-03, DM-CRD-10, DM-BSC-08, DM-BSC-09, DM-TNT-06: each lies in the middle with three dice of its own, also when
 *  it is there twice. DM-SET-02: its place among them is its colour. */
export function layBasics(w: Duel, basics: readonly number[]): void {
  for (const card of basics) addCard(w, card, DICE_PER_COLOUR, BOTH);
}
/** DM-SET-08: for this player alone. */
export function layCards(w: Duel, seat: Seat, cards: Team['cards']): void {
  for (const { card, dice } of cards) addCard(w, card, dice, seat);
}
export const SIDEKICKS = 8;
/** DM-SET-09, DM-TEA-01, DM-CMP-05; DM-CMP-08: they have no card. */
export function addSidekicks(w: Duel, seat: Seat): void {
  for (let i = 0; i < SIDEKICKS; i++) addDie(w, -1, SIDEKICK, seat, BAG);
}
