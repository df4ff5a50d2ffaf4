// What remains of a fight: Villain cards, Most Wanted spaces, KOs.
import { procedure } from '#engine/game.ts';
import { LOWER } from '../abilities/sources.ts';
import { hasEffect } from '../abilities/scenario-effects.ts';
import { discardVillain, type T } from '../table/acts.ts';
import { villainOf } from '../table/deck.ts';
import { nemesisPlayer } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, type Marvel } from '../table/world.ts';
import { allLose } from './ending.ts';

/** The District of the task's Headline, which may be scored by now. */
export const fightDistrict = (w: Marvel): number => w.task!.district;

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
/** MH-MWV-06, MH-RUL-78: a winner with the icon looks for an empty space. */
export function keepWanted(t: T): void {
  const w = t.world;
  const { lead, seat } = w.fight!;
  const free = w.mostWanted.indexOf(NONE);
  if (!villainOf(lead).isMostWanted) return clearFight(t, false);
  if (free < 0) {
    if (hasEffect(w, 'infected')) return void allLose(t); // MH-RUL-97
    return t.call('mostWanted', { seat: nemesisPlayer(w, seat), card: lead });
  }
  clearFight(t, true);
  w.mostWanted[free] = lead;
  if (t.watched) t.log('becameWanted', { card: lead });
}
/** MH-MWV-07, MH-MWV-08 */
export const mostWanted = procedure<Marvel, Locals['mostWanted']>()({
  choose: {
    rule: 'MH-MWV-07',
    idle: 'pass',
    one: (_t, my) => my.seat,
    facts: (_t, my) => ({ card: my.card }),
    choices: {
      pass: { take: t => clearFight(t, false) },
      replace: {
        of: 'card',
        each: t => t.world.mostWanted,
        take(t, my, _seat, card) {
          const w = t.world;
          w.mostWanted[w.mostWanted.indexOf(card)] = my.card;
          discardVillain(t, card);
          clearFight(t, true);
          if (t.watched) t.log('becameWanted', { card: my.card });
        },
      },
    },
  },
});
