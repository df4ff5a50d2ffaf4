// Cards as data. A list of effects compiles into a procedure with steps '0.', '1.', …, so cards run on the same stack
// as the rules and need no interpreter of their own. How a card words its effects is told in `wording.ts`.
import type { Act, Procedure } from '../definition.ts';
import type { World } from '../types.ts';

/** A game's vocabulary is a table of verbs with their arguments: `{ gainCoins: { who: Role; n: number } }`. */
export type EffectOf<Arguments> = { [V in keyof Arguments]: { do: V } & Arguments[V] }[keyof Arguments];

export interface Verb<W extends World, L, E> {
  /** The steps it adds to the card's procedure; `path` is where its branches are found. Cards ask by calling a
   *  procedure of the rules, so that a question has one name wherever it comes from. */
  steps(effect: E, path: string): Act<W, L, string>[];
  /** Nested lists of effects, called by `${path}/${name}`. */
  branches?(effect: E): Record<string, readonly { do: PropertyKey }[]>;
}
export type Vocabulary<W extends World, L, Arguments> = {
  [V in keyof Arguments]: Verb<W, L, { do: V } & Arguments[V]>;
};

type AnyEffect = { do: PropertyKey };
type AnyVerbs<W extends World> = Record<PropertyKey, Verb<W, never, never> | undefined>;

/** The procedures of one card: its effect list under `path`, and its branches below. */
export function compile<W extends World, L, Arguments>(
  path: string,
  effects: readonly EffectOf<Arguments>[],
  verbs: Vocabulary<W, L, Arguments>,
): Record<string, Procedure<W>> {
  const out: Record<string, Procedure<W>> = {};
  compileList(path, effects as readonly AnyEffect[], verbs as unknown as AnyVerbs<W>, out);
  return out;
}

function compileList<W extends World>(
  path: string,
  effects: readonly AnyEffect[],
  verbs: AnyVerbs<W>,
  out: Record<string, Procedure<W>>,
): void {
  const steps: Record<string, Act<W, never, string>> = {};
  effects.forEach((effect, i) => {
    const here = `${path}/${i}`;
    const verb = verbOf(verbs, effect, here);
    verb.steps(effect as never, here).forEach((step, j) => {
      steps[`${i}.${j || ''}`] = step;
    });
    for (const [name, list] of Object.entries(verb.branches?.(effect as never) ?? {}))
      compileList(`${here}/${name}`, list, verbs, out);
  });
  if (!Object.keys(steps).length) steps['0.'] = () => undefined;
  out[path] = steps as unknown as Procedure<W>;
}

function verbOf<W extends World>(verbs: AnyVerbs<W>, effect: AnyEffect, path: string): Verb<W, never, never> {
  const verb = verbs[effect.do];
  if (!verb) throw new Error(`${path}: no verb '${String(effect.do)}'`);
  return verb;
}
