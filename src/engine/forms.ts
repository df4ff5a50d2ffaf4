// Composed options: whether one is made of its form's parts. Whether the rules allow it is for `refuse` to say.
import type { Form, Made, Slot } from './types.ts';

/** A form that goes to nobody. */
export const formOf = (...slots: Slot[]): Form => ({ to: [{ n: 0, slots }] });

export function fits(form: Form, made: Made): boolean {
  const slots = form.to.find(to => to.n === made.to)?.slots;
  return slots?.length === made.parts.length && slots.every((slot, i) => fills(slot, made.parts[i]!));
}

function fills(slot: Slot, part: readonly number[]): boolean {
  if (!slot.things) return part.length === 1 && part[0]! >= slot.min && part[0]! <= slot.max;
  if (part.length < slot.min || part.length > slot.max) return false;
  if (!slot.ordered && part.some((n, i) => i > 0 && part[i - 1]! > n)) return false;
  return part.every(n => count(part, n) <= timesOf(slot, n));
}

function timesOf(slot: Slot, n: number): number {
  const at = slot.things!.indexOf(n);
  return at < 0 ? 0 : (slot.times?.[at] ?? 1);
}

function count(list: readonly number[], n: number): number {
  let found = 0;
  for (const item of list) if (item === n) found++;
  return found;
}
