// The table as rule code holds it while it runs, with the verbs of the engine and its dice.
import type { Facts, Json, LocalsOf, Pick, Result, Seat, TakenOf, World } from './types.ts';

export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A die's face from 1 to `sides`; scenarios may fix it. */
  die(sides: number): number;
  shuffle<T>(list: T[]): T[];
}

/** Locals may be left out only where a procedure needs none. */
export type Called<L> =
  object extends TakenOf<L> ? [locals?: TakenOf<L> | undefined, into?: string] : [locals: TakenOf<L>, into?: string];

/** The table as rule code holds it while it runs, with the few verbs of the engine. */
export interface Table<W extends World = World> {
  readonly world: W;
  readonly seats: number;
  readonly random: Random;
  /** Is the game over? */
  readonly over: boolean;
  /** Does anybody read the log? Costly facts need not be made when not. */
  readonly watched: boolean;
  /** Runs another procedure when this step is done, before the next one; several run in the order called. The record
   *  of locals is its own from now on: pass a fresh one; lists and records in it are copied. What it gives lands in
   *  this procedure's local `into`. */
  call<P extends keyof LocalsOf<W> & string>(procedure: P, ...rest: Called<LocalsOf<W>[P]>): void;
  /** The same for a procedure whose name is data, such as an ability's; its locals are not checked. */
  callByName(procedure: string, locals?: object, into?: string): void;
  /** Runs a card's list of effects: inside this step where nothing of it can ask, else as `callByName` does, and then
   *  nothing may be waiting to be called before it. The locals are its own from now on. Is it done already? */
  run(list: string, locals: object): boolean;
  /** The effects of a list by its name, such as the alternatives that a question offers. */
  effectsOf<E>(list: string): readonly E[];
  /** Ends the running procedure with a value for its caller's `into` local. */
  give(value: Json): 'end';
  /** Leaves all inside the nearest `procedure` and goes on there at `step`; 'end' leaves it too, giving `value`. */
  unwind(procedure: string, step: string, value?: Json): 'end';
  /** The locals of the nearest enclosing `procedure`, or nothing when none is running. */
  outer<P extends keyof LocalsOf<W> & string>(procedure: P): LocalsOf<W>[P] | undefined;
  /** The seat's secret picks at the current step. */
  picked(seat: Seat): Pick[];
  log(kind: string, facts?: Facts, secret?: { to: readonly Seat[]; facts: Facts }): void;
  /** Marks that somebody learned something though no hidden thing was shown: it cannot be undone without consent. */
  learn(): void;
  /** All seats in order of play from `from`; the others are `clockwise(from, 1)`. */
  clockwise(from: Seat, skip?: number): readonly Seat[];
  /** Ends the game; the first result stands, and nothing runs after it. */
  finish(result: Result): 'end';
  /** What a function derives from the table and from `about`, computed once while a question is being answered; never
   *  cached while rules run. */
  memo<T, A extends readonly unknown[]>(derive: (t: Table<W>, ...about: A) => T, ...about: A): T;
}

/** The table as it would be with another world, to ask the rules about that; it is no table to act on. */
export function supposing<W extends World>(t: Table<W>, world: W): Table<W> {
  const supposed: Table<W> = Object.create(t, {
    world: { value: world },
    memo: { value: ((derive, ...about) => derive(supposed, ...about)) satisfies Table<W>['memo'] },
  }) as Table<W>;
  return supposed;
}
