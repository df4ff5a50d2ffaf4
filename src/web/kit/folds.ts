// Folds of a board on a phone: parts of which one is in sight at a time.
import type { Decision, Ref } from '#engine/types.ts';

/** How many things can be picked on each fold; none has no entry, and the fold of the first thing comes first. */
export type Lit<Fold extends string> = Readonly<Partial<Record<Fold, number>>>;
export function litFolds<Fold extends string>(
  decision: Decision | undefined,
  foldOf: (thing: Ref) => Fold | undefined,
  thingOf = (ref: Ref): Ref => ref,
): Lit<Fold> {
  const firsts = decision?.options.flatMap(({ refs, refused }) => (refused ? [] : refs.slice(0, 1))) ?? [];
  const lit: Partial<Record<Fold, number>> = {};
  for (const thing of new Set(firsts.map(thingOf))) {
    const fold = foldOf(thing);
    if (fold) lit[fold] = (lit[fold] ?? 0) + 1;
  }
  return lit;
}
export const firstLit = <Fold extends string>(lit: Lit<Fold>): Fold | undefined => (Object.keys(lit) as Fold[])[0];
