// Experience with Headlines beyond what dice and Villain cards tell: cards in hand, Allies, completed plans, and who
// the hero is. Fitted to 37,918 Troubleshooting actions in games of two and of four by plain and keen measures; on one
// in five that were held out, the log-loss of the chance falls from 0.498 to 0.453.
import type { Seat } from '#engine/types.ts';
import { hasIcon } from '../flow/headlines.ts';
import { HERO_KEYS } from '../table/deck.ts';
import { NONE, type Marvel } from '../table/world.ts';

/** By how much each raises the log-odds of a Headline. */
const HAND = 0.2;
const ALLY = 0.46;
const WANTED = -0.43;
const WATCHED = -0.54;
const PLANS = -0.14;
const RIVAL_CARD = -0.07;
const OF_FOUR = 0.5;
const HEROES: Readonly<Record<string, number>> = {
  captainAmerica: -0.06,
  hulk: -0.12,
  ironMan: 0.4,
  thor: -0.09,
  humanTorch: 0.1,
  invisibleWoman: -0.01,
  mrFantastic: -0.51,
  thing: -0.21,
  daredevil: -0.33,
  doctorStrange: 0.33,
  spiderMan: 0.26,
  cyclops: -0.19,
  jeanGrey: 0.42,
  storm: -0.67,
  wolverine: 1.07,
};
const BY_HERO: readonly number[] = HERO_KEYS.map(key => HEROES[key] ?? 0);
const MOST_HAND = 4;
const MOST_WANTED = 2;
const MOST_RIVAL_CARDS = 9;

/** The log-odds that a seat has more than others, whoever goes wherever. */
export function seatOdds(w: Marvel, seat: Seat): number {
  const { hand, plots } = w.piles;
  let rivalCards = 0;
  let wanted = 0;
  plots.forEach(({ cards }, other) => {
    if (other !== seat) rivalCards += cards.length;
  });
  for (const card of w.mostWanted) if (card !== NONE) wanted++;
  return (
    HAND * Math.min(MOST_HAND, hand[seat]!.cards.length) +
    (w.allies[seat]!.length ? ALLY : 0) +
    WANTED * Math.min(MOST_WANTED, wanted) +
    PLANS * w.plans[w.nemesis[seat]!]! +
    RIVAL_CARD * Math.min(MOST_RIVAL_CARDS, rivalCards) +
    (OF_FOUR * (plots.length - 2)) / 2
  );
}
/** The log-odds of these heroes in an Area. */
export function missionOdds(w: Marvel, seat: Seat, area: number, heroes: readonly number[]): number {
  let sum = 0;
  for (const hero of heroes) sum += BY_HERO[hero]!;
  return sum / heroes.length + (hasIcon(w, area) || w.archnemesis === seat ? WATCHED : 0);
}
/** A chance with other log-odds. */
export function shifted(chance: number, odds: number): number {
  const up = chance * Math.exp(odds);
  return up / (up + 1 - chance);
}
