// What characters may, must and cannot do in an attack: restrictions and obligations (DM-ATK, DM-BLK, DM-RUL-38,
// DM-RUL-39, DM-RUL-40, DM-RUL-41, DM-RUL-42).
import type { Verdict } from '#engine/definition.ts';
import { countLasting } from '#engine/kit/modifiers.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import type { Limit } from '../cards/card.ts';
import { isActive } from './active.ts';
import { rosterOf, type Entry } from './roster.ts';
import { energyOf, fits, holds, isAttacking, type Eyes } from './targets.ts';
import { copies } from './lasting.ts';
import { cardOfDie, charactersOf, inField, isSidekick, NO_DIE, other, type Duel } from '../table/world.ts';

/** Does a standing text put this limit on the die? */
export function limitsOn(w: Duel, die: number, limit: Limit['limit']): boolean {
  for (const { slot, ability } of rosterOf(w).limits[limit] ?? NONE)
    if (ability.active ? activeLimit(w, die, slot, ability) : dieLimit(w, die, slot, ability)) return true;
  return false;
}
const NONE: readonly Entry<Limit>[] = [];
/** Limits that concern an attack of the die, which others may copy (DM-RUL-68). */
const ON_ATTACKERS: ReadonlySet<Limit['limit']> = new Set([
  'unblockable',
  'noSidekickBlockers',
  'twoBlockers',
  'afterOtherShields',
  'mustAttack',
  'attacksOnlyIf',
]);
function dieLimit(w: Duel, die: number, slot: number, ability: Limit): boolean {
  const sources = ability.to === 'pair' && w.partner[die] !== NO_DIE ? [die, w.partner[die]!] : [die];
  if (ability.to === 'pair' && w.partner[die] === NO_DIE) return false;
  const copied = ability.to === 'this' && ON_ATTACKERS.has(ability.limit) && copies(w, die, slot);
  return sources.some(
    source => (w.slot[source] === slot || copied) && holds(w, { seat: w.seat[source]!, die: source }, ability.if),
  );
}
function activeLimit(w: Duel, die: number, slot: number, ability: Limit): boolean {
  return [0, 1].some(seat => {
    const eyes: Eyes = { seat, die: NO_DIE };
    if (!isActive(w, seat, slot) || !holds(w, eyes, ability.if)) return false;
    return typeof ability.to === 'object'
      ? fits(w, eyes, ability.to, die)
      : w.slot[die] === slot && w.seat[die] === seat;
  });
}
export const forcedBy = (w: Duel, die: number, kind: string): boolean => countLasting(w.forces, kind, die) > 0;

/** Why this character cannot be declared as an attacker, or nothing. */
export function refuseAttacker(w: Duel, die: number): Verdict {
  if (w.forces.some(f => f.kind === 'controls' && f.die === die)) return 'DM-CTL-02';
  if (w.forces.some(f => f.kind === 'shieldedType' && f.n === energyOf(w, die))) return 'DM-RUL-72';
  if (limitsOn(w, die, 'attacksOnlyIf') && !charactersOf(w, other(w.seat[die]!)).length)
    return no('DM-FUN-01', {}, 'noFoe');
  return attackPrice(w, die) > w.life[w.seat[die]!]! && 'DM-RUL-58';
}
/** DM-RUL-90: life to pay for declaring it. */
export const attackPrice = (w: Duel, die: number): number => countLasting(w.forces, 'attackCostsLife', die);
/** DM-RUL-38, DM-RUL-39 */
export const mustAttack = (w: Duel, die: number): boolean =>
  (forcedBy(w, die, 'mustAttack') || limitsOn(w, die, 'mustAttack')) &&
  !refuseAttacker(w, die) &&
  attackPrice(w, die) === 0;

export const attackersOf = (w: Duel): number[] => charactersOf(w, w.active).filter(die => isAttacking(w, die));

/** Why this character cannot be assigned to block that attacker, or nothing; how many block it is judged apart. */
export function refuseBlock(w: Duel, blocker: number, attacker: number): Verdict {
  if (forcedBy(w, blocker, 'cannotBlock') || limitsOn(w, blocker, 'cannotBlock')) return 'DM-FUN-03';
  if (limitsOn(w, attacker, 'unblockable') || forcedBy(w, attacker, 'unblockable')) return 'DM-RUL-42';
  if (isSidekick(w, attacker) && w.forces.some(f => f.kind === 'sidekicksUnblockable' && f.by === w.active))
    return 'DM-RUL-42';
  return (
    isSidekick(w, blocker) && limitsOn(w, attacker, 'noSidekickBlockers') && no('DM-FUN-01', {}, 'noSidekickBlocks')
  );
}

/** Blockers by attacker. */
export type Blocks = readonly (readonly number[])[];

