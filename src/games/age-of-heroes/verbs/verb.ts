// The verb of Age of Heroes: what the kit asks of one, the rule by which it stands in an action's way, and its price.
import type { Act } from '#engine/definition.ts';
import type { VerbOf, Verbs } from '#engine/kit/effects.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import type { Purse } from '../abilities/costs.ts';
import type { Extra } from '../abilities/legality.ts';
import type { Arguments, Bundle, Cost, Effect, Effects, SpaceFilter } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { pay, type Due } from '../table/resources.ts';
import type { Heroes, T } from '../table/world.ts';

/** How effects, actions and cards are judged, by `judging.ts`: verbs ask it about what they lead to. `left`: the means,
 *  where some are spent before. */
export interface Judge {
  closed(t: T, my: Scope, effects: Effects, purse: Purse): RuleId | undefined;
  canDo(t: T, my: Scope, effects: Effects, purse: Purse): boolean;
  playRefusal(t: T, seat: Seat, card: number, left?: Purse): RuleId | undefined;
  spacesOpen(t: T, my: Scope, effect: Extra, pawn: number, most?: number, left?: Purse): number[];
  activatable(t: T, my: Scope, filter: SpaceFilter, left?: Purse): number[];
}
/** What a player has to pay with, and the judge. */
export interface Means {
  readonly purse: Purse;
  readonly judge: Judge;
}
/** What effects stand on, which their price depends on: VP early in the game are dearer than late ones. */
export type PricedOn = 'ally' | 'event' | 'teamUp' | 'evolution' | 'advanced' | 'villain' | 'gameEnd';
export interface Use {
  readonly on: PricedOn;
  /** On somebody who did not want them. */
  readonly isForced?: true;
}
export interface Verb<V extends keyof Arguments> extends VerbOf<Heroes, Scope, V, Arguments[V], Means, Use> {
  /** AH-RUL-48, AH-RUL-50, AH-CNV-04: the rule by which an action may not be chosen for what this would demand. */
  blocked?(effect: { do: V } & Arguments[V], t: T, my: Scope, means: Means): RuleId | undefined;
}
/** The verbs as the kit knows them. */
export type KitVerbs = Verbs<Heroes, Scope, Arguments, Means, Use>;
export type Group<V extends keyof Arguments> = { readonly [K in V]: Verb<K> };

/** AH-RUL-46: gains count as possible whatever the table looks like. */
export const always = (): boolean => true;
/** The `run` of a verb that is one step, which needs no preparation. */
export const step =
  <E>(act: (t: T, my: Scope, effect: E, path: string) => void) =>
  (effect: E, path: string): Act<Heroes, Scope, string> =>
  (t, my) =>
    act(t, my, effect, path);
/** Locals of the question that a part of a list asks: the part is named by its path. */
export const asking = (my: Scope, path: string): Scope => ({ ...my, path });
export function partAt<V extends Effect['do']>(t: T, path: string): Extract<Effect, { do: V }> {
  const at = path.lastIndexOf('/');
  const part = t.effectsOf<Effect>(path.slice(0, at))[Number(path.slice(at + 1))];
  return part as Extract<Effect, { do: V }>;
}

/** Pays first: the list follows at once, or when its player has chosen what to pay with (AH-CNV-01). */
export function payFor(t: T, seat: Seat, due: Due, list: string, my: Scope): void {
  if (pay(t, seat, due)) t.run(list, my);
  else t.callByName(list, my);
}

// ---- points: one basic action is 12 ------------------------------------------------------------------------

export const POINTS: Readonly<Record<string, number>> = {
  physical: 3,
  mental: 4,
  willpower: 6,
  any: 5,
  villainTokens: 5,
  villain: 5,
  choice: 4,
};
export const VP_POINTS: Readonly<Record<PricedOn, number>> = {
  ally: 6,
  event: 6,
  teamUp: 5,
  evolution: 5,
  advanced: 5,
  villain: 5,
  gameEnd: 4,
};
export const worth = (bundle: Bundle | Cost): number =>
  Object.entries(bundle).reduce((sum, [kind, n]) => sum + POINTS[kind]! * (n as number), 0);
