// Initiative: dice for speed, and the highest says who acts first.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { isStanding, pcOf, standing } from '../table/figures.ts';
import { callMoment } from '../abilities/moments.ts';
import { rollDice, total } from '../table/rolls.ts';
import { SPD } from '../abilities/stats.ts';
import { type Revolution } from '../table/world.ts';

/** Locals of 'initiative'; effects change `extra`, the dice of the `roller`, and `first`. */
export interface Initiative {
  /** Still to roll, the roller first. */
  left: Seat[];
  /** Who is in the running, and with which totals, in the order of their rolls. */
  rolled: Seat[];
  totals: number[];
  roller: Seat;
  extra: number;
  dice: number[];
  /** Who acts first because a Power says so. */
  first: Seat;
}
const NOBODY: Seat = -1;

export const initiative = procedure<Revolution, Initiative>()({
  /** MR-TRN-06, MR-RUL-90, MR-RUL-136: the Mission Commander first; alone, nobody rolls (MR-RUL-89). */
  begin(t, my) {
    const [alone, another] = standing(t.world);
    if (alone && !another) return t.give(alone.seat);
    my.first = NOBODY;
    my.left = t.clockwise(firstRoller(t.world)).filter(seat => isStanding(t.world, seat));
    my.rolled = [];
    my.totals = [];
    return undefined;
  },
  next(t, my) {
    my.roller = my.left.shift()!;
    my.extra = 0;
    my.dice = [];
    callMoment(t, { on: 'initiative.beforeRoll', acting: my.roller });
  },
  /** MR-TRN-02, MR-ATR-04 */
  roll(t, my) {
    my.dice = rollDice(t, Math.max(0, pcOf(t.world, my.roller)!.stats[SPD] + my.extra));
    if (t.watched) t.log('initiativeRolled', { seat: my.roller, dice: [...my.dice], total: total(my.dice) });
    callMoment(t, { on: 'initiative.afterRoll', acting: my.roller });
  },
  count(t, my) {
    my.rolled.push(my.roller);
    my.totals.push(total(my.dice));
    if (my.left.length) return 'next';
    if (my.first !== NOBODY) return t.give(my.first);
    return undefined;
  },
  /** MR-TRN-05 */
  tie(_t, my) {
    const most = Math.max(...my.totals);
    const tied = my.rolled.filter((_, i) => my.totals[i] === most);
    my.rolled = tied;
    if (tied.length === 1) return 'choose';
    my.left = tied;
    my.rolled = [];
    my.totals = [];
    return 'next';
  },
  /** MR-TRN-03 */
  choose: {
    rule: 'MR-TRN-03',
    idle: (_t, my) => `first:${my.rolled[0]!}`,
    one: (_t, my) => my.rolled[0]!,
    choices: {
      first: {
        of: 'figure',
        each: t => standing(t.world).map(pc => pc.seat),
        take: (t, _my, _seat, first) => t.give(first),
      },
    },
  },
});
/** MR-RUL-136: in the tournament the School in Position 1. */
function firstRoller(w: Revolution): Seat {
  return w.phase === 'tournament' ? w.fight!.pcs[0]!.seat : w.commander;
}
