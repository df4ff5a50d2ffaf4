// The knowledge of bots: how well a seat stands, and which options are worth a look.
import { weighBy } from '#engine/kit/bot-kit.ts';
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Seat } from '#engine/types.ts';
import { hasLevels } from '../table/dice.ts';
import { attackScore, blockScore } from './fights.ts';
import { features } from './features.ts';
import { mainScore } from './main-step.ts';
import { longHorizons, horizons } from './horizons.ts';
import { quick } from './quick.ts';
import { rerollScore } from './rolls.ts';
import { FIELDED, lifeWorth, PREPARED, THREAT, past, bearing } from './worth.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import {
  ATTACK,
  BAG,
  BLOCKED,
  faceOf,
  FIELD,
  has,
  other,
  PREP,
  purchaseCost,
  RESERVE,
  ROLLING,
  type Duel,
  type T,
} from '../table/world.ts';

/** More values in points of life, beside those of worth.ts. */
const IN_RESERVE = 0.12;
const ACTION = 0.5;
/** A die for each point of its purchase cost. */
const DIE = 0.45;
const ACTION_DIE = 0.25;
/** A symbol in one's own turn; in the other's only abilities can use it. */
const ENERGY = 0.12;
const LATE_ENERGY = 0.03;
/** Enough damage that nobody could block to win. */
const LETHAL = 3;
/** A lead of this many points is as good as won three times in four or so. */
const LEAD = 6;

function value(t: T, seat: Seat): number {
  const w = t.world;
  const fight = w.inAttack ? fightOf(w) : NO_FIGHT;
  const lead = standing(w, seat, fight) - standing(w, other(seat), fight);
  return 1 / (1 + Math.exp(-lead / LEAD));
}
const standing = (w: Duel, seat: Seat, fight: Fight): number => worth(w, seat, fight) + threat(w, seat);

/** The outcome of the present fight if nobody does anything more. */
interface Fight {
  /** Damage to the defending player. */
  through: number;
  fallen: readonly number[];
}
const NO_FIGHT: Fight = { through: 0, fallen: [] };
function fightOf(w: Duel): Fight {
  let through = 0;
  const fallen: number[] = [];
  for (let die = 0; die < w.zone.length; die++) {
    if (w.zone[die] !== ATTACK || w.seat[die] !== w.active) continue;
    const blockers: number[] = [];
    for (let foe = 0; foe < w.zone.length; foe++)
      if (w.zone[foe] === ATTACK && (w.foe[foe] === die || w.foe2[foe] === die)) blockers.push(foe);
    if (blockers.length) fallen.push(...fallenOf(w, die, blockers));
    else if (!has(w, die, BLOCKED)) through += attackOf(w, die);
  }
  return { through, fallen };
}
function fallenOf(w: Duel, attacker: number, blockers: readonly number[]): number[] {
  const out: number[] = [];
  let left = attackOf(w, attacker);
  let taken = 0;
  for (const die of blockers) {
    taken += attackOf(w, die);
    if (left < bearing(w, die)) continue;
    left -= bearing(w, die);
    out.push(die);
  }
  return taken >= bearing(w, attacker) ? [...out, attacker] : out;
}
/** Life, more precious when little is left; dice by what they cost; characters by what they can do. */
function worth(w: Duel, seat: Seat, { through, fallen }: Fight): number {
  const life = Math.max(0, w.life[seat]! - (seat === w.active ? 0 : through));
  let sum = lifeWorth(life);
  for (let die = 0; die < w.zone.length; die++)
    if (w.seat[die] === seat && w.zone[die]! >= BAG)
      sum += ownedWorth(w, die) + (fallen.includes(die) ? PREPARED : placeWorth(w, die));
  return sum;
}
const ownedWorth = (w: Duel, die: number): number =>
  (hasLevels(w.kind[die]!) ? DIE : ACTION_DIE) * purchaseCost(w, die);
function placeWorth(w: Duel, die: number): number {
  const zone = w.zone[die]!;
  if (zone === FIELD || (zone === ATTACK && (w.seat[die] !== w.active || has(w, die, BLOCKED))))
    return FIELDED * force(w, die);
  if (zone === PREP) return PREPARED;
  if (zone !== RESERVE) return 0;
  const { level, amount, action } = faceOf(w, die);
  if (level) return IN_RESERVE * force(w, die);
  return action ? ACTION : (w.seat[die] === w.active ? ENERGY : LATE_ENERGY) * amount;
}
const force = (w: Duel, die: number): number => attackOf(w, die) + Math.max(0, defenseOf(w, die) - w.damage[die]!);

/** The value of damage a side's characters could deal if each character of the other stopped the strongest left. */
function threat(w: Duel, seat: Seat): number {
  const attacks: number[] = [];
  let blockers = 0;
  for (let die = 0; die < w.zone.length; die++) {
    if (w.zone[die] !== FIELD) continue;
    if (w.seat[die] === seat) attacks.push(attackOf(w, die));
    else blockers++;
  }
  const sum = past(attacks, blockers);
  return THREAT * sum + (sum >= w.life[other(seat)]! ? LETHAL : 0);
}

/** Of look-alikes one reroll; fights by what would come of them; no bills, for what they pay for is open one by one. */
const weigh = weighBy<Duel>(
  {
    'main.react': ({ world: w }, _seat, { verb, n }) => (verb === 'bill' ? 0 : Math.exp(mainScore(w, verb, n))),
    'turn.reroll': ({ world: w }, _seat, { made }) => (made ? rerollWeight(w, made.parts[0]!) : 1),
    'attack.attackers': ({ world: w }, seat, { made }) => weightOf(attackScore(w, seat, made?.parts[0] ?? [])),
    'blocking.blockers': ({ world: w }, seat, { made }) => weightOf(blockScore(w, seat, made?.parts ?? [])),
  },
  (_t, _seat, { verb }) => (verb === 'bill' ? 0 : verb === 'global' ? SELDOM : 1),
);
/** Global abilities when there is nothing to gain for the next turn. */
const SELDOM = 0.8;
/** A fight that is better by so many points of life is three times as likely or so. */
const MARKED = 4;
const weightOf = (score: number): number => Math.exp(score / MARKED);

function rerollWeight(w: Duel, dice: readonly number[]): number {
  return dice.length === 1 && hasTwinBefore(w, dice[0]!) ? 0 : Math.exp(rerollScore(w, dice));
}
/** Shows another die that is rolled now the same? */
function hasTwinBefore(w: Duel, die: number): boolean {
  for (let twin = 0; twin < die; twin++)
    if (has(w, twin, ROLLING) && w.slot[twin] === w.slot[die] && w.face[twin] === w.face[die])
      if (w.seat[twin] === w.seat[die]) return true;
  return false;
}

export const bot: BotKnowledge<Duel> = { value, weigh, quick, horizons, longHorizons, features };
