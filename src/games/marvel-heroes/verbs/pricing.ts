// What abilities are worth, in tenths of a KO: dice by the exact chances of rolls with usual ratings, the rest by
// judgement. Tests hold every card to a budget.
import { priceOf as priceOfEffects } from '#engine/kit/prices.ts';
import { type Chances, contest, hitsRedone, hitsWith, koChance, shifted } from '../abilities/odds.ts';
import { type Ability, type Rating, RATINGS } from '../cards/card.ts';
import { chanceOf, mean, type Use } from './verb.ts';
import { verbs } from './verbs.ts';

/** Ratings that fighters usually have. */
const POOL: Readonly<Record<Rating, readonly number[]>> = { attack: [2, 3, 4], defend: [2, 3, 4], outwit: [1, 2, 3] };
const LOW = [1, 2, 3];
const grid = (xs: readonly number[], ys: readonly number[], f: (x: number, y: number) => number): number =>
  10 * mean(xs.flatMap(x => ys.map(y => f(x, y))));
const ko = (a: number, d: number): number => koChance(hitsWith(a), hitsWith(d));
const edge = (a: Chances, b: Chances): number => {
  const [win, , lose] = contest(a, b);
  return win - lose;
};
const fights = (f: (a: number, d: number) => number): number => grid(POOL.attack, POOL.defend, f);
const contests = (f: (a: number, b: number) => number): number => grid(POOL.outwit, POOL.outwit, f);
/** A known result may be waited for: two chances a fight. */
const twice = (worth: number): number => 10 * (1 - (1 - worth / 10) ** 2);

function rateWorth(rating: Rating, k: number, isOther: boolean): number {
  if (rating === 'attack') return fights((a, d) => (isOther ? ko(a, d) - ko(a + k, d) : ko(a + k, d) - ko(a, d)));
  if (rating === 'defend') return fights((a, d) => (isOther ? ko(a, d + k) - ko(a, d) : ko(a, d) - ko(a, d + k)));
  const base = (a: number, b: number): number => edge(hitsWith(a), hitsWith(b));
  return contests((a, b) => (isOther ? base(a, b + k) : base(a + k, b)) - base(a, b));
}
function setWorth(rating: Rating, n: number, isOther: boolean): number {
  const better = (x: number): number => Math.max(0, x);
  if (rating === 'attack')
    return isOther
      ? fights((a, d) => better(ko(a, d) - ko(n, d)))
      : grid(LOW, POOL.defend, (a, d) => better(ko(n, d) - ko(a, d)));
  if (rating === 'defend')
    return isOther
      ? fights((a, d) => better(ko(a, n) - ko(a, d)))
      : grid(POOL.attack, LOW, (a, d) => better(ko(a, d) - ko(a, n)));
  return contests((a, b) => better(edge(hitsWith(n), hitsWith(b)) - edge(hitsWith(a), hitsWith(b))));
}
function copyWorth(rating: Rating): number {
  const more = (x: number): number => Math.max(0, x);
  if (rating === 'attack') return mean(POOL.attack.map(o => fights((a, d) => more(ko(o, d) - ko(a, d)))));
  if (rating === 'defend') return fights((a, d) => more(ko(a, d) - ko(a, a)));
  return contests((a, b) => more(-edge(hitsWith(a), hitsWith(b))));
}
function hitsWorth(rating: Rating, k: number, isOther: boolean): number {
  if (rating === 'attack')
    return 1.5 * Math.abs(fights((a, d) => koChance(shifted(hitsWith(a), k), hitsWith(d)) - ko(a, d)));
  if (rating === 'defend')
    return twice(Math.abs(fights((a, d) => ko(a, d) - koChance(hitsWith(a), shifted(hitsWith(d), k)))));
  return contests((a, b) => {
    const [mine, theirs] = [hitsWith(a), hitsWith(b)];
    return (isOther ? edge(mine, shifted(theirs, k)) : edge(shifted(mine, k), theirs)) - edge(mine, theirs);
  });
}
const SHARES = { one: 0.5, any: 1, all: 0.7 };
function rerollWorth(rating: Rating, isOther: boolean, dice: keyof typeof SHARES): number {
  const redoes = isOther ? 'hits' : 'misses';
  if (rating === 'attack')
    return SHARES[dice] * 1.5 * fights((a, d) => Math.abs(koChance(hitsRedone(a, redoes), hitsWith(d)) - ko(a, d)));
  if (rating === 'defend')
    return SHARES[dice] * twice(fights((a, d) => Math.abs(ko(a, d) - koChance(hitsWith(a), hitsRedone(d, redoes)))));
  return SHARES[dice] * contests((a, b) => edge(hitsRedone(a, 'misses'), hitsWith(b)) - edge(hitsWith(a), hitsWith(b)));
}
function boostWorth(rating: Rating): number {
  if (rating === 'attack') return fights((a, d) => koChance(hitsWith(a, true), hitsWith(d)) - ko(a, d));
  if (rating === 'defend') return fights((a, d) => ko(a, d) - koChance(hitsWith(a), hitsWith(d, true)));
  return contests((a, b) => edge(hitsWith(a, true), hitsWith(b)) - edge(hitsWith(a), hitsWith(b)));
}
const tiesWorth = (rating: Rating): number =>
  rating === 'outwit'
    ? contests((a, b) => contest(hitsWith(a), hitsWith(b))[1])
    : fights((a, d) => hitsWith(a).reduce((sum, p, i) => sum + (i ? p * (hitsWith(d)[i] ?? 0) : 0), 0));
export const DICE_WORTH: Use['dice'] = {
  rate: rateWorth,
  set: setWorth,
  copy: copyWorth,
  hits: hitsWorth,
  reroll: rerollWorth,
  boost: boostWorth,
  ties: tiesWorth,
};

const SEQUENCES = 2;
/** The price of an ability: its effects together, times the chance of its conditions; of two options the better one. */
export function priceOf(ability: Ability, side: Use['side']): number {
  const lists = ability.options?.map(({ effects }) => effects) ?? [ability.effects!];
  const rolls = ability.roll ?? RATINGS;
  const best = Math.max(...lists.map(effects => priceOfEffects(verbs, effects, { dice: DICE_WORTH, rolls, side })));
  const times = ability.limit === 'sequence' && ability.cost === 'none' ? SEQUENCES : 1;
  return Math.round(10 * best * times * chanceOf(ability.if)) / 10;
}
