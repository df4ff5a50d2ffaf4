// An attack, from its declaration on, and the weapon it is made with.
import type { CardNo } from '../cards/actions.ts';
import {
  BREAKTHROUGH,
  CARD_COUNT,
  CHARACTER_COUNT,
  type Figure,
  HENCHMEN,
  PRIMARY,
  SUPERWEAPON,
  type TargetCode,
  TURRET,
} from './codes.ts';

export const MELEE = 0;
export const RANGED = 1;
/** What an attack does beside its strength. What is left at 0 does nothing. */
export interface Weapon {
  /** The Action Card, or one of the weapons that are none. */
  card: number;
  type: typeof MELEE | typeof RANGED;
  strength: number;
  ignoreArmor: number;
  ignoreDodge: number;
  /** Obstruction by figures does not count. */
  ignoreFigures: boolean;
  ignoreObstruction: number;
  ignoreDistance: number;
  /** More strength against objects, doors, walls and tokens. */
  againstThings: number;
  /** Riders: spaces of a slam (`ifProne`: only of a target that was prone before), tokens, automatic damage, AP lost,
   *  and the mark of a poison on the card. They need at least 1 initial damage (ST-RUL-63). */
  slam: number;
  ifProne: boolean;
  prone: number;
  trapped: number;
  harm: number;
  loseAp: number;
  poison: boolean;
}

/** The target of an attack: a figure, the object in a square, a door or wall section, an Objective Token. */
export type TargetKind = 'figure' | 'object' | 'barrier' | 'token';
/** An attack, from its declaration on (ST-RUL-58); the last one stays until the turn is over, so that what follows from
 *  it can look at it. */
export interface Attack extends Weapon {
  /** The figure that attacks, none for the Superweapon; and the square that it is measured from (ST-MUL-03). */
  figure: Figure;
  from: number;
  kind: TargetKind;
  /** The figure, square, barrier or token; and where that is. */
  target: number;
  at: number;
  /** The target that was chosen, by its code: another one may have taken its place. */
  chosen: TargetCode;
  /** Distance penalty that is left, obstruction defense. */
  penalty: number;
  obstruction: number;
  /** Strength from powers that are on. */
  bonus: number;
  /** Defense of the target by kind: powers that are on, and reactions. */
  armor: number;
  dodge: number;
  /** Abilities used against it (ST-DEF-04): Action Cards, PRIMARY for the primary defense. */
  used: number[];
  /** Initial damage (ST-GLO-04), once it is known; for things 1 where it was enough. */
  damage: number;
  /** Is it still being resolved? The dead stay on the map until it is over. */
  isOpen: boolean;
}

/** A weapon with what is given; all else of it does nothing. */
export const weapon = (given: Partial<Weapon> & Pick<Weapon, 'type' | 'strength'>): Weapon => ({
  card: PRIMARY,
  ignoreArmor: 0,
  ignoreDodge: 0,
  ignoreFigures: false,
  ignoreObstruction: 0,
  ignoreDistance: 0,
  againstThings: 0,
  slam: 0,
  ifProne: false,
  prone: 0,
  trapped: 0,
  harm: 0,
  loseAp: 0,
  poison: false,
  ...given,
});

/** A weapon as one number for sentences: an Action Card as it is, then the primary attack of each character, then the
 *  Gun Turret, a breakthrough and the Superweapon. */
export const FIRST_PRIMARY = CARD_COUNT;
export const TURRET_CODE = CARD_COUNT + CHARACTER_COUNT;
export const BREAKTHROUGH_CODE = TURRET_CODE + 1;
export const SUPERWEAPON_CODE = TURRET_CODE + 2;
export function weaponCode(figure: Figure, card: CardNo): number {
  if (card === TURRET) return TURRET_CODE;
  if (card === BREAKTHROUGH) return BREAKTHROUGH_CODE;
  if (card === SUPERWEAPON) return SUPERWEAPON_CODE;
  return card === PRIMARY ? FIRST_PRIMARY + Math.min(figure, HENCHMEN) : card;
}
