// The horizons of bots that search: in the Hero Phase the end of an activation, in the Mastermind Phase that of the
// Hero Phase that follows, unless there are four heroes. Those who look far also draft their Action Cards.
import type { Outlook } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { HEROES, MASTERMIND, type Strike } from '../table/world.ts';
import { draft } from './draft.ts';
import { keenChance } from './worth.ts';

const chance = ({ world, seats }: Table<Strike>, seat: Seat): number =>
  keenChance(world, seat === seats - 1 ? MASTERMIND : HEROES);

/** Activations of this mission that have begun. */
function activations({ round, activated }: Strike): number {
  let n = round * activated.length;
  for (const isActivated of activated) if (isActivated) n++;
  return n;
}
/** Is a choice clear? One in the Mastermind Phase when the Hero Phase is over, for how heroes answer tells what a
 *  villain's turn was worth, as long as they are few enough to be foreseen; any other when so many more activations
 *  have begun, or the phase is over. */
const isClearAfter =
  (turns: number): Outlook<Strike>['isClear'] =>
  (then, now) =>
    then.phase < HERO_PHASE && then.units <= FORESEEN
      ? now.phase > HERO_PHASE || now.round > then.round
      : now.phase !== then.phase || activations(now) >= activations(then) + turns;
const HERO_PHASE = 3;
/** Heroes whose answers are played on. With four, searching heroes won 7.5 missions of 8, and 10.5 of 16 without. */
const FORESEEN = 3;
const afterTurn: Outlook<Strike> = { isClear: isClearAfter(1), chance, greediest: 8 };
/** The activation that begins with the answer is over. */
const afterNext: Outlook<Strike> = { isClear: isClearAfter(2), chance, greediest: 6 };

/** By decision: what a figure does in its turn, and what is done to it. */
export const outlook: Record<string, Outlook<Strike>> = {
  'turn.act': afterTurn,
  'attack.target': afterTurn,
  'attack.react': afterTurn,
  'bonusMove.to': afterTurn,
  'march.to': afterTurn,
  'slam.push': afterTurn,
  'mastermindPhase.activate': afterNext,
  'heroPhase.must': afterNext,
};

/** The same for bots that look far, which draft their Action Cards too. */
export const longOutlook: Record<string, Outlook<Strike>> = { ...outlook, 'drafting.choose': draft };
