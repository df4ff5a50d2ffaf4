// Steps found by name: what a step calls, where it goes on, and what is wrong when there is no such step.
import type { CompiledStep, Rules } from './compiled.ts';
import type { Next } from '../definition.ts';
import type { State, World } from '../types.ts';

/** The first step of a procedure that a step calls. */
export function entryOf<W extends World>(
  { entries }: Rules<W>,
  from: CompiledStep<W> | null,
  procedure: string,
): CompiledStep<W> {
  if (from !== null && from.called !== null && from.called.procedure === procedure) return from.called;
  const entry = entries.get(procedure);
  if (!entry) throw new Error(`${from ? from.id : 'start'} calls '${procedure}', which is no procedure`);
  if (from) from.called = entry;
  return entry;
}
/** The step that a step names, or the following one; null at the end of the procedure. */
export function stepAfter<W extends World>(step: CompiledStep<W>, next: Next<string>): CompiledStep<W> | null {
  const following = step.next;
  if (next === undefined) return following;
  if (next === 'end') return null;
  if (next === step.name) return step;
  if (following !== null && next === following.name) return following;
  const to = step.jumps.get(next);
  if (!to) throw new Error(`${step.id} goes to '${next}', which is no step of its procedure`);
  return to;
}
export const isStepOf = (procedure: string, at: string): boolean =>
  at.charCodeAt(procedure.length) === DOT && at.startsWith(procedure);
const DOT = 46;

export const ended = ({ game }: State): Error => new Error(`${game}: the rules ended without a result`);

/** What one answer may set off: steps, effects run at once, and options. Many times what printed cards need, and less
 *  than 20 ms. */
export const BUDGET = 10_000;

/** Names the lists of effects that were running, so their cards; without any, the procedure of the rules. */
export function inCircles<W extends World>(stack: readonly CompiledStep<W>[]): Error {
  const lists = stack.filter(({ list }) => list);
  const among = new Set((lists.length ? lists : stack.slice(-1)).map(({ procedure }) => procedure));
  return new Error(`the rules run in circles at ${[...among].join(', ')}`);
}
export const tooMany = (verb: string): Error => new Error(`the rules offer more than ${BUDGET} options to ${verb}`);
