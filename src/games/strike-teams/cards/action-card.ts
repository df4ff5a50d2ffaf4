// The Action Card, and the vocabulary of its effects. What a card may do is data here; `verbs/` carries it out.
import type { EffectOf } from '#engine/kit/effects.ts';
import type { Box, CharacterId } from './character-card.ts';
import type { Attack, AttackType, DefenseType, Rider } from './printed-attack.ts';

export type { Attack, AttackType, DefenseType, Rider, Status } from './printed-attack.ts';

/** The event that a card with a reaction ring answers (ST-CRD-09). */
export type Reaction = 'attacked' | 'meleeAttacked' | 'rangedAttacked' | 'allyAttacked' | 'henchmanDefeated';

/** The vocabulary. The owner is the character whose card it is; of a henchman card the figure that is mobilized. */
export interface Arguments extends PassiveArguments {
  // ---- attacks --------------------------------------------------------------------------------------------
  /** Attacks of one kind, one after another, each with its own reactions. A volley goes to one target, to different
   *  ones, or as its owner likes (ST-RUL-101); `more` is a multipart attack (ST-MUL-01): so many further targets
   *  within so many spaces of the first one. */
  attack: {
    attack: Attack;
    volley?: { readonly n: number; readonly targets: 'one' | 'different' | 'any' };
    more?: { readonly n: number; readonly within: number };
  };
  /** An attack on everybody else within some spaces and in sight; a strength for each distance from 1 on. It counts as
   *  ranged and has no least distance. `things`: on objects and Objective Tokens there as well. */
  area: { strengths: readonly number[]; riders?: readonly Rider[]; things?: true };
  /** An attack on each character in a straight line, up to the first wall or closed door; like `area`, but figures
   *  do not obstruct it. */
  line: { length: number; strength: number; riders?: readonly Rider[] };
  /** ST-HUR-01 */
  hurl: object;

  // ---- moving ---------------------------------------------------------------------------------------------
  /** Bonus movement (ST-MPW): free, along a line, or exactly so far along a line. `each`: every henchman that is not
   *  mobilized yet. */
  move: { n: number; how: 'free' | 'line' | 'exact'; throughEnemies?: true; each?: true };
  /** To an empty square of the own Starting Zone or an empty white spawn point. */
  escape: object;

  // ---- in answer to an attack -------------------------------------------------------------------------------
  /** ST-DEF-03: for the target, that one attack long. */
  defend: { type: DefenseType; n: number };
  /** Automatic damage to the attacker; `ifUnhurt`: only if the attack inflicts nothing. */
  counter: { n: number; ifUnhurt?: true };
  /** The attacker of a melee attack is slammed; nobody is damaged by that, for nothing was inflicted. */
  repel: { n: number };
  /** The attack goes to an adjacent ally instead. */
  redirect: object;

  // ---- at once ----------------------------------------------------------------------------------------------
  /** Wounds removed, and Status Tokens; of the owner, of the owner or an adjacent ally, of henchmen in total. */
  heal: { n: number; whom: 'self' | 'near' | 'henchmen'; tokens?: number };
  /** DT removed from another own card. */
  refresh: { n: number };
  /** ST-APZ-03: ceilings apply. `allies`: up to `most` of them within some spaces; `orders`: the henchman group gains
   *  `group`, or an ally within some spaces gains `n`. */
  gainAp: { n: number; whom: 'self' | 'allies' | 'orders'; most?: number; within?: number; group?: number };
  gainCp: { n: number };
  /** Defeated henchmen come back without payment. */
  respawn: { n: number };
  /** Chooses an enemy, which the effects with `marked` are about. */
  mark: object;
}
/** Passive verbs: always on, or while the card has DT. */
interface PassiveArguments {
  /** Added to the owner's attacks of a type, or of all; only against the marked enemy, or only if another henchman is
   *  adjacent to the target (ST-ATK-12). */
  strengthen: { n: number; type: AttackType | 'all'; if?: 'marked' | 'flanked' };
  /** Armor and dodge of the marked enemy that own attacks ignore. */
  pierce: { n: number };
  /** Points of distance penalty and of obstruction that own ranged attacks ignore, so many of each. */
  steady: { n: number };
  /** Defense against every attack, or only against ranged ones; only for henchmen beside another henchman
   *  (ST-DEF-06, ST-DEF-07). */
  guard: { type: DefenseType; n: number; against?: AttackType; if?: 'beside' };
  /** The primary attack costs less. */
  cheaper: { n: number };
  /** No penalty for leaving enemies (ST-MOV-06). */
  slip: object;
  /** Opens doors for so many AP, whatever their strength. */
  doors: { n: number };
  /** An enemy that begins its turn adjacent, or leaves an adjacent space, takes so much automatic damage. */
  aura: { n: number };
  /** An adjacent attacker whose melee attack inflicts damage takes so much automatic damage, once per turn. */
  thorns: { n: number };
  /** Automatic damage is lessened (ST-AUT-02). */
  toughen: { n: number };
}
export type Effect = EffectOf<{ readonly [V in keyof Arguments]: Readonly<Arguments[V]> }>;
export type Effects = readonly Effect[];
export type Verb = Effect['do'];
export type PassiveVerb = keyof PassiveArguments;

/** ST-CMP-19 */
export interface ActionCard {
  /** ST-CMP-20 */
  readonly owner: CharacterId;
  readonly name: string;
  /** A gold Build Cost (ST-CMP-21). */
  readonly starting?: true;
  readonly build: 2 | 3 | 4;
  /** Null for a power that is always on and never triggered (ST-CRD-08). */
  readonly ap: number | null;
  /** A red ring round the AP cost (ST-CRD-09). */
  readonly reaction?: Reaction;
  /** Duration Tokens that triggering places (ST-CRD-03). */
  readonly dt: 0 | 1 | 2 | 3;
  /** Its passive effects last while it has DT (ST-CRD-06). */
  readonly starburst?: true;
  /** Damage slots; as many as the Build Cost, none for henchmen. */
  readonly slots: number;
  readonly effects: Effects;
}

const PASSIVE: Readonly<Record<PassiveVerb, true>> = {
  strengthen: true,
  pierce: true,
  steady: true,
  guard: true,
  cheaper: true,
  slip: true,
  doors: true,
  aura: true,
  thorns: true,
  toughen: true,
};
/** Whether an effect counts by itself while its card is on, and is not carried out. */
export const isPassive = ({ do: verb }: Effect): boolean => verb in PASSIVE;

const UNDER: Readonly<Record<Exclude<Verb, PassiveVerb> | 'guard', Box | null>> = {
  attack: 'attack',
  area: 'attack',
  line: 'attack',
  hurl: 'attack',
  move: 'move',
  escape: 'move',
  defend: 'defend',
  guard: 'defend',
  counter: null,
  repel: null,
  redirect: null,
  heal: null,
  refresh: null,
  gainAp: null,
  gainCp: null,
  respawn: null,
  mark: null,
};
/** ST-RUL-27: the boxes that an effect falls under. */
export function boxesOf(effects: Effects): Box[] {
  const boxes = effects.flatMap(({ do: verb }) => (UNDER as Partial<Record<Verb, Box | null>>)[verb] ?? []);
  return [...new Set(boxes)];
}

/** A card as it is written down: its owner follows from its place, its slots from its Build Cost. */
export type PrintedCard = Omit<ActionCard, 'owner' | 'slots' | 'dt'> & Partial<Pick<ActionCard, 'dt'>>;
