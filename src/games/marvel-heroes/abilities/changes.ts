// Changes of a fight that effects bring about, as data: verbs lay them down, odds try them out.
import {
  COLOURS,
  RATINGS,
  type Condition,
  type Effect,
  type Effects,
  type LastingArguments,
  type LastingEffect,
  type Rating,
  type Who,
} from '../cards/card.ts';
import type { KoFrom } from '../table/locals.ts';
import {
  HEROES,
  otherSide,
  SAME_COLOURS,
  WITH_INITIATIVE,
  type Change,
  type Fight,
  type Marvel,
  type Side,
} from '../table/world.ts';
import { kosOn, printed, ratingBefore, SEALS } from './ratings.ts';
import { holds } from './legality.ts';

const EVERY_ROLL = 7;
/** Conditions on colours and Initiative are looked at whenever the rating is; the others once, when it is used. */
function lastingCondition(condition: Condition | undefined): number {
  if (condition?.colour) return 1 + COLOURS.indexOf(condition.colour);
  if (condition?.sameColours) return SAME_COLOURS;
  return condition?.initiative ? WITH_INITIATIVE : 0;
}
/** The effects of a list that are carried out now; a change of a rating keeps its condition and is laid down anyway. */
export const isDone = (w: Marvel, side: Side, effect: Effect, koFrom: KoFrom): boolean =>
  (effect.do === 'rate' && lastingCondition(effect.if) > 0) || holds(w, side, effect.if, koFrom);

/** The seat that uses an effect, and the side it is used for. */
export interface User {
  readonly side: Side;
  readonly source: number;
}
export const sideFor = ({ side }: User, who: Who): Side => (who === 'self' ? side : otherSide(side));
const ratingFor = (f: Fight, rating: Rating | 'roll'): number =>
  rating === 'roll' ? f.rating : RATINGS.indexOf(rating);

type Part = Pick<Change, 'side' | 'kind' | 'what' | 'until'> & Partial<Change>;
type Laid = {
  readonly [V in keyof LastingArguments]: (
    effect: { do: V } & LastingArguments[V],
    w: Marvel,
    my: User,
  ) => Part | undefined;
};
/** What is laid on the opponent. */
const against = (my: User, kind: Change['kind'], what: number, effect: { for: Change['until'] }): Part => ({
  side: sideFor(my, 'opponent'),
  kind,
  what,
  until: effect.for,
});
const LAID: Laid = {
  rate({ who, rating, n, for: until, perKo, if: condition }, w, my) {
    const more = perKo ? kosOn(w, sideFor(my, perKo)) : 0;
    const what = ratingFor(w.fight!, rating);
    return { side: sideFor(my, who), kind: 'add', what, n: n + more, until, when: lastingCondition(condition) };
  },
  setRate({ who, rating, n, for: until }, w, my) {
    const what = ratingFor(w.fight!, rating);
    return { side: sideFor(my, who), kind: 'set', what, n, until };
  },
  /** MH-CRD-16: "if it is higher" never lowers what another card has made of the own rating. */
  copyRate({ rating, from, for: until }, { fight }, my) {
    const f = fight!;
    const what = ratingFor(f, rating);
    const n = printed(f, sideFor(my, 'opponent'), from ? RATINGS.indexOf(from) : what);
    return n > ratingBefore(f, my.side, what) ? { side: my.side, kind: 'set', what, n, until } : undefined;
  },
  boost({ rolls, for: until }, _w, { side }) {
    const what = rolls ? rolls.reduce((bits, rating) => bits | (1 << RATINGS.indexOf(rating)), 0) : EVERY_ROLL;
    return { side, kind: 'boost', what, until };
  },
  noBoost: (effect, _w, my) => against(my, 'noBoost', 0, effect),
  showPower: (effect, _w, my) => against(my, 'show', 0, effect),
  lockPower(effect, { fight }, my) {
    const { colour } = effect;
    const what = colour === 'last' ? fight!.last[sideFor(my, 'opponent')] : COLOURS.indexOf(colour);
    return against(my, 'lock', what, effect);
  },
  winTies: ({ rating, for: until }, _w, { side }) => ({ side, kind: 'ties', what: RATINGS.indexOf(rating), until }),
  seal: (effect, _w, my) => against(my, 'seal', SEALS.indexOf(effect.what), effect),
};
/** The change that an effect lays down; nothing where it changes nothing. */
export function changeOf(w: Marvel, my: User, effect: LastingEffect): Change | undefined {
  const part = (LAID[effect.do] as (effect: LastingEffect, w: Marvel, my: User) => Part | undefined)(effect, w, my);
  if (!part) return undefined;
  const isOfHero = part.until === 'roll' && part.side === HEROES;
  return { n: 0, source: my.source, when: 0, ...part, ...(isOfHero && { hero: w.fight!.hero }) };
}
const isLasting = (effect: Effect): effect is LastingEffect => effect.do in LAID;
/** All changes of a list of effects, as if it were carried out now. */
export const changesOf = (w: Marvel, my: User, effects: Effects): Change[] =>
  effects.filter(isLasting).flatMap(effect => (isDone(w, my.side, effect, '') ? (changeOf(w, my, effect) ?? []) : []));
