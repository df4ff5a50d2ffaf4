// The card: its printed facts and its abilities as data. The code of the effects stands in verbs/, their wording in
// words/.
import type { EffectOf } from '#engine/kit/effects.ts';
import type { DieId, Energy } from './character-dice.ts';

/** DM-RUL-70: the Villain logo is the skull emblem. */
export type Affiliation = 'X-Men' | 'Avengers' | 'Villain';
export type Rarity = 'common' | 'uncommon' | 'rare' | 'super rare';

/** DM-CRD-01: one card has all the text of its dice. DM-CRD-03: title and subtitle together tell it apart. */
export interface Card {
  /** 1 to 126, as printed. */
  number: number;
  name: string;
  subtitle: string;
  /** DM-CRD-04 */
  cost: number;
  /** DM-CRD-06: what its purchase takes and its dice give; DM-CRD-05: none on basic actions. */
  energy: Energy | null;
  /** DM-CRD-07: none on actions and on some characters. */
  affiliation: Affiliation | null;
  /** DM-CRD-13: shown by its stripe; no rule asks for it. */
  rarity: Rarity;
  /** DM-CRD-09: the most dice of it in a team; DM-CRD-10: always 3 on a basic action. */
  max: number;
  /** DM-CRD-02: a character's or an action's; DM-CRD-11: the die whose six faces its strip shows. */
  die: DieId;
  /** DM-PRU-01: its dice may pair up. */
  heroic?: true;
  /** DM-CRD-08, DM-GLS-01 */
  abilities: readonly Ability[];
}

// ---- dice that a text speaks of ----------------------------------------------------------------------------

/** The places in which a text looks for dice. 'field' includes the attack zone (DM-ZON-07). */
export type Place = 'field' | 'attack' | 'reserve' | 'used' | 'prep' | 'bag' | 'fieldOrReserve' | 'usedOrPrep';

/** A filter of dice: everything given must hold. Seen from the player who uses the text. */
export interface Which {
  /** DM-GLS-08, DM-RUL-92: opposing to the player who uses the text. */
  whose?: 'own' | 'opposing';
  /** 'field' when left out. In field and reserve pool only character faces count (DM-MOD-01), elsewhere any die. */
  in?: Place;
  /** Outside field and reserve pool: dice that have character faces (DM-MOD-03). */
  character?: true;
  /** Sidekick dice, or all but those. */
  sidekick?: boolean;
  energy?: readonly Energy[];
  notEnergy?: readonly Energy[];
  affiliation?: Affiliation;
  heroic?: boolean;
  /** Dice of this character; with `whose: 'own'`, for such texts mean own dice alone (DM-TXT-01). */
  name?: string;
  costAtMost?: number;
  costAtLeast?: number;
  levelAtLeast?: number;
  /** Its place in the fight, seen from the die the text belongs to. */
  role?: 'attacking' | 'blocking' | 'blocked' | 'blocksThis' | 'blockedByThis';
  /** Not the die itself. */
  other?: true;
}

/** Whom an effect reaches: what was chosen, the die itself, its pair, a player, or all dice of a kind. */
export type To = 'chosen' | 'this' | 'pair' | 'opponent' | 'you' | Which;

/** A number: fixed, or counted when the effect happens. */
export type Amount = number | 'attack' | 'paid' | { each: Which; times?: number } | 'knockedOut';

/** DM-PAY: energy of one type (wild counts), life, or own Sidekick characters moved from the field to the used pile. */
export interface Cost {
  bolt?: number;
  fist?: number;
  mask?: number;
  shield?: number;
  life?: number;
  sidekicks?: number;
}

export type Condition =
  | 'noOpposingVillain'
  | 'fieldedThisTurn'
  | 'paired'
  | 'attacking'
  | 'onlyAttacker'
  | 'onlyCharacter'
  | 'damagedInAttack'
  | { engagedWith: Which }
  | { count: Which; atLeast: number };

