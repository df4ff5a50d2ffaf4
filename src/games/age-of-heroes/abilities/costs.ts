// What an action costs the player who takes it, and whether that can be paid.
import type { Seat } from '#engine/types.ts';
import { RESOURCES, type Bundle, type Cost, type Effects } from '../cards/card.ts';
import { EVOLUTION_SLOTS } from '../cards/board.ts';
import { cardOf, evolutionOf, villainOf } from '../table/deck.ts';
import { heroOf, NONE } from '../table/pawns.ts';
import { isRow, isSlot, rowCost, slotOf, tileOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { isMeant } from './filters.ts';
import { iconAt } from './icons.ts';

/** Resources by kind, Villain tokens, and how many resources of the player's choice less and more. */
export interface Due {
  pay: number[];
  tokens: number;
  less: number;
  more: number;
}
export const nothingDue = (): Due => ({ pay: [0, 0, 0], tokens: 0, less: 0, more: 0 });
/** AH-TOK-07 */
export function dueOf(cost: Cost): Due {
  return { pay: RESOURCES.map(r => cost[r] ?? 0), tokens: cost.villainTokens ?? 0, less: 0, more: cost.any ?? 0 };
}
const add = (due: Due, by: Bundle): void => {
  RESOURCES.forEach((r, i) => (due.pay[i]! += by[r] ?? 0));
  due.more += by.any ?? 0;
};
/** Costs do not go below 0. */
const reduce = (due: Due, by: Bundle): void => {
  RESOURCES.forEach((r, i) => (due.pay[i] = Math.max(0, due.pay[i]! - (by[r] ?? 0))));
  due.less += by.any ?? 0;
};

/** The cost of a pawn's action on a space, with all that changes it. `icon`: the one chosen for a damage card. */
export function dueAt(w: Heroes, seat: Seat, pawn: number, space: number, icon: number, less: Bundle): Due {
  const due = dueOf(isRow(space) ? rowCost(space) : isSlot(space) ? (cardOf(w.slots[slotOf(space)]!).cost ?? {}) : {});
  const aim = isRow(space) ? space : icon;
  if (aim !== NONE) dearer(w, due, aim);
  cheaper(w, due, seat, pawn, space);
  reduce(due, less);
  if (isRow(space)) {
    due.less += w.rowLess[seat]!;
    due.more += w.rowMore[seat]!;
  }
  return due;
}
/** A Villain tile that makes damage of a colour dearer. */
function dearer(w: Heroes, due: Due, icon: number): void {
  const villain = w.villain[tileOf(icon)]!;
  const costs = villain < 0 ? undefined : villainOf(villain).costs;
  if (costs?.do === 'increaseCost' && costs.colour === iconAt(w, icon)?.[1]) add(due, costs.by);
}
/** AH-CRD-04, AH-EVO-07: Evolution cards of this Hero that say 'when assigned, it costs less'. */
function cheaper(w: Heroes, due: Due, seat: Seat, pawn: number, space: number): void {
  for (const n of w.played[seat]!) {
    const { hero, when, effects } = evolutionOf(n);
    if (when.on !== 'cost' || hero !== heroOf(pawn) || !isMeant(w, when.at ?? {}, space, { seat, pawn, space }))
      continue;
    for (const effect of effects) if (effect.do === 'reduceCost') reduce(due, effect.by);
  }
}
/** The cost of an Event, against the icon chosen for it. */
export function dueOfEvent(w: Heroes, cost: Cost, icon: number): Due {
  const due = dueOf(cost);
  if (icon !== NONE) dearer(w, due, icon);
  return due;
}

/** What somebody has to pay with: resources, then Villain tokens. */
export type Purse = readonly number[];
export const purseOf = (w: Heroes, seat: Seat): Purse => [...w.resources[seat]!, w.villainTokens[seat]!];
/** AH-ACT-01, AH-CNV-04, AH-RES-03: can all of it be paid? */
export function canPay(purse: Purse, { pay, tokens, less, more }: Due): boolean {
  if (purse[3]! < tokens) return false;
  let lacking = 0;
  let total = 0;
  let mine = 0;
  for (let i = 0; i < 3; i++) {
    lacking += Math.max(0, pay[i]! - purse[i]!);
    total += pay[i]!;
    mine += purse[i]!;
  }
  return lacking <= less && total - Math.min(less, total) + more <= mine;
}
/** What is left after paying, where nothing of it is of the player's choice. */
export const afterPaying = (purse: Purse, { pay, tokens }: Due): Purse => [
  ...pay.map((n, i) => Math.max(0, purse[i]! - n)),
  purse[3]! - tokens,
];

/** AH-EVO-01..03: the cost of the leftmost empty Evolution slot; nothing when all are full (AH-RUL-24). */
export function slotDue(w: Heroes, seat: Seat, less: Bundle): Due | undefined {
  const cost = EVOLUTION_SLOTS[w.played[seat]!.length];
  if (!cost) return undefined;
  const due = dueOf(cost);
  reduce(due, less);
  return due;
}
/** The colour of damage that an action deals, which is aimed before it is paid (AH-RUL-43, step 1). */
export function damageIn(effects: Effects): string {
  for (const effect of effects) if (effect.do === 'damage') return effect.colour;
  return '';
}
