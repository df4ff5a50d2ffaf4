// The table: cards by slot, dice as columns of numbers, lives. Where dice lie and how they move is in zones.ts, handed
// on from here.
import { copyRecord } from '#engine/copy.ts';
import type { Lasting } from '#engine/kit/modifiers.ts';
import type { Seat, WithLocals, World } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import type { Card } from '../cards/card.ts';
import { faceAt, SIDEKICK, type Face } from './dice.ts';
import type { Locals } from './locals.ts';

export * from './zones.ts';

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

/** Something an effect brought about that lasts; it concerns a die or a seat. */
export interface Force extends Lasting<'turn' | 'attack' | 'yourTurn' | 'nextAttack' | 'cancelled'> {
  /** The die it came from. */
  die: number;
  /** The action card it came from, for texts that cancel actions (DM-RUL-89); 0 for others. */
  action: number;
}

/** All of it lies open: every die with its face (DM-ETQ-01, DM-RUL-09), bags too, which anybody can count (DM-ETQ-04,
 *  DM-RUL-11). What will be drawn is nowhere. */
export interface Duel extends World, WithLocals<Locals> {
  format: string;
  /** DM-PRI-07: the inactive player may act after each single action. */
  casual: boolean;
  /** DM-RUL-08: only the cards and dice of a starter box. */
  starterBox: boolean;
  /** DM-RUL-14: a hundred turns each, then lives decide. */
  turnLimit: boolean;
  /** Card numbers by slot; `key` is the same as text. */
  cards: number[];
  key: string;
  /** The seat that may purchase from a slot, or BOTH. */
  holder: number[];
  /** By slot: how many dice the card was laid out with, and whether one was ever fielded or used (0 or 1). */
  stock: number[];
  played: number[];
  /** Columns by die: its slot (-1 for Sidekicks) and kind, who owns and who controls it, where it lies, how. */
  slot: number[];
  kind: number[];
  owner: number[];
  seat: number[];
  zone: number[];
  /** DM-ETQ-02: changed by rolling, spinning, payments and effects that turn a die, and by nothing else. */
  face: number[];
  damage: number[];
  plusAttack: number[];
  plusDefense: number[];
  marks: number[];
  /** The attacker it blocks, and a second one (DM-BLK-03). */
  foe: number[];
  foe2: number[];
  partner: number[];
  /** The die it is captured by, or the slot a hooked die lies on. */
  under: number[];
  /** Damage kept off this turn by shields that count it (first 2 each turn). */
  spared: number[];
  life: number[];
  /** DM-FUN-05: the starting amount. */
  mostLife: number;
  /** Energy without a die (DM-RUL-15). */
  loose: number[];
  /** The seat whose turn it is; -1 before the first player is drawn. */
  active: Seat;
  turns: number;
  /** Sidekicks of each seat knocked out this turn. */
  fallenSidekicks: number[];
  inAttack: boolean;
  forces: Force[];
}

export const other = (seat: Seat): Seat => 1 - seat;
/** DM-CRD-01; DM-CTL-03: its owner's card, whoever controls it. */
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

/** A die of a card is fielded or used: it was in play. */
export function comeToPlay(w: Duel, die: number): void {
  if (w.slot[die]! >= 0) w.played[w.slot[die]!] = 1;
}
/** Hand-written for speed; a law compares it with the generic copy. */
export const copyDuel = (w: Duel): Duel => ({
  format: w.format,
  casual: w.casual,
  starterBox: w.starterBox,
  turnLimit: w.turnLimit,
  cards: w.cards.slice(),
  key: w.key,
  holder: w.holder.slice(),
  stock: w.stock.slice(),
  played: w.played.slice(),
  slot: w.slot.slice(),
  kind: w.kind.slice(),
  owner: w.owner.slice(),
  seat: w.seat.slice(),
  zone: w.zone.slice(),
  face: w.face.slice(),
  damage: w.damage.slice(),
  plusAttack: w.plusAttack.slice(),
  plusDefense: w.plusDefense.slice(),
  marks: w.marks.slice(),
  foe: w.foe.slice(),
  foe2: w.foe2.slice(),
  partner: w.partner.slice(),
  under: w.under.slice(),
  spared: w.spared.slice(),
  life: w.life.slice(),
  mostLife: w.mostLife,
  loose: w.loose.slice(),
  active: w.active,
  turns: w.turns,
  fallenSidekicks: w.fallenSidekicks.slice(),
  inAttack: w.inAttack,
  forces: w.forces.map(force => ({ ...force })),
  waiting: w.waiting!.map(waiting => ({ ...waiting, my: copyRecord(waiting.my) })),
});
