// The horizon of bots that search: a row is chosen by what the whole Mission phase leaves, as a learned value sees it.
import type { Outlook } from '#engine/bot-knowledge.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Heroes } from '../table/world.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';

const chanceOf = learnedChance(features, learned);

/** To the start of the next round, where nobody's pawns are on their way any more. */
const afterRound: Outlook<Heroes> = {
  isClear: (then, now) => now.round > then.round,
  chance: (t, seat) => chanceOf(t, seat, t.world.vp.length),
  habit: 1,
  greediest: 4,
};

/** By decision. The Institute phase is judged at once: played on by weight, once around the table or to the end of the
 *  round, it won no more games (44 % and 41 % of 80 among three greedy bots, 41 % with the Mission phase alone). */
export const outlook: Record<string, Outlook<Heroes>> = { 'missionTurn.choose': afterRound };
