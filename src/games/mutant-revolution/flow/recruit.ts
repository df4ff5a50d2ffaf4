// The Recruit Phase: Change Allegiance, then Recruit and Train: one auction for each card of the row.
import { moveTop } from '#engine/kit/decks.ts';
import { procedure } from '#engine/game.ts';
import { everybody, NOBODY } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import { enrol, train } from '../table/characters.ts';
import { refill } from '../table/plot-cards.ts';
import type { Locals, Recruiting } from '../table/locals.ts';
import { charactersOf, NONE, type Revolution, type T } from '../table/world.ts';
import { isLeader, isTraining } from '../cards/numbers.ts';

/** MR-ALG-01 */
export const recruit = procedure<Revolution, Recruiting>()({
  /** MR-SMI-04: each Recruit Phase counts anew. */
  changeAllegiance(t) {
    t.world.sent.fill(0);
    t.call('floor');
  },
  /** MR-RTR-01, MR-INF-05, MR-RUL-38: the first card dealt comes up first. */
  deal(t) {
    const { recruits, recruitDiscard, row } = t.world.piles;
    for (let n = 0; n < t.seats; n++) {
      refill(t, recruits, recruitDiscard);
      if (recruits.cards.length) moveTop(recruits, row, NOBODY);
    }
    row.cards.reverse();
  },
  /** MR-RTR-02, MR-RTR-03, MR-RTR-09 */
  turnUp(t) {
    const { row, offered } = t.world.piles;
    if (!row.cards.length) return 'end';
    lay(t, row, offered);
    t.log('recruitShown', { card: offered.cards[0]! });
    return t.call('auction', { prize: 'recruit' }, 'sold');
  },
  /** MR-RTR-04, MR-RTR-05, MR-RTR-06, MR-RTR-07 */
  handOut(t, { sold: { winner } }) {
    const { offered, recruitDiscard } = t.world.piles;
    const card = offered.cards[0]!;
    if (winner < 0) lay(t, offered, recruitDiscard);
    else if (isTraining(card)) t.call('training', { seat: winner });
    else enrol(t, card, winner, true);
    return 'turnUp';
  },
});

/** The top card of a pile goes face up onto another. */
const lay = (t: T, from: Pile, to: Pile): number => moveTop(from, to, everybody(t.seats));

// ---- a won Training Card goes to a Hero or Student of the winner, at once and for good ---------------------

export const training = procedure<Revolution, Locals['training']>()({
  /** MR-RTR-08, MR-RUL-75 */
  look(t, { seat }) {
    if (trainees(t.world, seat).length) return 'assign';
    const { offered, recruitDiscard } = t.world.piles;
    const card = lay(t, offered, recruitDiscard);
    t.log('trainingWasted', { seat, card });
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
          t.log('trained', { seat, card, character: c });
        },
      },
    },
  },
});

/** MR-CON-06, MR-CMP-15, MR-CMP-16, MR-RTR-07: Heroes and Students without Training. */
const trainees = (w: Revolution, seat: Seat): number[] =>
  charactersOf(w, seat).filter(c => !isLeader(c) && w.training[c] === NONE);

/** MR-RUL-140: the first by Hope Value. */
const dearest = (characters: readonly number[]): number =>
  characters.reduce((best, c) => (characterOf(c).hv > characterOf(best).hv ? c : best));
