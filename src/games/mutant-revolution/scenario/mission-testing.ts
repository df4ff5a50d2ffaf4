// For tests only: an arena in one line, where nobody has Power Tokens unless the test says so.
import { resume } from '#engine/apply.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { pcOf } from '../table/figures.ts';
import { mutantRevolution } from '../game.ts';
import { hexName } from '../table/hex.ts';
import type { Position } from './position.ts';
import { scenario, type Scenario } from './scenario.ts';
import type { Fight, Revolution } from '../table/world.ts';
import type { Outcome } from '../table/locals.ts';

const LEADERS = ['Wolverine', 'Cyclops', 'Magneto', 'Storm'];

export interface Fighters extends Omit<Position, 'fight' | 'own' | 'at'> {
  mission?: string;
  tokens?: readonly string[];
  turn?: number;
  /** Tokens and Training on characters: { Dagger: '2 power' }. */
  with?: Record<string, string>;
  /** More characters, by seat. */
  more?: readonly (readonly string[])[];
}
/** Figures by seat, 'Rogue E1'; '' for a School that sent nobody. */
export function arena(
  pcs: readonly string[],
  { mission, tokens, turn, more, with: worn = {}, ...rest }: Fighters = {},
) {
  const dressed = (name: string): string => `${name}, ${worn[name] ?? '0 power'}`;
  const own = [0, 1, 2, 3].slice(0, rest.seats ?? 4).map(seat => {
    const [, name = LEADERS[seat]!] = /^(.+?) [A-I]\d/.exec(pcs[seat] ?? '') ?? [];
    return [...new Set([LEADERS[seat]!, name])].map(dressed).concat(more?.[seat] ?? []);
  });
  const fight = {
    ...(mission !== undefined && { mission }),
    ...(tokens && { tokens }),
    ...(turn !== undefined && { turn }),
  };
  return scenario({ at: 'mission', own, hope: [9, 9, 9, 9], ...rest, fight: { ...fight, pcs } });
}
/** The same at the beginning of a seat's turn. */
export const turnOf = (seat: Seat, pcs: readonly string[], position: Fighters = {}): Scenario =>
  arena(pcs, { run: 'pcTurn', locals: { seat } as Facts, ...position });

/** '4/2/2' */
export const statsOf = (t: Scenario, seat: Seat): string => pcOf(t.world, seat)!.stats.join('/');
export const whereIs = (t: Scenario, seat: Seat): string => hexName(pcOf(t.world, seat)!.hex);
export const tokenAt = (t: Scenario, place: number): string => {
  const { gone, hex } = t.world.fight!.tokens[place]!;
  return gone ? 'gone' : hexName(hex);
};
/** Four Sentinels in a corner, far from everybody. */
export const FAR = ['I1', 'I2', 'H1', 'H2'];

/** The table after a mission has ended with these tallies; `out` are the seats whose characters were defeated. */
export function rewarded(
  mission: string,
  pcs: readonly string[],
  outcome: Outcome,
  tallies: Partial<Pick<Fight, 'damage' | 'destroyed' | 'feats'>>,
  out: readonly Seat[] = [],
  position: Fighters = {},
): Revolution {
  const t = arena(pcs, { mission, tokens: [], run: 'pcTurn', locals: { seat: pcs.length - 1 }, ...position });
  Object.assign(t.world.fight!, tallies);
  for (const seat of out) pcOf(t.world, seat)!.out = 1;
  const { state } = t;
  state.stack.splice(2, 1, { at: 'rewards.give', my: { outcome } });
  resume(mutantRevolution, state);
  return state.world;
}

/** Everybody is absent as long as that holds. */
export const idleWhile = (t: Scenario, holds: () => boolean): Scenario => t.idleWhile(holds);
