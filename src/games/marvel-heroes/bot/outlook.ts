// The horizons of bots that search: the end of a task, and of one of the Action Rounds after this one.
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
/** So many Action Rounds after this one are over. The learned chance has seen no tables in the middle of a turn, but
 *  between turns it has. */
const after =
  (rounds: number): Outlook<Marvel>['isClear'] =>
  (then, now) =>
    clock(now) > clock(then) + rounds;
/** The Action Round after this one is over: who moves now can act then. Few options, so that a short time allows the
 *  tables that a change of mind needs. */
const afterNext: Outlook<Marvel> = {
  isClear: after(1),
  chance: (t, seat) => learnedOf(t, seat, t.world.vp.length),
  habit: 1,
  greediest: 3,
};
/** A smaller habit, where the options that come to mind first are about as good as each other. */
const HASTY = 0.5;
/** A plan shows in what the heroes do: two Action Rounds after the first tell three fifths of what the game will,
 *  three nearly all. */
const plan: Outlook<Marvel> = { ...afterNext, isClear: after(2), habit: HASTY };
/** The task is over, judged by hand. */
const afterTask: Outlook<Marvel> = { isClear: (_then, now) => now.task === null, chance, habit: 1, greediest: 4 };

/** By decision: plans, and what is settled within a task. `arena.md` tells what each decision brings. */
const plansAndTasks: Record<string, Outlook<Marvel>> = {
  'planning.assign': plan,
  'lead.choose': { ...afterTask, greediest: 5 },
  'helpers.choose': afterTask,
  'ability.react': { ...afterTask, greediest: 3 },
};
/** What heroes do, which shows in Action Rounds to come. */
const actions: Record<string, Outlook<Marvel>> = {
  'turn.act': afterNext,
  'movement.to': afterNext,
  'story.choose': { ...afterNext, greediest: 4 },
  'scheming.choose': { ...afterNext, greediest: 4 },
};
/** Against one rival everybody who searches plays actions on; against more only those who look far. */
const inDuels = (horizon: Outlook<Marvel>): Outlook<Marvel> => ({ ...horizon, seatsAtMost: 2 });
export const outlook: Record<string, Outlook<Marvel>> = {
  ...plansAndTasks,
  ...Object.fromEntries(Object.entries(actions).map(([decision, horizon]) => [decision, inDuels(horizon)])),
};

/** Bots that have long to think compare more options, and play actions and plans on farther; with many tables they
 *  trust smaller leads within a task. Against several rivals nothing is gained by a scheme other than the one that comes
 *  to mind. */
export const longOutlook: Record<string, Outlook<Marvel>> = {
  ...plansAndTasks,
  'helpers.choose': { ...plansAndTasks['helpers.choose']!, habit: HASTY },
  'ability.react': { ...plansAndTasks['ability.react']!, habit: HASTY },
  ...actions,
  'planning.assign': { ...plan, isClear: after(3), greediest: 5 },
  'turn.act': { ...afterNext, isClear: after(2), greediest: 5 },
  'movement.to': { ...afterNext, greediest: 5 },
  'scheming.choose': inDuels(actions['scheming.choose']!),
};