/** DM-BST-01: text for one burst, for two, for either; 'none' is what counts when no other text of the card matches. */
export type Burst = 1 | 2 | 'any' | 'none';

// ---- abilities ---------------------------------------------------------------------------------------------

/** The moments that abilities answer. Those of a single die first, then those of the table. */
export type Moment =
  | 'fielded'
  | 'attacks'
  | 'blocked'
  | 'blocks'
  | 'knockedOut'
  | 'damaged'
  | 'combatDamaged'
  | 'damagesPlayer'
  | 'turnStarts'
  | 'ownTurnEnds'
  | 'anyTurnEnds'
  | 'youAttackWithoutThis'
  | 'youFieldAnother'
  | 'youFieldMarked'
  | 'opposingSidekickKnockedOut'
  | 'knocksOutSidekick'
  | 'villainKnockedOut'
  | 'opponentDraws'
  | 'opponentAttacks'
  | 'opponentMainEnds';

/** Happens by itself when its moment comes. */
export interface Triggered {
  on: Moment;
  burst?: Burst;
  if?: Condition;
  /** This die and its partner, while paired. */
  pair?: true;
  /** Counts once for the card, however many of its dice are in the field (DM-ACV-02). */
  active?: true;
  /** At most once in a declaration of attackers or blockers, or in a turn. */
  once?: 'declaration' | 'turn';
  may?: true;
  pay?: Cost;
  effects: readonly Effect[];
}
/** DM-GLO, DM-GLS-07: either player pays. */
export interface Global {
  global: Cost;
  /** 'retarget' answers an action die with one target (DM-RUL-73); all others are used at will. */
  answers?: 'retarget';
  effects: readonly Effect[];
}
/** DM-RUL-37: the controller of the die pays, whenever a global ability could be used. */
export interface Activated {
  activated: Cost;
  if?: Condition;
  oncePerTurn?: true;
  effects: readonly Effect[];
}
/** The effects of an action die when it is used. */
export interface Action {
  action: true;
  burst?: Burst;
  /** DM-RUL-62: not in the attack step. */
  mainOnly?: true;
  effects: readonly Effect[];
}
/** DM-RUL-56: a bonus that is there as long as its condition holds, recomputed at all times. */
export interface Bonus {
  bonus: { attack?: number; defense?: number; attackTimes?: number };
  to: 'this' | 'pair' | Which;
  burst?: Burst;
  /** Once for each such die. */
  per?: Which;
  if?: Condition;
  /** Counts once for the card (DM-ACV-02). */
  active?: true;
}
/** Prevents, lessens or turns away damage to the die (DM-PRV). */
export interface Shield {
  shield: 'prevent' | 'lessen' | 'halve' | 'redirect';
  to: 'this' | 'pair';
  /** The amount of damage; all when left out. */
  n?: number;
  /** Damage from such dice only. */
  from?: { energy?: readonly Energy[]; affiliation?: Affiliation; kind?: 'character' | 'action' | 'die' };
  burst?: Burst;
  if?: Condition;
  /** Only the first n damage of each turn. */
  eachTurn?: true;
  may?: true;
}
/** A change of the damage that dice deal. */
export interface Deals {
  deals: { more?: number; times?: number };
  by: 'this' | Which;
  to?: 'blockers';
  active?: true;
}
/** A permission, duty or ban of a die in a fight, which goes before the rules (DM-FUN-01). */
export interface Limit {
  limit:
    | 'unblockable'
    | 'noSidekickBlockers'
    | 'twoBlockers'
    | 'afterOtherShields'
    | 'cannotBlock'
    | 'mustAttack'
    | 'attacksOnlyIf'
    | 'blocksTwo'
    | 'noActionTarget';
  to: 'this' | 'pair' | Which;
  if?: Condition;
  active?: true;
}
/** A small rule that no other data expresses: known by name, and followed by the step that it concerns. */
export interface Special {
  special: SpecialRule;
}
export type SpecialRule =
  | 'sacrificeShield'
  | 'prepInstead'
  | 'survive'
  | 'rerollOnKnockOut'
  | 'extraReroll'
  | 'opponentRerolls'
  | 'dearerFielding';

