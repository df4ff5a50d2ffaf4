// Windows: moments at which others may step in. Whoever could react on public knowledge is asked, so that being asked
// or skipped tells nothing about hidden hands.
//   once       every seat in order, one answer each
//   priority   sides take turns to act until they pass one after the other
//   together   all at once in secret; the first in order who acts does, the others stay unknown
import type { Choice, Choices, Composed, ComposedOffer, Next, Offer, Procedure, Step, Table } from '../definition.ts';
import type { Facts, Json, Picks, RuleId, Seat, World } from '../types.ts';

/** The state of an open window, in its local `window`. */
export interface Opened {
  /** Seats that may react, by side, as they were when the window opened. */
  sides: Seat[][];
  /** The side whose turn it is. */
  turn: number;
  /** Seats of that side still to be asked in this turn. */
  left: Seat[];
  /** Sides that passed one after the other. */
  passes: number;
  /** The seat that acted last, or null when the last answer was a pass. */
  actor: Seat | null;
}
export type Locals<L> = L & { window: Opened };

export interface WindowRules<W extends World, L> {
  rule: RuleId;
  policy: 'once' | 'priority' | 'together';
  /** The seats that may react, side by side, in the order in which they are asked. Public knowledge only. */
  sides(t: Table<W>, my: L): readonly (readonly Seat[])[];
  /** Could this seat react at all, by public knowledge? Seats that could not count as having passed. */
  could?(t: Table<W>, my: Locals<L>, seat: Seat): boolean;
  /** Reactions by verb; `pass` is added. What `take` calls has run before the window goes on. */
  choices: Choices<W, Locals<L>, never>;
  facts?(t: Table<W>, my: Locals<L>, seat: Seat): Facts;
  /** Closes the window early, asked after each reaction has run. */
  until?(t: Table<W>, my: Locals<L>): boolean;
  /** Priority: may this seat act again at once? Otherwise the turn goes on. */
  again?(t: Table<W>, my: Locals<L>, seat: Seat): boolean;
  /** Priority: who is next after an action: the following side, or the first one. */
  after?: 'next' | 'first';
  /** Priority: do this many passes in a row, the last by this side, end it? When every side has passed, if left out. */
  ends?(t: Table<W>, my: Locals<L>, passes: number, side: number): boolean;
  /** Priority: who passes is not asked again. */
  final?: true;
  /** The value that the window gives its caller; left out, it tells whether `until` closed the window. */
  result?(t: Table<W>, my: Locals<L>): Json;
}

/** The procedure of a window; call it with the locals that its rules need. */
export function window<W extends World, L extends object = object>(rules: WindowRules<W, L>): Procedure<W> {
  if ('pass' in rules.choices) throw new Error(`${rules.rule}: \`pass\` is added to every window, it needs no choice`);
  const steps: Record<string, Step<W, Locals<L>, string>> = {
    open(t, my) {
      const sides = rules.sides(t, my).map(side => side.slice());
      const left = rules.policy === 'priority' ? (sides[0]?.slice() ?? []) : sides.flat();
      my.window = { sides, turn: 0, left, passes: 0, actor: null };
      return sides.some(side => side.length) ? undefined : close(rules, t, my, false);
    },
    react: rules.policy === 'together' ? askTogether(rules) : askInTurn(rules),
    go: (t, my) => goOn(rules, t, my),
  };
  return steps as unknown as Procedure<W>;
}

const could = <W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>, seat: Seat): boolean =>
  rules.could?.(t, my, seat) ?? true;
/** The first of those still to be asked who could react. */
function able<W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>): Seat | undefined {
  const { left } = my.window;
  for (let i = 0; i < left.length; i++) if (could(rules, t, my, left[i]!)) return left[i];
  return undefined;
}

function askInTurn<W extends World, L>(rules: WindowRules<W, L>): Step<W, Locals<L>, string> {
  const choices: Choices<W, Locals<L>, string> = { pass: { take: (t, my, seat) => goOn(rules, t, my, seat) } };
  for (const [verb, choice] of Object.entries(rules.choices)) choices[verb] = acting(choice);
  return {
    rule: rules.rule,
    idle: 'pass',
    one: (t, my) => able(rules, t, my) ?? null,
    facts: (t, my, seat) => rules.facts?.(t, my, seat) ?? {},
    choices,
  };
}

