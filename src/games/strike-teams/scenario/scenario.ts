// Play in lines as people would say them, from any position:
//   scenario({ figures: { cap: '3,4', s1: '4,4' } }).turn('cap').play('0 attack', '0 figure:s1');
import { clone, start } from '#engine/apply.ts';
import { Scenario as Player, type Notation } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { ACTIONS } from '../cards/actions.ts';
import { strikeTeams as game } from '../game.ts';
import { characterOf, gridFor } from '../table/figures.ts';
import { DIRECTION_NAMES, squareName, squareNamed } from '../table/grid.ts';
import { woundsOf } from '../table/health.ts';
import { actionNumber } from '../cards/actions.ts';
import { CHARACTER_COUNT, FIGURE_COUNT, ON_MAP, type Strike } from '../table/world.ts';
import { CHARACTER_KEYS, characterNamed, FIGURE_KEYS, figureNamed, lay, type Position } from './position.ts';

export type { Position } from './position.ts';
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const THINGS: Readonly<Record<string, (w: Strike) => readonly number[]>> = {
  figure: () => numbers(FIGURE_COUNT),
  character: () => numbers(CHARACTER_COUNT),
  card: () => numbers(ACTIONS.length),
  square: w => gridFor(w).squares,
  barrier: w => gridFor(w).barriers.map((_, n) => n),
  token: w => w.tokenKind.map((_, n) => n),
  tile: w => Object.keys(gridFor(w).tiles).map((_, n) => n),
  direction: () => numbers(DIRECTION_NAMES.length),
};
const NAMES: Readonly<Record<string, (n: number, w: Strike) => string>> = {
  figure: n => FIGURE_KEYS[n]!,
  character: n => CHARACTER_KEYS[n]!,
  card: n => ACTIONS[n]!.name,
  square: (n, w) => squareName(gridFor(w), n),
  barrier: (n, w) => gridFor(w).barriers[n]!.name,
  tile: (n, w) => Object.keys(gridFor(w).tiles)[n]!,
  direction: n => DIRECTION_NAMES[n]!,
};
const NOTATION: Notation<Strike> = {
  things: (w, kind) => THINGS[kind]?.(w) ?? [],
  name: (w, kind, n) => NAMES[kind]?.(n, w),
};

export class Scenario extends Player<Strike> {
  constructor(position: Position, lay = () => stateOf(position)) {
    super({ game, lay, seed: position.seed ?? 1 }, NOTATION);
  }
  /** The character begins its turn and adds AP. */
  turn(key: string): this {
    const seat = this.world.owner[characterNamed(key)]!;
    return this.play(`${seat} activate:${key}`, `${seat} addAp`);
  }
  /** Where a figure stands, or how it is gone: 'down', 'out'. */
  where(key: string): string {
    const figure = figureNamed(key);
    const { presence, at } = this.world;
    if (presence[figure] === ON_MAP) return squareName(gridFor(this.world), at[figure]!);
    return ['absent', '', 'down', 'out'][presence[figure]!]!;
  }
  wounds(key: string): number {
    return woundsOf(this.world, figureNamed(key));
  }
  ap(key: string): number {
    return this.world.ap[characterNamed(key)]!;
  }
  dt(card: string): number {
    return this.world.dt[actionNumber(card)]!;
  }
  square(name: string): number {
    return squareNamed(gridFor(this.world), name);
  }
  /** 'trapped', 'prone', both or nothing. */
  status(key: string): string {
    const figure = figureNamed(key);
    const { trapped, prone } = this.world;
    return [trapped[figure]! > 0 && 'trapped', prone[figure]! > 0 && 'prone'].filter(Boolean).join(' ');
  }
  /** The seat that decides for a figure. */
  seatOf(key: string): number {
    return this.world.owner[characterOf(figureNamed(key))]!;
  }
}
export const scenario = (position: Position = {}): Scenario => new Scenario(position);
/** Play that goes on from a state. */
export const resumed = (state: State<Strike>): Scenario =>
  new Scenario({ seats: state.seats }, () => clone(game, state));

function stateOf(position: Position): State<Strike> {
  const { seats = 2, seed = 1, at = 'heroes', dice } = position;
  const state = start(game, { seats, seed: seedOf(seed), options: { units: Math.max(2, seats - 1) } });
  const { world } = state;
  blank(world);
  world.round = 2;
  lay(world, position, seats);
  state.stack = [
    { at: 'mission.round', my: {}, then: 'mission.round' },
    { at: `missionRound.${at}`, my: {} },
  ];
  if (dice) state.script = [...dice];
  return state;
}
/** Nothing of what the set-up has begun. */
function blank(w: Strike): void {
  w.phase = 0;
  w.open = 0;
  w.owner.fill(-1);
  w.presence.fill(0);
  w.at.fill(-1);
  w.chosen.fill(false);
  w.picks = [[], [], []];
  w.marks = [[], [], []];
  w.tokenKind = [];
  w.tokenAt = [];
  w.tokenDamage = [];
  w.tokenCarrier = [];
  w.tokenStage = [];
  w.tokenBy = [];
  for (const pile of [w.piles.stages]) {
    w.piles.undrawn.cards.push(...pile.cards.splice(0));
    w.piles.undrawn.seen.push(...pile.seen.splice(0));
  }
}
