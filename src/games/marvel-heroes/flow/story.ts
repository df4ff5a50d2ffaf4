// Medical Treatment and the Story action.
import { procedure } from '#engine/game.ts';
import { powerUpHas } from '../abilities/passive.ts';
import {
  advanceStory,
  drawResource,
  manipulateStory,
  onTrack,
  storyRefusal,
  canManipulate,
  type T,
} from '../table/acts.ts';
import { setStatus, teamHeroes } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { SUPPORTING, type Marvel } from '../table/world.ts';

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
        take(t, my, seat, hero) {
          t.world.wound[hero] = 0;
          my.treated.push(hero);
          if (t.watched) t.log('treated', { seat, hero });
          return 'choose';
        },
      },
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
        take(t, _my, seat, hero) {
          setStatus(t.world, hero, SUPPORTING);
          if (t.watched) t.log('supportsOnCard', { seat, hero });
        },
      },
    },
  },
});
const wounded = ({ world: w }: T, my: Locals['treatment']): number[] =>
  teamHeroes(w, my.seat).filter(hero => w.wound[hero]);

/** MH-STO-01, MH-STO-02, MH-RUL-44 */
export const story = procedure<Marvel, Locals['story']>()({
  draw: (t, my) => drawResource(t, my.seat),
  choose: {
    rule: 'MH-STO-02',
    idle: 'pass',
    one: (_t, my) => my.seat,
    choices: {
      pass: { take: () => undefined },
      advance: { take: t => advanceStory(t, true) },
      /** MH-STO-07..09 */
      manipulate: {
        of: 'card',
        each: t => onTrack(t.world),
        refuse: (t, _my, seat, card) => storyRefusal(t.world, seat, card),
        take: (t, _my, seat, card) => manipulateStory(t, seat, card),
      },
    },
  },
});
/** By a card: one manipulation, if the player wants it. */
export const manipulation = procedure<Marvel, Locals['manipulation']>()({
  choose: {
    rule: 'MH-STO-07',
    idle: 'pass',
    one: (t, my) => (canManipulate(t.world, my.seat) ? my.seat : null),
    choices: {
      pass: { take: () => undefined },
      manipulate: {
        of: 'card',
        each: t => onTrack(t.world),
        refuse: (t, _my, seat, card) => storyRefusal(t.world, seat, card),
        take: (t, _my, seat, card) => manipulateStory(t, seat, card),
      },
    },
  },
});
export const advance = procedure<Marvel, Locals['advance']>()({
  push(t, my) {
    for (let i = 0; i < my.n; i++) advanceStory(t, true);
  },
});
