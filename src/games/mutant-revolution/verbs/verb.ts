// The verb: the steps it adds to a card, and a test whether it would do nothing.
import type { Verb } from '#engine/kit/effects.ts';
import type { User } from '../abilities/conditions.ts';
import type { Arguments } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';

export interface EffectVerb<E> extends Verb<Revolution, Scope, E> {
  /** Would it change nothing now, as everybody can see? Left out: it always could do something. */
  isFutile?(t: T, user: User, effect: E): boolean;
}
/** Every verb by its name. */
export type Verbs = { [V in keyof Arguments]: EffectVerb<{ do: V } & Arguments[V]> };

/** A verb in one step. */
export const verb = <E>(
  act: (t: T, my: Scope, effect: E) => void,
  isFutile?: EffectVerb<E>['isFutile'],
): EffectVerb<E> => ({
  steps: effect => [(t, my) => act(t, my, effect)],
  ...(isFutile && { isFutile }),
});
