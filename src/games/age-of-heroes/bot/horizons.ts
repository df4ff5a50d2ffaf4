// The horizon of bots that search: a row is chosen by how the table stands after the whole Mission phase, by a learned
// value; bots with much time to think judge turns at the Institute by it as well.
import type { Horizon } from '#engine/bot-knowledge.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Heroes } from '../table/world.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';

const chanceOf = learnedChance(features, learned);

/** To the start of the next round, where nobody's pawns are on their way any more. */
const afterRound: Horizon<Heroes> = {
  isClear: (then, now) => now.round > then.round,
  chance: (t, seat) => chanceOf(t, seat, t.world.vp.length),
  habit: 1,
  greediest: 4,
};

/** By decision. Turns at the Institute are judged at once: played on by weight, they won no more games. */
export const horizons: Record<string, Horizon<Heroes>> = { 'missionTurn.choose': afterRound };

/** Bots that take the heaviest option win 5 of 100 games among three that take what looks best right after, as all do
 *  at the Institute; with these replies they win 23. */
const long: Horizon<Heroes> = {
  ...afterRound,
  replies: {
    'turn.act': 4,
    'missionTurn.choose': 4,
    'playing.choose': 4,
    'playing.slot': 4,
    'alternative.choose': 3,
  },
};
/** Bots that have long to think. */
export const longHorizons: Record<string, Horizon<Heroes>> = { 'missionTurn.choose': long, 'turn.act': long };
