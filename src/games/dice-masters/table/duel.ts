// The columns of the table: cards by slot, dice as columns of numbers, lives, and what effects have left behind.
import type { Lasting } from '#engine/kit/modifiers.ts';
import type { Seat, WithLocals, World } from '#engine/types.ts';
import type { Locals } from './locals.ts';

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
