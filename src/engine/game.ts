// The notation of rules: procedures, refusals, and the game that holds them.
import { compileAsides, compileRules, type Rules } from './running/compiled.ts';
import type { Composed, GameDefinition, Procedure, Step } from './definition.ts';
import { Running } from './running/table.ts';
import type { World } from './types.ts';

/** Types a procedure: its locals, that every jump names one of its own steps, and that no step is called 'end'. */
export const procedure =
  <W extends World, L extends object = object>() =>
  <N extends string>(steps: Record<N, Step<W, L, NoInfer<N>>> & { end?: never }): Procedure<W> =>
    steps as unknown as Procedure<W>;

/** Types a composed choice where it is written inside a procedure: `deal: composed<House, Market, 'floor'>({ … })`. */
export const composed = <W extends World, L extends object = object, N extends string = never>(
  choice: Composed<W, L, N>,
): Composed<W, L, N> => choice;

/** A definition made ready to run. */
export interface Game<W extends World = World> extends GameDefinition<W>, Rules<W> {
  /** The one table that rule code sees, bound to a state for the length of a call. */
  readonly table: Running<W>;
}

export function defineGame<W extends World>(definition: GameDefinition<W>): Game<W> {
  const rules = {
    ...compileRules(definition.procedures, definition.plain),
    aside: compileAsides(definition.asides ?? {}),
  };
  if (!rules.entries.has(definition.first))
    throw new Error(`${definition.id}: begins with '${definition.first}', which is no procedure`);
  return { ...definition, ...rules, table: new Running(rules) };
}
