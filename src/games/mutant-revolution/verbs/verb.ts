// The verb: the steps it adds to a card, and a test whether it would do nothing.
import type { Table } from '#engine/definition.ts';
import type { Verb } from '#engine/kit/effects.ts';
import type { User } from '../abilities/conditions.ts';
import type { Arguments } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';

export type At = Table<Revolution>;
export interface EffectVerb<E> extends Verb<Revolution, Scope, E> {
  /** Would it change nothing now, as everybody can see? Left out: it always could do something. */
  isFutile?(t: At, user: User, effect: E): boolean;
}
/** Every verb by its name. */
export type Verbs = { [V in keyof Arguments]: EffectVerb<{ do: V } & Arguments[V]> };

/** A verb in one step. */
export const verb = <E>(
  act: (t: At, my: Scope, effect: E) => void,
  isFutile?: EffectVerb<E>['isFutile'],
): EffectVerb<E> => ({
  steps: effect => [(t, my) => act(t, my, effect)],
  ...(isFutile && { isFutile }),
});
