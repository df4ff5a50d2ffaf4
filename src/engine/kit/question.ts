// A question of one step: a seat picks one option, and it is carried out. Most cards and many rules ask no more.
import type { Ask, AskOne, Choice, Choices, Composed, Procedure, Table } from '../definition.ts';
import type { Seat, World } from '../types.ts';

/** What such a question says of itself beside its options. */
interface Asking<W extends World, L> {
  rule: AskOne<W, L, never>['rule'];
  /** Who is asked; nobody when null. The seat in the locals, when left out. */
  by?(t: Table<W>, my: L): Seat | null;
  /** A verb that declines: it does nothing, and is answered for an absent player. The question is then asked even where
   *  there is nothing to pick, so that being asked tells nothing. */
  pass?: string;
  /** The same, listed before the options. */
  passFirst?: string;
  /** The answer for an absent player: `pass`, or the first option, when left out. */
  idle?: AskOne<W, L, never>['idle'];
  forced?: 'take';
  /** Key of the prompt's words; the decision's id when left out. */
  say?: AskOne<W, L, never>['say'];
  /** Facts for the prompt; `facts` are those of an option's label. */
  about?: AskOne<W, L, never>['facts'];
}
const DECLINE = { take: () => undefined };
type ByItsSeat<L> = L extends { seat: Seat } ? unknown : { by(t: never, my: never): Seat | null };
type Rules<W extends World, L extends object, N extends string> = Asking<W, L> &
  ByItsSeat<L> &
  (Choice<W, L, N> | Composed<W, L, N>);

/** A step of a procedure that asks one question. `verb` names the option: 'discard' makes 'discard:7'. Where nothing
 *  can be picked and nobody may pass, nobody is asked. */
export function question<W extends World, L extends object, N extends string = never>(
  verb: string,
  rules: Rules<W, L, N>,
): Ask<W, L, N> {
  const { rule, by, passFirst, pass = passFirst, idle = pass ?? verb, forced, say, about, ...option } = rules;
  const seatOf = by ?? ((_t: Table<W>, my: L): Seat => (my as { seat: Seat }).seat);
  const { each } = option as Choice<W, L, N>;
  const choices: Choices<W, L, N> = {};
  if (passFirst) choices[passFirst] = DECLINE;
  choices[verb] = option as Choice<W, L, N>;
  if (pass) choices[pass] = DECLINE;
  return {
    rule,
    idle,
    one(t, my) {
      const seat = seatOf(t, my);
      return seat === null || pass || !each || each(t, my, seat).length ? seat : null;
    },
    ...(forced && { forced }),
    ...(say && { say }),
    ...(about && { facts: about }),
    choices,
  };
}
/** The procedure of such a question alone. It is asked again where `take` goes to its step, `N`. */
export function choice<W extends World, L extends object, N extends string = 'choose'>(
  verb: string,
  { step = 'choose', ...rules }: Rules<W, L, N> & { step?: string },
): Procedure<W> {
  return { [step]: question<W, L, N>(verb, rules as unknown as Rules<W, L, N>) };
}
