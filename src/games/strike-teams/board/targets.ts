// Enemies that a click attacks: those in reach of the acting figure's primary attack.
import type { View } from '#engine/types.ts';
import { figureTargets, originOf, type Seeking } from '../abilities/attack-targets.ts';
import { primaryWeapon } from '../flow/attack-choice.ts';
import { teamOf } from '../table/figures.ts';
import type { AttackLocals } from '../table/locals.ts';
import { NONE, type Strike, type T } from '../table/world.ts';
import { actingIn, running } from './places.ts';

/** Rule code as it is asked from the board: it looks at the world and changes nothing. */
export function asking(world: Strike): T {
  const answers = new Map<unknown, Map<string, unknown>>();
  const t = {
    world,
    memo<X, A extends readonly unknown[]>(derive: (t: T, ...about: A) => X, ...about: A): X {
      let known = answers.get(derive);
      if (!known) answers.set(derive, (known = new Map()));
      const key = about.join();
      if (!known.has(key)) known.set(key, derive(t as unknown as T, ...about));
      return known.get(key) as X;
    },
  };
  return t as unknown as T;
}

/** The terms of the attack that is being declared, or of the acting figure's primary attack. */
export function seekingIn(view: View<Strike>): Seeking | undefined {
  const my = running<AttackLocals>(view, 'attack');
  if (my) return { ...my, from: originOf(view.world, my) };
  const { figure } = actingIn(view);
  if (figure === NONE || view.world.presence[figure] !== 1) return undefined;
  return { figure, weapon: primaryWeapon(figure), from: view.world.at[figure]! };
}
/** Enemies in reach of the acting figure's primary attack; allies are struck only by those who ask for it. */
export function targetsIn(view: View<Strike>): number[] {
  const seeking = seekingIn(view);
  const all = seeking ? figureTargets(asking(view.world), seeking) : [];
  return all.filter(figure => teamOf(figure) !== teamOf(seeking!.figure));
}
