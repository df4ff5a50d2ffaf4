// What abilities are worth, in tenths of a KO: dice by their exact chances, the rest by judgement. Tests hold every
// card to a budget.
import { contest, hitsRedone, hitsWith, koChance, type Chances } from '../abilities/odds.ts';
import { RATINGS, type Ability, type Condition, type Effect, type Rating } from '../cards/card.ts';

/** Ratings that fighters usually have. */
const POOL: Readonly<Record<Rating, readonly number[]>> = { attack: [2, 3, 4], defend: [2, 3, 4], outwit: [1, 2, 3] };
const LOW = [1, 2, 3];
const SEQUENCES = 2;
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const grid = (xs: readonly number[], ys: readonly number[], f: (x: number, y: number) => number): number =>
  10 * mean(xs.flatMap(x => ys.map(y => f(x, y))));
const ko = (a: number, d: number): number => koChance(hitsWith(a), hitsWith(d));
const edge = (a: Chances, b: Chances): number => {
  const [win, , lose] = contest(a, b);
  return win - lose;
};
const shifted = (chances: Chances, k: number): Chances => {
  const out: number[] = new Array<number>(Math.max(0, k)).fill(0);
  chances.forEach((p, i) => (out[Math.max(0, i + k)] = (out[Math.max(0, i + k)] ?? 0) + p));
  return out;
};
const fights = (f: (a: number, d: number) => number): number => grid(POOL.attack, POOL.defend, f);
const contests = (f: (a: number, b: number) => number): number => grid(POOL.outwit, POOL.outwit, f);
/** A known result may be waited for: two chances a fight. */
const twice = (worth: number): number => 10 * (1 - (1 - worth / 10) ** 2);

// ---- dice --------------------------------------------------------------------------------------------------

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

// ---- the rest, by judgement --------------------------------------------------------------------------------

const CARD = 3;
const TROUBLE = 2;
const PP = 4;
const SEALS = { ability: 2, allies: 1.5, support: 1.5, abilityAndBackups: 4, all: 4.5 };
const MOVES = { ready: 4, pair: 5.5, squad: 7, car: 7, jet: 7 };
const FLAT: Partial<Record<Effect['do'], number>> = {
  preventKo: 9,
  removeKo: 7,
  inflictKo: 10,
  initiative: 2,
  showPower: 1.5,
  lockPower: 1.2,
  removeHelper: 2.5,
  removeCharge: 2.5,
  recover: -4,
  raid: 4.5,
  burgle: 3.5,
  clearMostWanted: 4,
  calm: 4.4,
  replaceHeadline: 2.5,
  storyManipulate: 2,
  movement: 4,
  moveAfterwards: 4,
  heal: 9.2,
  takeAlly: 3.5,
  allyCost: 2.4,
};
/** How often an owner can meet a condition when it matters. */
const CHANCES: { readonly [K in keyof Condition]-?: (value: NonNullable<Condition[K]>) => number } = {
  colour: () => 0.4,
  sameColours: () => 0.4,
  initiative: has => (has ? 0.6 : 0.45),
  ownKosAtLeast: () => 0.6,
  ownKosAtMost: () => 0.65,
  opponentKosAtLeast: () => 0.6,
  opponentKosAtMost: () => 0.5,
  supporter: () => 0.6,
  levelAtMost: n => (n >= 2 ? 0.9 : 0.4),
  type: () => 0.4,
  koFrom: from => (from === 'attack' ? 0.85 : 0.5),
  notLastKO: () => 0.8,
};
const chanceOf = (condition: Condition = {}): number =>
  Object.entries(condition).reduce(
    (p, [key, value]) => p * (CHANCES[key as keyof Condition] as (value: unknown) => number)(value),
    1,
  );

export type Side = 'hero' | 'villain';
/** The worth of one effect on the rolls that its ability is for. */
function worth(effect: Effect, rolls: readonly Rating[], side: Side): number {
  const times = 'for' in effect && effect.for === 'combat' ? SEQUENCES : 1;
  const over = (rating: Rating | 'roll', f: (rating: Rating) => number): number =>
    rating === 'roll' ? mean(rolls.map(f)) : f(rating);
  const isOther = 'who' in effect && effect.who === 'opponent';
  switch (effect.do) {
    case 'rate': {
      const one = (k: number): number => over(effect.rating, rating => rateWorth(rating, k, isOther));
      return times * (effect.perKo ? 0.5 * one(effect.n) + 0.5 * one(effect.n + 1) : one(effect.n));
    }
    case 'setRate':
      return over(effect.rating, rating => setWorth(rating, effect.n, isOther));
    case 'copyRate':
      return over(effect.rating, copyWorth);
    case 'hits':
      return mean(rolls.map(rating => hitsWorth(rating, effect.n, isOther)));
    case 'reroll':
      if (effect.whose === 'trouble') return 0.83 * TROUBLE;
      return mean(
        (effect.of ? [effect.of] : rolls).map(rating => rerollWorth(rating, effect.whose === 'opponent', effect.dice)),
      );
    case 'boost':
      return times * (side === 'hero' ? 0.5 : 1) * sum((effect.rolls ?? RATINGS).map(boostWorth));
    case 'noBoost':
      return times * (side === 'villain' ? 0.5 : 0.25) * sum(RATINGS.map(boostWorth));
    case 'winTies':
      return times * tiesWorth(effect.rating);
    default:
      return times * judged(effect);
  }
}
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
function judged(effect: Effect): number {
  switch (effect.do) {
    case 'trouble':
      return -effect.n * TROUBLE;
    case 'threat':
      return Math.abs(effect.n) * 1.1 * TROUBLE;
    case 'skill':
      return 0.8 * TROUBLE * (effect.skill === 'headline' ? 0.7 : 0.25);
    case 'draw':
      return CARD * effect.n;
    case 'discard':
      return 2 * effect.n * (effect.who === 'eachOpponent' ? 2 : 1);
    case 'look':
      return effect.who === 'eachOpponent' ? 3 : 1.5;
    case 'seal':
      return SEALS[effect.what];
    case 'changePower':
      return effect.who === 'self' ? 1.8 : 1.6;
    case 'move':
      return MOVES[effect.how];
    case 'storyActions':
      return 5 * effect.n;
    case 'storyAdvance':
      return 1.5 * effect.n;
    case 'gainPp':
      return PP * effect.n;
    default:
      return FLAT[effect.do] ?? 0;
  }
}
/** The price of an ability: its effects together, times the chance of its conditions; of two options the better one. */
export function priceOf(ability: Ability, side: Side): number {
  const lists = ability.options?.map(({ effects }) => effects) ?? [ability.effects!];
  const rolls = ability.roll ?? RATINGS;
  const best = Math.max(
    ...lists.map(effects => sum(effects.map(effect => chanceOf(effect.if) * worth(effect, rolls, side)))),
  );
  const times = ability.limit === 'sequence' && ability.cost === 'none' ? SEQUENCES : 1;
  return Math.round(10 * best * times * chanceOf(ability.if)) / 10;
}
