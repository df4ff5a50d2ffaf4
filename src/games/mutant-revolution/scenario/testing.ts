// For tests only: arenas in one line, where nobody has Power Tokens unless the test says so; bids, and being ready.
import type { Facts, Seat } from '#engine/types.ts';
import { legal } from '#engine/ask.ts';
import { pcOf } from '../table/figures.ts';
import { mutantRevolution } from '../game.ts';
import { hexName } from '../table/hex.ts';
import { numbered, type Arena, type Position } from './position.ts';
import { scenario, type Scenario } from './scenario.ts';
import type { Fight, Revolution } from '../table/world.ts';
import type { Outcome } from '../table/locals.ts';
import { isTraining } from '../cards/numbers.ts';

const LEADERS = ['Wolverine', 'Cyclops', 'Magneto', 'Storm'];

export interface Fighters extends Omit<Position, 'fight' | 'own' | 'at'>, Omit<Arena, 'pcs'> {
  /** Tokens and Training on characters: { Dagger: '2 power' }. */
  with?: Record<string, string>;
  /** More characters, by seat. */
  more?: readonly (readonly string[])[];
}
/** Figures by seat, 'Rogue E1'; '' for a School that sent nobody. */
export function arena(pcs: readonly string[], { more, with: worn = {}, ...rest }: Fighters = {}) {
  const dressed = (name: string): string => `${name}, ${worn[name] ?? '0 power'}`;
  const own = [0, 1, 2, 3].slice(0, rest.seats ?? 4).map(seat => {
    const [, name = LEADERS[seat]!] = /^(.+?) [A-I]\d/.exec(pcs[seat] ?? '') ?? [];
    return [...new Set([LEADERS[seat]!, name])].map(dressed).concat(more?.[seat] ?? []);
  });
  const { mission, tokens, turn, quiet, stirred, controller, failed, damage, destroyed, feats, ...position } = rest;
  const fight = { mission, tokens, turn, quiet, stirred, controller, failed, damage, destroyed, feats, pcs } as Arena;
  return scenario({ at: 'mission', own, hope: [9, 9, 9, 9], ...position, fight });
}
/** The same at the beginning of a seat's turn. */
export const turnOf = (seat: Seat, pcs: readonly string[], position: Fighters = {}): Scenario =>
  arena(pcs, { run: 'pcTurn', locals: { seat } as Facts, ...position });

/** '4/2/2' */
export const statsOf = (t: Scenario, seat: Seat): string => pcOf(t.world, seat)!.stats.join('/');
export const whereIs = (t: Scenario, seat: Seat): string => hexName(pcOf(t.world, seat)!.hex);
/** Four Sentinels in a corner, far from everybody. */
export const FAR = ['I1', 'I2', 'H1', 'H2'];

/** The table after a mission has ended with these tallies; `out` are the seats whose characters were defeated. */
export const rewarded = (
  mission: string,
  pcs: readonly string[],
  outcome: Outcome,
  tallies: Partial<Pick<Fight, 'damage' | 'destroyed' | 'feats'>>,
  out: readonly Seat[] = [],
  position: Fighters = {},
): Revolution => {
  const fallen = pcs.map((text, seat) => (out.includes(seat) ? `${text}, out 1` : text));
  return arena(fallen, { mission, tokens: [], ...tallies, run: 'rewards', locals: { outcome }, ...position }).world;
};

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
export function inArena(run: string, locals: Facts, { a, b, dice, power, more }: Facing): Scenario {
  const first = more?.leaders ?? ['Wolverine', 'Magneto'];
  const leaders = [...new Set([...first, ...LEADERS])];
  const own = [a, b].map((figure, seat) =>
    [...new Set([leaders[seat]!, nameOf(figure)])].map(name => tokens(name, power)),
  );
  const fight = { pcs: [a, b], ...more?.fight };
  return scenario({ at: 'mission', run, locals, own, ...more, leaders, fight, ...(dice && { dice }) });
}
const tokens = (name: string, power: string): string => (name === power ? name : `${name}, 0 power`);

/** Seat 0 attacks seat 1. */
export const attack = (two: Facing): Scenario => inArena('attack', { attacker: 0, target: 1 }, two);
export const turn = (two: Facing): Scenario => inArena('pcTurn', { seat: 0 }, two);

/** From the Initiative rolls on. */
export const missionTurn = (two: Facing): Scenario => inArena('fight', {}, two);

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

/** Bids from seat 0 on: '3 - 0'; a '-' is not asked. One text for each round of bids. */
export function bid<T extends { play(line: string): unknown }>(t: T, ...rounds: string[]): T {
  for (const bids of rounds)
    bids.split(' ').forEach((n, seat) => {
      if (n !== '-') t.play(`${seat} bid:${n}`);
    });
  return t;
}

/** Everybody picks up the dial, so that the auctions begin. */
export function ready(t: Scenario): Scenario {
  t.world.ready.forEach((is, seat) => {
    if (!is) t.play(`${seat} ready`);
  });
  return t;
}

/** The seat's legal answers, as they are sent. */
export const legalOf = (t: Scenario, seat: Seat): string[] => legal(mutantRevolution, t.state, seat);
export const idleOf = (t: Scenario, seat: Seat): string | undefined => t.asked(seat)[0]?.idle;
export const character = (name: string): number => numbered(name);
export const trainingCard = (name: string): number => numbered(name, isTraining);
