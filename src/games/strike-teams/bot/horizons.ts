// The horizons of bots that search: in the Hero Phase the end of an activation, in the Mastermind Phase that of the
// Hero Phase that follows, unless there are four heroes. Long horizons play heroes' choices on through the next
// Mastermind Phase, and draft their Action Cards.
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import { learnedChance } from '#engine/kit/learned-value.ts';
import type { Seat } from '#engine/types.ts';
import { teamOfSeat } from '../table/figures.ts';
import { HERO_PHASE, type Strike } from '../table/world.ts';
import { draft } from './set-up.ts';
import { features, learned } from './features.ts';

const SIDES = 2;
const learnedOf = learnedChance(features, learned);
/** The chance of a seat's side as cards, figures and the places where they stand tell it. */
export const chance = (t: Table<Strike>, seat: Seat): number => learnedOf(t, teamOfSeat(t.seats, seat), SIDES);

/** Activations of this mission that have begun. */
function activations({ round, activated }: Strike): number {
  let n = round * activated.length;
  for (const isActivated of activated) if (isActivated) n++;
  return n;
}
/** Phases in which figures have acted by now, two a round: the Mastermind Phase comes first. */
const phasesOver = ({ round, phase }: Strike): number =>
  2 * round + (phase < HERO_PHASE ? 0 : phase === HERO_PHASE ? 1 : 2);
/** This phase and the next of the other side are over: how the others answer tells what a turn was worth. */
const isAnswered: Horizon<Strike>['isClear'] = (then, now) => phasesOver(now) >= phasesOver(then) + 2;
/** A choice of the Mastermind Phase is clear when it is answered, as long as heroes are few enough to be foreseen; any
 *  other when so many more activations have begun, or the phase is over. */
const isClearAfter =
  (turns: number): Horizon<Strike>['isClear'] =>
  (then, now) =>
    isForeseen(then)
      ? isAnswered(then, now)
      : now.phase !== then.phase || activations(now) >= activations(then) + turns;
/** Heroes whose answers are played on. With four, searching heroes won 7.5 missions of 8, and 10.5 of 16 without. */
const FORESEEN = 3;
const isForeseen = ({ phase, units }: Strike): boolean => phase < HERO_PHASE && units <= FORESEEN;
const afterTurn: Horizon<Strike> = { isClear: isClearAfter(1), chance, greediest: 8 };
/** The activation that begins with the answer is over. */
const afterNext: Horizon<Strike> = { isClear: isClearAfter(2), chance, greediest: 6 };

/** By decision: what a figure does in its turn, and what is done to it. */
export const horizons: Record<string, Horizon<Strike>> = {
  'turn.act': afterTurn,
  'attack.target': afterTurn,
  'attack.react': afterTurn,
  'bonusMove.to': afterTurn,
  'march.to': afterTurn,
  'slam.push': afterTurn,
  'mastermindPhase.activate': afterNext,
  'heroPhase.must': afterNext,
};

/** What heroes do is clear when villains have answered it. Six options are compared, villains' too. */
const answered = (usual: Horizon<Strike>): Horizon<Strike> => ({
  ...usual,
  isClear: (then, now) => (then.phase === HERO_PHASE ? isAnswered(then, now) : usual.isClear(then, now)),
  greediest: 6,
});
/** Heroes' choices are played on farther, and Action Cards are drafted. */
export const longHorizons: Record<string, Horizon<Strike>> = {
  ...Object.fromEntries(Object.entries(horizons).map(([decision, usual]) => [decision, answered(usual)])),
  'drafting.choose': draft,
};
