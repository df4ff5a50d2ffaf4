// Picking on the board: options by the things they name, and answers that are composed of several things.
import type { Decision, Kind, Option, Ref, Slot } from '#engine/types.ts';

/** The things on the board that a name of a thing stands for: usually itself. */
export type ThingsNamed = (ref: Ref) => readonly Ref[];
const itself: ThingsNamed = ref => [ref];

/** Legal options by what they name, once some things have been picked. */
export function optionsBy(
  decision: Decision | undefined,
  aim: readonly Ref[],
  thingsNamed = itself,
): Map<Ref, readonly Option[]> {
  const found = new Map<Ref, Option[]>();
  for (const option of decision?.options ?? []) {
    if (option.refused) continue;
    const things = new Set(option.refs.flatMap(thingsNamed));
    if (!aim.every(ref => things.has(ref))) continue;
    for (const ref of things) {
      const others = found.get(ref);
      if (others) others.push(option);
      else if (!aim.includes(ref)) found.set(ref, [option]);
    }
  }
  return found;
}

/** An answer that is composed on the board before it is given: who recovers, which cards go, which dice attack. */
export interface Composition {
  verb: string;
  /** The kind of thing that goes in. */
  of: Kind;
  /** The things that can be picked for it. */
  refs: ReadonlySet<Ref>;
  slots: readonly Slot[];
}
/** The things in each of its slots so far. */
export type Parts = readonly (readonly number[])[];

/** A list of things, where the question asks for nothing else: all options are such lists, or only decline it. */
export function gathering({ forms, options }: Decision): Composition | undefined {
  const [[verb, form] = [], more] = Object.entries(forms);
  const slots = form?.to.length === 1 ? form.to[0]!.slots : [];
  const [slot] = slots;
  if (more || !verb || slots.length !== 1 || !slot?.things || !slot.of || form!.of) return undefined;
  if (options.some(option => option.verb !== verb && option.refs.length)) return undefined;
  return { verb, of: slot.of, refs: refsOf(slot.of, slot.things), slots };
}
export const refsOf = (kind: Kind, things: readonly number[]): ReadonlySet<Ref> =>
  new Set(things.map((n): Ref => `${kind}:${n}`));

/** Does each slot hold as many as it asks for? The rules have the last word. */
export const isFilled = ({ slots }: Composition, parts: Parts): boolean =>
  slots.every(({ min, max }, i) => {
    // A new question may come before what was gathered for the last one is put away.
    const n = parts[i]?.length ?? -1;
    return n >= min && n <= max;
  });

export const composed = ({ verb }: Composition, parts: Parts): string =>
  [verb, 0, ...parts.map(part => part.join('+'))].join(':');

/** Puts a thing in, or takes it out. */
export const toggled = (part: readonly number[], thing: number): number[] =>
  part.includes(thing) ? part.filter(other => other !== thing) : [...part, thing].sort((a, b) => a - b);
/** The same where there is room for so many: instead of the only one there may be, another is put in. */
export const exchanged = (part: readonly number[], thing: number, max: number): number[] =>
  toggled(max === 1 && !part.includes(thing) ? [] : part, thing);
