// The horizons of bots that search: the end of a task, of the Action Round after this one, of the Game Round.
import type { Outlook } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Seat } from '#engine/types.ts';
import { ACTION_ROUNDS } from '../cards/board.ts';
import type { Marvel } from '../table/world.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';
import { chance as chanceOf } from './worth.ts';

const learnedOf = learnedChance(features, learned);
const chance = ({ world }: Table<Marvel>, seat: Seat): number => chanceOf(world, seat);
const clock = (w: Marvel): number => w.gameRound * ACTION_ROUNDS + w.actionRound;
/** After the Action Round that follows: who moves now can act then. Few options, so that a short time allows the tables
 *  that a change of mind needs. By plain measures it won 70.0 % of 40 games of two against greedy; to the end of this
 *  Action Round it takes a third of the time and won no more (67.5 %; with five options 61.3 %; by keen measures 31.0 %
 *  of 64 games among three greedy ones), nor did plans played on to the end of the Game Round (62.5 %). With three
 *  times the tries in the time so saved 66.2 % of 164 games of two were won, and 64.0 % of the same deals this way: no
 *  difference told. */
const afterNext: Outlook<Marvel> = {
  isClear: (then, now) => clock(now) > clock(then) + 1,
  chance: (t, seat) => learnedOf(t, seat, t.world.vp.length),
  habit: 1,
  greediest: 3,
};
/** The task is over, judged by hand: the learned chance has seen no tables in the middle of a turn. */
const afterTask: Outlook<Marvel> = { isClear: (_then, now) => now.task === null, chance, habit: 1, greediest: 4 };
const afterRound: Outlook<Marvel> = {
  isClear: (then, now) => now.gameRound > then.gameRound || now.actionRound >= ACTION_ROUNDS,
  chance,
  habit: 1,
  greediest: 6,
};

/** By decision: what moves the score most. Windows of a fight are left to what comes to mind (46 % of 40 games when
 *  they were searched). */
export const outlook: Record<string, Outlook<Marvel>> = {
  'turn.act': afterNext,
  'movement.to': afterNext,
  'lead.choose': { ...afterTask, greediest: 5 },
  'helpers.choose': afterTask,
  'scheming.choose': afterTask,
};
/** Bots that have long to think play on a plan for the Game Round as well. */
export const longOutlook: Record<string, Outlook<Marvel>> = {
  ...outlook,
  'planning.assign': afterRound,
};
