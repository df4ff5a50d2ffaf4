// Moments at which Reactions, Powers and Charters may be used. Who could use one, as far as everybody can see, is
// asked; so being asked or not tells nothing of a hand (MR-RUL-51).
import type { Choices, Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { window, type Locals } from '#engine/windows.ts';
import type { Moment, ReactionCard } from '../cards/card.ts';
import { isEvent, plotProcedure, REACTION_CARDS, reactionOf, titlesAmong } from '../cards/plots.ts';
import { mayAnswer, type User } from './conditions.ts';
import { clearPlot, layPlot } from '../flow/decks.ts';
import type { Playing } from '../flow/event.ts';
import { momentNumber } from '../words/moment-names.ts';
import { canUse, refuseSource, sourceAt, sourcesAt, use } from './powers.ts';
import type { Scope } from './scope.ts';
import { isUseful } from './useful.ts';
import { NONE, type Revolution } from '../table/world.ts';

/** Locals of 'moment' and 'reactions'. */
export interface AtMoment {
  on: Moment;
  /** Whose act it is. */
  acting: Seat;
  /** Who is asked, in order; clockwise from whoever acts when left out. */
  order?: Seat[];
  /** The Reaction that is answered is cancelled. */
  cancelled?: boolean;
}
type Here = Locals<AtMoment>;
const userAt = ({ on, acting }: AtMoment, seat: Seat): User => ({ seat, on, acting });

/** The Reactions of the deck by the moment they name: each title with its cards. */
const REACTIONS_ON = Map.groupBy(
  Array.from(Map.groupBy(REACTION_CARDS, reactionOf), ([reaction, cards]) => ({ reaction, cards })),
  ({ reaction }) => reaction.on,
);

/** Does the moment fit it, and would it change anything? */
const isFor = (t: Table<Revolution>, user: User, { if: condition, effects }: ReactionCard): boolean =>
  mayAnswer(t, user, condition) && isUseful(t, user, effects);

/** Could this seat hold a Reaction for this moment, by public knowledge: a card in hand, Plot Points for the cheapest
 *  that is not among the cards face up, and a condition that everybody can check? */
function couldReact(t: Table<Revolution>, user: User): boolean {
  const titles = REACTIONS_ON.get(user.on);
  const { pp, piles } = t.world;
  if (!titles || !piles.hand[user.seat]!.cards.length) return false;
  for (const { reaction, cards } of titles) {
    if (reaction.cost > pp[user.seat]! || !isFor(t, user, reaction)) continue;
    for (const card of cards)
      if (!piles.plotDiscard.cards.includes(card) && !piles.playing.cards.includes(card)) return true;
  }
  return false;
}
function could(t: Table<Revolution>, my: AtMoment, seat: Seat): boolean {
  const user = userAt(my, seat);
  return canUse(t, user) || couldReact(t, user);
}
/** Is anybody to be asked then? At most moments nobody is. */
export function isAwaited(t: Table<Revolution>, at: AtMoment): boolean {
  for (const seat of t.clockwise(0)) if (could(t, at, seat)) return true;
  return false;
}

const choices: Choices<Revolution, Here, never> = {
  /** MR-RCT-01 to MR-RCT-03, MR-RCT-12 */
  play: {
    of: 'card',
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
    take(t, my, seat, card) {
      layPlot(t, seat, card);
      if (t.watched) t.log('reactionPlayed', { seat, card });
      t.call('reaction', { by: seat, card, on: my.on, acting: my.acting, cancelled: false } satisfies Reacting);
    },
  },
  power: {
    of: 'source',
    each: (t, my, seat) => sourcesAt(t, userAt(my, seat)).map(({ n }) => n),
    refuse: (t, my, seat, n) => refuseSource(t.world, sourceAt(t, userAt(my, seat), n)),
    refs: (t, my, seat, n) => [`character:${sourceAt(t, userAt(my, seat), n).payer}`],
    take: (t, my, seat, n) => use(t, seat, sourceAt(t, userAt(my, seat), n), my.on, { acting: my.acting }),
  },
};

/** MR-RUL-52, MR-RUL-95: one each in turn, round and round until all decline one after the other. */
export const moment = window<Revolution, AtMoment>({
  rule: 'MR-RUL-52',
  policy: 'priority',
  sides: (t, my) => (my.order ?? t.clockwise(my.acting)).map(seat => [seat]),
  could,
  choices,
  facts: (_t, my) => ({ moment: momentNumber(my.on), by: my.acting }),
});

/** Calls it where somebody is to be asked. */
export function callMoment(t: Table<Revolution>, at: AtMoment): void {
  if (isAwaited(t, at)) t.call('moment', at);
}

/** MR-RUL-49, MR-RUL-50: all but whoever has played the card, in secret and at once; the first in order who answers
 *  does, and what later ones would have done stays unknown (MR-RUL-139). It closes when the card is cancelled. */
export const reactions = window<Revolution, AtMoment>({
  rule: 'MR-RUL-49',
  policy: 'together',
  sides: (t, my) => [t.clockwise(my.acting, 1)],
  could,
  choices,
  facts: answered,
  until: (t, my) => isCancelled(t, my),
  result: (t, my) => isCancelled(t, my),
});
const isCancelled = (t: Table<Revolution>, my: AtMoment): boolean =>
  my.on === 'event.played' ? (t.outer('event') as Playing).cancelled : my.cancelled!;
/** The card that is answered. */
function answered(t: Table<Revolution>, my: AtMoment): Facts {
  const { card } = my.on === 'event.played' ? (t.outer('event') as Playing) : (t.outer('reaction') as Reacting);
  return { by: my.acting, card };
}

/** Locals of 'reaction'. */
interface Reacting {
  by: Seat;
  /** It lies face up in `piles.playing`. */
  card: number;
  on: Moment;
  acting: Seat;
  cancelled: boolean;
}

export const reaction = procedure<Revolution, Reacting>()({
  /** MR-RCT-02, MR-RCT-10 */
  pay(t, my) {
    t.world.pp[my.by]! -= reactionOf(my.card).cost;
  },
  /** MR-RCT-08, MR-RUL-49: last played resolves first. */
  counter: (t, my) =>
    t.call('reactions', { on: 'reaction.played', acting: my.by, cancelled: false } satisfies AtMoment, 'cancelled'),
  resolve(t, my) {
    const { by, card, on, acting } = my;
    if (!my.cancelled) t.call(plotProcedure(card), { by, self: NONE, on, acting } satisfies Scope);
  },
  /** MR-RCT-04 */
  discard: (t, my) => clearPlot(t, my.card),
});
