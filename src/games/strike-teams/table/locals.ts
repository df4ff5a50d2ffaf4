// Locals of each procedure, by the name of the procedure: `t.call` and `t.outer` are checked by it.
// Cards do what they do by calling the procedures of the second list.
import type { Seat, Takes } from '#engine/types.ts';
import type { CardNo } from '../cards/actions.ts';
import type { When } from '../cards/scenario-card.ts';
import type { Weapon } from './attack.ts';
import type { Figure, TargetCode } from './codes.ts';

/** A triggered Action Card runs the procedure `card:<n>` with these; it is paid for and has its DT by then. A reaction
 *  runs inside the attack that it answers: `world.attack` is that attack, and `armor` and `dodge` of it are raised. */
export interface Scope {
  /** The figure that uses it; none for a card that the henchman group uses as a whole. */
  figure: Figure;
  card: CardNo;
  /** What the last attack of the card has inflicted, or what a question inside of it gave. */
  n: number;
}

export interface Locals extends CardLocals {
  // The mission.
  mission: object;
  settingUp: object;
  victory: object;
  dealing: { left: number[] };
  drafting: object;
  spawning: { figures: number[]; colour: 'green' | 'red' | 'white' };
  objectives: { stage: number; when: When; by: number };
  placing: Placing;
  picking: { stage: number; pick: number; left: number };
  marking: { stage: number; mark: number };
  naming: { stage: number };
  missionRound: object;
  mastermindPhase: object;
  heroPhase: object;
  stageEnd: { stage: number };
  levelling: { team: number };
  agreeing: object;

  // A turn.
  activation: Activation;
  turn: Turn;
  respawn: { figure: Figure };
  walk: Walk;
  march: { left: number[]; figure: Figure };
  breakthrough: Breakthrough;
  guardians: { team: number };

  // Procedures that cards call.
  /** Declares and resolves an attack; gives the initial damage. Without a `target` the attacker chooses one. */
  attack: AttackLocals;
  /** Automatic damage (ST-AUT-01): `amounts[i]` for `figures[i]`, all fixed before wounds are placed (ST-RUL-68). */
  harm: Harm;
  /** Pushes `figure` away from a square; `damage` is the initial damage; `seat` chooses direction and length. */
  slam: Slam;
  /** Bonus movement (ST-MPW): up to so many spaces, along a line, or exactly so many along one. */
  bonusMove: BonusMove;
  /** ST-HUR: the figure picks an adjacent object and a target. */
  hurl: Hurl;
  /** The owner of a figure removes up to n wounds from it; of a henchman group from its figures. */
  heal: { character: number; n: number };
  /** An Ammunition Crate, or what goes off like one, explodes in a square. */
  explosion: { square: number };
  /** Henchmen return on empty white spawn points without payment: so many, or up to so many. */
  reinforce: { n: number; mayStop: boolean };
  /** One of the defeated henchmen returns in a square. */
  returning: { square: number };
  [card: `card:${number}`]: Scope;
}

interface Placing extends Takes<'stage' | 'placing' | 'left'> {
  stage: number;
  placing: number;
  left: number;
  /** Squares that one team has named for the other to choose from. */
  named: number[];
}
export interface Activation extends Takes<'character' | 'isIdle'> {
  character: number;
  /** ST-RUL-103: it adds AP, or respawns, and ends its turn. */
  isIdle: boolean;
  hasRolled: boolean;
}
export interface Turn extends Takes<'character' | 'hasRolled'> {
  character: number;
  /** The acting figure; of a group the one that is mobilized, or none. */
  figure: Figure;
  hasRolled: boolean;
  /** ST-CMD-06: points that CP pay before AP do. */
  command: number;
  /** ST-MOV-09: AP spent on advancing; whether anything else was done; whether the running space is used. */
  advanced: number;
  hasActed: boolean;
  hasRun: boolean;
}
export interface AttackLocals extends Takes<
  'figure' | 'weapon' | 'from' | 'target' | 'isFree' | 'not' | 'near' | 'isArea'
