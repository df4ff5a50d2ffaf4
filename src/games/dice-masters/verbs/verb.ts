// What the verbs share: the shapes of their arguments, what they are worth, and acts on each die that an effect
// reaches.
import type { Act, Next, Procedure } from '#engine/definition.ts';
import type { Verbs } from '#engine/kit/effects.ts';
import { among, either, flag, list, oneOf, record, said, text, whole, type Schema } from '#engine/kit/schema.ts';
import type { RuleId } from '#engine/types.ts';
import { reached } from '../abilities/reach.ts';
import { nextThat } from '../abilities/targets.ts';
import type { Affiliation, Amount, Arguments, To, Until, Which } from '../cards/card.ts';
import { ENERGIES, type Energy } from '../cards/character-dice.ts';
import type { Scope } from '../table/locals.ts';
import { NO_DIE, type Duel, type T } from '../table/world.ts';

/** How many dice could be chosen before an effect: -1 where nothing was to be chosen. */
export type Candidates = number;
export type Vocabulary = Verbs<Duel, Scope, Arguments, Candidates>;
/** Some of the verbs. Prices are in points of life, like the values of bots (bot/worth.ts). */
export type Group<V extends keyof Arguments> = Pick<Vocabulary, V>;

/** An effect of one card, which no verb expresses: the procedure 'special:feedback' and so on. */
export interface SpecialVerb {
  rules?: readonly RuleId[];
  run: Procedure<Duel>;
  price: number;
  /** Would it change nothing now? Left out: it does something unless nobody could be chosen for it. */
  futile?(w: Duel, my: Scope): boolean;
}

/** A procedure of one step that asks nothing. */
export const step = (name: string, act: Act<Duel, Scope, never>): Procedure<Duel> => ({ [name]: act });

// ---- shapes ------------------------------------------------------------------------------------------------

export const energy: Schema<Energy> = among(ENERGIES);
export const affiliation: Schema<Affiliation> = oneOf('X-Men', 'Avengers', 'Villain');
export const until: Schema<Until> = oneOf('turn', 'attack', 'yourTurn', 'nextAttack');
export const which: Schema<Which> = record(
  {},
  {
    whose: oneOf('own', 'opposing'),
    in: oneOf('field', 'attack', 'reserve', 'used', 'prep', 'bag', 'fieldOrReserve', 'usedOrPrep'),
    character: said,
    sidekick: flag,
    energy: list(energy),
    notEnergy: list(energy),
    affiliation,
    heroic: flag,
    name: text,
    costAtMost: whole(),
    costAtLeast: whole(),
    levelAtLeast: whole(1, 3),
    role: oneOf('attacking', 'blocking', 'blocked', 'blocksThis', 'blockedByThis'),
    other: said,
  },
);
export const to: Schema<To> = either(oneOf('chosen', 'this', 'pair', 'opponent', 'you'), which);
export const amount: Schema<Amount> = either(
  whole(-9),
  oneOf('attack', 'paid', 'knockedOut'),
  record({ each: which }, { times: whole(1) }),
);

// ---- what they are worth -----------------------------------------------------------------------------------

/** What is counted, at best. */
const COUNTED = 3;
export const atBest = (n: Amount): number =>
  typeof n === 'number' ? n : typeof n === 'string' ? COUNTED : COUNTED * (n.times ?? 1);

// ---- whom they reach ---------------------------------------------------------------------------------------

export const always = (): boolean => true;
/** Does it reach anybody? */
export const reaches = ({ to: whom }: { to: To | readonly To[] }, t: T, my: Scope, candidates: Candidates): boolean =>
  Array.isArray(whom)
    ? whom.some(one => reaches({ to: one as To }, t, my, candidates))
    : whom === 'chosen'
      ? candidates > 0
      : typeof whom === 'string' || nextThat(t.world, my, whom as Which, 0) !== NO_DIE;
/** Was there nobody to choose? */
export const noneChosen = (_effect: object, _t: T, _my: Scope, candidates: Candidates): boolean => candidates <= 0;

/** A verb that does one thing; it can do so always, unless it says otherwise. */
export const acting = <A extends object>({
  act,
  ...verb
}: {
  schema: Schema<A>;
  rules: readonly RuleId[];
  price: number | ((effect: A) => number);
  canDo?: (effect: A, t: T, my: Scope, candidates: Candidates) => boolean;
  futile?: (effect: A, t: T, my: Scope, candidates: Candidates) => boolean;
  act(t: T, my: Scope, effect: A): Next<never>;
}) => ({
  canDo: always,
  ...verb,
  run:
    (effect: A): Act<Duel, Scope, never> =>
    (t, my) =>
      act(t, my, effect),
});
/** A verb that does the same to each die that it reaches. */
export const toEach = <A extends { to: To }>({
  act,
  ...verb
}: Omit<Parameters<typeof acting<A>>[0], 'act'> & { act(t: T, die: number, my: Scope, effect: A): void }) =>
  acting<A>({
    canDo: reaches,
    ...verb,
    act: (t, my, effect) => reached(t.world, my, effect.to).forEach(die => act(t, die, my, effect)),
  });
