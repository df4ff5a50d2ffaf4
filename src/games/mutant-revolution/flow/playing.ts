// Playing an Event is one answer: the card, all that it names, and what its text costs. So nothing of a hand is shown
// before the whole card is.
import type { ComposedOffer, Table, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Form, Made, Refusal, Seat } from '#engine/types.ts';
import type { EventCard } from '../cards/card.ts';
import { eventOf, isEvent, titlesAmong } from '../cards/plots.ts';
import { misnamed, namedFacts, namedRefs, namings, slotsOf } from '../abilities/targets.ts';
import { isStudent, type Revolution } from '../table/world.ts';
import { layPlot } from './decks.ts';
import type { Playing } from './event.ts';

/** Plot Points given by supporters, by seat. */
export type Given = readonly number[];
export const sum = (given: Given): number => given.reduce((total, n) => total + n, 0);

/** Why this card of the hand cannot be played now, whatever it names. */
const refuseCard = (t: Table<Revolution>, seat: Seat, card: number, given: Given): Refusal | undefined =>
  refusePaying(t, seat, card, given) ?? (namings(t, seat, eventOf(card)).length ? undefined : IMPOSSIBLE);
const IMPOSSIBLE = no('MR-RUL-48');
const NO_EVENT = no('MR-RCT-12');

/** Why it cannot be played even if there is something to name. */
function refusePaying(t: Table<Revolution>, seat: Seat, card: number, given: Given): Refusal | undefined {
  if (!isEvent(card)) return NO_EVENT;
  const event = eventOf(card);
  const support = sum(given);
  const pp = t.world.pp[seat]!;
  if (event.cost > pp + support) return no('MR-EVT-02', { cost: event.cost, n: pp + support });
  if (event.cost < support) return no('MR-EVT-09', { cost: event.cost, n: support });
  return isPayable(t.world, seat, event) ? undefined : IMPOSSIBLE;
}

/** MR-RUL-48: its text can be paid, and there is a Student to take if it says so. */
function isPayable({ hope, piles }: Revolution, seat: Seat, { pays, effects }: EventCard): boolean {
  if ((pays?.hope ?? 0) > hope[seat]!) return false;
  return !effects.some(effect => effect.do === 'takeStudent') || piles.recruitDiscard.cards.some(isStudent);
}

const titlesOf = (t: Table<Revolution>, seat: Seat): number[] => titlesAmong(t.world.piles.hand[seat]!.cards);

/** Does the seat hold an Event that it can play with this support? For its own eyes only. */
export const canPlay = (t: Table<Revolution>, seat: Seat, given: Given): boolean =>
  titlesOf(t, seat).some(card => !refuseCard(t, seat, card, given));

/** The offer of all Events in hand; those that cannot be played are greyed out. */
export const eventOffer = <L>(given: (my: L) => Given): ComposedOffer<Revolution, L> => ({
  when: (t, _my, seat) => t.world.piles.hand[seat]!.cards.length > 0,
  form: (t, my, seat): Form => ({
    of: 'card',
    to: titlesOf(t, seat).map(n => {
      const refused = refuseCard(t, seat, n, given(my));
      const slots = isEvent(n) ? slotsOf(t, seat, eventOf(n)) : [];
      return refused ? { n, slots, refused } : { n, slots };
    }),
  }),
  suggest(t, my, seat): Made[] {
    const out: Made[] = [];
    for (const to of titlesOf(t, seat))
      if (!refusePaying(t, seat, to, given(my)))
        for (const parts of namings(t, seat, eventOf(to))) out.push({ to, parts });
    return out;
  },
  refuse: (t, _my, _seat, { to, parts }): Verdict => isEvent(to) && misnamed(t.world, eventOf(to), parts),
  facts: (_t, _my, _seat, { to, parts }) => ({ card: to, ...namedFacts(eventOf(to), parts) }),
  refs: (t, _my, seat, { to, parts }) => [`card:${to}`, ...namedRefs(t, seat, eventOf(to), parts)],
});

/** Lays the card face up on the table and lets it happen. */
export function playEvent(t: Table<Revolution>, by: Seat, { to: card, parts }: Made, given: Given): void {
  layPlot(t, by, card);
  const { targets = [] } = eventOf(card);
  const named = parts.flat();
  const playing: Playing = {
    by,
    card,
    targets: named.slice(0, targets.length),
    costs: named.slice(targets.length),
    given: [...given],
    cancelled: false,
  };
  if (t.watched) t.log('eventPlayed', { seat: by, card, ...namedFacts(eventOf(card), parts) });
  t.call('event', playing);
}
