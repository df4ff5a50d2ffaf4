// Combat with several heroes: who is in the fight, who fights next, and what a defeat means.
import type { Step } from '#engine/definition.ts';
import { levelOf } from '../table/deck.ts';
import { readyIn, wound } from '../table/figures.ts';
import { type Fight, type Marvel, type T, VILLAINS } from '../table/world.ts';
import { notFighting } from './refusals.ts';

/** MH-CMB-01, MH-MUL-02, MH-CHL-08: the heroes who are still in the fight, in the District of the task's Headline,
 *  which may be scored by now. */
export const fighters = (w: Marvel): number[] => readyIn(w, w.fight!.seat, w.task!.district);

/** MH-RUL-67: the fewest KOs, then the higher Level, then card order. */
const idleFighter = (w: Marvel): string =>
  `hero:${fighters(w).toSorted((a, b) => w.ko[a]! - w.ko[b]! || levelOf(b) - levelOf(a) || a - b)[0]!}`;

/** MH-MUL-01, MH-MUL-06, MH-RUL-79: before anything else in a sequence the hero who fights in it is named. */
export const namedFighter: Step<Marvel, object, never> = {
  rule: 'MH-MUL-01',
  idle: t => idleFighter(t.world),
  one: ({ world: w }) => (fighters(w).length > 1 ? w.fight!.seat : null),
  choices: {
    hero: {
      of: 'hero',
      each: t => fighters(t.world),
      misfit: (t, _my, seat, hero) => notFighting(t.world, seat, hero),
      facts: ({ world: w }, _my, _seat, hero) => ({ ko: w.ko[hero]! }),
      take: (t, _my, _seat, hero) => void (t.world.fight!.hero = hero),
    },
  },
};

/** MH-MUL-03..05, MH-CHL-13 */
export function heroDefeated(t: T, f: Fight): void {
  wound(t.world, f.hero);
  f.initiative = VILLAINS;
  t.log('heroDefeated', { seat: f.seat, hero: f.hero });
}
