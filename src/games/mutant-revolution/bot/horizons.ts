// The horizons of bots that search: usually the end of a phase or of the auctions; long ones, two Mission Turns or
// the round. Each is judged by the chance to win from there.
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Seat } from '#engine/types.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import { sumOfAttributes } from '../abilities/stats.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';
import { value } from './worth.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { CHARACTERS, isHero, isLeader, isStudent, isTraining } from '../cards/numbers.ts';

/** Weights fitted to many games: each thing adds so much to the logarithm of a School's odds. */
const RP = [-0.9, -0.64, -0.24, 0.06, 0.59, 1.19, 2.2];
const HOPE = 0.08;
const MUCH_HOPE = 8;
const MORE_HOPE = 0.023;
const PURSE = 14;
const SPARE_HOPE = -0.053;
const STUDENT = 0.118;
const HERO = -0.146;
const TRIUMPH = 0.085;
const ATTRIBUTE = 0.017;
const BEST = 0.11;
const CARD = 0.06;
/** A Character with Power Tokens, of the six that advance the Revolution. */
const ADVANCER = 0.11;
const ADVANCERS = 6;

/** The share that a School has in the odds of all. */
function chance({ world }: T, seat: Seat): number {
  const odds = oddsOf(world);
  let total = 0;
  for (const own of odds) total += own;
  return odds[seat]! / total;
}

function oddsOf(w: Revolution): number[] {
  const best = w.rp.map(() => 0);
  const advancers = w.rp.map(() => 0);
  const sums = w.rp.map((rp, seat) => RP[rp]! + hopeOdds(w.hope[seat]! + w.stake[seat]!) + handOdds(w, seat));
  for (let c = 0; c < CHARACTERS; c++) {
    const seat = w.owner[c] ?? NONE;
    if (isTraining(c) || seat === NONE) continue;
    sums[seat]! += characterOdds(w, c);
    if (w.power[c]) advancers[seat]!++;
    if (!w.injured[c] && !isLeader(c)) best[seat] = Math.max(best[seat]!, sumOfAttributes(w, c));
  }
  return sums.map((sum, seat) => Math.exp(sum + BEST * best[seat]! + ADVANCER * Math.min(ADVANCERS, advancers[seat]!)));
}
const hopeOdds = (hope: number): number =>
  HOPE * hope + MORE_HOPE * Math.max(0, hope - MUCH_HOPE) + SPARE_HOPE * Math.max(0, hope - PURSE);
const handOdds = (w: Revolution, seat: Seat): number => CARD * w.piles.hand[seat]!.cards.length;

function characterOdds(w: Revolution, c: number): number {
  const kind = isStudent(c) ? STUDENT : isHero(c) ? HERO : 0;
  return kind + TRIUMPH * w.triumph[c]! + (isLeader(c) ? 0 : ATTRIBUTE * sumOfAttributes(w, c));
}

/** Is the phase over in which the choice was made? */
const afterPhase: Horizon<Revolution> = { isClear: (then, now) => now.phase !== then.phase, chance };
/** Are the auctions of the round over? */
const afterAuctions: Horizon<Revolution> = {
  isClear: (then, now) => now.fight !== null || now.round > then.round,
  chance,
};

/** By decision. */
export const horizons: Record<string, Horizon<Revolution>> = {
  'upkeep.recover': afterPhase,
  'upkeep.wages': afterPhase,
  'playStage.act': afterPhase,
  'floor.floor': afterAuctions,
  'auction.bid': { ...afterAuctions, isWide: true },
};

/** The tournament is judged by hand: nothing has been learned of it. */
const learnedOf = learnedChance(features, learned);
const afar: Pick<Horizon<Revolution>, 'chance' | 'habit' | 'heaviest'> = {
  chance: (t, seat) => (t.world.phase === 'tournament' ? value(t, seat) : learnedOf(t, seat, t.world.rp.length)),
  habit: 1,
  heaviest: 4,
};
/** Are two Mission Turns over, or the fight? */
const afterTurns: Horizon<Revolution> = {
  ...afar,
  isClear: ({ fight, round }, now) =>
    now.round > round || (fight !== null && (now.fight === null || now.fight.turn > fight.turn + 1)),
};
const afterRound: Horizon<Revolution> = { ...afar, isClear: (then, now) => now.round > then.round };

/** Factors by which options of these verbs outweigh the next where comparing them brings hardly anything; others are
 *  always compared. */
const sureOf =
  (byVerb: Record<string, number>) =>
  (option: string): number =>
    byVerb[option.split(':', 1)[0]!] ?? Infinity;

/** The usual ones and more. */
export const longHorizons: Record<string, Horizon<Revolution>> = {
  ...horizons,
  'upkeep.recover': { ...afterPhase, sure: () => 2 },
  'upkeep.wages': { ...afterPhase, sure: () => 3 },
  'playStage.act': { ...afterPhase, sure: sureOf({ discard: 1, play: 30 }) },
  'auction.bid': { ...afterAuctions, isWide: true, sure: () => 50 },
  'pcTurn.act': { ...afterTurns, sure: sureOf({ attack: 12, done: 5 }) },
  'move.to': { ...afterTurns, sure: () => 3 },
  'moment.react': afterTurns,
  'invitations.answer': afterRound,
};
