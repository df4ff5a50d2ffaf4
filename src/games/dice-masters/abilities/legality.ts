// Legality of attackers and blockers: restrictions and obligations (DM-ATK, DM-BLK, DM-RUL-38, DM-RUL-39, DM-RUL-40,
// DM-RUL-41, DM-RUL-42).
import type { Verdict } from '#engine/definition.ts';
import { countLasting } from '#engine/kit/modifiers.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import type { Limit } from '../cards/card.ts';
import { isActive } from './counting.ts';
import { rosterOf, type Entry } from './roster.ts';
import { energyOf, fits, holds, isAttacking, type Eyes } from './targets.ts';
import { copies, cardOfDie, charactersOf, inField, isSidekick, NO_DIE, other, type Duel } from '../table/world.ts';

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

/** The reason why this character cannot be declared as an attacker, or nothing. */
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

/** The reason why this character cannot block that attacker, or nothing: a text goes before DM-BLK-01 (DM-FUN-01). The
 *  number of blockers is judged apart. */
export function refuseBlock(w: Duel, blocker: number, attacker: number): Verdict {
  if (forcedBy(w, blocker, 'cannotBlock') || limitsOn(w, blocker, 'cannotBlock')) return 'DM-FUN-03';
  if (isUnblockable(w, attacker)) return no('DM-FUN-01', {}, 'unblockable');
  return (
    isSidekick(w, blocker) && limitsOn(w, attacker, 'noSidekickBlockers') && no('DM-FUN-01', {}, 'noSidekickBlocks')
  );
}

const isUnblockable = (w: Duel, attacker: number): boolean =>
  limitsOn(w, attacker, 'unblockable') ||
  (isSidekick(w, attacker) && w.forces.some(f => f.kind === 'sidekicksUnblockable' && f.by === w.active));

/** Blockers by attacker. */
export type Blocks = readonly (readonly number[])[];

/** The reason why this declaration of blockers is illegal, or nothing. */
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

const satisfied = (w: Duel, seat: Seat, attackers: readonly number[], blocks: Blocks): number =>
  metBy(blocks, attackers, demands(w, seat));
const metBy = (blocks: Blocks, attackers: readonly number[], wanted: readonly Demand[]): number =>
  wanted.filter(({ die, whom }) =>
    blocks.some((blockers, i) => blockers.includes(die) && (whom === NO_DIE || attackers[i] === whom)),
  ).length;
/** DM-BLK-03: how many attackers it may block. */
export const mostBlocks = (w: Duel, blocker: number): number => (limitsOn(w, blocker, 'blocksTwo') ? 2 : 1);

const mostSatisfied = (w: Duel, seat: Seat, attackers: readonly number[]): number =>
  w.forces.length ? satisfied(w, seat, attackers, bestBlocks(w, seat, attackers)) : 0;

/** A candidate of the search: blocks by some dice, the demands they meet, and counts of blockers where they matter. */
interface Tried {
  met: number;
  counts: readonly number[];
  blocks: Blocks;
}
/** DM-RUL-40, DM-RUL-41: a declaration that meets as many demands as possible. Only blocks of the dice that they
 *  concern are looked at, one die after the other; of all ways that count alike only the best goes on. */
export function bestBlocks(w: Duel, seat: Seat, attackers: readonly number[]): number[][] {
  const wanted = demands(w, seat);
  const inFormation = attackers.some(die => limitsOn(w, die, 'afterOtherShields'));
  const matters = attackers.map(die => inFormation || limitsOn(w, die, 'twoBlockers'));
  let tried: Tried[] = [{ met: 0, counts: attackers.map(() => 0), blocks: attackers.map(() => []) }];
  for (const die of new Set(wanted.map(one => one.die).sort((a, b) => a - b))) {
    const choices = choicesOf(w, die, attackers);
    const found = new Map<string, Tried>();
    for (const one of tried.flatMap(before => choices.map(at => withBlock(before, die, at, matters)))) {
      one.met = metBy(one.blocks, attackers, wanted);
      if ((found.get(one.counts.join(''))?.met ?? -1) < one.met) found.set(one.counts.join(''), one);
    }
    tried = [...found.values()];
  }
  const legal = tried.filter(
    ({ blocks }) =>
      !breaksFormation(w, attackers, blocks) &&
      blocks.every((b, i) => b.length !== 1 || !limitsOn(w, attackers[i]!, 'twoBlockers')),
  );
  return legal.reduce((best, one) => (one.met > best.met ? one : best)).blocks.map(b => [...b]);
}
/** The same with one die more, which blocks attackers `at` these places; more than two block like two. */
const withBlock = (
  { met, counts, blocks }: Tried,
  die: number,
  at: readonly number[],
  matters: readonly boolean[],
): Tried => ({
  met,
  counts: counts.map((n, i) => (matters[i] && at.includes(i) ? Math.min(2, n + 1) : n)),
  blocks: blocks.map((b, i) => (at.includes(i) ? [...b, die] : b)),
});
/** Attackers, by place, that a die may block: none, each, and two of them if it may. */
function choicesOf(w: Duel, die: number, attackers: readonly number[]): number[][] {
  const able = attackers.flatMap((attacker, i) => (refuseBlock(w, die, attacker) ? [] : [i]));
  const pairs = mostBlocks(w, die) > 1 ? able.flatMap((a, k) => able.slice(k + 1).map(b => [a, b])) : [];
  return [[], ...able.map(i => [i]), ...pairs];
}
