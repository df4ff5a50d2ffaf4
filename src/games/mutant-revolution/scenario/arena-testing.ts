// A fight in one line, for tests of Powers: nobody but the Character under test has Power Tokens to spend.
import type { Facts } from '#engine/types.ts';
import { numbered } from './position.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** Seats 0 and 1, who face each other; a figure is 'Dagger E4', or 'Dagger E4 3/1/1' once damaged. */
export interface Facing {
  a: string;
  b: string;
  dice?: readonly number[];
  /** The Character that has Power Tokens, up to its limit: 'Dagger', 'Magneto'. */
  power: string;
  more?: Position;
}
const nameOf = (figure: string): string => figure.replace(/ [A-I]\d.*$/, '');

/** Runs a procedure of the arena between the two; `more.leaders` names the Leaders of seats 0 and 1 only. */
export function arena(run: string, locals: Facts, { a, b, dice, power, more }: Facing): Scenario {
  const first = more?.leaders ?? ['Wolverine', 'Magneto'];
  const leaders = [...new Set([...first, 'Wolverine', 'Cyclops', 'Magneto', 'Storm'])];
  const own = [a, b].map((figure, seat) =>
    [...new Set([leaders[seat]!, nameOf(figure)])].map(name => tokens(name, power)),
  );
  const fight = { pcs: [a, b], ...more?.fight };
  return scenario({ at: 'mission', run, locals, own, ...more, leaders, fight, ...(dice && { dice }) });
}
const tokens = (name: string, power: string): string => (name === power ? name : `${name}, 0 power`);

/** Seat 0 attacks seat 1. */
export const attack = (facing: Facing): Scenario => arena('attack', { attacker: 0, target: 1 }, facing);
export const turn = (facing: Facing): Scenario => arena('pcTurn', { seat: 0 }, facing);

/** From the Initiative rolls on. */
export const missionTurn = (facing: Facing): Scenario => arena('fight', {}, facing);

/** The facts of the last event of this kind in the log. */
export const told = (t: Scenario, kind: string): Facts | undefined =>
  t.match.events.flat().findLast(event => event.kind === kind)?.facts;
/** The numbers of dice that attacker and defender rolled. */
export function rolled(t: Scenario): number[] {
  const { attack: attackDice, defence } = told(t, 'attackRolled') as { attack: number[]; defence: number[] };
  return [attackDice.length, defence.length];
}
export const damage = (t: Scenario): number => Number(told(t, 'damaged')?.n ?? 0);
export const stats = (t: Scenario, seat: number): number[] => t.world.fight!.pcs.find(pc => pc.seat === seat)!.stats;
export const left = (t: Scenario, name: string): number => t.world.power[numbered(name)]!;
