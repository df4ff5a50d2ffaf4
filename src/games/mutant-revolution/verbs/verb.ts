// The verb: what it does, whether it would change anything, and what it is worth.
import type { User } from '../abilities/conditions.ts';
import type { Arguments } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { T } from '../table/world.ts';

export type Run<E> = (t: T, my: Scope, effect: E) => 'end' | void;
export interface EffectVerb<E> {
  /** What one use is worth on a card at best, in Revolution Points. */
  price: number;
  run: Run<E>;
  /** What it does when all that `run` has called is over. */
  then?: Run<E>;
  /** Would it change nothing now, as everybody can see? Left out: it always could do something. */
  futile?(t: T, user: User, effect: E): boolean;
}
/** Every verb of some arguments by its name. */
export type Verbs<A = Arguments> = { [V in keyof A]: EffectVerb<{ do: V } & A[V]> };
