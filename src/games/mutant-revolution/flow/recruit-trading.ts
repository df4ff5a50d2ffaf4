// Change Allegiance: an open floor on which Schools trade Heroes, Students and Hope until all have their dials.
import type { Choice, Composed, Random, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Range } from '#engine/kit/numbering.ts';
import { no } from '#engine/refusals.ts';
import { NO_SEATS } from '#engine/seats.ts';
import type { Facts, Made, Seat, Slot } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import type { Floor } from '../table/locals.ts';
import { NONE, type Goods, type Offer, type Revolution, type T } from '../table/world.ts';
import { CARDS, isHero, isStudent } from '../cards/numbers.ts';
import { canSend, recruitsOf, sending, takesLast } from './recruit-secret-missions.ts';

/** MR-RUL-58: a guard against endless bargaining. */
const MOST_OFFERS = 6;

const isBusy = (t: T, _my: Floor, seat: Seat): boolean => !t.world.ready[seat];
const offersTo = ({ offers }: Revolution, seat: Seat): number[] =>
  offers.filter(({ to }) => to === seat).map(({ n }) => n);
const offersFrom = ({ offers }: Revolution, seat: Seat): number[] =>
  offers.filter(({ from }) => from === seat).map(({ n }) => n);
const numbered = (w: Revolution, n: number): Offer => w.offers.find(offer => offer.n === n)!;
function remove(w: Revolution, n: number): Offer {
  const offer = numbered(w, n);
  w.offers.splice(w.offers.indexOf(offer), 1);
  return offer;
}

function refuseOffer(t: T, my: Floor, offer: Offer): Verdict {
  return my.left[offer.from] ? refuseDeal(t.world, offer) : no('MR-RUL-58', {}, 'noOffersLeft');
}
function make(t: T, my: Floor, offer: Offer): 'floor' {
  t.world.offers.push(offer);
  t.world.offersMade++;
  my.left[offer.from]!--;
  t.log('offerMade', dealFacts(offer));
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
    t.log('offerDeclined', dealFacts(old));
    t.world.ready[seat] = false;
    return make(t, my, offerOf(t.world.offersMade, seat, old.from, parts));
  },
};

/** Judged anew, for much may have changed since it was made; a seat that accepts is not ready any more (MR-RUL-63). */
const accept: Choice<Revolution, Floor, 'floor'> = {
  of: 'offer',
  each: (t, _my, seat) => offersTo(t.world, seat),
  refuse: (t, _my, _seat, n) => refuseDeal(t.world, numbered(t.world, n)),
  facts: (t, _my, _seat, n) => dealFacts(numbered(t.world, n)),
  take(t, _my, seat, n) {
    const deal = remove(t.world, n);
    settle(t.world, deal);
    t.world.ready[seat] = false;
    t.log('offerAccepted', dealFacts(deal));
    return 'floor';
  },
};

/** Takes an offer off the table: the receiver declines it, or the maker withdraws it, ready or not (MR-RUL-63). */
const dropping = (
  event: string,
  each: (w: Revolution, seat: Seat) => number[],
): Choice<Revolution, Floor, 'floor'> => ({
  of: 'offer',
  each: (t, _my, seat) => each(t.world, seat),
  facts: (t, _my, _seat, n) => dealFacts(numbered(t.world, n)),
  take(t, _my, _seat, n) {
    const dropped = remove(t.world, n);
    t.log(event, dealFacts(dropped));
    return 'floor';
  },
});

/** MR-ALG-11, MR-RUL-63: picks up the dial, or puts it down again. */
const dial = (ready: boolean): Choice<Revolution, Floor, 'floor'> => ({
  when: (t, _my, seat) => t.world.ready[seat] !== ready,
  take(t, _my, seat) {
    t.world.ready[seat] = ready;
    t.log(ready ? 'dialPickedUp' : 'dialPutDown', { seat });
    return 'floor';
  },
});

/** MR-ALG-11: nobody, once all are ready; else who is not, or has an offer to answer. */
function awaited(t: T): readonly Seat[] {
  const { ready, offers } = t.world;
  if (!ready.includes(false)) return NO_SEATS;
  return t.clockwise(0).filter(seat => !ready[seat] || offers.some(({ to }) => to === seat));
}

