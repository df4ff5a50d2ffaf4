// Passing without being asked: whether to pass is all that a player can do, and how long to wait before it is said.
import type { Decision } from './types.ts';

/** A player's setting: to be asked everywhere, or to pass by itself but at these kinds of questions. */
export interface Passing {
  isOn: boolean;
  /** Ids of decisions at which the player wants to be asked all the same. */
  stops: readonly string[];
}
/** Answers that do nothing: 'pass' in windows, 'none' where any number may be chosen. */
const PASSES: readonly string[] = ['pass', 'none'];

/** Is passing the only legal answer? Then it is the idle one. Composed options count unless their form says that they
 *  are never alone. */
export function isOnlyPass({ options, forms, idle }: Pick<Decision, 'options' | 'forms' | 'idle'>): boolean {
  const legal = options.filter(({ refused }) => !refused);
  if (legal.length !== 1 || legal[0]!.id !== idle || !PASSES.includes(idle)) return false;
  return Object.values(forms).every(form => form.isExtra || form.to.every(({ refused }) => refused));
}
/** The answer of a player who passes here without being asked; nothing where the player is asked. */
export const passAt = ({ isOn, stops }: Passing, decision: Decision): string | undefined =>
  isOn && !stops.includes(decision.id) && isOnlyPass(decision) ? decision.idle : undefined;

/** Milliseconds before it is said, drawn alike wherever it is. `random` gives numbers from 0 to 1. */
export const pauseBeforePass = (random: () => number): number => SHORTEST + random() * SPREAD;
const SHORTEST = 400;
const SPREAD = 1200;
