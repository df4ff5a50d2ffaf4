// A won Training Card goes to a Hero or Student of the winner, at once and for good.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import { charactersOf, isLeader, NONE, type Revolution } from '../table/world.ts';
import { train } from './characters.ts';
import { lay } from './recruit.ts';

interface Winner {
  seat: Seat;
}

export const training = procedure<Revolution, Winner>()({
  /** MR-RTR-08, MR-RUL-75 */
  look(t, { seat }) {
    if (trainees(t.world, seat).length) return 'assign';
    const { offered, recruitDiscard } = t.world.piles;
    const card = lay(t, offered, recruitDiscard);
    if (t.watched) t.log('trainingWasted', { seat, card });
    return 'end';
  },
  /** MR-RTR-07, MR-RUL-77: one of them must take it; Injured ones may (MR-RUL-76). */
  assign: {
    rule: 'MR-RTR-07',
    idle: (t, { seat }) => `assign:${dearest(trainees(t.world, seat))}`,
    one: (_t, { seat }) => seat,
    forced: 'take',
    facts: t => ({ card: t.world.piles.offered.cards[0]! }),
    choices: {
      assign: {
        of: 'character',
        each: (t, { seat }) => trainees(t.world, seat),
        take(t, { seat }, _seat, c) {
          const card = t.world.piles.offered.cards[0]!;
          train(t, card, c);
          if (t.watched) t.log('trained', { seat, card, character: c });
        },
      },
    },
  },
});

/** MR-CON-06, MR-RTR-07: Heroes and Students without Training. */
const trainees = (w: Revolution, seat: Seat): number[] =>
  charactersOf(w, seat).filter(c => !isLeader(c) && w.training[c] === NONE);

/** MR-RUL-140: the first by Hope Value. */
const dearest = (characters: readonly number[]): number =>
  characters.reduce((best, c) => (characterOf(c).hv > characterOf(best).hv ? c : best));
