// Previews on the map: the way that a walk would take and its price, and what an attack on a target would come to.
import type { View } from '#engine/types.ts';
import { damageOf, defenseOf, forceOf, measured, strengthOf, targetCode } from '../abilities/attack-targets.ts';
import { reachOf } from '../flow/movement.ts';
import { standingOf } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import { obstructions, type Obstruction } from '../table/line-of-sight.ts';
import { pathTo } from '../table/reach.ts';
import { RANGED, type Strike, type TargetKind } from '../table/world.ts';
import { asking, seekingIn } from './targets.ts';

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
