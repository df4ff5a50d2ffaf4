// Weapons: an attack's strength and all that it does beside.
import type { CardNo } from '../cards/actions.ts';
import {
  type Figure,
  BREAKTHROUGH,
  CARD_COUNT,
  CHARACTER_COUNT,
  HENCHMEN,
  PRIMARY,
  SUPERWEAPON,
  TURRET,
  type Weapon,
} from './world.ts';

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
