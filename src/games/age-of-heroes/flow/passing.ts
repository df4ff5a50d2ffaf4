// Passing: a place in the next round's turn order, and abilities that act then.
import { procedure } from '#engine/game.ts';
import { raise } from '../abilities/moments.ts';
import type { Locals } from '../table/locals.ts';
import { chooseOrder } from './turn-order.ts';
import type { Heroes } from '../table/world.ts';

/** AH-PAS-03, AH-PAS-05, AH-PAS-06 */
export const passing = procedure<Heroes, Locals['passing']>()({
  pass(t, my) {
    t.world.passed[my.seat] = true;
    if (t.watched) t.log('passed', { seat: my.seat });
    chooseOrder(t, my.seat, false);
  },
  abilities(t, my) {
    raise(t, { on: 'pass', seat: my.seat });
    if (t.world.waiting.length) t.call('triggers');
  },
});
