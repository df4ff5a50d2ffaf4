// The cards of a fight: how Backup Effects, Agents and the Lead Villain leave it.
import { LOWER } from '../abilities/sources.ts';
import { discardVillain } from '../table/acts.ts';
import { villainOf } from '../table/deck.ts';
import { NONE, type T } from '../table/world.ts';

/** MH-ABT-20, MH-ABT-22: a Backup Effect or Agent leaves the fight. */
export function discardHelper(t: T, card: number): void {
  const f = t.world.fight!;
  const at = f.helpers.indexOf(card);
  f.helpers.splice(at, 1);
  f.owners.splice(at, 1);
  f.changes = f.changes.filter(({ source, until }) => source !== LOWER + card || until !== 'combat' || isUsed(card));
  discardVillain(t, card);
}

/** What a Backup Effect has done stays; what an Agent does ends with it. */
const isUsed = (card: number): boolean => villainOf(card).lower.kind === 'backup';

/** MH-RES-05, MH-RES-07, MH-CHL-09, MH-CHL-12: the cards of a fight are discarded, but for a winner who is wanted. */
export function clearFight(t: T, isLeadKept: boolean): void {
  const w = t.world;
  const f = w.fight!;
  while (f.helpers.length) discardHelper(t, f.helpers[0]!);
  if (f.lead !== NONE && !isLeadKept) discardVillain(t, f.lead);
  w.fight = null;
}
