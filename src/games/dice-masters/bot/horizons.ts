// The horizon of bots that search: they play on to the start of a turn, and judge the chance to win from there.
import type { Horizon } from '#engine/bot-knowledge.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Seat } from '#engine/types.ts';
import type { Duel, T } from '../table/world.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';
import { attacks } from './quick.ts';

const learnedOf = learnedChance(features, learned);
const chance = (t: T, seat: Seat): number => learnedOf(t, seat, t.seats);

/** Few tables are looked at, and what seems a little better on them often is not. */
const HABIT = 2;

/** Have so many turns ended since? */
const afterTurns = (turns: number): Horizon<Duel> => ({
  isClear: (then, now) => now.turns >= then.turns + turns,
  chance,
  habit: HABIT,
});

/** By decision: what a player does in his own turn tells when the other has struck back; a block when it is over. */
export const horizons: Record<string, Horizon<Duel>> = {
  'turn.reroll': afterTurns(2),
  'main.react': afterTurns(2),
  'attack.attackers': afterTurns(2),
  'blocking.blockers': afterTurns(1),
};
/** With time for it also whom to aim at, what to answer in a clash, and attacks of a few. */
export const longHorizons: Record<string, Horizon<Duel>> = {
  ...horizons,
  'choosing.pick': afterTurns(2),
  'attack.attackers': { ...afterTurns(2), also: attacks },
  'clash.react': afterTurns(2),
};
