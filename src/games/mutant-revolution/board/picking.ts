// Questions made ready for the board: options by the things they name, and lists that are gathered.
import type { Decision, Option, Ref } from '#engine/types.ts';
import { NONE } from '../table/world.ts';

/** Legal options by what they name, once some things have been picked. */
export function optionsBy(decision: Decision | undefined, aim: readonly Ref[]): Map<Ref, Option[]> {
  const found = new Map<Ref, Option[]>();
  for (const option of decision?.options ?? []) {
    if (option.refused || !aim.every(ref => option.refs.includes(ref))) continue;
    for (const ref of new Set(option.refs)) if (!aim.includes(ref)) found.set(ref, [...(found.get(ref) ?? []), option]);
  }
  return found;
}

/** An answer that is a list of things: who recovers, which cards go. */
export interface Gathering {
  verb: string;
  of: string;
  refs: ReadonlySet<Ref>;
  min: number;
  max: number;
}
/** Questions whose options are all such lists, or that have only to be declined beside it. */
export function gathering({ forms, options }: Decision): Gathering | undefined {
  const [[verb, form] = [], more] = Object.entries(forms);
  const slot = form?.to.length === 1 && form.to[0]!.slots.length === 1 ? form.to[0]!.slots[0]! : undefined;
  if (more || !verb || !slot?.things || !slot.of || form!.of) return undefined;
  if (options.some(option => option.verb !== verb && option.refs.length)) return undefined;
  const refs = new Set(slot.things.map((n): Ref => `${slot.of!}:${n}`));
  return { verb, of: slot.of, refs, min: slot.min, max: slot.max };
}

/** A Move was begun with a hex in mind: the option that ends it there, '' while others may still answer it. */
export function wantedOf(decision: Decision | undefined, hex: number): string | undefined {
  if (hex === NONE) return undefined;
  if (!decision || decision.id === 'moment.react') return '';
  const option = decision.id === 'move.to' && decision.options.find(({ id }) => id === `to:${hex}`);
  return option && !option.refused ? option.id : undefined;
}
