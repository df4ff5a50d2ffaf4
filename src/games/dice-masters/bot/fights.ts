// Attacks and blocks as they look before they are tried: what would come through, who would fall, what would lie open.
import type { Seat } from '#engine/types.ts';
import { attackersOf } from '../abilities/legality.ts';
import { attackOf } from '../abilities/stats.ts';
import { charactersOf, other, type Duel } from '../table/world.ts';
import { FIELDED, lifeWorth, PREPARED, THREAT, bearing } from './worth.ts';

/** The other could strike back and win, or the game is won or lost at once. */
const DEADLY = 8;
const DECISIVE = 40;

interface Fighter {
  readonly attack: number;
  /** Damage that it takes to knock it out. */
  readonly bears: number;
}
const fighterOf = (w: Duel, die: number): Fighter => ({
  attack: attackOf(w, die),
  bears: bearing(w, die),
});
/** A fighter, and the die that it is. */
interface StandIn extends Fighter {
  readonly die: number;
}
const standIn = (w: Duel, die: number): StandIn => ({ die, ...fighterOf(w, die) });
const fielded = ({ attack, bears }: Fighter): number => FIELDED * (attack + bears);
const lost = (fighter: Fighter): number => fielded(fighter) - PREPARED;

/** Fighters of a seat, the strongest first. */
const sideOf = (w: Duel, dice: readonly number[]): Fighter[] =>
  dice.map(die => fighterOf(w, die)).sort((a, b) => b.attack - a.attack);

/** `past`, of fighters that are sorted already. */
function pastFirst(fighters: readonly Fighter[], blockers: number): number {
  let sum = 0;
  for (let i = blockers; i < fighters.length; i++) sum += fighters[i]!.attack;
  return sum;
}
/** The cost of losing so much life; of two deaths, the one by less damage is easier to prevent. */
const harm = (life: number, damage: number): number =>
  damage >= life ? DECISIVE + damage - life : lifeWorth(life) - lifeWorth(life - damage);

/** The score of an attack with these dice for a seat; without any, the score of holding. */
export const attackScore = (w: Duel, seat: Seat, dice: readonly number[]): number =>
  scoreOf(w, seat, sideOf(w, dice), sideOf(w, charactersOf(w, other(seat))));

/** Removes foes that fall from the list. */
function scoreOf(w: Duel, seat: Seat, attackers: readonly Fighter[], foes: Fighter[]): number {
  const life = w.life[other(seat)]!;
  if (attackers.length && pastFirst(attackers, foes.length) >= life) return DECISIVE;
  const { score, standing, through } = met(attackers, foes, life);
  const home = charactersOf(w, seat).length - attackers.length + standing;
  const open = pastFirst(foes, home);
  const danger = THREAT * open + (open >= w.life[seat]! ? DEADLY : 0);
  return score + harm(life, through) - danger;
}

/** The best attack with the strongest so many of the characters that may attack; with none it is better to hold. */
export function bestAttack(w: Duel, seat: Seat, able: readonly number[]): number[] {
  const strongest = able.map(die => standIn(w, die)).sort((a, b) => b.attack - a.attack);
  const foes = sideOf(w, charactersOf(w, other(seat)));
  let best = 0;
  let highest = -Infinity;
  for (let n = 0; n <= strongest.length; n++) {
    const score = scoreOf(w, seat, strongest.slice(0, n), foes.slice());
    if (score <= highest) continue;
    highest = score;
    best = n;
  }
  return strongest.slice(0, best).map(({ die }) => die);
}

/** Every attacker is blocked by the hardest foe left if that is better for the foe, or saves its life. Removes foes
 *  that fall from the list; `standing` is how many attackers stay in the field. */
function met(
  attackers: readonly Fighter[],
  foes: Fighter[],
  life: number,
): { score: number; standing: number; through: number } {
  const guards = foes.toSorted((a, b) => b.bears - a.bears);
  let [score, standing, through] = [0, 0, 0];
  for (const attacker of attackers) {
    const [guard] = guards;
    const won = guard && attacker.attack >= guard.bears;
    const fell = guard && guard.attack >= attacker.bears;
    const blocked = (won ? lost(guard) : 0) - (fell ? lost(attacker) : 0);
    if (guard && (blocked < attacker.attack - fielded(attacker) || through + attacker.attack >= life)) {
      guards.shift();
      score += blocked;
      if (won) foes.splice(foes.indexOf(guard), 1);
      if (!fell) standing++;
    } else {
      through += attacker.attack;
      score -= fielded(attacker);
    }
  }
  return { score, standing, through };
}

/** The score of blocks for the defending seat; `blocks` lists the blockers of each attacker. */
export function blockScore(w: Duel, seat: Seat, blocks: readonly (readonly number[])[]): number {
  let through = 0;
  let score = 0;
  attackersOf(w).forEach((die, i) => {
    const attacker = fighterOf(w, die);
    if (blocks[i]?.length) score += heldOff(attacker, sideOf(w, blocks[i]));
    else {
      through += attacker.attack;
      score += fielded(attacker);
    }
  });
  return score - harm(w.life[seat]!, through);
}
function heldOff(attacker: Fighter, blockers: readonly Fighter[]): number {
  let left = attacker.attack;
  let taken = 0;
  let score = 0;
  for (const blocker of blockers) {
    taken += blocker.attack;
    if (left < blocker.bears) continue;
    left -= blocker.bears;
    score -= lost(blocker);
  }
  return taken >= attacker.bears ? score + lost(attacker) : score;
}

/** An attacker, and its blockers so far. */
interface Front {
  readonly foe: StandIn;
  readonly held: StandIn[];
}
/** May this die block that attacker? */
type May = (blocker: number, attacker: number) => boolean;

/** Blocks added one by one, the best first, as long as that is better for the defending seat: who blocks, attacker by
 *  attacker. */
export function bestBlocks(w: Duel, seat: Seat, attackers: readonly number[], may: May): number[][] {
  const fronts = attackers.map((die): Front => ({ foe: standIn(w, die), held: [] }));
  const free = charactersOf(w, seat).map(die => standIn(w, die));
  for (let next; (next = bestBlock(fronts, free, w.life[seat]!, may)); free.splice(free.indexOf(next.guard), 1))
    next.front.held.push(next.guard);
  return fronts.map(({ held }) => held.map(({ die }) => die));
}
function bestBlock(
  fronts: readonly Front[],
  free: readonly StandIn[],
  life: number,
  may: May,
): { front: Front; guard: StandIn } | undefined {
  let through = 0;
  for (const { foe, held } of fronts) if (!held.length) through += foe.attack;
  let found;
  let most = 0;
  for (const front of fronts) {
    const { foe, held } = front;
    const before = held.length ? heldOff(foe, held) : fielded(foe) - harm(life, through);
    const spared = held.length ? 0 : harm(life, through - foe.attack);
    for (const guard of free) {
      if (!may(guard.die, foe.die)) continue;
      const better = heldOff(foe, [...held, guard]) - spared - before;
      if (better <= most) continue;
      most = better;
      found = { front, guard };
    }
  }
  return found;
}
