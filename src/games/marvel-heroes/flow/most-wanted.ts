// Most Wanted Villains: their spaces, and how a winner comes there.
import { procedure } from '#engine/game.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { discardVillain } from '../table/acts.ts';
import { villainOf } from '../table/deck.ts';
import { nemesisPlayer } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { clearFight } from './fight-cards.ts';
import { allLose } from './scenarios.ts';

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
  t.log('becameWanted', { card: lead });
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
        misfit: () => 'MH-MWV-07',
        take(t, my, _seat, card) {
          const w = t.world;
          w.mostWanted[w.mostWanted.indexOf(card)] = my.card;
          discardVillain(t, card);
          clearFight(t, true);
          t.log('becameWanted', { card: my.card });
        },
      },
    },
  },
});

/** MH-MWV-01, MH-MWV-02: a common pool of Lead Villains. */
export const wanted = (w: Marvel): number[] => w.mostWanted.filter(card => card !== NONE);
/** MH-MWV-05 */
export function leaveSpace({ mostWanted }: Marvel, card: number): void {
  mostWanted[mostWanted.indexOf(card)] = NONE;
}
