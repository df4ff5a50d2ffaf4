// Answers that are made on the board of several clicks: a plan for all heroes, a journey of several of them.
import type { Decision, Form, Ref, Seat } from '#engine/types.ts';
import type { Composition, Parts } from '#web/kit/picking.ts';
import { toggled } from '#web/kit/picking.ts';
import { levelOf } from '../table/deck.ts';
import { TO_RECOVERY } from '../flow/movement.ts';
import { priceOf, purse } from '../flow/planning.ts';
import type { Marvel } from '../table/world.ts';

/** The parts of a plan, in the order of its form. */
const READY = 0;
const SUPPORTING = 1;
const BOUGHT = 2;
const GRANTED = 3;
export type Place = 'ready' | 'supporting' | 'recovery';

const formIn = ({ forms }: Decision): [verb: string, form: Form] | undefined =>
  Object.entries(forms).find(([verb]) => verb === 'plan' || verb === 'go' || verb === 'support');
/** The kinds of things in each slot, and where they go, are lit together. */
export function making(decision: Decision): Composition | undefined {
  const [verb, form] = formIn(decision) ?? [];
  if (!verb || !form) return undefined;
  const slots = form.to[0]!.slots;
  const refs = form.to.flatMap(({ n, slots: own }): Ref[] => [
    ...(form.of ? [`${form.of}:${n}` as Ref] : []),
    ...own.flatMap(({ of, things, max }) => (max ? (things ?? []) : []).map((thing): Ref => `${of}:${thing}`)),
  ]);
  return { verb, of: 'hero', refs: new Set(refs), slots };
}
export const isPlan = ({ verb }: Composition): boolean => verb === 'plan';

const partsOf = (id: string): number[][] =>
  id
    .split(':')
    .slice(2)
    .map(part => (part ? part.split('+').map(Number) : []));
/** A plan begins with what is kept anyway; a journey with all who may go. */
export function firstParts(decision: Decision, making: Composition): Parts {
  if (isPlan(making)) return partsOf(decision.idle ?? 'plan:0::::');
  if (making.verb === 'support') return [[]];
  return making.slots.map(({ things, max }, i) => (i === 0 ? things!.slice(0, max) : []));
}

// ---- a plan ------------------------------------------------------------------------------------------------

export const placeOf = (parts: Parts, hero: number): Place =>
  parts[READY]?.includes(hero) ? 'ready' : parts[SUPPORTING]?.includes(hero) ? 'supporting' : 'recovery';
/** The places that a hero may be given. */
export const placesFor = ({ slots }: Composition, hero: number): Place[] => {
  const [ready, supporting] = slots.map(({ things }) => things?.includes(hero));
  const out: Place[] = ready ? ['ready'] : [];
  if (supporting) out.push('supporting');
  return ready || supporting ? [...out, 'recovery'] : [];
};
const without = (part: readonly number[], thing: number): number[] => part.filter(one => one !== thing);
const sorted = (part: readonly number[]): number[] => part.toSorted((a, b) => a - b);
export function placed(parts: Parts, hero: number, place: Place): Parts {
  const [ready, supporting, ...rest] = parts.map((part, i) => (i < BOUGHT ? without(part, hero) : part));
  return [
    place === 'ready' ? sorted([...ready!, hero]) : ready!,
    place === 'supporting' ? sorted([...supporting!, hero]) : supporting!,
    ...rest,
  ];
}
/** A click on a hero gives him the next place. */
function nextPlace(making: Composition, parts: Parts, hero: number): Parts {
  const places = placesFor(making, hero);
  const at = places.indexOf(placeOf(parts, hero));
  return placed(parts, hero, places[(at + 1) % places.length]!);
}
/** The Plot Points that a plan leaves, and those there are. */
export function left(w: Marvel, seat: Seat, parts: Parts): { left: number; purse: number } {
  const all = purse(w, seat, parts[GRANTED] ?? []);
  return { left: all - priceOf(w, seat, parts), purse: all };
}
export const priceOfPlace = (hero: number, place: Place): number =>
  place === 'ready' ? levelOf(hero) : place === 'supporting' ? 1 : 0;

// ---- clicks ------------------------------------------------------------------------------------------------

/** The parts after a click, or the whole answer where it is finished with it. */
export function clicked(making: Composition, decision: Decision, parts: Parts, ref: Ref): Parts | string {
  const [kind, digits] = ref.split(':') as [string, string];
  const n = Number(digits);
  if (isPlan(making)) {
    if (kind === 'hero') return nextPlace(making, parts, n);
    return parts.map((part, i) => (i === (kind === 'card' ? GRANTED : BOUGHT) ? toggled(part, n) : part));
  }
  if (kind === 'hero') return gathered(making, parts, n);
  return isReadyToGo(parts) ? journey(making, decision, parts, n) : parts;
}
const isReadyToGo = (parts: Parts): boolean => Boolean(parts[0]?.length);
/** Puts a hero or card into a slot, or takes it out; a slot for one takes the last one. */
function gathered({ slots }: Composition, parts: Parts, hero: number): Parts {
  const at = slots.findIndex(({ things }) => things?.includes(hero));
  return parts.map((part, i) => {
    if (i !== at) return part;
    const next = toggled(part, hero);
    return next.length > slots[at]!.max ? (slots[at]!.max === 1 ? [hero] : part) : next;
  });
}
/** Nobody is brought where nobody supports. */
export function journey({ verb }: Composition, decision: Decision, parts: Parts, to: number): string {
  const slots = decision.forms[verb]!.to.find(({ n }) => n === to)!.slots;
  return [verb, to, ...parts.map((part, i) => part.slice(0, slots[i]!.max).join('+'))].join(':');
}
export const mayRecover = ({ verb }: Composition, { forms }: Decision): boolean =>
  forms[verb]!.to.some(({ n }) => n === TO_RECOVERY);
export const RECOVER: Ref = `district:${TO_RECOVERY}`;
/** Is it part of the answer so far? */
export function isPart({ slots }: Composition, parts: Parts, ref: Ref): boolean {
  const [kind, digits] = ref.split(':') as [string, string];
  return slots.some(({ of }, i) => of === kind && parts[i]?.includes(Number(digits)));
}
