// The Mission Card: whom it takes, which Mission Tokens it sets up, what it rewards and when it ends.
import type { Kind } from './card.ts';

/** MR-CMP-23 */
export interface MissionCard {
  name: string;
  /** All Schools are invited, or Schools until two Characters are sent (MR-CHO-01, MR-CHO-09). */
  characters: 'all' | 2;
  /** Leaders may be sent (MR-CHO-05). */
  leaders?: true;
  /** Nobody else may be sent (MR-RUL-87). */
  only?: readonly Kind[];
  tokens: readonly TokenKind[];
  special?: Special;
  /** Instructions carried out after the Player Characters have acted, in this order (MR-RUL-125). */
  instructions?: readonly Instruction[];
  /** Hope received at once (MR-REW-01): for each damaging attack on a Mission Character, each Mission Character
   *  destroyed, or each Player Character defeated. */
  hope?: { per: 'hit' | 'destroyed' | 'defeat'; n: number };
  rp: readonly Reward[];
  /** Damage on other Schools' Player Characters counts as feats. */
  brawl?: true;
  /** Conditions that end it in success, besides the last token's leaving (MR-EXE-07). */
  ends?: {
    /** The last token of this kind has left. */
    without?: number;
    /** So many tokens are left, or fewer. */
    left?: number;
    /** After this many Mission Turns. */
    turns?: number;
    /** One Player Character is left; with none left it has failed (MR-EXE-06). */
    alone?: true;
  };
  /** Ends in failure (MR-RUL-146), whatever else ends it then. */
  fails?: {
    /** After this many Mission Turns. */
    turns: number;
    /** Only if no Player Character was defeated until then. */
    undefeated?: true;
  };
}

/** Mission Tokens of one kind: Mission Characters that fight, or objects that only lie there (MR-RUL-24). */
export type TokenKind = MissionCharacter | MissionObject;
interface Placed {
  name: string;
  count: number;
  /** Hexes to every Player Character, at least (MR-EXE-02). */
  placeMin: number;
}
export interface MissionCharacter extends Placed {
  role: 'character';
  /** Damage that removes it. */
  damage: number;
  atk: number;
  def: number;
  move: number;
  range: number;
  /** Removing it by Damage fails the Mission. */
  spare?: true;
  /** Damage to every Player Character beside it when it is removed. */
  bursts?: number;
  /** One more attack die for each so much Damage that lies on it. */
  rage?: number;
  /** So much less Damage from each attack that comes from more than 1 hex away. */
  shield?: number;
}
export interface MissionObject extends Placed {
  role: 'object';
}

/** A Special Action beside a token (MR-ACT-07). It makes marks, each of them a feat of the School that made it; the
 *  token leaves with its last mark, and no more marks are made than it needs. */
export interface Special {
  name: string;
  /** At which tokens: a place in the list of tokens. */
  at: number;
  /** Marks that remove the token. */
  marks: number;
  /** Roll dice for a stat: each die of `hit` or more makes a mark. One mark without a roll when left out. */
  roll?: { stat: 'def' | 'spd'; hit: number };
  /** Power Tokens that the Character loses when the token leaves. */
  power?: number;
  /** Hope for the School when the token leaves. */
  hope?: number;
  /** A die is rolled when the token leaves: what its faces 1 to 6 bring. */
  finds?: readonly { hope?: number; damage?: number }[];
}

/** Neither a move nor an attack, but what befalls the arena in every Mission Turn. */
export type Instruction =
  /** Every Player Character so near to a token of this kind (a place in the list of tokens) takes Damage, once. */
  | { do: 'harm'; near: number; within: number; damage: number }
  /** One more token of the last kind is placed, as long as fewer than `most` have come this way. */
  | { do: 'reinforce'; most: number }
  /** Every token of this kind sheds so much Damage; what each School has done stays counted (MR-MCH-16). */
  | { do: 'mend'; at: number; n: number }
  /** Every Player Character so near to a token of this kind loses 1 Power Token. */
  | { do: 'sap'; near: number; within: number };

/** RP at the end of a successful Mission, in full for every tied School that has at least 1 (MR-REW-05, MR-RUL-115). */
export interface Reward {
  /** Most Damage on Mission Characters, most of them destroyed, most feats, or the last Player Character standing. */
  for: 'damage' | 'destroyed' | 'feats' | 'last';
  n: number;
  /** So many instead, if a Leader was defeated. */
  overLeader?: number;
  /** The School also takes the Student nearest the top of the Recruit discard pile. */
  student?: true;
}
