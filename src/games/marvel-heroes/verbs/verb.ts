// What all verbs share: what a list of effects knows while it runs, what prices go by, and the conditions of effects.
import type { Act } from '#engine/definition.ts';
import type { VerbOf, Verbs } from '#engine/kit/effects.ts';
import { among, oneOf, record, said, type Schema, whole } from '#engine/kit/schema.ts';
import type { Seat } from '#engine/types.ts';
import { isDone } from '../abilities/changes.ts';
import { COLOURS, TYPES, type Arguments, type Condition, type Effect, type Rating } from '../cards/card.ts';
import type { KoFrom } from '../table/locals.ts';
import type { Marvel, Side } from '../table/world.ts';

/** The locals of a list of effects. */
export interface Scope {
  readonly seat: Seat;
  readonly source: number;
  readonly side: Side;
  readonly koSide: Side;
  readonly koFrom: KoFrom;
}
/** KOs that abilities have marked at the moment at hand, by side. */
export interface Means {
  readonly marked: readonly [number, number];
}
export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
export const mean = (list: readonly number[]): number => sum(list) / list.length;
type Worth = (rating: Rating) => number;
type WorthOf<A> = (rating: Rating, what: A, isOther: boolean) => number;
/** The rolls that an ability is for, and the side that uses it. Who asks for prices brings along what dice are worth:
 *  who only plays needs neither. */
export interface Use {
  readonly dice: {
    readonly [change in 'rate' | 'set' | 'hits']: WorthOf<number>;
  } & { readonly [change in 'copy' | 'boost' | 'ties']: Worth } & {
    reroll(rating: Rating, isOther: boolean, dice: 'one' | 'any' | 'all'): number;
  };
  readonly rolls: readonly Rating[];
  readonly side: 'hero' | 'villain';
}
export type VerbsOf<A> = Verbs<Marvel, Scope, A, Means, Use>;
export type Do = Act<Marvel, Scope, string>;

export const always = (): boolean => true;
/** A verb that can always be carried out, and never asks. */
export const atOnce = { canDo: always, atOnce: true } as const;
/** Procedures that need to know no more than whose effect it is. */
type Asking = 'clearing' | 'dispelling' | 'manipulation' | 'replacing' | 'salvaging';
export const call =
  (procedure: Asking): Do =>
  (t, { seat }) =>
    t.call(procedure, { seat });

const level = whole(1, 4);
const kos = whole(0, 4);
const condition: Schema<Condition> = record(
  {},
  {
    colour: among(COLOURS),
    sameColours: said,
    initiative: oneOf(true, false),
    ownKosAtLeast: kos,
    ownKosAtMost: kos,
    opponentKosAtLeast: kos,
    opponentKosAtMost: kos,
    supporter: said,
    levelAtMost: level,
    type: among(TYPES),
    koFrom: oneOf('attack', 'outwit'),
    notLastKO: said,
  },
);
/** What may stand in every effect: when it is carried out. */
export const IF = { if: condition };
/** An effect without arguments. */
export const bare = record({}, IF);

/** How often an owner can meet a condition when it matters. */
const CHANCES: { readonly [K in keyof Condition]-?: (value: NonNullable<Condition[K]>) => number } = {
  colour: () => 0.4,
  sameColours: () => 0.4,
  initiative: has => (has ? 0.6 : 0.45),
  ownKosAtLeast: () => 0.6,
  ownKosAtMost: () => 0.65,
  opponentKosAtLeast: () => 0.6,
  opponentKosAtMost: () => 0.5,
  supporter: () => 0.6,
  levelAtMost: n => (n >= 2 ? 0.9 : 0.4),
  type: () => 0.4,
  koFrom: from => (from === 'attack' ? 0.85 : 0.5),
  notLastKO: () => 0.8,
};
export const chanceOf = (when: Condition = {}): number =>
  Object.entries(when).reduce(
    (p, [key, value]) => p * (CHANCES[key as keyof Condition] as (value: unknown) => number)(value),
    1,
  );

/** The verbs as cards use them: an effect is carried out where its condition holds, and is worth the less. */
export const conditional = (verbs: VerbsOf<Arguments>): VerbsOf<Arguments> =>
  Object.fromEntries(
    Object.entries(verbs as unknown as Record<string, AnyVerb>).map(([name, verb]) => [name, withCondition(verb)]),
  ) as unknown as VerbsOf<Arguments>;
type AnyVerb = VerbOf<Marvel, Scope, keyof Arguments, { if?: Condition }, Means, Use>;
const withCondition = (verb: AnyVerb): AnyVerb => ({
  ...verb,
  run(effect, path) {
    const act = verb.run(effect, path) as Do;
    return (t, my) => (isDone(t.world, my.side, effect as Effect, my.koFrom) ? act(t, my) : undefined);
  },
  price: (effect, priceOf, use) =>
    chanceOf(effect.if) * (typeof verb.price === 'number' ? verb.price : verb.price(effect, priceOf, use)),
});
