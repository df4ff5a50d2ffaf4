// Places where options are picked on the board: by clicks on things, with a control of their own, or in the action bar.
import type { Decision, Form, Option, Ref, Seat, View } from '#engine/types.ts';
import { refsOf, type Composition } from '#web/kit/picking.ts';
import type { Revolution } from '../table/world.ts';
import { running } from './happened.ts';
import { isRunning } from './look.ts';

/** Options with a control of their own, by question: the dial, an amount in the bar, what one School asks another. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  'auction.bid': ['bid'],
  'support.answer': ['give'],
  'playStage.act': ['ask'],
  'floor.floor': ['offer', 'counter'],
  'aside.gift': ['gift'],
};
export const hasControl = ({ id }: Decision, { verb }: Option): boolean => CONTROLS[id]?.includes(verb) ?? false;

/** Cards may be discarded in the Plot Phase one by one by clicks; for several at once there is a button at the hand. */
export const bundleOf = ({ id, forms }: Decision): Composition | undefined => {
  const slots = id === 'playStage.act' ? forms.discard?.to[0]?.slots : undefined;
  return slots && { verb: 'discard', of: 'card', refs: refsOf('card', slots[0]!.things ?? []), slots };
};
const isBundle = (decision: Decision, { verb, refs }: Option): boolean =>
  verb === 'discard' && refs.length > 1 && bundleOf(decision) !== undefined;

/** The question with those options alone that are picked by clicks on things. */
export const byThings = (decision: Decision): Decision => ({
  ...decision,
  options: decision.options.filter(option => !hasControl(decision, option) && !isBundle(decision, option)),
});

/** Does the viewer see it on the board? Cards lie in the own hand; in a mission others' Characters are away. */
export function isDrawn(w: Revolution, me: Seat, ref: Ref): boolean {
  const [kind, n] = ref.split(':') as [string, string];
  if (kind === 'card') return w.piles.hand[me]?.cards.includes(Number(n)) ?? false;
  return kind !== 'character' || !isRunning(w) || w.owner[Number(n)] === me;
}
/** Once things are aimed at: what names nothing else that could be clicked stands in the action bar. */
export const isInMenu = (w: Revolution, me: Seat, aim: readonly Ref[], { refs }: Option): boolean =>
  refs.every(ref => aim.includes(ref) || !isDrawn(w, me, ref));

/** The seat whose stats are chosen now: its Player Character bears Damage or regains some. */
export function choosingFor(view: View<Revolution>, decision: Decision | undefined): Seat | undefined {
  if (!decision?.options.some(({ refs }) => refs[0]?.startsWith('stat:'))) return undefined;
  const { at } = view.stack.at(-1) ?? { at: '' };
  const bearing = at.startsWith('damage.') && running<{ figure: number }>(view, 'damage');
  return bearing ? bearing.figure : running<{ seat: Seat }>(view, 'restore')?.seat;
}

// ---- what Schools deal with each other ---------------------------------------------------------------------

/** The most Hope that may be given to a School now. */
export const giftTo = (asides: readonly Decision[], seat: Seat): number => {
  const form = asides.find(({ id }) => id === 'aside.gift')?.forms.gift;
  const to = form?.to.find(({ n, refused }) => n === seat && !refused);
  return to?.slots[0]?.max ?? 0;
};
/** The place of a School among those that may be asked for Plot Points, and how many it has. */
export function askFrom(decision: Decision | undefined, seat: Seat): { at: number; most: number } | undefined {
  const slots = decision?.id === 'playStage.act' ? (decision.forms.ask?.to[0]?.slots ?? []) : [];
  const at = slots.findIndex(({ facts }) => facts?.seat === seat);
  return at < 0 || !slots[at]!.max ? undefined : { at, most: slots[at]!.max };
}
/** The request that asks these numbers of those who may be asked. */
export const requestOf = (form: Form, asked: ReadonlyMap<Seat, number>): string =>
  ['ask', 0, ...form.to[0]!.slots.map(({ facts }) => asked.get(facts!.seat as Seat) ?? 0)].join(':');
/** A deal in the making: an offer to a School, or another one instead of an offer. */
export interface Deal {
  verb: 'offer' | 'counter';
  n: number;
}
export const canDeal = (decision: Decision | undefined, { verb, n }: Deal): boolean =>
  decision?.id === 'floor.floor' && (decision.forms[verb]?.to.some(to => to.n === n && !to.refused) ?? false);

/** The option that ends the Move there, '' while others may still answer it. */
export function endOfMove(decision: Decision | undefined, hex: number): string | undefined {
  if (!decision || decision.id === 'moment.react') return '';
  const option = decision.id === 'move.to' && decision.options.find(({ id }) => id === `to:${hex}`);
  return option && !option.refused ? option.id : undefined;
}
