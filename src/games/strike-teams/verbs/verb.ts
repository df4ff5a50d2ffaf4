// What verbs are made with: acts in one step, and the things that several ask for.
import type { Act } from '#engine/definition.ts';
import type { Verbs } from '#engine/kit/effects.ts';
import { record, whole } from '#engine/kit/schema.ts';
import type { Arguments, Effect } from '../cards/action-card.ts';
import { ACTIONS } from '../cards/actions.ts';
import type { Scope } from '../table/locals.ts';
import type { Strike, T } from '../table/world.ts';

/** Verbs of some names. They can do something where a card with them would, in the turn of its owner or in answer to an
 *  attack; payment, DT and wounds are asked by the rules. Prices are in AP, of passive effects for one round. */
export type VerbsOf<V extends keyof Arguments> = Verbs<Strike, Scope, { readonly [K in V]: Readonly<Arguments[K]> }>;

/** Acts in one step. */
export const does =
  <E>(act: (t: T, my: Scope, effect: E) => void) =>
  (effect: E): Act<Strike, Scope, string> =>
  (t, my) =>
    act(t, my, effect);
/** The place of an effect on its card. */
export const placeOf = ({ card }: Scope, effect: Effect): number => ACTIONS[card]!.effects.indexOf(effect);

export const N = record({ n: whole(1) });
