// The Headmaster's Office puts a card into the Protocols; what all locations do stands in cards/institute-locations.ts.
import { procedure } from '#engine/game.ts';
import { PROTOCOLS } from '../cards/board.ts';
import { handOf } from './drawing-cards.ts';
import { moveOpenly } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import type { Heroes } from '../table/world.ts';

/** AH-LOC-02..04 */
export const protocols = procedure<Heroes, Locals['protocols']>()({
  clear: {
    rule: 'AH-LOC-04',
    idle: 'clear',
    one: (t, my) =>
      handOf(t.world, my.seat).length && t.world.piles.protocols.cards.length >= PROTOCOLS.slots ? my.seat : null,
    choices: {
      clear: {
        of: 'card',
        each: t => t.world.piles.protocols.cards,
        take(t, _my, _seat, card) {
          const { protocols: row, discard } = t.world.piles;
          moveOpenly(t, row, row.cards.indexOf(card), discard);
          t.log('discarded', { cards: [card] });
        },
      },
    },
  },
  put: {
    rule: 'AH-LOC-03',
    idle: 'put',
    one: (t, my) => (handOf(t.world, my.seat).length ? my.seat : null),
    choices: {
      put: {
        of: 'card',
        each: (t, _my, seat) => handOf(t.world, seat),
        take(t, _my, seat, card) {
          const { hand, protocols: row } = t.world.piles;
          const mine = hand[seat]!;
          moveOpenly(t, mine, mine.cards.indexOf(card), row);
          t.log('putIntoProtocols', { seat, card });
        },
      },
    },
  },
});
