// The Recruit Phase: Change Allegiance on the open floor, then one auction for each card of the row.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { everybody, moveCard, NOBODY } from '#engine/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { isTraining, type Revolution } from '../table/world.ts';
import { enrol } from './characters.ts';
import { refill } from './decks.ts';

interface Recruiting {
  sold: { winner: Seat };
}

/** MR-ALG-01 */
export const recruit = procedure<Revolution, Recruiting>()({
  /** MR-SMI-04: each Recruit Phase counts anew. */
  changeAllegiance(t) {
    t.world.sent.fill(0);
    t.call('floor');
  },
  /** MR-RTR-01, MR-RUL-38: the first card dealt comes up first. */
  deal(t) {
    const { recruits, recruitDiscard, row } = t.world.piles;
    for (let n = 0; n < t.seats; n++) {
      refill(t, recruits, recruitDiscard);
      if (recruits.cards.length) moveCard(recruits, recruits.cards.length - 1, row, NOBODY);
    }
    row.cards.reverse();
    row.seen.reverse();
  },
  /** MR-RTR-02, MR-RTR-03, MR-RTR-09 */
  turnUp(t) {
    const { row, offered } = t.world.piles;
    if (!row.cards.length) return 'end';
    lay(t, row, offered);
    if (t.watched) t.log('recruitShown', { card: offered.cards[0]! });
    return t.call('auction', { prize: 'recruit' }, 'sold');
  },
  /** MR-RTR-04 to MR-RTR-07 */
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
export const lay = (t: Table<Revolution>, from: Pile, to: Pile): number =>
  moveCard(from, from.cards.length - 1, to, everybody(t.seats));
