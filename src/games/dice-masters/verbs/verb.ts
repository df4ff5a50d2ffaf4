// The verb of an effect: the steps it adds to a card, and the test whether it would do nothing.
import type { Procedure } from '#engine/definition.ts';
import type { Verb } from '#engine/kit/effects.ts';
import type { Arguments } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Duel } from '../table/world.ts';

export interface EffectVerb<E> extends Verb<Duel, Scope, E> {
  /** Would it change nothing now, as everybody can see? `candidates`: how many dice could be chosen before it, -1 where
   *  nothing was to be chosen. Left out: it does something for everybody it reaches. */
  isFutile?(w: Duel, scope: Scope, effect: E, candidates: number): boolean;
}
/** Every verb by its name. */
export type Verbs = { [V in keyof Arguments]: EffectVerb<{ do: V } & Arguments[V]> };

/** An effect that no verb expresses: a procedure of one card, 'special:feedback' and so on. */
export interface SpecialVerb {
  run: Procedure<Duel>;
  /** Would it change nothing now? Left out: it does something unless nobody could be chosen for it. */
  isFutile?(w: Duel, scope: Scope): boolean;
}
