// The Character Card: the three boxes with their damage slots, the Action Box, and the Level dial of the base.
import type { Attack, DefenseType } from './printed-attack.ts';

export type CharacterId =
  | 'captain-america'
  | 'iron-man'
  | 'agent-may'
  | 'quake'
  | 'winter-soldier'
  | 'radioactive-man'
  | 'baron-strucker'
  | 'hydra-soldiers';
export type CharacterKind = 'hero' | 'villain' | 'mastermind' | 'henchman';
/** The boxes that wounds are put into; an Action Card falls under those that it has to do with (ST-RUL-27). */
export const BOXES = ['attack', 'defend', 'move'] as const;
export type Box = (typeof BOXES)[number];

interface PrintedBox {
  readonly name: string;
  readonly ap: number;
  /** Damage slots; none on the henchmen's card (ST-HEN-05). */
  readonly slots: number;
}
/** ST-CMP-13 */
export interface CharacterCard {
  readonly id: CharacterId;
  readonly name: string;
  /** Two letters for small figures and the terminal. */
  readonly initials: string;
  readonly kind: CharacterKind;
  /** ST-CMP-14 */
  readonly attack: PrintedBox & Attack;
  /** ST-CMP-15: against one attack, outside the own turn too. */
  readonly defend: PrintedBox & { readonly type: DefenseType; readonly strength: number };
  /** ST-CMP-16: AP for a space. */
  readonly move: PrintedBox & { readonly feature: 'run' | 'march' };
  /** ST-CMP-17: wounds that resting removes. */
  readonly rest: number;
  /** The sides of the card: one, or two for groups of different size (ST-CMP-23). */
  readonly sides: readonly CardSide[];
}
/** Values that differ by the number of figures that the card stands for. */
export interface CardSide {
  readonly figures: number;
  /** ST-CMP-22 */
  readonly unit: number;
  /** ST-CMP-17 ST-CMP-18: AP gained per turn, the red space and the last space of the Action Track. */
  readonly gain: number;
  readonly red: number;
  readonly last: number;
  /** AP for a march of the group (ST-MOV-13). */
  readonly march?: number;
}

/** ST-SNG-02 ST-CAM-03: unit points of a side. */
export const UNIT_TOTALS: readonly number[] = [2, 3, 4];
/** ST-HEN-06: wounds that defeat a henchman. */
export const HENCHMAN_HEALTH = 3;
/** ST-MOV-14: AP worth of advancing that each figure has in a march. */
export const MARCH_ADVANCE = 2;
/** ST-CMP-11 ST-SET-11 ST-RUL-16: Build Points by Level. */
export const BUILD_POINTS: readonly number[] = [6, 8, 10, 12, 14, 16, 18, 20, 22];
/** ST-RUL-100 */
export const TOP_LEVEL = BUILD_POINTS.length - 1;
/** ST-LVL-02 ST-LVL-07: OP for a step up to this Level. */
export const levelPrice = (level: number): number => level;

/** Damage slots of the three boxes together. */
export const boxSlots = ({ attack, defend, move }: CharacterCard): number => attack.slots + defend.slots + move.slots;
/** The side of a card for so many figures. */
export const sideFor = ({ sides }: CharacterCard, figures: number): CardSide =>
  sides.find(side => side.figures === figures) ?? sides[0]!;
