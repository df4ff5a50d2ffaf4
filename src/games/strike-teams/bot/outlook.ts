// The horizons of bots that search: the end of an activation, and of the other team's phase that follows.
import type { Outlook } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { HEROES, MASTERMIND, type Strike } from '../table/world.ts';
import { keenChance } from './worth.ts';

const chance = ({ world, seats }: Table<Strike>, seat: Seat): number =>
  keenChance(world, seat === seats - 1 ? MASTERMIND : HEROES);

/** Activations of this mission that have begun. */
function activations({ round, activated }: Strike): number {
  let n = round * activated.length;
  for (const isActivated of activated) if (isActivated) n++;
  return n;
}
/** The activation is over: another one, or another phase, has begun. */
const afterTurn: Outlook<Strike> = {
  isClear: (then, now) => now.phase !== then.phase || activations(now) > activations(then),
  chance,
  greediest: 16,
};
/** The one that begins with the answer is over. */
const afterNext: Outlook<Strike> = {
  isClear: (then, now) => now.phase !== then.phase || activations(now) > activations(then) + 1,
  chance,
  greediest: 6,
};

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
