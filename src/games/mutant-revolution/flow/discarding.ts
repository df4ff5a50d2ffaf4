// A card makes a School discard Plot Cards of its own choice.
import { composed, procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import type { Revolution } from '../table/world.ts';
import { discardPlot } from './decks.ts';
import { handOf, handOffer } from './hands.ts';

interface Discarding {
  seat: Seat;
  n: number;
}

export const discarding = procedure<Revolution, Discarding>()({
  count(t, my) {
    my.n = Math.min(my.n, handOf(t, my.seat).length);
    return my.n ? undefined : 'end';
  },
  choose: {
    rule: 'MR-INF-06',
    idle: 'discard',
    one: (_t, my) => my.seat,
    facts: (_t, my) => ({ n: my.n }),
    choices: {
      discard: composed<Revolution, Discarding>({
        ...handOffer<Discarding>((_t, my) => my.n),
        take(t, _my, seat, { parts }) {
          for (const card of parts[0]!) discardPlot(t, seat, card);
        },
      }),
    },
  },
});
