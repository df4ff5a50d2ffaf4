// Stats: attack, defense and fielding cost of a character as they are now, with all bonuses, never below 0 (DM-GLS-10,
// DM-BON).
import { countLasting, fold, type Layer, type Modifier } from '#engine/kit/modifiers.ts';
import type { Bonus } from '../cards/card.ts';
import { countsFor, burstCounts, burstsOf } from './counting.ts';
import { rosterOf, type Entry } from './roster.ts';
import { countThat, fits, holds, type Eyes } from './targets.ts';
import { copies, faceOf, HOOKED, inField, NO_DIE, other, type Duel } from '../table/world.ts';

/** DM-DIE-05, DM-DIE-06, DM-BON-06 */
export const attackOf = (w: Duel, die: number): number => stat(w, die, 'attack');
export const defenseOf = (w: Duel, die: number): number => stat(w, die, 'defense');

export const totalAttack = (w: Duel, dice: readonly number[]): number =>
  dice.reduce((sum, die) => sum + attackOf(w, die), 0);

type Stat = 'attack' | 'defense';
/** DM-BON-06, DM-BON-07, DM-RUL-56, DM-RUL-57: additions first, never below 0, then doublings, then halves. */
const LAYERS: readonly Layer[] = ['add', { op: 'atLeast', n: 0 }, 'times', 'halve'];
const stat = (w: Duel, die: number, which: Stat): number => fold(shown(w, die, which), changes(w, die, which), LAYERS);

/** The number on the face, plus additions until the end of the turn (DM-BON-05). */
function shown(w: Duel, die: number, which: Stat): number {
  const face = faceOf(w, die);
  return which === 'attack' ? face.attack + w.plusAttack[die]! : face.defense + w.plusDefense[die]!;
}
/** Modifiers by cards in play, each with its slot, and by halvings; a new list is made only where there are any. */
function changes(w: Duel, die: number, which: Stat): readonly Modifier[] {
  const { bonuses } = rosterOf(w);
  let found: Modifier[] | undefined;
  if (bonuses.length && inField(w, die))
    for (const entry of bonuses) {
      const { bonus } = entry.ability;
      const n = bonus[which] ?? 0;
      const times = which === 'attack' ? (bonus.attackTimes ?? 0) : 0;
      const often = n || times ? howOften(w, die, entry) : 0;
      if (n && often) (found ??= []).push({ op: 'add', n: n * often, source: entry.slot });
      if (times && often) (found ??= []).push({ op: 'times', n: times, source: entry.slot });
    }
  if (which === 'attack' && w.forces.length)
    for (let i = countLasting(w.forces, 'halved', die); i > 0; i--) (found ??= []).push({ op: 'halve', n: 2 });
  return found ?? NONE;
}
const NONE: readonly Modifier[] = [];

/** The times a standing bonus counts for a die: not at all, once, or once for each of something. DM-PRU-06: one of a
 *  pair counts for both. */
function howOften(w: Duel, die: number, { slot, ability }: Entry<Bonus>): number {
  if (ability.active) return activeFor(w, die, slot, ability);
  const sources = ability.to === 'this' ? [die] : ability.to === 'pair' ? [die, w.partner[die]!] : [];
  let often = 0;
  for (const source of sources)
    if (source !== NO_DIE && (w.slot[source] === slot || borrows(w, source, slot, ability))) {
      const eyes: Eyes = { seat: w.seat[source]!, die: source };
      if (ability.to === 'pair' && w.partner[source] === NO_DIE) continue;
      if (!burstCounts(burstsOf(w, source), ability.burst) || !holds(w, eyes, ability.if)) continue;
      often += ability.per ? countThat(w, eyes, ability.per) : 1;
    }
  return often;
}

/** DM-RUL-68: bonuses of attackers count for one that copies them. */
const borrows = (w: Duel, die: number, slot: number, { to, if: condition }: Bonus): boolean =>
  to === 'this' && (condition === 'attacking' || condition === 'onlyAttacker') && copies(w, die, slot);

/** DM-ACV-02, DM-RUL-100: a while-active bonus counts once for each player who has the card active. */
function activeFor(w: Duel, die: number, slot: number, ability: Bonus): number {
  if (typeof ability.to === 'string') return 0;
  for (const seat of [0, 1]) {
    const eyes: Eyes = { seat, die: NO_DIE };
    if (countsFor(w, seat, slot) && fits(w, eyes, ability.to, die) && holds(w, eyes, ability.if)) return 1;
  }
  return 0;
}

/** DM-FLD-02, DM-DIE-04, with Captain America's free fielding and Cerebro's minimum, which cannot be lowered
 *  (DM-FUN-03, DM-RUL-104); of several paid for at once only the first is free. */
export function fieldingCost(w: Duel, die: number, first = true): number {
  const { cost } = faceOf(w, die);
  const seat = w.owner[die]!;
  const free = first && w.forces.some(force => force.kind === 'freeFielding' && force.by === seat);
  const least = rosterOf(w).specials.dearerFielding ? dearest(w, die) : 0;
  return Math.max(free ? 0 : cost, least);
}
function dearest(w: Duel, die: number): number {
  const slots = rosterOf(w).specials.dearerFielding!;
  for (let hook = 0; hook < w.zone.length; hook++)
    if (w.zone[hook] === HOOKED && slots.includes(w.slot[hook]!) && w.seat[hook] === other(w.owner[die]!))
      if (w.under[hook] === w.slot[die]) return 2;
  return 0;
}

/** The fielding cost on the face shown. */
export const fieldingOf = (w: Duel, die: number): number => faceOf(w, die).cost;
