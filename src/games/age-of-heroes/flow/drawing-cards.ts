// Drawing cards: from the deck or the Protocols; discarding, scouting, taking from the discard pile.
import { procedure } from '#engine/game.ts';
import { moveToHand } from '#engine/kit/decks.ts';
import { bit, faceDown } from '#engine/kit/piles.ts';
import { choice, question } from '#engine/kit/question.ts';
import { cardsLeft, deckLeft, discardAll, discardCard, drawFromDeck, lookAtTop, takeOpenly } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import type { Heroes } from '../table/world.ts';

export const handOf = (w: Heroes, seat: number): readonly number[] => w.piles.hand[seat]!.cards;
/** AH-DRW-01, AH-DRW-02, AH-DRW-04, AH-LOC-05..07, AH-RUL-77, AH-RUL-105 */
export const drawing = procedure<Heroes, Locals['drawing']>()({
  choose: {
    rule: 'AH-DRW-02',
    idle: t => (deckLeft(t.world) ? 'deck' : 'take'),
    one: (t, my) => (my.n > 0 && cardsLeft(t.world) ? my.seat : null),
    forced: 'take',
    facts: (_t, my) => ({ n: my.n }),
    choices: {
      deck: {
        when: t => deckLeft(t.world),
        misfit: () => 'AH-RUL-77',
        take(t, my, seat) {
          drawFromDeck(t, seat);
          my.n--;
          return 'choose';
        },
      },
      take: {
        of: 'card',
        each: t => t.world.piles.protocols.cards,
        misfit: () => 'AH-DRW-02',
        take(t, my, seat, card) {
          takeOpenly(t, t.world.piles.protocols, card, seat);
          my.n--;
          return 'choose';
        },
      },
    },
  },
});
/** AH-RUL-104, AH-CRD-03; gives how many. */
export const discarding = procedure<Heroes, Locals['discarding']>()({
  choose: {
    rule: 'AH-RUL-104',
    idle: (_t, my) => (my.isOptional ? 'done' : 'discard'),
    one: (t, my) => (my.done < my.n && handOf(t.world, my.seat).length ? my.seat : null),
    choices: {
      discard: {
        of: 'card',
        each: (t, _my, seat) => handOf(t.world, seat),
        take(t, my, seat, card) {
          discardCard(t, seat, card);
          my.done++;
          return 'choose';
        },
      },
      done: { when: (_t, my) => my.isOptional, take: (t, my) => t.give(my.done) },
    },
  },
  count: (t, my) => t.give(my.done),
});
/** AH-DRW-03: the seat alone sees the cards; what it does not keep is discarded face up. */
export const scouting = procedure<Heroes, Locals['scouting']>()({
  look(t, my) {
    const { looked } = t.world.piles;
    for (let n = 0; n < my.look && lookAtTop(t, my.seat); n++);
    if (!t.watched || !looked.cards.length) return;
    const n = looked.cards.length;
    t.log('looked', { seat: my.seat, n, cards: [] }, { to: [my.seat], facts: { cards: [...looked.cards] } });
  },
  keep: question<Heroes, Locals['scouting'], 'keep'>('keep', {
    rule: 'AH-DRW-03',
    by: (_t, my) => (my.take > 0 ? my.seat : null),
    of: 'card',
    each: t => t.world.piles.looked.cards,
    take(t, my, seat, card) {
      const { looked, hand } = t.world.piles;
      moveToHand(looked, looked.cards.indexOf(card), hand[seat]!, bit(seat));
      t.log('drew', { seat, card: faceDown(0) }, { to: [seat], facts: { card } });
      my.take--;
      return 'keep';
    },
  }),
  rest: t => discardAll(t, t.world.piles.looked),
});
/** AH-RUL-80: the discard pile is public. */
export const salvaging = choice<Heroes, Locals['salvaging']>('take', {
  rule: 'AH-RUL-80',
  of: 'card',
  each: (t, my) => (my.n > 0 ? t.world.piles.discard.cards : []),
  take(t, my, seat, card) {
    takeOpenly(t, t.world.piles.discard, card, seat);
    my.n--;
    return 'choose';
  },
});
