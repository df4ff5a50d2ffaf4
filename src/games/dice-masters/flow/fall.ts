// Knock-outs: who falls, what happens instead, where it goes, and what answers (DM-DMG-10 to DM-DMG-12, DM-BON-08).
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { raise, raiseFor } from '../moments.ts';
import { isSpecial } from '../roster.ts';
import type { Hit } from '../shields.ts';
import { attackOf, defenseOf } from '../stats.ts';
import { isAffiliated } from '../which.ts';
import {
  CAPTURED,
  FIELD,
  inField,
  isSidekick,
  levelOf,
  NO_DIE,
  other,
  PREP,
  put,
  roll,
  spin,
  type Duel,
} from '../world.ts';

/** Knocks out whatever has taken lethal damage, until nothing more does. */
export const fall = procedure<Duel, { hits?: Hit[] }>()({
  find(t, my) {
    const w = t.world;
    const lethal: number[] = [];
    for (let die = 0; die < w.zone.length; die++) if (inField(w, die) && isLethal(w, die)) lethal.push(die);
    if (!lethal.length) return 'end';
    const fallen = lethal.filter(die => !survives(t, die));
    if (fallen.length) knockOut(t, fallen, my.hits ?? []);
    return 'find';
  },
});
/** DM-DMG-10, DM-BON-08 */
const isLethal = (w: Duel, die: number): boolean => {
  const defense = defenseOf(w, die);
  return defense === 0 || w.damage[die]! >= defense;
};
/** DM-RUL-81: Sabretooth, Survivor steps down a level instead. */
function survives(t: Table<Duel>, die: number): boolean {
  const w = t.world;
  if (!isSpecial(w, die, 'survive') || levelOf(w, die) < 2) return false;
  spin(w, die, -1);
  w.damage[die] = 0;
  t.log('survived', { die });
  return true;
}

/** Knocks out several at once: all leave together, then everything that answers is parked. */
export function knockOut(t: Table<Duel>, dice: readonly number[], hits: readonly Hit[] = []): void {
  const w = t.world;
  for (const die of dice) {
    t.log('knockedOut', { die });
    if (isSidekick(w, die)) w.fallenSidekicks[w.seat[die]!]!++;
    raise(t, 'knockedOut', die, attackOf(w, die));
    const seat = w.seat[die]!;
    if (isSidekick(w, die)) raiseFor(t, 'opposingSidekickKnockedOut', other(seat), die, killer(hits, die));
    if (isAffiliated(w, die, 'Villain')) for (const s of [0, 1]) raiseFor(t, 'villainKnockedOut', s, die);
    for (const force of w.forces.filter(f => f.kind === 'feedback' && f.by !== seat))
      t.call('damage', {
        hits: [{ source: NO_DIE, seat: force.by, target: -1 - seat, n: 1, combat: 0, action: force.action }],
      });
  }
  for (const die of dice) leave(t, die);
}
/** The die whose damage was part of a knock-out, for texts that ask (DM-RUL-87). */
const killer = (hits: readonly Hit[], die: number): number =>
  hits.find(h => h.target === die && h.source >= 0)?.source ?? NO_DIE;

/** DM-DMG-11, DM-RUL-83; what it held captive or under control goes home. */
function leave(t: Table<Duel>, die: number): void {
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
/** DM-CAP-02, DM-CAP-03, DM-RUL-60 */
export function freeCaptives(t: Table<Duel>, captor: number): void {
  const w = t.world;
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === CAPTURED && w.under[die] === captor) {
      w.under[die] = NO_DIE;
      w.seat[die] = w.owner[die]!;
      put(w, die, FIELD);
      t.log('released', { die });
    }
}
/** DM-CTL-04: a controlled die goes to its owner. */
export function endControl(w: Duel, die: number): void {
  w.seat[die] = w.owner[die]!;
}
