// A fight in numbers, as a player needs them before a decision. `fightBrief` tells of both sides, the hero first: the
// dice of each rating with its account ('4 = 3 + 1 Storm') and the HITs to be expected; then the chance that the roll
// at hand gives a KO, and the chance of the hero to win the fight from here, both in hundredths and without further
// cards. `useBrief` tells what an ability would make of the roll at hand.
import { chanceAt, solvedFight } from '../abilities/odds.ts';
import { isBoosted, koValue, kosOn, powersOf, ratingOf } from '../abilities/ratings.ts';
import { chancesOf, expectedHits, isUnderWay, oddsWith, rollOdds, type RollOdds } from '../abilities/roll-odds.ts';
import { RATINGS } from '../cards/card.ts';
import { heroPowers } from '../table/deck.ts';
import { HEROES, NONE, VILLAINS, type Fight, type Marvel, type Side } from '../table/world.ts';
import { accountText } from '../words/names.ts';

export interface RatingBrief {
  readonly dice: number;
  readonly account: string;
  /** HITs on average, to a tenth. */
  readonly hits: number;
}
export interface FightBrief {
  /** Attack, Defend and Outwit of both sides; none before the powers are chosen. */
  readonly ratings: readonly [readonly RatingBrief[], readonly RatingBrief[]];
  /** Whose attack or Outwit is rolled for, and its chance to give a KO. */
  readonly roll: RollOdds | undefined;
  /** The chance of the hero who fights to win from here. */
  readonly win: number;
}
export const ofHundred = (chance: number): number => Math.round(100 * chance);

function ratingsOf(w: Marvel, f: Fight, side: Side): RatingBrief[] {
  if (!isUnderWay(f)) return [];
  return RATINGS.map((_, rating) => ({
    dice: ratingOf(f, side, rating),
    account: accountText(f, side, rating),
    hits: Math.round(10 * expectedHits(chancesOf(w, side, rating))) / 10,
  }));
}
/** From the next sequence on; KOs and Initiative as they are now. */
export function winFrom(w: Marvel, hero: number): number {
  const f = w.fight!;
  const fighting: Fight = { ...f, hero };
  const mine = { powers: heroPowers(hero), ko: koValue(fighting, HEROES), isBoosted: isBoosted(w, HEROES, 0) };
  const theirs = { powers: powersOf(f, VILLAINS), ko: koValue(f, VILLAINS), isBoosted: isBoosted(w, VILLAINS, 0) };
  return ofHundred(chanceAt(solvedFight(mine, theirs), w.ko[hero]!, kosOn(w, VILLAINS), f.initiative));
}
const hundredths = (odds: RollOdds | undefined): RollOdds | undefined =>
  odds && { ...odds, chance: ofHundred(odds.chance) };

/** `first`: HITs of the side that has rolled Outwit before. */
export function fightBrief(w: Marvel, first?: number): FightBrief | undefined {
  const f = w.fight;
  if (!f || f.hero === NONE) return undefined;
  const ratings = [ratingsOf(w, f, HEROES), ratingsOf(w, f, VILLAINS)] as const;
  return { ratings, roll: hundredths(rollOdds(w, first)), win: winFrom(w, f.hero) };
}
/** The chance that the roll at hand gives a KO, now and with an ability of a side; nothing where it is the same. */
export function useBrief(
  w: Marvel,
  side: Side,
  source: number,
  first?: number,
): { readonly now: RollOdds; readonly then: RollOdds } | undefined {
  const now = hundredths(rollOdds(w, first));
  const then = hundredths(oddsWith(w, side, source, first));
  return now && then && now.chance !== then.chance ? { now, then } : undefined;
}
