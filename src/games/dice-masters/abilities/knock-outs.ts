// Knock-outs: who falls, what happens instead, where it goes, and what answers (DM-DMG-10, DM-DMG-11, DM-DMG-12,
// DM-BON-08).
import { park } from '#engine/kit/triggers.ts';
import { effectHit } from './acts.ts';
import { playerTarget } from './reach.ts';
import { raise, raiseFor, scopeOf } from './triggers.ts';
import { isSpecial, rosterOf } from './roster.ts';
import type { Hit } from '../table/locals.ts';
import { freeCaptives, endControl } from '../table/control-and-capture.ts';
import { attackOf, defenseOf } from './stats.ts';
import { isAffiliated } from './targets.ts';
import {
  BAG,
  FIELD,
  inField,
  isSidekick,
  levelOf,
  other,
  PREP,
  put,
  RESERVE,
  toReserve,
  USED,
  type Duel,
  type Force,
  type T,
} from '../table/world.ts';
import { roll, spin } from '../table/rolling-and-spinning.ts';

/** Knocks out all who fall now; false when nobody does. */
export function anybodyFalls(t: T, hits: readonly Hit[] = []): boolean {
  const w = t.world;
  if (!isAnybodyLethal(w)) return false;
  const lethal = w.zone.flatMap((_, die) => (inField(w, die) && isLethal(w, die) ? [die] : []));
  const fallen = lethal.filter(die => !survives(t, die));
  if (fallen.length) knockOut(t, fallen, hits);
  return true;
}
/** Would anybody fall now? No face has defense 0, so only those are looked at who are hurt or may be weaker than their
 *  face says. Mostly nobody is, and one pass over the numbers is enough to know. */
export function isAnybodyLethal(w: Duel): boolean {
  const { damage, plusDefense } = w;
  let changed = 0;
  for (let die = 0; die < damage.length; die++) changed |= damage[die]! | plusDefense[die]!;
  const { weakens } = rosterOf(w);
  if (changed === 0 && !weakens) return false;
  for (let die = 0; die < damage.length; die++)
    if (damage[die] !== 0 || plusDefense[die]! < 0 || weakens) if (inField(w, die) && isLethal(w, die)) return true;
  return false;
}
/** DM-DMG-10, DM-DIE-06, DM-BON-08; DM-RUL-53: by its defense now, also after a spin. */
const isLethal = (w: Duel, die: number): boolean => {
  const defense = defenseOf(w, die);
  return defense === 0 || w.damage[die]! >= defense;
};
/** DM-RUL-81: Sabretooth, Survivor steps down a level instead. */
function survives(t: T, die: number): boolean {
  const w = t.world;
  if (!isSpecial(w, die, 'survive') || levelOf(w, die) < 2 || !w.damage[die]) return false;
  spin(w, die, -1);
  w.damage[die] = 0;
  t.log('survived', { die });
  return true;
}

/** Knocks out several at once: all leave together, then everything that answers is parked. DM-RUL-54: in itself this is
 *  no damage. */
export function knockOut(t: T, dice: readonly number[], hits: readonly Hit[] = []): void {
  const w = t.world;
  for (const die of dice) {
    t.log('knockedOut', { die });
    const seat = w.seat[die]!;
    if (isSidekick(w, die)) w.fallenSidekicks[seat]!++;
    raise(t, 'knockedOut', die, { n: attackOf(w, die) });
    if (isSidekick(w, die)) sidekickFalls(t, die, hits);
    if (isAffiliated(w, die, 'Villain')) for (const s of [0, 1]) raiseFor(t, 'villainKnockedOut', s, die);
    const feedback = w.forces.filter(f => f.kind === 'feedback' && f.by !== seat);
    for (const _ of feedback) parkFeedback(t, feedback[0]!);
  }
  for (const die of dice) leave(t, die);
}
function sidekickFalls(t: T, die: number, hits: readonly Hit[]): void {
  const w = t.world;
  const seat = w.seat[die]!;
  for (const force of w.forces) if (force.kind === 'awaitsSidekick' && force.by === seat) parkReturn(t, force);
  raiseFor(t, 'opposingSidekickKnockedOut', other(seat), die);
  for (const source of killers(hits, die)) raise(t, 'knocksOutSidekick', source);
}
/** DM-RUL-86: Feedback deals its damage for each that falls; several speak as one die, so that none need be ordered. */
function parkFeedback(t: T, { by, die, action }: Force): void {
  const hits = [effectHit({ die, seat: by, action }, playerTarget(other(by)), 1)];
  park(t, { owner: by, source: die, run: 'damage', my: { hits } });
}
/** DM-RUL-82: a text of a die that fell earlier this turn answers the fall of a Sidekick. */
function parkReturn(t: T, { by, die, n }: Force): void {
  park(t, { owner: by, source: die, run: 'answering', my: scopeOf(n, by, die) });
}
/** The dice whose damage was part of a knock-out, for texts that ask (DM-RUL-87). */
const killers = (hits: readonly Hit[], die: number): Set<number> =>
  new Set(hits.filter(h => h.target === die && h.source >= 0 && !h.action).map(h => h.source));

/** DM-DMG-11, DM-RUL-83; what it held captive or under control goes home. */
function leave(t: T, die: number): void {
  const w = t.world;
  freeCaptives(t, die);
  endControl(w, die);
  const rerolls = isSpecial(w, die, 'rerollOnKnockOut');
  put(w, die, PREP);
  if (!rerolls) return;
  roll(w, die, t.random);
  t.log('rolled', { seat: w.owner[die]!, dice: [die] });
  if (levelOf(w, die)) put(w, die, FIELD);
}
/** A die leaves the field; DM-CTL-04, DM-RUL-63: a controlled one for its owner's prep area, DM-RUL-84: Magneto for
 *  his. Returns where it went. */
export function send(w: Duel, die: number, zone: number): number {
  const away = inField(w, die) && (zone === USED || zone === BAG);
  const prep = away && (w.seat[die] !== w.owner[die] || isSpecial(w, die, 'prepInstead'));
  w.seat[die] = w.owner[die]!;
  if (zone === RESERVE) toReserve(w, die);
  else put(w, die, prep ? PREP : zone);
  return w.zone[die]!;
}