> {
  figure: Figure;
  weapon: Weapon;
  /** The square that it is measured from; none: where the figure stands. */
  from: number;
  /** A target by its code (attack-targets.ts), or none; with `near` only those within so many spaces of a square. */
  target: TargetCode;
  /** May the attacker forgo it? (additional targets) */
  isFree: boolean;
  /** Targets that may not be chosen, and the bounds of an additional attack (ST-MUL-05, ST-RUL-89). */
  not?: TargetCode[];
  near?: { square: number; spaces: number } | null;
  /** Area and line attacks have no minimum distance and their targets are given. */
  isArea?: boolean;
  reactors: Seat[];
  /** Points paid for aiming; points of a reaction that CP pay before AP do. */
  aimed: number;
  command: number;
}
interface Breakthrough extends Takes<'figure' | 'enemy' | 'beyond'> {
  figure: Figure;
  enemy: number;
  beyond: number;
  /** Strength beyond the enemy's defense. */
  n: number;
}
interface Hurl extends Takes<'figure' | 'card'> {
  figure: Figure;
  card: CardNo;
  /** Where the object was. */
  square: number;
}
interface Walk extends Takes<'figure' | 'path' | 'prices'> {
  figure: Figure;
  path: number[];
  /** The price of each step that is left; none for a walk without payment. */
  prices: number[];
}
export interface Harm extends Takes<'figures' | 'amounts' | 'isReducible'> {
  figures: number[];
  amounts: number[];
  /** Powers that lessen automatic damage count (ST-AUT-02), as they do not for slam damage (ST-SLM-09). */
  isReducible: boolean;
  i: number;
}
export interface Slam extends Takes<'figure' | 'from' | 'spaces' | 'damage' | 'seat'> {
  figure: Figure;
  from: number;
  spaces: number;
  damage: number;
  seat: Seat;
  /** The direction and the spaces chosen; the figure that was hit, and the square that the target comes into once the
   *  damage is done; or none. */
  direction: number;
  n: number;
  victim: number;
  into: number;
}
export interface BonusMove extends Takes<'figure' | 'spaces' | 'mode' | 'throughEnemies'> {
  figure: Figure;
  spaces: number;
  mode: 'free' | 'line' | 'exact';
  throughEnemies: boolean;
}

// ---- procedures of cards ---------------------------------------------------------------------------------------

/** The figure whose card it is. */
interface Asking {
  figure: Figure;
  card: CardNo;
}
interface CardLocals {
  /** The attacks of one effect, one after another: a single one, a volley, a multipart attack. */
  volley: Volley;
  /** An attack on everybody around, and on everybody in a line. */
  area: Sweep;
  line: Sweep;
  /** Allies who gain AP: up to so many more, not those who have. */
  rallying: Asking & { left: number; done: number[] };
  /** The henchman group or an ally gains AP. */
  ordering: Asking;
  /** The one that is healed and loses a Status Token. */
  tending: Asking & { whom: number };
  /** Which card loses DT, which enemy is marked, where to escape to, who takes the attack. */
  refreshing: Asking;
  hunting: Asking;
  escaping: Asking;
  shielding: Asking;
  /** Henchmen that may still move a bonus space. */
  hastening: { card: CardNo; left: number[] };
  /** A card that may answer a defeat. */
  answering: { card: CardNo };
}
export interface Volley extends Takes<'figure' | 'card' | 'effect'> {
  figure: Figure;
  card: CardNo;
  /** The place of the effect on the card. */
  effect: number;
  /** The attacks made so far. */
  made: number;
  /** Their targets by their codes, whoever took an attack before who was chosen (ST-RUL-111). */
  targets: TargetCode[];
  /** The square of the first target, from where additional attacks come (ST-MUL-03). */
  from: number;
}
export interface Sweep extends Takes<'figure' | 'card' | 'effect'> {
  figure: Figure;
  card: CardNo;
  effect: number;
  /** Targets that are still to be attacked, by their codes, and the strength of each attack. */
  targets: TargetCode[];
  strengths: number[];
}
