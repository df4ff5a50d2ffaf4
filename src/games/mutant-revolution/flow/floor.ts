// Change Allegiance: an open floor on which Schools trade Heroes, Students and Hope until all have their dials.
import type { Choice, Composed, Table, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import { NO_SEATS } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import type { Offer, Revolution } from '../table/world.ts';
import {
  dealFacts,
  dealSlots,
  offerOf,
  refuseDeal,
  sampleParts,
  settle,
  suggestCounter,
  suggestDeals,
} from './deals.ts';
import { canSend, sending } from './secret-missions.ts';

/** MR-RUL-58: a guard against endless bargaining. */
const MOST_OFFERS = 6;

interface Floor {
  /** Offers left, by seat. */
  left: number[];
  /** Secret Missions have been sent in order: there are no more (MR-RUL-65). */
  ordered: boolean;
}

const isBusy = (t: Table<Revolution>, _my: Floor, seat: Seat): boolean => !t.world.ready[seat];
function offersTo(w: Revolution, seat: Seat): number[] {
  const out: number[] = [];
  for (const { n, to } of w.offers) if (to === seat) out.push(n);
  return out;
}
function offersFrom(w: Revolution, seat: Seat): number[] {
  const out: number[] = [];
  for (const { n, from } of w.offers) if (from === seat) out.push(n);
  return out;
}
const numbered = (w: Revolution, n: number): Offer => w.offers.find(offer => offer.n === n)!;
function remove(w: Revolution, n: number): Offer {
  const offer = numbered(w, n);
  w.offers.splice(w.offers.indexOf(offer), 1);
  return offer;
}

function refuseOffer(t: Table<Revolution>, my: Floor, offer: Offer): Verdict {
  return my.left[offer.from] ? refuseDeal(t.world, offer) : no('MR-RUL-58', {}, 'noOffersLeft');
}
function make(t: Table<Revolution>, my: Floor, offer: Offer): 'floor' {
  t.world.offers.push(offer);
  t.world.offersMade++;
  my.left[offer.from]!--;
  if (t.watched) t.log('offerMade', dealFacts(offer));
  return 'floor';
}

/** MR-RUL-58, MR-RUL-62: anything of one's own for anything of theirs, or for nothing. */
const offer: Composed<Revolution, Floor, 'floor'> = {
  when: isBusy,
  form: (t, _my, seat) => ({
    of: 'seat',
    to: t.clockwise(seat, 1).map(n => ({ n, slots: dealSlots(t.world, seat, n) })),
  }),
  suggest: (t, my, seat) => (my.left[seat] ? suggestDeals(t, seat) : []),
  sample(t, my, seat, random) {
    const to = t.clockwise(seat, 1)[random.below(t.seats - 1)]!;
    return my.left[seat] ? { to, parts: sampleParts(t.world, seat, to, random) } : undefined;
  },
  refuse: (t, my, seat, { to, parts }) => refuseOffer(t, my, offerOf(0, seat, to, parts)),
  facts: (t, _my, seat, { to, parts }) => dealFacts(offerOf(t.world.offersMade, seat, to, parts)),
  refs: (_t, _my, _seat, { to }) => [`seat:${to}`],
  take: (t, my, seat, { to, parts }) => make(t, my, offerOf(t.world.offersMade, seat, to, parts)),
};

/** Declines an offer and makes its maker another one; the dial is put down for it. */
const counter: Composed<Revolution, Floor, 'floor'> = {
  when: (t, _my, seat) => offersTo(t.world, seat).length > 0,
  form: (t, _my, seat) => ({
    of: 'offer',
    to: offersTo(t.world, seat).map(n => ({ n, slots: dealSlots(t.world, seat, numbered(t.world, n).from) })),
  }),
  suggest: (t, my, seat) =>
    my.left[seat] ? offersTo(t.world, seat).flatMap(n => suggestCounter(t.world, numbered(t.world, n))) : [],
  refuse: (t, my, seat, { to: n, parts }) => refuseOffer(t, my, offerOf(0, seat, numbered(t.world, n).from, parts)),
  facts: (t, _my, seat, { to: n, parts }) => dealFacts(offerOf(n, seat, numbered(t.world, n).from, parts)),
  refs: (_t, _my, _seat, { to: n }) => [`offer:${n}`],
  take(t, my, seat, { to: n, parts }) {
    const old = remove(t.world, n);
    if (t.watched) t.log('offerDeclined', dealFacts(old));
    t.world.ready[seat] = false;
    return make(t, my, offerOf(t.world.offersMade, seat, old.from, parts));
  },
};

/** Judged anew, for much may have changed since it was made; whoever accepts is not ready any more (MR-RUL-63). */
const accept: Choice<Revolution, Floor, 'floor'> = {
  of: 'offer',
  each: (t, _my, seat) => offersTo(t.world, seat),
  refuse: (t, _my, _seat, n) => refuseDeal(t.world, numbered(t.world, n)),
  facts: (t, _my, _seat, n) => dealFacts(numbered(t.world, n)),
  take(t, _my, seat, n) {
    const deal = remove(t.world, n);
    settle(t.world, deal);
    t.world.ready[seat] = false;
    if (t.watched) t.log('offerAccepted', dealFacts(deal));
    return 'floor';
  },
};

/** Takes an offer off the table: the receiver declines it, or the maker withdraws it. */
const dropping = (
  event: string,
  each: (w: Revolution, seat: Seat) => number[],
): Choice<Revolution, Floor, 'floor'> => ({
  of: 'offer',
  each: (t, _my, seat) => each(t.world, seat),
  facts: (t, _my, _seat, n) => dealFacts(numbered(t.world, n)),
  take(t, _my, _seat, n) {
    const dropped = remove(t.world, n);
    if (t.watched) t.log(event, dealFacts(dropped));
    return 'floor';
  },
});

/** MR-ALG-11, MR-RUL-63: picks up the dial, or puts it down again. */
const dial = (ready: boolean): Choice<Revolution, Floor, 'floor'> => ({
  when: (t, _my, seat) => t.world.ready[seat] !== ready,
  take(t, _my, seat) {
    t.world.ready[seat] = ready;
    if (t.watched) t.log(ready ? 'dialPickedUp' : 'dialPutDown', { seat });
    return 'floor';
  },
});

/** MR-ALG-11: nobody, once all are ready; else who is not, or has an offer to answer. */
function awaited(t: Table<Revolution>): readonly Seat[] {
  const { ready, offers } = t.world;
  if (!ready.includes(false)) return NO_SEATS;
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.seats; seat++) if (!ready[seat] || hasOffer(offers, seat)) seats.push(seat);
  return seats;
}

