// The price of an Action Card in AP, so that each costs about what its Build Cost says.
import type { ActionCard, Attack, AttackType, Effect, Rider } from './action-card.ts';

/** Strength up to a primary attack's, and each point beyond it, which defenses eat less of. */
const PLAIN_STRENGTH = 3;
const PER_STRENGTH = 1 / 1.5;
const PER_MORE_STRENGTH = 1;
const strengthWorth = (n: number): number =>
  PER_STRENGTH * Math.min(n, PLAIN_STRENGTH) + PER_MORE_STRENGTH * Math.max(0, n - PLAIN_STRENGTH);

/** How often an attack inflicts damage, which its riders need (ST-RUL-63). */
const HITS = 0.75;
/** Turns of the target in which a poison works, and squares of the ring that are taken. */
const POISONED_TURNS = 2;
const IN_A_RING = 1.25;
const IN_A_LINE = 1.75;
/** How often an attack is ranged or melee, for defenses against one of them. */
const OF_A_TYPE: Readonly<Record<AttackType, number>> = { melee: 0.5, ranged: 0.6 };
/** Henchmen that are not mobilized yet, that stand beside others, and that attack in a round. */
const WAITING = 3;
const BESIDE = 3;
const FLANKING = 2.5;

function riderWorth(rider: Rider): number {
  switch (rider.do) {
    case 'slam':
      return 0.5 * rider.n * (rider.ifProne ? 0.5 : 1);
    case 'status':
      return HITS * (rider.status === 'prone' ? 1 : 1.5);
    case 'harm':
    case 'loseAp':
      return HITS * rider.n;
    default:
      return HITS * POISONED_TURNS * rider.n;
  }
}
const ridersWorth = (riders: readonly Rider[] = []): number =>
  riders.reduce((sum, rider) => sum + riderWorth(rider), 0);

function attackWorth({ strength, ignoreArmor = 0, ignoreDodge = 0, againstThings = 0, ...more }: Attack): number {
  return (
    strengthWorth(strength) +
    0.25 * (ignoreArmor + ignoreDodge + againstThings) +
    (more.ignoreFigures ? 0.25 : 0) +
    (more.ignoreDistance ? 1 : 0) +
    ridersWorth(more.riders)
  );
}
function attacksWorth({ attack, volley, more }: Extract<Effect, { do: 'attack' }>): number {
  const one = attackWorth(attack);
  return one * (volley?.n ?? 1) + 0.5 * one * (more?.n ?? 0);
}
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

const PER_SPACE = { free: 1.1, line: 1, exact: 0.8 };
/** Effects that are carried out. */
function deedWorth(effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return attacksWorth(effect);
    case 'area':
      return (
        IN_A_RING * sum(effect.strengths.map(n => strengthWorth(n) + ridersWorth(effect.riders))) +
        (effect.things ? 0.75 : 0)
      );
    case 'line':
      return IN_A_LINE * (strengthWorth(effect.strength) + ridersWorth(effect.riders));
    case 'hurl':
      return strengthWorth(2.5) + 0.25;
    case 'move':
      return effect.n * PER_SPACE[effect.how] * (effect.each ? WAITING : 1) + (effect.throughEnemies ? 0.5 : 0);
    case 'escape':
      return 4;
    case 'defend':
      return effect.n / 2;
    case 'counter':
      return effect.n * (effect.ifUnhurt ? 0.5 : 1);
    case 'repel':
      return 0.5 * effect.n;
    case 'redirect':
      return 2;
    case 'heal':
      return 0.6 * effect.n + 0.75 * (effect.tokens ?? 0) + (effect.whom === 'near' ? 0.5 : 0);
    case 'refresh':
      return 0.75 * effect.n;
    case 'gainAp':
      return effect.whom === 'orders' ? effect.group! : effect.n * (effect.most ?? 1);
    case 'gainCp':
      return effect.n;
    case 'respawn':
      return 3 * effect.n;
    default:
      return 0;
  }
}
/** Passive effects in one round. */
function passiveWorth(effect: Effect): number {
  switch (effect.do) {
    case 'strengthen':
      return effect.n * (effect.if === 'marked' ? 0.75 : effect.if === 'flanked' ? FLANKING : 1);
    case 'pierce':
      return 0.4 * effect.n;
    case 'steady':
      return 0.75 * effect.n;
    case 'guard':
      return effect.n * (effect.against ? OF_A_TYPE[effect.against] : 1) * (effect.if ? BESIDE : 1);
    case 'cheaper':
    case 'slip':
    case 'doors':
      return 1;
    case 'aura':
      return 3 * effect.n;
    case 'thorns':
      return 0.5 * effect.n;
    case 'toughen':
      return 0.5 * effect.n;
    default:
      return 0;
  }
}
/** A round's worth of a power that is always on. */
const ALWAYS = 1.5;
const EVENTS: Readonly<Record<NonNullable<ActionCard['reaction']>, number>> = {
  attacked: 1,
  meleeAttacked: OF_A_TYPE.melee,
  rangedAttacked: OF_A_TYPE.ranged,
  allyAttacked: 1,
  henchmanDefeated: 1,
};
/** A kind of attack that the primary attack is not covers a weakness. */
function coverWorth({ effects }: ActionCard, primary: AttackType): number {
  const other = effects.some(effect => effect.do === 'attack' && effect.attack.type !== primary);
  return other ? 0.5 : 0;
}

/** The value of a card minus its AP cost, by the kind of its owner's primary attack. */
export function priceOf(card: ActionCard, primary: AttackType): number {
  const rounds = card.ap === null ? ALWAYS : card.dt;
  const deeds = sum(card.effects.map(deedWorth)) * (card.reaction ? EVENTS[card.reaction] : 1);
  const passive = sum(card.effects.map(passiveWorth)) * rounds;
  const delay = card.starburst ? 0 : 0.5 * card.dt;
  return Math.round(100 * (deeds + passive + coverWorth(card, primary) - delay - (card.ap ?? 0))) / 100;
}
/** The worth that a card of a Build Cost should have, and how far off it may be. */
export const budgetOf = (build: number): number => build - 1.5;
export const LEEWAY = 1;
