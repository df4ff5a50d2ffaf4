// What a deal is made of, what the rules say to it, which ones come to mind, and how goods change hands.
import type { Random, Table, Verdict } from '#engine/definition.ts';
import type { Facts, Made, Seat, Slot } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import {
  HEROES,
  isHero,
  isStudent,
  NONE,
  STUDENTS,
  TRAININGS,
  type Goods,
  type Offer,
  type Revolution,
} from '../table/world.ts';
import { recruitsOf, takesLast } from './secret-missions.ts';

/** The four parts of a deal: Hope and Characters given, Hope and Characters got (MR-ALG-02, MR-ALG-09). */
export const dealSlots = (w: Revolution, from: Seat, to: Seat): Slot[] => [
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
export const dealFacts = ({ n, from, to, give, get }: Offer): Facts => ({
  offer: n,
  from,
  to,
  giveHope: give.hope,
  give: [...give.characters],
  getHope: get.hope,
  get: [...get.characters],
});

/** Both sides have what they give and keep what they must. */
export const refuseDeal = (w: Revolution, { from, to, give, get }: Offer): Verdict => {
  if (isNothing(give) && isNothing(get)) return 'MR-ALG-02';
  if (!has(w, from, give) || !has(w, to, get)) return 'MR-RUL-58';
  return refuseGiving(w, from, give.characters) || refuseGiving(w, to, get.characters);
};
const isNothing = ({ hope, characters }: Goods): boolean => !hope && !characters.length;
const has = (w: Revolution, seat: Seat, { hope, characters }: Goods): boolean =>
  hope <= w.hope[seat]! && characters.every(c => w.owner[c] === seat);

/** MR-ALG-07, MR-ALG-08; what comes in does not help (MR-RUL-59). */
function refuseGiving(w: Revolution, seat: Seat, characters: readonly number[]): Verdict {
  if (takesLast(w, seat, characters, isStudent)) return 'MR-ALG-07';
  return takesLast(w, seat, characters, isHero) && 'MR-ALG-08';
}

/** All that lies on a Character moves with it (MR-ALG-04, MR-ALG-05, MR-RUL-61). */
export function settle(w: Revolution, { from, to, give, get }: Offer): void {
  handOver(w, from, to, give);
  handOver(w, to, from, get);
}
function handOver(w: Revolution, from: Seat, to: Seat, { hope, characters }: Goods): void {
  w.hope[from]! -= hope;
  w.hope[to]! += hope;
  for (const c of characters) w.owner[c] = to;
}

/** Plain deals: the best Character that the other can spare for its Hope Value, and the best own one likewise. */
export function suggestDeals(t: Table<Revolution>, seat: Seat): readonly Made[] {
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
  const hero = bestAmong(w, seat, HEROES, STUDENTS);
  const student = bestAmong(w, seat, STUDENTS, TRAININGS);
  if (hero === NONE || student === NONE) return Math.max(hero, student);
  return valueOf(student) > valueOf(hero) ? student : hero;
}
/** The best of a School's Uninjured Characters with these numbers, if it has another one (MR-ALG-07, MR-ALG-08). */
function bestAmong(w: Revolution, seat: Seat, from: number, to: number): number {
  let best = NONE;
  let count = 0;
  for (let c = from; c < to; c++) {
    if (w.owner[c] !== seat || w.injured[c]) continue;
    count++;
    if (best === NONE || valueOf(c) > valueOf(best)) best = c;
  }
  return count > 1 ? best : NONE;
}

/** The same deal back, for one Hope more. */
export function suggestCounter(w: Revolution, offer: Offer): Made[] {
  const { n, from, give, get } = offer;
  const [less, more] = get.hope ? [get.hope - 1, give.hope] : [0, give.hope + 1];
  if (refuseDeal(w, offer) || more > w.hope[from]!) return [];
  return [{ to: n, parts: [[less], get.characters, [more], give.characters] }];
}

/** Any goods at all of both sides. */
export const sampleParts = (w: Revolution, from: Seat, to: Seat, random: Random): number[][] =>
  [from, to].flatMap(seat => [
    [random.below(w.hope[seat]! + 1)],
    recruitsOf(w, seat).filter(() => random.below(3) === 0),
  ]);