export const floor = procedure<Revolution, Floor>()({
  open(t, my) {
    t.world.ready.fill(false);
    my.left = new Array<number>(t.seats).fill(MOST_OFFERS);
    my.ordered = false;
  },
  /** MR-ALG-02, MR-ALG-03, MR-RUL-64; Plot Cards stay in hand (MR-ALG-10). */
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
          t.log('orderCalled', { seat });
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

// ---- deals: what they are made of, what the rules say to them, which ones come to mind ---------------------

/** The four parts of a deal: Hope and Characters given, Hope and Characters got (MR-ALG-02, MR-ALG-09). */
const dealSlots = (w: Revolution, from: Seat, to: Seat): Slot[] => [
  ...goodsSlots(w, from, 'give'),
  ...goodsSlots(w, to, 'get'),
];
function goodsSlots(w: Revolution, seat: Seat, side: 'give' | 'get'): Slot[] {
  const things = recruitsOf(w, seat);
  return [
    { say: `${side}Hope`, min: 0, max: w.hope[seat]! },
    { say: `${side}Characters`, of: 'character', things, min: 0, max: things.length },
  ];
}

export function offerOf(n: number, from: Seat, to: Seat, parts: Made['parts']): Offer {
  const [[give], giveCharacters, [get], getCharacters] = parts as [[number], number[], [number], number[]];
  return {
    n,
    from,
    to,
    give: { hope: give, characters: [...giveCharacters] },
    get: { hope: get, characters: [...getCharacters] },
  };
}
const dealFacts = ({ n, from, to, give, get }: Offer): Facts => ({
  offer: n,
  from,
  to,
  giveHope: give.hope,
  give: [...give.characters],
  getHope: get.hope,
  get: [...get.characters],
});

/** Both sides have what they give and keep what they must; the price is theirs (MR-ALG-06). */
const refuseDeal = (w: Revolution, { from, to, give, get }: Offer): Verdict => {
  if (isNothing(give) && isNothing(get)) return 'MR-ALG-02';
  if (!has(w, from, give) || !has(w, to, get)) return 'MR-RUL-58';
  return refuseGiving(w, from, give.characters) || refuseGiving(w, to, get.characters);
};
const isNothing = ({ hope, characters }: Goods): boolean => !hope && !characters.length;
const has = (w: Revolution, seat: Seat, { hope, characters }: Goods): boolean =>
  hope <= w.hope[seat]! && characters.every(c => w.owner[c] === seat);

/** MR-ALG-07, MR-ALG-08: of the Uninjured (MR-RUL-60); what comes in does not help (MR-RUL-59). */
function refuseGiving(w: Revolution, seat: Seat, characters: readonly number[]): Verdict {
  if (takesLast(w, seat, characters, isStudent)) return 'MR-ALG-07';
  return takesLast(w, seat, characters, isHero) && 'MR-ALG-08';
}

/** All that lies on a Character moves with it (MR-ALG-04, MR-ALG-05, MR-RUL-61). */
function settle(w: Revolution, { from, to, give, get }: Offer): void {
  handOver(w, from, to, give);
  handOver(w, to, from, get);
}
function handOver(w: Revolution, from: Seat, to: Seat, { hope, characters }: Goods): void {
  w.hope[from]! -= hope;
  w.hope[to]! += hope;
  for (const c of characters) w.owner[c] = to;
}

/** Plain deals: the best Character that the other can spare for its Hope Value, and the best own one likewise. */
function suggestDeals(t: T, seat: Seat): readonly Made[] {
  const w = t.world;
  const own = bestSpare(w, seat);
  const deals: Made[] = [];
  for (const to of t.clockwise(seat, 1)) {
    const theirs = bestSpare(w, to);
    if (theirs !== NONE && valueOf(theirs) <= w.hope[seat]!)
      deals.push({ to, parts: [[valueOf(theirs)], [], [0], [theirs]] });
    if (own !== NONE && valueOf(own) <= w.hope[to]!) deals.push({ to, parts: [[0], [own], [valueOf(own)], []] });
  }
  return deals;
}
const valueOf = (c: number): number => characterOf(c).hv;
function bestSpare(w: Revolution, seat: Seat): number {
  const hero = bestAmong(w, seat, CARDS.hero);
  const student = bestAmong(w, seat, CARDS.student);
  if (hero === NONE || student === NONE) return Math.max(hero, student);
  return valueOf(student) > valueOf(hero) ? student : hero;
}
/** The best of a School's Uninjured Characters with these numbers, if it has another one (MR-ALG-07, MR-ALG-08). */
function bestAmong(w: Revolution, seat: Seat, { first, end }: Range): number {
  let best = NONE;
  let count = 0;
  for (let c = first; c < end; c++) {
    if (w.owner[c] !== seat || w.injured[c]) continue;
    count++;
    if (best === NONE || valueOf(c) > valueOf(best)) best = c;
  }
  return count > 1 ? best : NONE;
}

/** The same deal back, for one Hope more. */
function suggestCounter(w: Revolution, offer: Offer): Made[] {
  const { n, from, give, get } = offer;
  const [less, more] = get.hope ? [get.hope - 1, give.hope] : [0, give.hope + 1];
  if (refuseDeal(w, offer) || more > w.hope[from]!) return [];
  return [{ to: n, parts: [[less], get.characters, [more], give.characters] }];
}

/** Any goods at all of both sides. */
const sampleParts = (w: Revolution, from: Seat, to: Seat, random: Random): number[][] =>
  [from, to].flatMap(seat => [
    [random.below(w.hope[seat]! + 1)],
    recruitsOf(w, seat).filter(() => random.below(3) === 0),
  ]);
