// Replacement and prevention. What is about to happen (damage, a move, a knock-out) is a batch of parts; abilities that
// say 'instead', 'prevent' or 'redirect' change the parts before they count, each at most once a part. Optional ones
// that come from hidden hands are no matter of this file but of a window.
import type { AskOne, Procedure, Table } from '../definition.ts';
import { procedure } from '../game.ts';
import type { Facts, Json, RuleId, Seat, World } from '../types.ts';

/** One part of what is about to happen, and which abilities have had their say on it. */
export type Part = { [fact: string]: Json } & { done?: number[] };

export interface Replacement<W extends World, P extends Part> {
  /** The ability, as a number unique among those in play. */
  source: number;
  /** Changes the part at once: to another, to several, or to none. */
  now?(t: Table<W>, part: P): readonly P[];
  /** Or a procedure that is called with { part, source, seat } and gives the new parts. */
  run?: string;
  /** The seat may decline. */
  optional?: true;
}
export interface ReplacementRules<W extends World, P extends Part> {
  /** The rule by which a seat chooses among several. */
  rule: RuleId;
  /** The seats in the order of their abilities; the round is repeated until nothing new applies. */
  order(t: Table<W>): readonly Seat[];
  /** The replacements that apply to this part. */
  find(t: Table<W>, seat: Seat, part: P): readonly Replacement<W, P>[];
}
interface Pending<P extends Part> {
  parts: P[];
  seat: Seat;
  at: number;
  source: number | null;
  /** The parts that it becomes, once they are known. */
  changed: P[] | null;
}

/** The procedure that passes `parts` through everything that applies and gives what is left of them. */
export function replacement<W extends World, P extends Part>(rules: ReplacementRules<W, P>): Procedure<W> {
  const open: Finder<W, P> = (t, my, seat) =>
    rules.find(t, seat, my.parts[my.at]!).filter(r => !my.parts[my.at]!.done?.includes(r.source));
  return procedure<W, Pending<P>>()({
    next: (t, my) => nextToApply(rules, open, t, my),
    choose: chooser(rules.rule, open),
    apply(t, my) {
      const part = my.parts[my.at]!;
      const chosen = open(t, my, my.seat).find(r => r.source === my.source)!;
      markDone(part, [chosen.source]);
      my.changed = chosen.now ? [...chosen.now(t, part)] : null;
      if (chosen.run) t.callByName(chosen.run, { part, source: chosen.source, seat: my.seat }, 'changed');
    },
    /** New parts stand where the old one stood and remember what it went through. */
    change(_t, my) {
      const { done } = my.parts[my.at]!;
      if (!my.changed) throw new Error(`the ability of ${my.source} gives no parts; to prevent is to give []`);
      const changed = my.changed.map(part => ({ ...part, done: [...(done ?? [])] }));
      my.parts.splice(my.at, 1, ...changed);
      return 'next';
    },
  });
}
type Finder<W extends World, P extends Part> = (
  t: Table<W>,
  my: Pending<P>,
  seat: Seat,
) => readonly Replacement<W, P>[];

/** Finds the first part, seat by seat, to which something applies. */
function nextToApply<W extends World, P extends Part>(
  rules: ReplacementRules<W, P>,
  open: Finder<W, P>,
  t: Table<W>,
  my: Pending<P>,
): 'choose' | 'apply' | 'end' {
  my.source = null;
  for (my.seat of rules.order(t))
    for (my.at = 0; my.at < my.parts.length; my.at++) {
      const found = open(t, my, my.seat);
      if (found.length === 1 && !found[0]!.optional) my.source = found[0]!.source;
      if (found.length) return my.source === null ? 'choose' : 'apply';
    }
  return t.give(my.parts as unknown as Json);
}

/** Asks the seat which of several comes first, or whether an optional one is wanted. */
const chooser = <W extends World, P extends Part>(rule: RuleId, open: Finder<W, P>): AskOne<W, Pending<P>, 'next'> => ({
  rule,
  idle: 'decline',
  one: (_t, my) => my.seat,
  facts: (_t, my) => ({ part: my.parts[my.at]! }) as Facts,
  choices: {
    apply: {
      of: 'source',
      each: (t, my, seat) => open(t, my, seat).map(r => r.source),
      take: (_t, my, _seat, source) => void (my.source = source),
    },
    decline: {
      when: (t, my, seat) => open(t, my, seat).every(r => r.optional),
      take(t, my, seat) {
        const declined = open(t, my, seat).map(r => r.source);
        markDone(my.parts[my.at]!, declined);
        return 'next';
      },
    },
  },
});

function markDone(part: Part, sources: readonly number[]): void {
  part.done = [...(part.done ?? []), ...sources];
}