export type Ability = Triggered | Global | Activated | Action | Bonus | Shield | Deals | Limit | Special;

// ---- effects -----------------------------------------------------------------------------------------------

/** A filter of the cards that a die may be put on: all when nothing is given. */
export interface OnCard {
  affiliation?: Affiliation;
  character?: true;
}

/** The duration of an effect's result (DM-TXT-05: the turn, when left out). */
export type Until = 'turn' | 'attack' | 'yourTurn' | 'nextAttack';

/** The vocabulary of effects; what each does stands in verbs/. */
export interface Arguments {
  /** Picks dice; later effects reach them as 'chosen'. One, unless said otherwise; as many as possible. */
  choose: {
    which: Which;
    n?: number | 'any';
    upTo?: true;
    by?: 'opponent' | 'each';
    totalCost?: number;
    /** Beside what was chosen before. */
    and?: true;
    /** DM-FUN-04: with nobody to choose, nothing of what follows happens either. */
    needed?: true;
    /** DM-RUL-61: does not target. */
    untargeted?: true;
  };
  /** Dealt by the die itself, or by the one that the moment is about. */
  damage: { n: Amount; to: To | readonly To[]; by?: 'subject' };
  loseLife: { n: Amount };
  gainLife: { n: Amount };
  bonus: { attack?: Amount; defense?: Amount; to: To };
  doubleAttack: { to: To };
  swapAttackAndDefense: { to: To };
  /** Two chosen dice exchange their attack. */
  swapAttacks: object;
  knockOut: { to: To };
  move: { to: To; into: 'prep' | 'used' | 'bag' | 'reserve' };
  /** DM-RUL-24: without paying. */
  field: { to: To };
  spin: { by: 1 | -1; to: To };
  spinTo: { level: number; to: To };
  turn: { face: 'character' | 'bolt' | 'generic'; to: To };
  leaveAttack: { to: To };
  mustAttack: { to: To; until: Until };
  mustBlock: { to: To; whom?: 'this' };
  cannotBlock: { to: To; until?: Until };
  /** DM-RUL-90 */
  attackCostsLife: { to: To };
  sidekicksUnblockable: object;
  dealsNoDamage: { to: To };
  combatDamageToOpponent: object;
  becomesVillain: { to: To };
  nextFieldingFree: object;
  /** DM-RUL-76: the action die is put on a card and stays there, in the field. */
  hook: OnCard;
  /** Does the first list if the condition holds for the chosen die, else the second. */
  ifChosen: { is: Which; then: readonly Effect[]; else?: readonly Effect[] };
  /** The opponent may pay life to stop what follows. */
  unlessPaid: { life: number; effects: readonly Effect[] };
  /** Pays up to so much energy of a type; later amounts may be 'paid'. */
  payUpTo: { energy: Energy; n: number };
  /** An effect of no other verb: the procedure 'special:<run>'; its words: the text 'special.<run>'. */
  special: { run: SpecialEffect };
}
export type SpecialEffect =
  | 'feedback'
  | 'capture'
  | 'possess'
  | 'possessEqual'
  | 'relentless'
  | 'selectiveShield'
  | 'selectiveBlock'
  | 'transferPower'
  | 'keepBolts'
  | 'rollSidekicks'
  | 'lightchylde'
  | 'cancelAction'
  | 'mutantHunter'
  | 'returnLower'
  | 'returnSame'
  | 'xse'
  | 'redflag'
  | 'copyAttack'
  | 'uncontrolled'
  | 'damageBack'
  | 'snivel'
  | 'halveChosen'
  | 'retarget';
export type Effect = EffectOf<Arguments>;
