// What verbs are made with: their type, acts on whom they reach, and schemas of arguments that several have.
import type { Act } from '#engine/definition.ts';
import type { VerbOf, Verbs } from '#engine/kit/effects.ts';
import { among, type Schema } from '#engine/kit/schema.ts';
import type { Seat } from '#engine/types.ts';
import { charactersAt, seatsOf } from '../abilities/scope.ts';
import { ROLLS, WHOM, type Roll, type Whom } from '../cards/card.ts';
import type { Locals, Scope } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';

/** What else a verb may say of itself; index.ts tells what it means. */
interface More {
  declares?: true;
  lacks?(t: T): boolean;
}
export type VerbsOf<Arguments> = Verbs<Revolution, Scope, Arguments> & { readonly [V in keyof Arguments]: More };
export type VerbWith<A> = VerbOf<Revolution, Scope, PropertyKey, A>;
export type Run<E> = (effect: E) => Act<Revolution, Scope, string>;

/** Acts in one step. */
export const does =
  <E>(act: (t: T, my: Scope, effect: E) => void): Run<E> =>
  effect =>
  (t, my) =>
    act(t, my, effect);
/** Does something to each School that it reaches. */
export const toSchools = <E extends { who: Whom }>(act: (t: T, seat: Seat, effect: E) => void): Run<E> =>
  does((t, my, effect) => {
    for (const seat of seatsOf(t, my, effect.who)) act(t, seat, effect);
  });
/** Does something to each Character that it reaches; `by` is the School that does it. */
export const toCharacters = <E extends { who: Whom }>(act: (t: T, c: number, effect: E, by: Seat) => void): Run<E> =>
  does((t, my, effect) => {
    for (const c of charactersAt(t, my, effect.who)) act(t, c, effect, my.by);
  });
/** Changes what is done just now, if anything of that kind is: the attack, the Move, the defeat at hand. */
export const atHand =
  <P extends 'attack' | 'move' | 'initiative' | 'defeat'>(procedure: P) =>
  <E>(change: (now: Locals[P], effect: E, by: Seat) => void): Run<E> =>
    does((t, my, effect) => {
      const now = t.outer(procedure) as Locals[P] | undefined;
      if (now) change(now, effect, my.by);
    });
/** For verbs that are offered whatever the table looks like. */
export const always = (): boolean => true;

export const whom: Schema<Whom> = among(WHOM);
export const roll: Schema<Roll> = among(ROLLS);
