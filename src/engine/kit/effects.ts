// Cards as data: lists of effects, and the verbs that carry them out. A list becomes a procedure with steps '0.',
// '1.', …, so cards run on the same stack as the rules. How a card words its effects is told in `wording.ts`.
import { type Act, LIST, type Procedure, type Table } from '../definition.ts';
import type { RuleId, World } from '../types.ts';
import type { Schema } from './schema.ts';

/** A game's vocabulary is a table of verbs with their arguments: `{ gainCoins: { who: Role; n: number } }`. */
export type EffectOf<Arguments> = { [V in keyof Arguments]: { do: V } & Arguments[V] }[keyof Arguments];

/** All that a game knows of a verb but its words. `A`: its arguments; `Means`: what else its questions need, such as
 *  the coins that are left; `Use`: what else its price goes by, such as the side that has the card. */
export interface VerbOf<W extends World, L, V, A, Means = void, Use = void> {
  /** The shape of its arguments, for cards that come from outside. */
  schema: Schema<A>;
  /** The rules that it carries out. */
  rules: readonly RuleId[];
  /** The steps that it adds to a card's procedure; `path` is where its lists are found. Cards ask by calling a
   *  procedure of the rules, so that a question has one name wherever it comes from. */
  run(effect: { do: V } & A, path: string): Act<W, L, string> | readonly Act<W, L, string>[];
  /** Could it do something now, by the rules? */
  canDo(effect: { do: V } & A, t: Table<W>, my: L, means: Means): boolean;
  /** What one use is worth on a card at best, in the game's own unit; a cost is less than nothing. */
  price: number | ((effect: { do: V } & A, priceOf: Pricing<Use>, use: Use) => number);
  /** Would it change nothing now, as everybody can see? Left out: it would. */
  futile?(effect: { do: V } & A, t: Table<W>, my: L, means: Means): boolean;
  /** Lists of effects inside of it, run by `t.run(`${path}/${name}`, …)`. */
  lists?(effect: { do: V } & A): Record<string, readonly AnyEffect[]>;
  /** Does it never ask, whatever the table looks like? (The lists inside of it are looked at by themselves.) */
  atOnce?: true | ((effect: { do: V } & A) => boolean);
}
/** Prices a list inside of an effect, for the same use when none is named. */
export type Pricing<Use> = (effects: readonly AnyEffect[], use?: Use) => number;
/** A game's verbs. */
export type Verbs<W extends World, L, Arguments, Means = void, Use = void> = {
  readonly [V in keyof Arguments]: VerbOf<W, L, V, Arguments[V], Means, Use>;
};
export type AnyEffect = { readonly do: PropertyKey };
type AnyVerb<W extends World> = VerbOf<W, never, never, never, never, never>;

/** The procedures of one card: its effect list under `path`, and the lists inside of it below. */
export function compile<W extends World, L, Arguments, Means = void, Use = void>(
  path: string,
  effects: readonly EffectOf<Arguments>[],
  verbs: Verbs<W, L, Arguments, Means, Use>,
): Record<string, Procedure<W>> {
  const out: Record<string, Procedure<W>> = {};
  compileList(path, effects as readonly AnyEffect[], verbs as unknown as Record<PropertyKey, AnyVerb<W>>, out);
  return out;
}

/** Could one of these effects do something now? */
export const canDo = <W extends World, L, Arguments, Means, Use>(
  verbs: Verbs<W, L, Arguments, Means, Use>,
  effects: readonly EffectOf<Arguments>[],
  t: Table<W>,
  my: L,
  ...[means]: Means extends void ? [] : [means: Means]
): boolean => effects.some(effect => verbs[effect.do].canDo(effect as never, t, my, means as Means));

/** Tells whether the list never asks. */
function compileList<W extends World>(
  path: string,
  effects: readonly AnyEffect[],
  verbs: Record<PropertyKey, AnyVerb<W>>,
  out: Record<string, Procedure<W>>,
): boolean {
  const steps: Record<string, Act<W, never, string>> = {};
  let isAtOnce = true;
  effects.forEach((effect, i) => {
    const here = `${path}/${i}`;
    const verb = verbs[effect.do];
    if (!verb) throw new Error(`${here}: no verb '${String(effect.do)}'`);
    const { lists, atOnce } = verb;
    [verb.run(effect as never, here)].flat().forEach((step, j) => {
      steps[`${i}.${j || ''}`] = step as Act<W, never, string>;
    });
    isAtOnce &&= atOnce === true || (atOnce?.(effect as never) ?? false);
    for (const [name, list] of Object.entries(lists?.(effect as never) ?? {}))
      isAtOnce = compileList(`${here}/${name}`, list, verbs, out) && isAtOnce;
  });
  if (!Object.keys(steps).length) steps['0.'] = () => undefined;
  const acts = isAtOnce ? (Object.values(steps) as unknown as Act<W, object, string>[]) : null;
  out[path] = Object.defineProperty(steps as unknown as Procedure<W>, LIST, { value: { effects, acts } });
  return isAtOnce;
}
