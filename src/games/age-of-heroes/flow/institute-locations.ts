// The Headmaster's Office puts a card into the Protocols; what all locations do stands in cards/institute-locations.ts.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { PROTOCOLS } from '../cards/board.ts';
import { handOf } from './drawing-cards.ts';
import { moveOpenly } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import type { Heroes } from '../table/world.ts';

/** AH-LOC-02..04 */
export const protocols = procedure<Heroes, Locals['protocols']>()({
  clear: question<Heroes, Locals['protocols']>('clear', {
    rule: 'AH-LOC-04',
    by: ({ world }, { seat }) =>
      handOf(world, seat).length && world.piles.protocols.cards.length >= PROTOCOLS.slots ? seat : null,
    of: 'card',
    each: t => t.world.piles.protocols.cards,
    take(t, _my, _seat, card) {
      const { protocols: row, discard } = t.world.piles;
      moveOpenly(t, row, row.cards.indexOf(card), discard);
      t.log('discarded', { cards: [card] });
    },
  }),
  put: question<Heroes, Locals['protocols']>('put', {
    rule: 'AH-LOC-03',
    of: 'card',
    each: (t, _my, seat) => handOf(t.world, seat),
    take(t, _my, seat, card) {
      const { hand, protocols: row } = t.world.piles;
      const mine = hand[seat]!;
      moveOpenly(t, mine, mine.cards.indexOf(card), row);
      t.log('putIntoProtocols', { seat, card });
    },
  }),
});
