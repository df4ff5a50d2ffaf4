// Types of all components: what is printed on heroes, Masterminds and cards, and the vocabulary of their effects.
import type { EffectOf } from '#engine/kit/effects.ts';
import type { RuleId } from '#engine/types.ts';

/** MH-RUL-14: a Team has no ability of its own. */
export const TEAMS = ['avengers', 'fantasticFour', 'marvelKnights', 'xMen'] as const;
export type Team = (typeof TEAMS)[number];
export const TYPES = ['crime', 'danger', 'mystery'] as const;
export type Type = (typeof TYPES)[number];
export const SKILLS = ['fight', 'protection', 'science', 'mystic', 'rescue', 'investigate'] as const;
export type Skill = (typeof SKILLS)[number];
export const SYMBOLS = ['circle', 'cross', 'diamond', 'star'] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** MH-CMP-10 */
export const COLOURS = ['red', 'orange', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const RATINGS = ['attack', 'defend', 'outwit'] as const;
export type Rating = (typeof RATINGS)[number];
export type Deck = 'resource' | 'villain';

/** MH-CRD-04, MH-CRD-05, MH-RUL-11: a Combat Power, with the dice of each rating. */
export interface Power {
  readonly name: string;
  readonly attack: number;
  readonly defend: number;
  readonly outwit: number;
}
/** MH-CRD-06: no power in the colours that are left out. */
export type Powers = Readonly<Partial<Record<Colour, Power>>>;

// ---- abilities ---------------------------------------------------------------------------------------------

/** The moment at which an ability is used; `always` needs no use. */
export type Timing =
  | 'always'
  | 'income'
  | 'allyStep'
  | 'beforeAction'
  | 'action'
  | 'afterTroubleshooting'
  | 'scheming'
  | 'beforeTroubleRoll'
  | 'afterTroubleRoll'
  | 'combatStart'
  | 'sequenceStart'
  | 'afterReveal'
  | 'beforeOwnRoll'
  | 'afterOwnRoll'
  | 'beforeOpponentRoll'
  | 'afterOpponentRoll'
  | 'koPending'
  | 'sequenceEnd';
/** What using it costs: cards of the own hand, the card itself, a Plot Point on an Ally, the action of the player. */
export type Cost = 'none' | 'self' | 'charge' | 'action' | { readonly discard: number };
/** How often: once a combat sequence, combat or Game Round. */
export type Limit = 'sequence' | 'combat' | 'round';
export interface Condition {
  /** The colour of the power that the own side has chosen. */
  readonly colour?: Colour;
  readonly sameColours?: true;
  readonly initiative?: boolean;
  readonly ownKosAtLeast?: number;
  readonly ownKosAtMost?: number;
  readonly opponentKosAtLeast?: number;
  readonly opponentKosAtMost?: number;
  /** A hero of the Team stands on the Support space. */
  readonly supporter?: true;
  /** The Level of the hero who fights. */
  readonly levelAtMost?: number;
  readonly type?: Type;
  readonly koFrom?: 'attack' | 'outwit';
  /** The KO would not defeat its target. */
  readonly notLastKO?: true;
}
export interface Ability {
  readonly name?: string;
  readonly at: Timing;
  /** The rolls that it may be used on. */
  readonly roll?: readonly Rating[];
  readonly if?: Condition;
  readonly cost: Cost;
  readonly limit?: Limit;
  readonly effects?: Effects;
  /** The user takes one of these. */
  readonly options?: readonly { readonly at?: Timing; readonly effects: Effects }[];
}

export type Who = 'self' | 'opponent';
/** How long an effect lasts: on the next roll, in this sequence, in this combat. */
export type Span = 'roll' | 'sequence' | 'combat';
export type Sealed = 'ability' | 'allies' | 'support' | 'abilityAndBackups' | 'all';
interface If {
  if?: Condition;
}
/** Verbs that change a fight for some time. `self` is the fighter whom the card serves, `opponent` the other one. */
export interface LastingArguments {
  /** Adds to a rating; `roll` is the rating of the roll at hand; with `perKo` 1 more for each KO on that fighter. */
  rate: If & { who: Who; rating: Rating | 'roll'; n: number; for: Span; perKo?: Who };
  setRate: If & { who: Who; rating: Rating | 'roll'; n: number; for: Span };
  /** Uses the opponent's printed rating where that is higher. */
  copyRate: If & { rating: Rating | 'roll'; from?: Rating; for: Span };
  boost: If & { for: Span; rolls?: readonly Rating[] };
  /** The opponent has no dice boosting, whatever grants it. */
  noBoost: If & { for: Span };
  /** The opponent chooses and shows a power first. */
  showPower: If & { for: Span };
  /** The opponent may not choose that colour, or the one chosen last, while it has another. */
  lockPower: If & { colour: Colour | 'last'; for: Span };
  winTies: If & { rating: 'defend' | 'outwit'; for: Span };
  /** The opponent's side cannot use such things. */
  seal: If & { what: Sealed; for: Span };
}
/** Verbs of fights that do something once. */
export interface FightArguments {
  hits: If & { who: Who; n: number };
  /** Also of the Trouble roll. */
  reroll: If & { whose: 'own' | 'opponent' | 'trouble'; dice: 'one' | 'any' | 'all'; of?: 'attack' };
  preventKo: If;
  removeKo: If & { n: number };
  inflictKo: If;
  /** The own side has Initiative. */
  initiative: If;
  /** `self` switches to another power of its choice; the opponent to one by chance. */
  changePower: If & { who: Who };
  removeHelper: If;
  removeCharge: If;
  /** The hero who supports goes to Recovery. */
  recover: If;
}
/** Verbs of Troubleshooting. */
export interface TroubleArguments {
  trouble: If & { n: number };
  /** The Threat number for this action. */
  threat: If & { n: number };
  skill: If & { skill: Skill | 'headline' };
  stopScheme: If;
}
/** Verbs of cards, Headlines and the Story track. */
export interface CardArguments {
  draw: If & { deck: Deck; n: number };
  /** At random. */
  discard: If & { who: 'heroPlayer' | 'chosen' | 'eachOpponent'; deck: Deck; n: number };
  look: If & { who: 'chosen' | 'eachOpponent' | 'nemesis' };
  /** Looks at an opponent's Villain cards and discards one of them. */
  raid: If;
  /** An opponent with more VP discards a Resource card at random, and the user draws one. */
  burgle: If;
  clearMostWanted: If;
  /** An open Headline with an own Ready hero has a lower Threat in this Game Round. */
  calm: If & { n: number };
  replaceHeadline: If;
  storyActions: If & { n: number };
  storyManipulate: If;
  storyAdvance: If & { n: number };
  gainPp: If & { n: number };
  takeAlly: If;
  allyCost: If & { n: number };
}
/** Verbs of heroes on the board. */
export interface HeroArguments {
  movement: If;
  /** A Movement action after the action. */
  moveAfterwards: If;
  move: If & { how: 'ready' | 'pair' | 'squad' | 'car' | 'jet' };
  /** Removes so many Wounds; one of the heroes becomes Supporting. */
  heal: If & { n: number };
}
/** Verbs that are never carried out, but read where they matter: costs, planning, scheming, challenges. */
export interface PassiveArguments {
  noSkill: If;
  /** The Team that the Mastermind opposes receives less. */
  losePp: If & { n: number };
  /** One available hero becomes Supporting without payment. */
  freeSupport: If;
  /** Medical Treatment removes a second Wound, and one of the heroes treated becomes Supporting. */
  clinic: If;
  cost: If & { n: number; of: 'lead' | 'firstLower' };
  requirement: If & { n: number };
  henchmen: If & { n: number };
  alsoDraw: If;
}
/** The vocabulary. */
export interface Arguments
  extends LastingArguments, FightArguments, TroubleArguments, CardArguments, HeroArguments, PassiveArguments {}
export type Effect = EffectOf<Arguments>;
export type LastingEffect = EffectOf<LastingArguments>;
export type Effects = readonly Effect[];

// ---- components --------------------------------------------------------------------------------------------

/** MH-CRD-01, MH-CRD-02 */
export interface Hero extends Readonly<Record<Type, number>> {
  readonly name: string;
  readonly team: Team;
  readonly level: number;
  readonly ko: number;
  readonly skills: readonly Skill[];
  readonly powers: Powers;
  readonly combat: Ability;
  readonly support: Ability;
}
/** MH-CRD-07 */
export interface Mastermind extends Readonly<Record<Type, number>> {
  readonly name: string;
  readonly nemesisOf: Team;
  readonly henchmen: number;
  readonly ko: number;
  readonly powers: Powers;
  readonly ability: Ability;
}
/** MH-CRD-08 */
export interface Villain {
  readonly name: string;
  readonly tier: 1 | 2 | 3 | 4;
  readonly requirement: number;
  readonly cost: number;
  readonly ko: number;
  readonly isMostWanted?: true;
  readonly powers: Powers;
  readonly ability?: Ability;
  readonly lower: Ability & { readonly kind: 'backup' | 'agent'; readonly trouble: number };
}
/** MH-CRD-12 */
export interface Ally {
  readonly name: string;
  readonly team?: Team;
  readonly ability: Ability;
}
export interface EventCard {
  readonly name: string;
  readonly group: 'combat' | 'trouble' | 'movement' | 'economy' | 'healing';
  readonly ability: Ability;
}
/** MH-CRD-09..11 */
export interface Headline {
  readonly name: string;
  readonly type: Type;
  readonly threat: number;
  readonly symbol: Symbol;
  readonly skill: Skill;
  readonly vp: number;
  readonly isMastermind?: true;
  readonly line: string;
}
/** MH-CRD-13, MH-CRD-14 */
export interface Story {
  readonly name: string;
  readonly team: Team;
}
export interface PowerUp {
  readonly name: string;
  readonly team: Team;
  /** What it does without being used. */
  readonly always?: Effects;
  readonly ability?: Ability;
}
export type Stage = 'prologue' | 'development' | 'conclusion';
export interface MasterPlan {
  readonly name: string;
  readonly mastermind: string;
  readonly stage: Stage;
  readonly always?: Effects;
  readonly ability?: Ability;
}
/** MH-CRD-15 */
export interface Scenario {
  readonly name: string;
  /** The game effect. */
  readonly effects: readonly ScenarioEffect[];
  readonly special?: SpecialHeadline;
  /** The rule by which its own end comes: enough VP, or a Special Headline that nobody has solved. */
  readonly rule: RuleId;
  /** Ends after the Action Round in which a Team has so many VP. */
  readonly vp?: number;
  /** Ends after this Game Round. */
  readonly round?: number;
}
export type ScenarioEffect =
  | { readonly do: 'threatOf'; readonly type: Type; readonly n: number }
  | { readonly do: 'threatGrows'; readonly n: number }
  | { readonly do: 'infected' }
  | { readonly do: 'income'; readonly n: number }
  | { readonly do: 'otherNemeses' }
  | { readonly do: 'schemeTwice' }
  | { readonly do: 'conclusionWins' }
  | { readonly do: 'newHeadlines' }
  | { readonly do: 'openScheme' };
/** MH-SPH-01; a confrontation has neither Threat, type nor skill. */
export interface SpecialHeadline {
  readonly threat: number;
  readonly type: Type | null;
  readonly skill: Skill | null;
  readonly vp: number;
  readonly isMastermind: boolean;
  /** Enters when a player has so many VP. */
  readonly enters: number;
}
