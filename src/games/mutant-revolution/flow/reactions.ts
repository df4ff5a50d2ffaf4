// Reaction Cards, and the moments at which they, Powers and Charters may be used.
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Facts } from '#engine/types.ts';
import { window, type Locals } from '#engine/kit/windows.ts';
import { MOMENTS } from '../cards/card.ts';
import { payerOf, refuseSource, use } from '../abilities/powers-and-charters.ts';
import { could, isAwaited, isFor, sourceAt, sourcesAt, userAt } from '../verbs/moments.ts';
import { isEvent, plotProcedure, reactionOf, titlesAmong } from '../cards/plots.ts';
import { clearPlot, layPlot } from '../table/plot-cards.ts';
import type { AtMoment, Reacting } from '../table/locals.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';

const choices: Choices<Revolution, Locals<AtMoment>, never> = {
  /** MR-RCT-01, MR-RCT-02, MR-RCT-03, MR-RCT-12 */
  play: {
    of: 'card',
    /** MR-RUL-53: its own text says whose act it answers. */
    each: (t, my, seat) =>
      titlesAmong(t.world.piles.hand[seat]!.cards, card => {
        if (isEvent(card) || reactionOf(card).on !== my.on) return false;
        return isFor(t, userAt(my, seat), reactionOf(card));
      }),
    refuse(t, _my, seat, card) {
      const { cost } = reactionOf(card);
      return cost > t.world.pp[seat]! && no('MR-RCT-02', { cost, n: t.world.pp[seat]! });
    },
    facts: (_t, _my, _seat, card) => ({ n: reactionOf(card).cost }),
    take(t, { on, acting }, by, card) {
      layPlot(t, by, card);
      t.log('reactionPlayed', { seat: by, card });
      t.call('reaction', { by, card, on, acting, cancelled: false });
    },
  },
  power: {
    of: 'source',
    each: (t, my, seat) => sourcesAt(t, userAt(my, seat)).map(({ n }) => n),
    refuse: (t, my, seat, n) => refuseSource(t.world, sourceAt(t, userAt(my, seat), n)),
    refs: (t, my, seat, n) => [`character:${payerOf(t.world, sourceAt(t, userAt(my, seat), n))}`],
    take: (t, my, seat, n) => use(t, seat, sourceAt(t, userAt(my, seat), n), my.on, { acting: my.acting }),
  },
};

/** MR-RUL-52, MR-RUL-95, MR-RUL-139, MR-RUL-149: one each in turn, of the seat's own choice, from the acting seat on,
 *  round and round until all decline one after the other. Seats that could use nothing, as all can see, are not asked
 *  (MR-RUL-51). */
export const moment = window<Revolution, AtMoment>({
  rule: 'MR-RUL-52',
  policy: 'priority',
  sides: (t, my) => (my.order ?? t.clockwise(my.acting)).map(seat => [seat]),
  could,
  choices,
  facts: (_t, my) => ({ moment: MOMENTS.indexOf(my.on), by: my.acting }),
});
/** Calls it where somebody is to be asked. */
export function callMoment(t: T, at: AtMoment): void {
  if (isAwaited(t, at)) t.call('moment', at);
}

/** The answers to a card that is being played (MR-RCT-06, MR-RCT-07; MR-RUL-49, MR-RUL-50): all but its player are
 *  asked at once and in secret; the first answer in order counts, and what later seats would have done stays unknown
 *  (MR-RUL-139). Only seats are asked that could answer, as far as all can see (MR-RUL-51), passed or not
 *  (MR-PLT-11). It closes when the card is cancelled. */
export const reactions = window<Revolution, AtMoment>({
  rule: 'MR-RUL-49',
  policy: 'together',
  sides: (t, my) => [t.clockwise(my.acting, 1)],
  could,
  choices,
  facts: answered,
  until: isCancelled,
  result: isCancelled,
});
/** MR-RCT-08, MR-RCT-09 */
function isCancelled(t: T, my: AtMoment): boolean {
  return my.on === 'event.played' ? t.outer('event')!.cancelled : my.cancelled!;
}
/** The card that is answered. */
function answered(t: T, my: AtMoment): Facts {
  const { card } = my.on === 'event.played' ? t.outer('event')! : t.outer('reaction')!;
  return { by: my.acting, card };
}

export const reaction = procedure<Revolution, Reacting>()({
  /** MR-RCT-02, MR-RCT-10; in later phases of what is left (MR-RCT-05). */
  pay(t, my) {
    t.world.pp[my.by]! -= reactionOf(my.card).cost;
  },
  /** MR-RCT-08, MR-RUL-49: last played resolves first. */
  counter: (t, my) => t.call('reactions', { on: 'reaction.played', acting: my.by, cancelled: false }, 'cancelled'),
  resolve(t, { by, card, on, acting, cancelled }) {
    if (!cancelled) t.call(plotProcedure(card), { by, self: NONE, on, acting });
  },
  /** MR-RCT-04 */
  discard: (t, my) => clearPlot(t, my.card),
});
