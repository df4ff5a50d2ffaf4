// Previews on the map: the way that a walk would take and its price, and what an attack on a target would come to.
import type { View } from '#engine/types.ts';
import type { Table } from '#engine/definition.ts';
import { primaryWeapon } from '../flow/attack-choice.ts';
import {
  damageOf,
  defenseOf,
  figureTargets,
  forceOf,
  measured,
  originOf,
  type Seeking,
  strengthOf,
  targetCode,
} from '../flow/attack-targets.ts';
import { reachOf } from '../flow/movement-walks.ts';
import { standingOf, teamOf } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import type { AttackLocals } from '../table/locals.ts';
import { pathTo } from '../table/reach.ts';
import { obstructions, type Obstruction } from '../table/line-of-sight.ts';
import { NONE, RANGED, type Strike, type T, type TargetKind } from '../table/world.ts';
import { actingIn, running } from './places.ts';

/** Rule code as it is asked from the board: it looks at the world and changes nothing. */
function asking(world: Strike): T {
  const kept = new Map<string, unknown>();
  const t = {
    world,
    memo<X, A>(key: string, derive: (t: Table<Strike>, about: A) => X, about?: A): X {
      const name = `${key} ${String(about)}`;
      if (!kept.has(name)) kept.set(name, derive(t as unknown as T, about as A));
      return kept.get(name) as X;
    },
  };
  return t as unknown as T;
}

/** The squares of the way that a figure takes to a square, that one included. */
export function pathOf(w: Strike, figure: number, square: number): number[] {
  return pathTo(standingOf(w), reachOf(asking(w), figure), square);
}

/** An attack as it would be on one target. */
export interface Shot {
  from: number;
  to: number;
  isRanged: boolean;
  spaces: number;
  /** The strength of the weapon, and what is left of it after the distance. */
  printed: number;
  strength: number;
  /** All that the target has against it before it reacts, and what obstructs the line among it. */
  defense: number;
  cover: readonly Obstruction[];
  damage: number;
}
/** The terms of the attack that is being declared, or of the primary attack of whoever acts. */
export function seekingIn(view: View<Strike>): Seeking | undefined {
  const my = running<AttackLocals>(view, 'attack');
  if (my) return { ...my, from: originOf(view.world, my) };
  const { figure } = actingIn(view);
  if (figure === NONE || view.world.presence[figure] !== 1) return undefined;
  return { figure, weapon: primaryWeapon(figure), from: view.world.at[figure]! };
}
/** Enemies that the primary attack of whoever acts reaches; allies are struck only by those who ask for it. */
export function targetsIn(view: View<Strike>): number[] {
  const seeking = seekingIn(view);
  const all = seeking ? figureTargets(asking(view.world), seeking) : [];
  return all.filter(figure => teamOf(figure) !== teamOf(seeking!.figure));
}
export function shotAt(view: View<Strike>, kind: TargetKind, n: number): Shot | undefined {
  const { world: w } = view;
  const seeking = seekingIn(view);
  if (!seeking) return undefined;
  const made = measured(w, seeking, targetCode(kind, n));
  const isRanged = made.type === RANGED;
  const standing = standingOf(w);
  const cover = isRanged && kind !== 'barrier' ? obstructions(standing, made.from, made.at) : [];
  return {
    from: made.from,
    to: made.at,
    isRanged,
    spaces: distance(standing.grid, made.from, made.at),
    printed: made.strength + made.bonus,
    strength: strengthOf(made),
    defense: kind === 'figure' ? defenseOf(made) : made.obstruction,
    cover: cover ?? [],
    damage: kind === 'figure' ? damageOf(made) : forceOf(made),
  };
}
