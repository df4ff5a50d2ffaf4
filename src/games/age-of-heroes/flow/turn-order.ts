// Turn order: choosing a place in the next round.
import { procedure } from '#engine/game.ts';
import { noRow } from './refusals.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

/** AH-ORD-02..04: empty rows; as many as there are players. */
const emptyRows = ({ next }: Heroes): number[] => next.flatMap((seat, row) => (seat === NONE ? [row] : []));
/** AH-ORD-01, AH-ORD-06, AH-RUL-86, AH-RUL-110: nothing is asked where every place of the next order is taken. */
export const ordering = procedure<Heroes, Locals['ordering']>()({
  choose: {
    rule: 'AH-ORD-02',
    idle: (t, my, seat) => (t.world.next.includes(seat) ? 'keep' : my.isOptional ? 'decline' : 'row'),
    one: (t, my) => (t.world.next.includes(NONE) ? my.seat : null),
    forced: 'take',
    choices: {
      row: {
        of: 'row',
        each: t => emptyRows(t.world),
        misfit: (t, _my, _seat, row) => noRow(t.world, row),
        /** AH-ORD-05: at most one marker. */
        take(t, _my, seat, row) {
          const { next } = t.world;
          const before = next.indexOf(seat);
          if (before >= 0) next[before] = NONE;
          next[row] = seat;
          t.log('placeChosen', { seat, row });
        },
      },
      keep: { when: (t, _my, seat) => t.world.next.includes(seat), misfit: () => 'AH-ORD-05', take: () => 'end' },
      /** AH-ORD-07, AH-RUL-85: not on passing. */
      decline: {
        when: (t, my, seat) => my.isOptional && !t.world.next.includes(seat),
        misfit: (_t, my) => (my.isOptional ? 'AH-ORD-05' : 'AH-ORD-07'),
        take: () => 'end',
      },
    },
  },
});
