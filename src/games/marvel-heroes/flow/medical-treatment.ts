// Medical Treatment: Wounds of heroes In Recovery are removed.
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { powerUpHas } from '../abilities/passive.ts';
import { setStatus, teamHeroes } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, SUPPORTING, type T } from '../table/world.ts';
import { notTreated } from './refusals.ts';

/** MH-MED-01, MH-MED-03, MH-RUL-39 */
export const treatmentRefusal = (w: Marvel, seat: Seat): RuleId | false =>
  teamHeroes(w, seat).every(hero => !w.wound[hero]) && 'MH-MED-03';

const CLINIC = -1;

/** MH-MED-01, MH-MED-02; a card may treat several, and one of them then supports. */
export const treatment = procedure<Marvel, Locals['treatment']>()({
  begin(t, my) {
    const w = t.world;
    if (my.n) return;
    my.n = 1;
    if (!powerUpHas(w, my.seat, 'clinic') || w.used.includes(CLINIC - my.seat)) return;
    w.used.push(CLINIC - my.seat);
    my.n = 2;
    my.supports = true;
  },
  choose: {
    rule: 'MH-MED-01',
    idle: 'treat',
    one: (t, my) => (my.treated.length < my.n && wounded(t, my).length ? my.seat : null),
    forced: 'take',
    choices: {
      treat: {
        of: 'hero',
        each: (t, my) => wounded(t, my),
        misfit: (t, _my, seat, hero) => notTreated(t.world, seat, hero),
        take(t, my, seat, hero) {
          t.world.wound[hero] = 0;
          my.treated.push(hero);
          t.log('treated', { seat, hero });
          return 'choose';
        },
      },
      /** MH-CRD-16: "up to" so many; a treatment for nobody is none. */
      pass: { when: (_t, my) => my.isUpTo && my.treated.length > 0, take: () => 'support' },
    },
  },
  support: {
    rule: 'MH-CRD-16',
    idle: 'pass',
    one: (_t, my) => (my.supports && my.treated.length ? my.seat : null),
    choices: {
      pass: { take: () => undefined },
      support: {
        of: 'hero',
        each: (_t, my) => my.treated,
        misfit: () => 'MH-CRD-16',
        take(t, _my, seat, hero) {
          setStatus(t.world, hero, SUPPORTING);
          t.log('supportsOnCard', { seat, hero });
        },
      },
    },
  },
});

const wounded = ({ world: w }: T, my: Locals['treatment']): number[] =>
  teamHeroes(w, my.seat).filter(hero => w.wound[hero]);
