// Changes of a fight that effects bring about, as data: verbs lay them down, odds try them out.
import { COLOURS, RATINGS, type Condition, type Effect, type Effects, type Rating, type Who } from '../cards/card.ts';
import type { KoFrom } from '../table/locals.ts';
import { HEROES, type Change, type Fight, type Marvel, type Side } from '../table/world.ts';
import { printed, ratingBefore, SEALS } from './ratings.ts';
import { holds } from './legality.ts';

const SAME_COLOURS = 4;
const INITIATIVE = 5;
const EVERY_ROLL = 7;
/** Conditions on colours and Initiative are looked at whenever the rating is; the others once, when it is used. */
function lastingCondition(condition: Condition | undefined): number {
  if (condition?.colour) return 1 + COLOURS.indexOf(condition.colour);
  if (condition?.sameColours) return SAME_COLOURS;
  return condition?.initiative ? INITIATIVE : 0;
}
/** The effects of a list that are carried out now; a change of a rating keeps its condition and is laid down anyway. */
export const isDone = (w: Marvel, side: Side, effect: Effect, koFrom: KoFrom): boolean =>
  (effect.do === 'rate' && lastingCondition(effect.if) > 0) || holds(w, side, effect.if, koFrom);

/** The seat that uses an effect, and the side it is used for. */
export interface User {
  readonly side: Side;
  readonly source: number;
}
export const sideFor = ({ side }: User, who: Who): Side => (who === 'self' ? side : ((1 - side) as Side));
const ratingFor = (f: Fight, rating: Rating | 'roll'): number =>
  rating === 'roll' ? f.rating : RATINGS.indexOf(rating);
const kosFor = ({ fight, ko }: Marvel, side: Side): number => (side === HEROES ? ko[fight!.hero]! : fight!.kos);

/** The change that an effect lays down; nothing where it does something else. */
export function changeOf(w: Marvel, my: User, effect: Effect): Change | undefined {
  const part = rated(w, my, effect) ?? boosted(my, effect) ?? bound(w.fight!, my, effect);
  if (!part) return undefined;
  const isOfHero = part.until === 'roll' && part.side === HEROES;
  return { n: 0, source: my.source, when: 0, ...part, ...(isOfHero && { hero: w.fight!.hero }) };
}
type Part = Pick<Change, 'side' | 'kind' | 'what' | 'until'> & Partial<Change>;
function rated(w: Marvel, my: User, effect: Effect): Part | undefined {
  const f = w.fight!;
  if (effect.do === 'rate') {
    const { who, rating, n, for: until, perKo, if: condition } = effect;
    const more = perKo ? kosFor(w, sideFor(my, perKo)) : 0;
    const when = lastingCondition(condition);
    return { side: sideFor(my, who), kind: 'add', what: ratingFor(f, rating), n: n + more, until, when };
  }
  if (effect.do === 'setRate') {
    const { who, rating, n, for: until } = effect;
    return { side: sideFor(my, who), kind: 'set', what: ratingFor(f, rating), n, until };
  }
  if (effect.do !== 'copyRate') return undefined;
  const { rating, from, for: until } = effect;
  const what = ratingFor(f, rating);
  const n = printed(f, sideFor(my, 'opponent'), from ? RATINGS.indexOf(from) : what);
  // MH-CRD-16: "if it is higher" never lowers what another card has made of the own rating.
  return n > ratingBefore(f, my.side, what) ? { side: my.side, kind: 'set', what, n, until } : undefined;
}
function boosted(my: User, effect: Effect): Part | undefined {
  if (effect.do === 'noBoost') return { side: sideFor(my, 'opponent'), kind: 'noBoost', what: 0, until: effect.for };
  if (effect.do !== 'boost') return undefined;
  const { rolls, for: until } = effect;
  const what = rolls ? rolls.reduce((bits, rating) => bits | (1 << RATINGS.indexOf(rating)), 0) : EVERY_ROLL;
  return { side: my.side, kind: 'boost', what, until };
}
function bound(f: Fight, my: User, effect: Effect): Part | undefined {
  const side = sideFor(my, 'opponent');
  switch (effect.do) {
    case 'showPower':
      return { side, kind: 'show', what: 0, until: effect.for };
    case 'lockPower': {
      const what = effect.colour === 'last' ? f.last[side] : COLOURS.indexOf(effect.colour);
      return { side, kind: 'lock', what, until: effect.for };
    }
    case 'winTies':
      return { side: my.side, kind: 'ties', what: RATINGS.indexOf(effect.rating), until: effect.for };
    case 'seal':
      return { side, kind: 'seal', what: SEALS.indexOf(effect.what), until: effect.for };
    default:
      return undefined;
  }
}
/** All changes of a list of effects, as if it were carried out now. */
export const changesOf = (w: Marvel, my: User, effects: Effects): Change[] =>
  effects.flatMap(effect => (isDone(w, my.side, effect, '') ? (changeOf(w, my, effect) ?? []) : []));
