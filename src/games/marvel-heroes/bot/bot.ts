// The game's knowledge for bots: how well a seat stands, which options are worth a look, and how far to look.
import type { BotKnowledge, Horizon } from '#engine/bot-knowledge.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Seat } from '#engine/types.ts';
import { ACTION_ROUNDS } from '../cards/board.ts';
import type { Marvel, T } from '../table/world.ts';
import { features } from './features.ts';
import { learned } from './learned.ts';
import { thrifty } from './planning.ts';
import { keenWeigh, weigh } from './policy.ts';
import { chance as chanceOf } from './worth.ts';

const learnedOf = learnedChance(features, learned);
const chance = ({ world }: T, seat: Seat): number => chanceOf(world, seat);
const clock = (w: Marvel): number => w.gameRound * ACTION_ROUNDS + w.actionRound;
/** So many Action Rounds after this one are over. The learned chance has seen no tables in the middle of a turn, but
 *  between turns it has. */
const after =
  (rounds: number): Horizon<Marvel>['isClear'] =>
  (then, now) =>
    clock(now) > clock(then) + rounds;
/** The Action Round after this one is over: who moves now can act then. Few options, so that a short time allows the
 *  tables that a change of mind needs. */
const afterNext: Horizon<Marvel> = {
  isClear: after(1),
  chance: (t, seat) => learnedOf(t, seat, t.world.vp.length),
  habit: 1,
  greediest: 3,
};
/** A plan shows in what the heroes do: two Action Rounds after the first tell three fifths of what the game will,
 *  three nearly all. The plans that come to mind first are about as good as each other, hence less of a habit. */
const plan: Horizon<Marvel> = { ...afterNext, isClear: after(2), habit: 0.5 };
/** The task is over, judged by hand. */
const afterTask: Horizon<Marvel> = { isClear: (_then, now) => now.task === null, chance, habit: 1, greediest: 4 };

/** Against several rivals nothing is gained by a scheme other than the one that comes to mind. */
const scheming: Horizon<Marvel> = { ...afterNext, greediest: 4, seatsAtMost: 2 };

/** By decision: what moves the score most. `docs/games/marvel-heroes/arena.md` says what each brings. */
export const horizons: Record<string, Horizon<Marvel>> = {
  'planning.assign': plan,
  'turn.act': afterNext,
  'movement.to': afterNext,
  'story.choose': { ...afterNext, greediest: 4 },
  'scheming.choose': scheming,
  'lead.choose': { ...afterTask, greediest: 5 },
  'helpers.choose': afterTask,
  'ability.react': { ...afterTask, greediest: 3 },
};
/** Bots that have long to think compare more options and play actions, movement and plans on for three Action Rounds;
 *  with many tables they trust smaller leads where the options of a task are about as good as each other. */
export const longHorizons: Record<string, Horizon<Marvel>> = {
  ...horizons,
  'planning.assign': { ...plan, isClear: after(3), greediest: 8 },
  'turn.act': { ...afterNext, isClear: after(3), greediest: 4 },
  'movement.to': { ...afterNext, isClear: after(3), greediest: 6 },
  'allyStep.choose': { ...afterNext, isClear: after(2), greediest: 4 },
  'helpers.choose': { ...afterTask, habit: 0.5 },
  'ability.react': { ...afterTask, greediest: 3, habit: 0.5 },
};

/** Secret choices of which nobody should be able to foresee the answer: they are drawn by weight. */
const SECRET: ReadonlySet<string> = new Set(['teams.pick', 'sequence.powers', 'sequence.show']);

export const bot: BotKnowledge<Marvel> = {
  value: chance,
  weigh,
  keenWeigh,
  propose: (t, seat, decision) => (decision === 'planning.assign' ? thrifty(t, seat) : []),
  sure: decision => (SECRET.has(decision) ? 0 : 1),
  horizons,
  longHorizons,
  features,
  effort: { guesses: { min: 1, max: 1 }, options: 8, tries: 8, follow: 8, replies: 1 },
};
