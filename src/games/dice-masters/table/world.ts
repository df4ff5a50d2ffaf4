// The table: cards by slot, dice as columns of numbers, lives, what effects have left behind; what a die is and shows,
// where it lies and how it moves.
import { copyRecord } from '#engine/copy.ts';
import type { Random, Table } from '#engine/definition.ts';
import type { Lasting } from '#engine/kit/modifiers.ts';
import type { Seat, WithLocals, World } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import type { Card } from '../cards/card.ts';
import { faceAt, SIDEKICK, type Face } from './dice.ts';
import { COLOURS, type Colour } from '../cards/colours.ts';
import type { Locals, Scope } from './locals.ts';

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
export type T = Table<Duel>;

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

/** Marks on a die, as bits. */
export const ROLLING = 1; // is rolled in this turn's roll and reroll step
export const PARTIAL = 2; // part of its energy is spent: no reroll (DM-PAY-07)
export const FIELDED = 4; // was fielded this turn
export const BLOCKED = 8; // was blocked in this attack, even if its blocker is gone (DM-BLK-06)
export const HURT = 16; // was damaged in an attack step this turn
export const USED_UP = 32; // its once-per-turn ability was used
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

// ---- zones -------------------------------------------------------------------------------------------------

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
  for (const [die, zone] of w.zone.entries()) if (zone === CARD) left[w.slot[die]!]!++;
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

// ---- lasting effects ----------------------------------------------------------------------------------------

/** DM-RUL-68: does the die work by that card too, for what concerns attacking? */
export const copies = (w: Duel, die: number, slot: number): boolean =>
  w.forces.length > 0 && w.forces.some(f => f.kind === 'copies' && f.whom === die && f.n === slot);

/** Adds something that lasts; DM-TXT-05: for the turn, unless the text says otherwise. Plain bonuses are numbers of
 *  their die: stats.ts adds them up, and clean-up.ts ends them (DM-BON-05). */
export function force(
  t: T,
  my: Pick<Scope, 'seat' | 'die' | 'action'>,
  kind: string,
  whom: number,
  until: Force['until'] = 'turn',
  n = 0,
): void {
  t.world.forces.push({ kind, whom, by: my.seat, die: my.die, until, action: my.action, n });
}