/** The choice, noting who took it. */
function acting<W extends World, L>(
  choice: Choice<W, Locals<L>, never> | Composed<W, Locals<L>, never>,
): Choice<W, Locals<L>, string> | Composed<W, Locals<L>, string> {
  return {
    ...choice,
    take(t: Table<W>, my: Locals<L>, seat: Seat, what: never) {
      my.window.actor = seat;
      choice.take(t, my, seat, what);
    },
  } as Choice<W, Locals<L>, string>;
}

function askTogether<W extends World, L>(rules: WindowRules<W, L>): Step<W, Locals<L>, string> {
  const offers: Record<string, Offer<W, Locals<L>> | ComposedOffer<W, Locals<L>>> = { pass: {} };
  for (const [verb, choice] of Object.entries(rules.choices)) offers[verb] = choice;
  return {
    rule: rules.rule,
    idle: 'pass',
    all: (t, my) => my.window.left.filter(seat => could(rules, t, my, seat)),
    facts: (t, my, seat) => rules.facts?.(t, my, seat) ?? {},
    choices: offers,
    reveal: (t, my, picks) => firstToAct(rules, t, my, picks),
  };
}
function firstToAct<W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>, picks: Picks): void {
  const { window } = my;
  const actor = window.left.find(seat => picks[seat]?.[0] && picks[seat][0].verb !== 'pass');
  window.actor = actor ?? null;
  window.left = actor === undefined ? [] : window.left.slice(window.left.indexOf(actor));
  if (actor === undefined) return;
  const { verb, n, made } = picks[actor]![0]!;
  (rules.choices[verb] as Choice<W, Locals<L>, never>).take(t, my, actor, (made ?? n) as number);
}

/** Goes on after a reaction, after the pass of a seat, or where nobody could react. */
function goOn<W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>, passing?: Seat): Next<string> {
  const { window } = my;
  if (window.actor !== null && rules.until?.(t, my)) return close(rules, t, my, true);
  let over = false;
  if (rules.policy !== 'priority') over = answered(window, passing);
  else if (window.actor === null) over = passed(rules, t, my, passing);
  else acted(rules, t, my, window.actor);
  window.actor = null;
  return over ? close(rules, t, my, false) : 'react';
}

/** Everybody up to the one who answered has had a turn; is nobody left? */
function answered(window: Opened, passing: Seat | undefined): boolean {
  const asked = window.actor ?? passing;
  window.left = asked === undefined ? [] : window.left.slice(window.left.indexOf(asked) + 1);
  return !window.left.length;
}

/** After an action: the same seat again and then the rest of its side anew, or the turn goes on. */
function acted<W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>, actor: Seat): void {
  const { window } = my;
  window.passes = 0;
  const side = window.sides[window.turn]!;
  if (rules.again?.(t, my, actor)) window.left = [actor, ...side.filter(seat => seat !== actor)];
  else turnTo(window, rules.after === 'first' ? 0 : window.turn + 1);
}

/** After a pass: the next of the side, or, when it has nobody left, the next side, unless that was the last pass. */
function passed<W extends World, L>(
  rules: WindowRules<W, L>,
  t: Table<W>,
  my: Locals<L>,
  seat: Seat | undefined,
): boolean {
  const { window } = my;
  window.left = seat === undefined ? [] : window.left.slice(window.left.indexOf(seat) + 1);
  if (rules.final && seat !== undefined) window.sides = window.sides.map(side => side.filter(s => s !== seat));
  while (able(rules, t, my) === undefined) {
    window.passes++;
    if (window.sides.every(side => !side.length)) return true;
    if (rules.ends?.(t, my, window.passes, window.turn) ?? window.passes >= window.sides.length) return true;
    turnTo(window, window.turn + 1);
  }
  return false;
}

function turnTo(window: Opened, turn: number): void {
  window.turn = turn % window.sides.length;
  window.left = [...window.sides[window.turn]!];
}

const close = <W extends World, L>(rules: WindowRules<W, L>, t: Table<W>, my: Locals<L>, early: boolean): 'end' =>
  t.give(rules.result ? rules.result(t, my) : early);