function hasOffer(offers: readonly Offer[], seat: Seat): boolean {
  for (const { to } of offers) if (to === seat) return true;
  return false;
}

export const floor = procedure<Revolution, Floor>()({
  open(t, my) {
    t.world.ready.fill(false);
    my.left = new Array<number>(t.seats).fill(MOST_OFFERS);
    my.ordered = false;
  },
  /** MR-ALG-02, MR-RUL-64 */
  floor: {
    rule: 'MR-ALG-02',
    idle: (t, _my, seat) => (t.world.ready[seat] ? 'decline' : 'ready'),
    any: t => t.clockwise(0),
    awaits: awaited,
    facts: (t, _my, seat) => ({ ready: Number(t.world.ready[seat]) }),
    choices: {
      ready: dial(true),
      unready: dial(false),
      accept,
      decline: dropping('offerDeclined', offersTo),
      withdraw: dropping('offerWithdrawn', offersFrom),
      offer,
      counter,
      send: {
        ...sending<Floor, 'floor'>('floor'),
        when: (t, my, seat) => isBusy(t, my, seat) && !my.ordered,
      },
      /** MR-SMI-09, MR-RUL-65 */
      order: {
        when: (t, my, seat) => isBusy(t, my, seat) && !my.ordered && t.clockwise(0).some(s => canSend(t.world, s)),
        take(t, my, seat) {
          my.ordered = true;
          if (t.watched) t.log('orderCalled', { seat });
          t.call('secretMissions');
          return 'floor';
        },
      },
    },
  },
  /** Open offers lapse (MR-RUL-64). */
  close(t) {
    t.world.offers.length = 0;
  },
});
