// Choosing a place in the next round's turn order, and going on board of the X-Jet.
import { procedure } from '#engine/game.ts';
import { raise } from '../abilities/moments.ts';
import { movePawn, topmostJetSpace } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { SPACES } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { noRow } from './misfits.ts';

/** AH-ORD-02..04: empty rows; as many as there are players. */
function emptyRows({ next }: Heroes): number[] {
  const out: number[] = [];
  for (let row = 0; row < next.length; row++) if (next[row] === NONE) out.push(row);
  return out;
}

/** AH-ORD-01, AH-ORD-06, AH-RUL-110 */
export const ordering = procedure<Heroes, Locals['ordering']>()({
  choose: {
    rule: 'AH-ORD-02',
    idle: (t, my, seat) => (t.world.next.includes(seat) ? 'keep' : my.isOptional ? 'decline' : 'row'),
    /** AH-RUL-86: without another empty space the marker stays. */
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
          if (t.watched) t.log('placeChosen', { seat, row });
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

/** AH-JET-01..04, AH-RUL-74, AH-RUL-112: a Hero goes to the topmost empty space; it is not assigned. */
export const boarding = procedure<Heroes, Locals['boarding']>()({
  move(t, my) {
    const w = t.world;
    const { seat, pawn } = my;
    const isFromSpace = w.at[pawn]! >= 0 && w.at[pawn]! < SPACES;
    const isFirst = !w.isJetBegun;
    w.isJetBegun = true;
    movePawn(w, pawn, topmostJetSpace(w));
    if (t.watched) t.log('boarded', { seat, pawn });
    raise(t, { on: 'jet', seat, pawn });
    if (isFromSpace) raise(t, { on: 'reassign', seat, pawn });
    return isFirst ? 'bonus' : 'abilities';
  },
  /** AH-JET-02, AH-RUL-102, AH-RUL-103 */
  bonus: (t, my) => t.call('playing', { seat: my.seat, of: ['teamUp'], isOptional: true, less: null }),
  abilities(t) {
    if (t.world.waiting.length && !t.outer('assignment')) t.call('triggers');
  },
});
