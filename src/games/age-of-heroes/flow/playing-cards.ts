// Playing cards: Allies and Team-Ups to card spaces, their Recruiters' bonuses, Events, Evolution cards.
import type { Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { bit, everybody, moveCard } from '#engine/kit/piles.ts';
import { question } from '#engine/kit/question.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { canEvolve, slotsFor } from '../abilities/card-spaces.ts';
import { canPay, damageOf, dueOfEvent, purseOf, slotDue } from '../abilities/costs.ts';
import { scopeAt } from '../abilities/legality.ts';
import { raise } from '../abilities/moments.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { PLAYABLES } from '../cards/card.ts';
import { noSlot, notEvolved, notPlayed } from './refusals.ts';
import { moveOpenly } from '../table/acts.ts';
import { EVOLUTION_BIT, isOfTypes, pathOf, typeOf, typesIn } from '../table/deck.ts';
import type { Locals, Playing } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { pay } from '../table/resources.ts';
import { slotOf, spaceOfSlot } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { playRefusal } from '../verbs/judging.ts';
import { payFor } from '../verbs/verb.ts';

/** Cards of the hand that are of a wanted type. */
const wanted = (t: T, my: Playing, seat: Seat): number[] =>
  t.world.piles.hand[seat]!.cards.filter(card => isOfTypes(card, my.of));
const isEvolving = (t: T, { of, seat, less }: Playing): boolean =>
  (of & EVOLUTION_BIT) !== 0 && t.world.unplayed[seat]!.length > 0 && slotDue(t.world, seat, less) !== undefined;
/** Why each card of the hand cannot be played; null where it is not wanted. */
const refusals = (t: T, my: Playing): (RuleId | undefined | null)[] =>
  t.world.piles.hand[my.seat]!.cards.map(card => (isOfTypes(card, my.of) ? playRefusal(t, my.seat, card) : null));
/** AH-RUL-47: must one be played, because one can be? */
const canAny = (t: T, my: Playing, seat: Seat): boolean =>
  t.memo(refusals, my).includes(undefined) ||
  (isEvolving(t, my) && canEvolve(t.world, seat, purseOf(t.world, seat), my.less));
/** The empty card spaces for a card, as options. */
export const emptySlot = <L>(cardIn: (t: T, my: L) => number) => ({
  of: 'space',
  each: (t: T, my: L): number[] => slotsFor(t.world, cardIn(t, my)).map(spaceOfSlot),
  misfit: (t: T, my: L, _seat: Seat, space: number): Verdict => noSlot(t.world, cardIn(t, my), space),
});
/** AH-ALY-04 */
export function recruit(t: T, seat: Seat, card: number, space: number): void {
  const { slots, recruiters } = t.world;
  slots[slotOf(space)] = card;
  recruiters[slotOf(space)] = bit(seat);
  t.log('recruited', { seat, card, space });
}
/** AH-CRD-01; gives the card space of an Ally or Team-Up. */
export const playing = procedure<Heroes, Playing>()({
  /** The size of a hand is public; so only an empty one is passed over (AH-RUL-47). */
  open(t, my) {
    const isCard = my.of !== EVOLUTION_BIT && t.world.piles.hand[my.seat]!.cards.length > 0;
    return isCard || isEvolving(t, my) ? 'choose' : t.give(NONE);
  },
  choose: {
    rule: 'AH-CRD-01',
    idle: (t, my, seat) =>
      my.isOptional || !canAny(t, my, seat) ? 'none' : wanted(t, my, seat).length ? 'play' : 'evolve',
    one: (_t, my) => my.seat,
    facts: (_t, my) => ({ types: PLAYABLES.filter(type => my.of & typesIn([type])) }),
    choices: {
      play: {
        of: 'card',
        each: wanted,
        refuse: (t, my, seat, card) => t.memo(refusals, my)[t.world.piles.hand[seat]!.cards.indexOf(card)] ?? undefined,
        misfit: (t, _my, seat, card) => notPlayed(t.world, seat, card),
        take(t, my, seat, card) {
          const { hand, inPlay } = t.world.piles;
          const mine = hand[seat]!;
          moveCard(mine, mine.cards.indexOf(card), inPlay, everybody(t.seats));
          my.card = card;
          t.log('played', { seat, card });
          return typeOf(card) === 'event' ? 'aim' : 'slot';
        },
      },
      /** AH-EVO-01, AH-RUL-24 */
      evolve: {
        of: 'evolution',
        each: (t, my, seat) => (isEvolving(t, my) ? t.world.unplayed[seat]! : []),
        refuse: (t, my, seat) => !canPay(purseOf(t.world, seat), slotDue(t.world, seat, my.less)!) && 'AH-RUL-48',
        misfit: (t, my, seat, evolution) => notEvolved(t.world, my, seat, evolution),
        /** AH-EVO-02..04 */
        take(t, my, seat, evolution) {
          const w = t.world;
          pay(t, seat, slotDue(w, seat, my.less)!);
          w.unplayed[seat] = w.unplayed[seat]!.filter(n => n !== evolution);
          w.played[seat]!.push(evolution);
          t.log('evolved', { seat, evolution });
          return t.give(NONE);
        },
      },
      none: {
        when: (t, my, seat) => my.isOptional || !canAny(t, my, seat),
        misfit: () => 'AH-RUL-47',
        take: t => t.give(NONE),
      },
    },
  },
  /** AH-ALY-01..04, AH-ALY-08, AH-ALY-11 */
  slot: question<Heroes, Playing, 'played'>('slot', {
    rule: 'AH-ALY-01',
    forced: 'take',
    about: (_t, my) => ({ card: my.card }),
    ...emptySlot<Playing>((_t, my) => my.card),
    take(t, my, seat, space) {
      my.slot = slotOf(space);
      recruit(t, seat, my.card, space);
      return 'played';
    },
  }),
  aim(t, my) {
    const colour = damageOf(my.card);
    my.slot = NONE;
    if (colour) t.call('target', { seat: my.seat, pawn: NONE, space: NONE, colour, card: my.card, less: 0 }, 'slot');
  },
  /** AH-EVT-01, AH-EVT-02, AH-DMG-07 */
  event(t, my) {
    const { seat, card, slot: icon } = my;
    payFor(t, seat, dueOfEvent(t.world, card, icon), pathOf(card), scopeAt(seat, NONE, NONE, icon));
    my.slot = NONE;
  },
  discard(t, my) {
    const { inPlay, discard } = t.world.piles;
    moveOpenly(t, inPlay, inPlay.cards.indexOf(my.card), discard);
  },
  played(t, my) {
    raise(t, { on: 'play', seat: my.seat, type: typeOf(my.card) });
    return t.give(my.slot);
  },
});
/** AH-ALY-05, AH-ALY-06, AH-RUL-61 */
export const recruitment = procedure<Heroes, Locals['recruitment']>()({
  gain(t, { seat, slot, card }) {
    t.log('bonusGained', { seat, card });
    t.run(BONUS_PATHS[slot]!, scopeAt(seat, NONE, spaceOfSlot(slot)));
  },
  abilities: (t, my) => raise(t, { on: 'recruitBonus', seat: my.seat }),
});
const BONUS_PATHS: readonly string[] = CARD_SPACES.map(({ id }) => `bonus/${id}`);
