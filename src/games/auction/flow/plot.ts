// A plot turn: one event or nothing, and the window in which others may react to it.
import { turnUp } from '#engine/kit/decks.ts';
import { procedure } from '#engine/game.ts';
import { window } from '#engine/kit/windows.ts';
import { isReaction, kindsAmong, procedureOf } from '../table/deck.ts';
import type { Reacting, Turn } from '../table/locals.ts';
import type { House } from '../table/world.ts';
import { raise } from './abilities.ts';

export const turn = procedure<House, Turn>()({
  /** AU-PLT-01: how many cards a seat holds is public, which they are is not; so only an empty hand is passed over. */
  open: (t, my) => (t.world.piles.hand[my.by]!.cards.length ? undefined : 'end'),
  play: {
    rule: 'AU-PLT-01',
    idle: 'pass',
    one: (_t, my) => my.by,
    choices: {
      pass: { take: () => 'end' },
      play: {
        of: 'card',
        each: (t, _my, seat) => kindsAmong(t.world.piles.hand[seat]!.cards),
        refuse: (_t, _my, _seat, card) => isReaction(card) && 'AU-PLT-02',
        /** AU-PLT-03 */
        take(t, my, seat, card) {
          const { hand, discard } = t.world.piles;
          turnUp(hand[seat]!, card, discard, t.seats);
          my.card = card;
          if (t.watched) t.log('eventPlayed', { seat, card });
        },
      },
    },
  },
  /** AU-PLT-04 */
  react: (t, my) => t.call('reactions', { by: my.by, card: my.card, cancelled: false }, 'cancelled'),
  /** AU-PLT-05 */
  resolve(t, my) {
    if (my.cancelled) return 'end';
    t.call(procedureOf(my.card), { by: my.by, owner: my.by });
    return 'answer';
  },
  /** AU-ABL-05 */
  answer: (t, my) => raise(t, 'eventPlayed', my.by),
});

/** AU-PLT-04: everybody with a card in hand is asked, whether it holds a reaction or not. */
export const reactions = window<House, Reacting>({
  rule: 'AU-PLT-04',
  policy: 'together',
  sides: (t, my) => [t.clockwise(my.by, 1)],
  could: (t, _my, seat) => t.world.piles.hand[seat]!.cards.length > 0,
  facts: (_t, my) => ({ by: my.by, card: my.card }),
  choices: {
    play: {
      of: 'card',
      each: (t, _my, seat) => kindsAmong(t.world.piles.hand[seat]!.cards, isReaction),
      take(t, my, seat, card) {
        const { hand, discard } = t.world.piles;
        turnUp(hand[seat]!, card, discard, t.seats);
        if (t.watched) t.log('reactionPlayed', { seat, card });
        t.call(procedureOf(card), { by: my.by, owner: seat });
      },
    },
  },
  until: (_t, my) => my.cancelled,
  result: (_t, my) => my.cancelled,
});
