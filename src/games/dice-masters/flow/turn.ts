// Turn structure: clear and draw, roll and reroll, main, attack, clean up (DM-TRN-02); then the next one.
import { procedure } from '#engine/game.ts';
import { raiseFor } from '../abilities/triggers.ts';
import type { Turn } from '../table/locals.ts';
import { hasCharacters, mark, other, ownedIn, PREP, ROLLING, type Duel } from '../table/world.ts';
import { endPairs } from './pairing.ts';
import { tooLong, TURN_LIMIT } from '../table/life-and-winning.ts';
import { clearAndDraw } from './clear-and-draw.ts';
import { cleanUp } from './clean-up.ts';
import { mainEnds } from './main.ts';
import { rollAndReroll } from './roll-and-reroll.ts';

/** Turns one after the other until somebody has won (DM-TRN-01), the first like any other (DM-RUL-06); DM-TRN-03: no
 *  step is gone back to. */
export const turn = procedure<Duel, Turn>()({
  /** DM-RUL-67, DM-RUL-18, DM-ZON-04, DM-PRU-07: pairs end, dice that wait in the prep area will be rolled; DM-RUL-19:
   *  texts of the start of a turn come before the clearing. */
  start(t, my) {
    const w = t.world;
    my.again = 0;
    t.log('turnStarted', { seat: w.active });
    endPairs(w);
    if (w.forces.length) w.forces = w.forces.filter(f => !(f.until === 'yourTurn' && f.by === w.active));
    for (const die of ownedIn(w, w.active, PREP)) mark(w, die, ROLLING);
    raiseFor(t, 'turnStarts', w.active);
  },
  ...clearAndDraw,
  ...rollAndReroll,
  main: t => t.call('main'),
  ...mainEnds,
  /** DM-ATK-05: without a character there is nothing to declare. */
  attack(t) {
    if (hasCharacters(t.world, t.world.active)) t.call('attack');
  },
  ...cleanUp,
  /** DM-CLN-06, DM-RUL-14 */
  next(t) {
    const w = t.world;
    w.turns++;
    if (w.turnLimit && w.turns >= TURN_LIMIT) return t.finish(tooLong(w));
    w.active = other(w.active);
    return 'start';
  },
});
