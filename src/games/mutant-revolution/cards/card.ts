// The cards: printed facts, and abilities as lists of effects. The verbs are implemented in verbs/.
import type { EffectOf } from '#engine/kit/effects.ts';

// ---- characters --------------------------------------------------------------------------------------------

/** Kinds of Characters as card texts name them; a Leader is no Hero and no Student (MR-CON-04). */
export type Kind = 'leader' | 'hero' | 'student';

/** A Hero, Student or Leader; the Power Token limit goes by the kind (MR-CMP-11, MR-CMP-13). */
export interface Character {
  name: string;
  atk: number;
  def: number;
  spd: number;
  /** Attack Range, 1 or 2 (MR-RUL-10). */
  range: number;
  /** Hope Value; Leaders have none. */
  hv: number;
  /** Carries the Starting Character Symbol (MR-CMP-12). */
  starting?: true;
  power?: Power;
}
type Attributes = Omit<Character, 'name' | 'power'>;
/** The short form that characters are written in. */
export const character = (name: string, attributes: Attributes, power: Power): Character => ({
  name,
  ...attributes,
  power,
});
/** A Training Card: what it adds to the one Character that has it (MR-CMP-14). */
export interface Training {
  name: string;
  copies: number;
  hv: number;
  atk?: number;
  def?: number;
  spd?: number;
  range?: number;
  /** More Power Tokens. */
  limit?: number;
  /** More Hope in Acquire Hope. */
  hope?: number;
  power?: Power;
}
/** A School Card and its Charter Card (MR-CMP-19, MR-CMP-20). */
export interface School {
  name: string;
  leader: Character;
  charter: { name: string; power: Power };
}

/** An ability paid with Power Tokens. `cost` is 1 token when left out; a Charter takes the Leader's. */
export interface Power {
  on: Moment;
  /** Free of tokens; such a Power says how often it works. */
  cost?: 0;
  if?: Condition;
  /** Targets named when a Power of the Plot Phase is used, as for Events. */
  targets?: readonly Target[];
  effects: readonly Effect[];
  /** Once in an attack, a Mission Turn or a mission; as often as there are tokens, when left out (MR-POW-03). */
  once?: 'attack' | 'missionTurn' | 'mission';
  /** A Special Action: it takes one of the two Actions (MR-ACT-07). */
  action?: true;
}

// ---- plot cards --------------------------------------------------------------------------------------------

/** MR-CMP-17 */
export interface EventCard {
  name: string;
  copies: number;
  /** Plot Value (MR-GLO-04). */
  cost: number;
  hv: number;
  /** The price in the text beside Plot Points; chosen when played, taken when it resolves (MR-RUL-47). */
  pays?: TextCost;
  /** Targets named when it is played, in order; effects reach them as 'target', 'target2'. */
  targets?: readonly Target[];
  effects: readonly Effect[];
}
/** MR-CMP-18 */
export interface ReactionCard {
  name: string;
  copies: number;
  cost: number;
  hv: number;
  on: Moment;
  if?: Condition;
  effects: readonly Effect[];
}
export interface TextCost {
  hope?: number;
  /** The Hope goes to the School named, or to that of the Character named; to the bank when left out. */
  to?: 'target';
  /** Own characters to discard. */
  discard?: CharacterFilter;
}
/** Nothing is named twice. */
export type Target =
  /** `rp: 'most'`: no School has more. `with`: only a School that has some (MR-RUL-51). */
  | { school: 'any' | 'other'; different?: true; rp?: 'most'; with?: 'plots' | 'hope' }
  /** `elsewhere`: of another School than the Character named before. */
  | { character: CharacterFilter; elsewhere?: true }
  | { plotInDiscard: 'event' | 'reaction' | 'any' };
export interface CharacterFilter {
  whose?: 'own' | 'other';
  kind?: readonly Kind[];
  injured?: boolean;
  hvAtMost?: number;
  hasPower?: boolean;
  hasTriumph?: boolean;
}

// ---- moments and conditions --------------------------------------------------------------------------------

