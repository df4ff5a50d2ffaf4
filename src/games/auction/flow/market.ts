// The market: anybody may offer, accept or decline, in any order, until all are ready.
import type { Composed } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Facts, Made, Seat } from '#engine/types.ts';
import type { Market } from '../table/locals.ts';
import type { House, T, Offer } from '../table/world.ts';
import { canKeep, dealForm, isEmpty, isKept, offerOf, sampleDeal, settle, suggestDeals } from './deals.ts';

const OFFERS_A_ROUND = 2;

/** AU-MKT-02..04 */
const deal: Composed<House, Market, 'floor'> = {
  form: (t, _my, seat) => dealForm(t, seat),
  suggest: (t, my, seat) => (my.left[seat] ? suggestDeals(t, seat) : []),
  sample: (t, my, seat, random) => (my.left[seat] ? sampleDeal(t, seat, random) : undefined),
  refuse: (t, my, seat, made) => refuseDeal(t.world, my.left[seat]!, seat, made),
  facts: (t, _my, seat, made) => dealFacts(offerOf(t.world.offered, seat, made)),
  take(t, my, seat, made) {
    makeOffer(t, my, offerOf(t.world.offered, seat, made));
    return 'floor';
  },
};

export const market = procedure<House, Market>()({
  open(t, my) {
    my.busy = [...t.clockwise(0)];
    my.left = new Array<number>(t.seats).fill(OFFERS_A_ROUND);
  },
  floor: {
    rule: 'AU-MKT-01',
    idle: 'ready',
    any: t => t.clockwise(0),
    awaits: (_t, my) => my.busy,
    choices: {
      ready: {
        when: (_t, my, seat) => my.busy.includes(seat),
        take(_t, my, seat) {
          my.busy.splice(my.busy.indexOf(seat), 1);
          return 'floor';
        },
      },
      accept: {
        of: 'offer',
        each: (t, _my, seat) => offersTo(t.world, seat),
        refuse: (t, _my, _seat, n) => !isKept(t.world, offerNumbered(t.world, n)) && 'AU-MKT-03',
        facts: (t, _my, _seat, n) => dealFacts(offerNumbered(t.world, n)),
        take(t, _my, _seat, n) {
          const offer = removeOffer(t.world, n);
          settle(t.world, offer);
          if (t.watched) t.log('offerAccepted', dealFacts(offer));
          return 'floor';
        },
      },
      decline: {
        of: 'offer',
        each: (t, _my, seat) => offersTo(t.world, seat),
        facts: (t, _my, _seat, n) => dealFacts(offerNumbered(t.world, n)),
        take(t, _my, _seat, n) {
          const offer = removeOffer(t.world, n);
          if (t.watched) t.log('offerDeclined', dealFacts(offer));
          return 'floor';
        },
      },
      deal,
    },
  },
  /** AU-MKT-05 */
  close(t) {
    t.world.offers.length = 0;
  },
});

function refuseDeal(w: House, left: number, seat: Seat, made: Made): false | `AU-MKT-${string}` {
  if (!left) return 'AU-MKT-02';
  if (isEmpty(made)) return 'AU-MKT-04';
  return !canKeep(w, seat, made) && 'AU-MKT-03';
}

/** AU-MKT-02, AU-MKT-05 */
function makeOffer(t: T, my: Market, offer: Offer): void {
  t.world.offers.push(offer);
  t.world.offered++;
  my.left[offer.from]!--;
  if (!my.busy.includes(offer.to)) my.busy.push(offer.to);
  if (t.watched) t.log('offerMade', dealFacts(offer));
}

const NONE: readonly number[] = [];
function offersTo(w: House, seat: Seat): readonly number[] {
  if (!w.offers.length) return NONE;
  const numbers: number[] = [];
  for (const { to, n } of w.offers) if (to === seat) numbers.push(n);
  return numbers;
}
const offerNumbered = (w: House, n: number): Offer => w.offers.find(offer => offer.n === n)!;
const removeOffer = (w: House, n: number): Offer =>
  w.offers.splice(
    w.offers.findIndex(offer => offer.n === n),
    1,
  )[0]!;

const dealFacts = ({ n, from, to, give, get }: Offer): Facts => ({
  offer: n,
  from,
  to,
  giveCoins: give.coins,
  give: [...give.cards],
  getCoins: get.coins,
  get: [...get.cards],
});