/** Why this declaration of blockers is illegal, or nothing. */
export function refuseBlocks(w: Duel, seat: Seat, attackers: readonly number[], blocks: Blocks): Verdict {
  const times = new Map<number, number>();
  for (const [i, blockers] of blocks.entries()) {
    for (const blocker of blockers) {
      times.set(blocker, (times.get(blocker) ?? 0) + 1);
      const refused = refuseBlock(w, blocker, attackers[i]!);
      if (refused) return refused;
    }
    if (blockers.length === 1 && limitsOn(w, attackers[i]!, 'twoBlockers')) return 'DM-RUL-41';
  }
  for (const [blocker, n] of times) if (n > 1 && n > mostBlocks(w, blocker)) return 'DM-BLK-03';
  if (breaksFormation(w, attackers, blocks)) return no('DM-FUN-01', {}, 'inFormation');
  return satisfied(w, seat, attackers, blocks) < mostSatisfied(w, seat, attackers) && 'DM-RUL-40';
}
/** Angel, Flying High: blocked only if every other attacking shield character is. */
function breaksFormation(w: Duel, attackers: readonly number[], blocks: Blocks): boolean {
  return attackers.some((die, i) => {
    if (!blocks[i]!.length || !limitsOn(w, die, 'afterOtherShields')) return false;
    const name = cardOfDie(w, die)?.name;
    return attackers.some((a, j) => {
      const card = cardOfDie(w, a);
      return card?.energy === 'shield' && card.name !== name && !blocks[j]!.length;
    });
  });
}

/** Demands to block: a die, and the attacker it must block or NO_DIE for any. */
interface Demand {
  die: number;
  whom: number;
}
const demands = (w: Duel, seat: Seat): Demand[] =>
  w.forces
    .filter(f => f.kind === 'mustBlock' && w.seat[f.whom] === seat && inField(w, f.whom))
    .map(f => ({ die: f.whom, whom: f.n }));

function satisfied(w: Duel, seat: Seat, attackers: readonly number[], blocks: Blocks): number {
  return demands(w, seat).filter(({ die, whom }) =>
    blocks.some((blockers, i) => blockers.includes(die) && (whom === NO_DIE || attackers[i] === whom)),
  ).length;
}
/** DM-BLK-03: how many attackers it may block. */
export const mostBlocks = (w: Duel, blocker: number): number => (limitsOn(w, blocker, 'blocksTwo') ? 2 : 1);

const mostSatisfied = (w: Duel, seat: Seat, attackers: readonly number[]): number =>
  w.forces.length ? satisfied(w, seat, attackers, bestBlocks(w, seat, attackers)) : 0;

/** What the dice from one on can block: how many demands that meets, and which die blocks which attacker. */
interface Found {
  met: number;
  blocks: readonly (readonly [die: number, at: number])[];
}
/** DM-RUL-40, DM-RUL-41: a declaration that meets as many demands as possible. Only blocks of the dice that they
 *  concern are looked at, one die after the other; of what was decided before, the next need to know no more than how
 *  many block those attackers for whom the number matters. */
export function bestBlocks(w: Duel, seat: Seat, attackers: readonly number[]): number[][] {
  const wanted = demands(w, seat);
  const dice = [...new Set(wanted.map(({ die }) => die))].sort((a, b) => a - b);
  const choices = dice.map(die =>
    choicesOf(
      w,
      die,
      attackers,
      wanted.filter(one => one.die === die),
    ),
  );
  const known = new Map<string, Found>();
  const find = (k: number, counts: readonly number[]): Found => {
    if (k === dice.length) return { met: isLegalCount(w, attackers, counts) ? 0 : -Infinity, blocks: [] };
    const key = `${k} ${counts.join('')}`;
    let best = known.get(key);
    if (best) return best;
    for (const { at, ways, met } of choices[k]!) {
      const rest = find(
        k + 1,
        counts.map((n, i) => Math.min(2, n + ways[i]!)), // more than two block like two
      );
      if (!best || met + rest.met > best.met)
        best = { met: met + rest.met, blocks: [...at.map(i => [dice[k]!, i] as const), ...rest.blocks] };
    }
    known.set(key, best!);
    return best!;
  };
  const best: number[][] = attackers.map(() => []);
  for (const [die, at] of find(
    0,
    attackers.map(() => 0),
  ).blocks)
    best[at]!.push(die);
  return best;
}
function isLegalCount(w: Duel, attackers: readonly number[], counts: readonly number[]): boolean {
  return (
    counts.every((n, i) => n !== 1 || !limitsOn(w, attackers[i]!, 'twoBlockers')) &&
    !breaksFormation(
      w,
      attackers,
      counts.map(n => new Array<number>(n)),
    )
  );
}
/** What a die may block, by place, how that counts for each attacker, and how many demands it meets. */
interface BlockChoice {
  at: readonly number[];
  ways: readonly number[];
  met: number;
}
/** None, each, and two attackers if it may; of those that count alike only the first that meets most. */
function choicesOf(w: Duel, die: number, attackers: readonly number[], wanted: readonly Demand[]): BlockChoice[] {
  const able = attackers.flatMap((attacker, i) => (refuseBlock(w, die, attacker) ? [] : [i]));
  const pairs = mostBlocks(w, die) > 1 ? able.flatMap((a, k) => able.slice(k + 1).map(b => [a, b])) : [];
  const inFormation = attackers.some(one => limitsOn(w, one, 'afterOtherShields'));
  const matters = attackers.map(one => inFormation || limitsOn(w, one, 'twoBlockers'));
  const found = new Map<string, BlockChoice>();
  for (const at of [[], ...able.map(i => [i]), ...pairs]) {
    const ways = matters.map((does, i) => Number(does && at.includes(i)));
    const met = wanted.filter(({ whom }) => at.some(i => whom === NO_DIE || attackers[i] === whom)).length;
    const key = ways.join('');
    if ((found.get(key)?.met ?? -1) >= met) continue;
    found.delete(key); // what comes in its place stands where it would without it
    found.set(key, { at, ways, met });
  }
  return [...found.values()];
}