/** Moments at which powers, charters and reactions may be used; prompts name them by their place in the list. */
export const MOMENTS = [
  'plot.activity',
  'event.played',
  'reaction.played',
  'bids.revealed',
  'mission.invited',
  'mission.refused',
  'initiative.beforeRoll',
  'initiative.afterRoll',
  'pcTurn.start',
  'pcTurn.action',
  'move.before',
  'move.after',
  'attack.declare',
  'attack.beforeRoll',
  'attack.afterRoll',
  'attack.damage',
  'attack.after',
  'pc.defeated',
  'mission.end',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Condition {
  /** The user's own act or Player Character; without it and without a role, those of others only (MR-RUL-53). */
  yours?: true;
  /** The user's part in the attack at hand. */
  role?: 'attacker' | 'defender' | 'bystander';
  /** The kind of figure on the other side. */
  against?: 'pc' | 'missionCharacter';
  rp?: 'most' | 'fewest';
  commander?: true;
  /** The Event at hand aims at the user's School. */
  aimedAtYou?: true;
  undamaged?: true;
  /** The user's Character has lost stat points, so that some can come back. */
  damaged?: true;
  /** One of the user's stats is 1. */
  atOne?: true;
  /** Attacker and defender stand more than 1 hex apart. */
  apart?: true;
  /** The attack has done Damage. */
  hit?: true;
  /** A die of the user's roll in this attack shows this. */
  shows?: number;
  /** The user's School has a Plot Card in hand. */
  holdsCard?: true;
}

// ---- effects -----------------------------------------------------------------------------------------------

/** Those whom an effect reaches; 'acting' is the School at whose act a Reaction is played, 'ahead' are those with more
 *  Revolution Points than the user. If an effect is for Schools, a Character stands for its School; if it is for
 *  Characters, a School stands for all of its Characters. */
export const WHOM = [
  'you',
  'target',
  'target2',
  'others',
  'ahead',
  'everybody',
  'self',
  'attacker',
  'defender',
  'supporters',
  'acting',
] as const;
export type Whom = (typeof WHOM)[number];

/** The dice of a roll: the attacker's, the defender's, for Initiative, or the user's own in the attack at hand. */
export const ROLLS = ['attack', 'defence', 'initiative', 'own'] as const;
export type Roll = (typeof ROLLS)[number];
/** The end of a change that outlasts its cause. */
export const ENDS = [
  'attack',
  'action',
  'pcTurn',
  'missionTurn',
  'nextMissionTurn',
  'mission',
  'phase',
  'round',
] as const;
export type Until = (typeof ENDS)[number];

/** Effects on Schools and what they have: points, Hope, cards, tokens, Characters. */
export interface SchoolArguments {
  gainRp: { who: Whom; n: number };
  loseRp: { who: Whom; n: number };
  gainHope: { who: Whom; n: number; per?: 'student' | 'hero' | 'triumph' };
  loseHope: { who: Whom; n: number; per?: 'hero' };
  stealHope: { from: Whom; n: number };
  gainPp: { who: Whom; n: number };
  losePp: { who: Whom; n: number };
  drawPlot: { who: Whom; n: number };
  discardPlot: { who: Whom; n: number; how: 'chosen' | 'random' };
  /** One card of that hand at random, into the user's. */
  stealPlot: { from: Whom };
  lookAt: { what: 'hand' | 'recruits' | 'missions' | 'plots'; n?: number };
  /** The Plot Card named, into the hand. */
  takeFromDiscard: object;
  /** The Student nearest the top of the Recruit discard pile joins the School; without one the card is unplayable. */
  takeStudent: object;
  gainPower: { who: Whom; n: number };
  losePower: { who: Whom; n: number };
  /** All of its Power Tokens go, and the user gains 1 Hope for each. */
  drain: { who: Whom };
  /** ATK dice for the two Characters named: the lower one is Injured, and its School gives the other one `n` Hope. */
  duel: { n: number };
  injure: { who: Whom };
  heal: { who: Whom };
  giveTriumph: { who: Whom };
  loseTriumph: { who: Whom };
  discardCharacter: { who: Whom };
  takeCharacter: { who: Whom };
}
/** Effects that change what somebody does just now: they cancel it, or waive its price. */
export interface AnswerArguments {
  cancelEvent: object;
  cancelReaction: object;
  cancelAuction: object;
  raiseBid: { n: number };
  /** The Hope that the highest of the others have bid on this reveal counts as 0. */
  spoilBid: object;
  waiveRefusal: object;
  /** Never below 1: the defeat itself stands. */
  changeSeverity: { by: number };
  waivePayment: object;
}
/** Effects in the arena: on dice, Damage, stats, figures, Actions. */
export interface FightArguments {
  /** In the roll at hand; with `until`, in each such roll of the user. */
  addDice: { roll: Roll; n: number; until?: Until };
  /** In the roll at hand; with `until`, in each such roll of the other side. */
  removeDice: { roll: Roll; n: number; until?: Until };
  /** Up to `n` dice of the user's choice, or all together. */
  reroll: { roll: Roll; n: number | 'all' };
  /** One die of the user's choice, within 1 to 6. */
  changeDie: { roll: Roll; by: number };
  unopposedHits: { from: number };
  addDamage: { n: number };
  preventDamage: { n: number };
  /** Damage on the attacker, which is no attack. */
  strikeBack: { n: number };
  attackerAssigns: object;
  restoreStat: { n: number };
  moreRange: { n: number };
  moreHexes: { n: number };
  moveThrough: { what: 'characters' | 'obstacles' | 'both' };
  place: { within: number };
  /** The user moves the other side of the attack, or with `within` another Character so near, up to `n` hexes. */
  push: { n: number; within?: number };
  extraAction: { of: 'move' | 'attack' | 'any' };
  attackAgain: object;
  actFirst: object;
}
/** The vocabulary of effects, which are implemented in verbs/. Extend it where a card deserves it. */
export interface Arguments extends SchoolArguments, AnswerArguments, FightArguments {}
export type SchoolEffect = EffectOf<SchoolArguments>;
export type AnswerEffect = EffectOf<AnswerArguments>;
export type FightEffect = EffectOf<FightArguments>;
export type Effect = EffectOf<Arguments>;
