// Settling: whatever has changed, knock-outs follow from it and then what was triggered, before anything else happens.
import type { Act, Choice, Choices, Next, Procedure } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { drain } from '../abilities/triggers.ts';
import type { Duel, T } from '../table/world.ts';
import { anybodyFalls, isAnybodyLethal } from '../abilities/knock-outs.ts';
import type { Locals } from '../table/locals.ts';

/** DM-RUL-53, DM-RUL-56, DM-ACV-03, DM-BON-03, DM-BON-08: who has lost what kept it alive falls, until nobody does;
 *  DM-RUL-96: then come the abilities that wait. */
export const settling = procedure<Duel>()({
  find: t => (anybodyFalls(t) ? 'find' : undefined),
  drain,
});

/** Knocks out whatever has taken lethal damage, until nothing more does. */
export const fall = procedure<Duel, Locals['fall']>()({
  find: (t, my) => (anybodyFalls(t, my.hits) ? 'find' : 'end'),
});

/** The procedure, each of whose steps finds the table settled. The whole course of a turn is made so, which is why no
 *  verb, no text and no step has to think of what follows from it. */
export const settled = (steps: Procedure<Duel>): Procedure<Duel> => tidied(steps, isUnsettled, 'settling');
export const isUnsettled = ({ world }: T): boolean => world.waiting!.length > 0 || isAnybodyLethal(world);
/** The same for a window: its question is only come to by steps that change nothing. */
export const settledWindow = ({ react, ...steps }: Procedure<Duel>): Procedure<Duel> => {
  const { go, ...before } = settled(steps);
  return { ...before, react: react!, go: go! };
};
/** The same between abilities that wait for their turn: what knock-outs trigger waits with them. */
export const settledInTurn = (steps: Procedure<Duel>): Procedure<Duel> =>
  tidied(steps, ({ world }) => isAnybodyLethal(world), 'fall');

type AnyAct = Act<Duel, unknown, string>;
type AnyStep = Procedure<Duel>[string];
/** Calls `how` before a step wherever `isUntidy`; a question cannot call, so it gets a step before it. */
function tidied(steps: Procedure<Duel>, isUntidy: (t: T) => boolean, how: 'settling' | 'fall'): Procedure<Duel> {
  const entries = new Map(Object.entries(steps).map(([name, step]) => [name, entryOf(name, step)]));
  const onward = (next: Next<string>): Next<string> => (next === undefined ? next : (entries.get(next) ?? next));
  const tidy =
    (name: string, act: AnyAct): AnyAct =>
    (t, my) => {
      if (!isUntidy(t)) return onward(act(t, my));
      t.call(how);
      return name;
    };
  const tidiedStep = ([name, step]: [string, AnyStep]): [string, AnyStep][] => {
    if (typeof step === 'function') return [[name, tidy(name, step)]];
    if (!('one' in step)) throw new Error(`${name}: only questions to one seat are settled`);
    const entry = entryOf(name, step);
    return [
      [entry, tidy(entry, () => undefined)],
      [name, { ...step, choices: goingOn(step.choices, onward) }],
    ];
  };
  return Object.fromEntries(Object.entries(steps).flatMap(tidiedStep));
}
/** The step at which one goes on to this one. */
const entryOf = (name: string, step: AnyStep): string => (typeof step === 'function' ? name : `settled-${name}`);
/** The choices, with other steps to go on at. */
const goingOn = (
  choices: Choices<Duel, unknown, string>,
  onward: (next: Next<string>) => Next<string>,
): Choices<Duel, unknown, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([verb, choice]) => {
      const take = choice.take as Choice<Duel, unknown, string>['take'];
      const onwards: typeof take = (t, my, seat, n) => onward(take(t, my, seat, n));
      return [verb, { ...choice, take: onwards } as Choice<Duel, unknown, string>];
    }),
  );
