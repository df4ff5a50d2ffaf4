// A KO: it may be prevented, then it is marked, and the last one defeats.
import { procedure } from '#engine/game.ts';
import { fighterOf } from '../abilities/fighters.ts';
import { kosOn, koValue } from '../abilities/ratings.ts';
import type { Locals } from '../table/locals.ts';
import { HEROES, type Marvel, VILLAINS } from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';
import { heroDefeated } from './combat-several-heroes.ts';

/** MH-ABT-15, MH-ABT-16, MH-RUL-74: a KO is prevented before it is marked. */
export const knockout = procedure<Marvel, Locals['knockout']>()({
  pending(t, { side, from }) {
    t.world.fight!.isPrevented = false;
    openWindow(t, 'koPending', side, from);
  },
  /** MH-CMB-19, MH-CMB-20, MH-RUL-63; MH-ABT-16: in the window in which it is marked, it is not removed. */
  mark(t, { side }): 'end' | undefined {
    const w = t.world;
    const f = w.fight!;
    if (f.isPrevented) {
      t.log('koPrevented', { side, whom: fighterOf(f, side) });
      return undefined;
    }
    f.quiet = 0;
    if (side === HEROES) w.ko[f.hero]!++;
    else f.kos++;
    const within = t.outer('ability');
    if (within) within.marked[side]++;
    t.log('knockedOut', { side, n: kosOn(w, side), whom: fighterOf(f, side), most: koValue(f, side) });
    if (kosOn(w, side) < koValue(f, side)) return undefined;
    if (side === HEROES) heroDefeated(t, f);
    const isEnding = side === VILLAINS || within?.at === 'sequenceEnd';
    return t.unwind('sequence', isEnding ? 'done' : 'close');
  },
});
