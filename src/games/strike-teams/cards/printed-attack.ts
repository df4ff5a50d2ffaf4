// Attacks and defenses as Character Cards and Action Cards print them.

export type AttackType = 'melee' | 'ranged';
/** ST-DEF-03: obstruction is neither (ST-GLO-06). */
export type DefenseType = 'armor' | 'dodge';
export type Status = 'trapped' | 'prone';

/** One attack, of an Attack Box, an Action Card or a Gun Turret: all that the attack procedure has to know of it. */
export interface Attack {
  readonly type: AttackType;
  readonly strength: number;
  /** ST-DEF-08 */
  readonly ignoreArmor?: number;
  readonly ignoreDodge?: number;
  /** Figures on the line do not obstruct. */
  readonly ignoreFigures?: true;
  /** ST-ATK-05 does not count. */
  readonly ignoreDistance?: true;
  /** Added against objects, doors, walls and Objective Tokens. */
  readonly againstThings?: number;
  /** Carried out one after another once the wounds are placed (ST-RUL-58); they need damage (ST-RUL-63). */
  readonly riders?: readonly Rider[];
}
/** Further effects on a target that was damaged. */
export type Rider =
  /** ST-SLM-01; `ifProne`: only a target that was prone before the attack. */
  | { readonly do: 'slam'; readonly n: number; readonly ifProne?: true }
  | { readonly do: 'status'; readonly status: Status }
  /** Automatic damage (ST-AUT-01). */
  | { readonly do: 'harm'; readonly n: number }
  | { readonly do: 'loseAp'; readonly n: number }
  /** So much automatic damage at the start of each of its turns while the card has DT. */
  | { readonly do: 'poison'; readonly n: number };
