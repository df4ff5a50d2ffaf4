// The chance to win as a seat's lead tells it, plainly and as bots that search see it.
import { chanceOfLead } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { ROUND_LIMIT } from '../setup/settings.ts';
import type { Heroes } from '../table/world.ts';
import { standings, type Shares } from './worth.ts';

/** A lead of this many VP is as good as won three times in four or so. */
const LEAD = 10;

/** Tried in games against bots that count everything in full: a Recruiter's marker brings a quarter of what it
 *  promises, Evolution cards half of it, rows out of reach seven tenths. Bots that do not search want them in full, so
 *  that all cards are played by somebody. */
const SHARES: Shares = {
  vp: 1,
  cards: 1,
  evolutions: 0.5,
  recruiters: 0.25,
  villainTokens: 1,
  cheaperRow: 1,
  place: 1,
  physical: 1,
  mental: 1,
  willpower: 1,
  idleResources: 1,
  students: 1,
  actions: 1,
  zone: 1,
  rows: 1,
  plan: 0.7,
};
/** Changes of a share for each round after the middle of the game, and the other way before: early, resources are
 *  gathered; later, Heroes fly. */
const GATHERED = -0.05;
const FLOWN = 0.08;
const MIDDLE = 5;
const SHARES_IN_ROUND: readonly Shares[] = Array.from({ length: ROUND_LIMIT + 1 }, (_, round) => {
  const gathered = 1 + GATHERED * (round - MIDDLE);
  const flown = 1 + FLOWN * (round - MIDDLE);
  return {
    ...SHARES,
    physical: gathered,
    mental: gathered,
    willpower: gathered,
    idleResources: gathered,
    zone: flown,
    rows: flown,
  };
});

const sharesIn = ({ round }: Heroes): Shares => SHARES_IN_ROUND[Math.min(round, ROUND_LIMIT)]!;

/** By the lead over the best of the others, and as much over the rest of them. */
const leading = (sums: readonly number[], seat: Seat): number => chanceOfLead(sums, seat, LEAD, 1);
export const chance = (w: Heroes, seat: Seat): number => leading(standings(w), seat);
export const keenChance = (w: Heroes, seat: Seat): number => leading(standings(w, sharesIn(w)), seat);
