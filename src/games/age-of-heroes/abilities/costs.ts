// Costs of an action for the player who takes it, and whether they can be paid.
import { remembered } from '#engine/kit/remembered.ts';
import type { Seat } from '#engine/types.ts';
import { RESOURCES, type Bundle, type Cost, type Effects, type InstituteCard } from '../cards/card.ts';
import { EVOLUTION_SLOTS } from '../cards/board.ts';
import { amountsOf, type Due } from '../table/resources.ts';
import { cardOf, evolutionOf, INSTITUTE, momentOf } from '../table/deck.ts';
import type { Less } from '../table/locals.ts';
import { heroOf, NONE } from '../table/pawns.ts';
import { MISSION_TILES } from '../cards/missions.ts';
import { FIRST_ROW, isRow, isSlot, ROWS, slotOf, tileOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { isMeant } from './filters.ts';
import { iconAt, villainAt } from './icons.ts';

interface OwnDue extends Due {
  pay: number[];
  less: number;
  more: number;
}
export const NOTHING: Due = { pay: [0, 0, 0], tokens: 0, less: 0, more: 0 };
/** AH-TOK-07 */
export const dueOf = remembered((cost: Cost): Due => ({
  pay: amountsOf(cost),
  tokens: cost.villainTokens ?? 0,
  less: 0,
  more: cost.any ?? 0,
}));
/** Has the action no printed cost? */
export const isFree = (due: Due): boolean => due === NOTHING;
const ownDue = ({ pay, tokens, less, more }: Due): OwnDue => ({ pay: pay.slice(), tokens, less, more });
function dearerBy(due: Due, by: Bundle): Due {
  const out = ownDue(due);
  RESOURCES.forEach((r, i) => (out.pay[i]! += by[r] ?? 0));
  out.more += by.any ?? 0;
  return out;
}
export const bothDue = (a: Due, b: Due): Due => ({
  pay: a.pay.map((n, i) => n + b.pay[i]!),
  tokens: a.tokens + b.tokens,
  less: a.less + b.less,
  more: a.more + b.more,
});
/** A discount as one number: Physical, Mental, Willpower and resources of the player's choice are its digits. */
export const lessBy = ({ physical = 0, mental = 0, willpower = 0, any = 0 }: Bundle): Less =>
  physical + 10 * mental + 100 * willpower + 1000 * any;
const bundleOf = (less: Less): Bundle => ({
  physical: less % 10,
  mental: Math.floor(less / 10) % 10,
  willpower: Math.floor(less / 100) % 10,
  any: Math.floor(less / 1000),
});
/** Costs do not go below 0. */
function cheaperBy(due: Due, by: Bundle): Due {
  const out = ownDue(due);
  RESOURCES.forEach((r, i) => (out.pay[i] = Math.max(0, out.pay[i]! - (by[r] ?? 0))));
  out.less += by.any ?? 0;
  return out;
}

const ROW_DUES: readonly Due[] = MISSION_TILES.flatMap(({ rows }) =>
  Array.from({ length: ROWS }, (_, i) => dueOf(rows[i] ?? {})),
);
const printedDue = (w: Heroes, space: number): Due => {
  if (isRow(space)) return ROW_DUES[space - FIRST_ROW]!;
  return isSlot(space) ? dueOfCard(w.slots[slotOf(space)]!) : NOTHING;
};
const printedOn = ({ cost }: InstituteCard): Due => (cost ? dueOf(cost) : NOTHING);
const CARD_DUES: readonly Due[] = INSTITUTE.map(printedOn);
const dueOfCard = (card: number): Due => CARD_DUES[card] ?? printedOn(cardOf(card));
/** The cost of a pawn's action on a space, with all that changes it. `icon`: the one chosen for a damage card. */
export function dueAt(w: Heroes, seat: Seat, pawn: number, space: number, icon: number, less: Less): Due {
  let due = printedDue(w, space);
  if (due === NOTHING && icon === NONE) return due;
  const aim = isRow(space) ? space : icon;
  if (aim !== NONE) due = dearer(w, due, aim);
  due = cheaper(w, due, seat, pawn, space);
  if (less) due = cheaperBy(due, bundleOf(less));
  if (!isRow(space) || !(w.rowLess[seat]! || w.rowMore[seat]!)) return due;
  return { ...due, less: due.less + w.rowLess[seat]!, more: due.more + w.rowMore[seat]! };
}
/** AH-RUL-120: a Villain tile that makes damage of a colour dearer. */
function dearer(w: Heroes, due: Due, icon: number): Due {
  const costs = villainAt(w, tileOf(icon))?.costs;
  return costs?.do === 'increaseCost' && costs.colour === iconAt(w, icon)?.[1] ? dearerBy(due, costs.by) : due;
}
/** AH-CRD-04, AH-EVO-07: Evolution cards of this Hero that say 'when assigned, it costs less'. */
function cheaper(w: Heroes, due: Due, seat: Seat, pawn: number, space: number): Due {
  let out = due;
  for (const n of w.played[seat]!) {
    if (momentOf(n) !== 'cost') continue;
    const { hero, when, effects } = evolutionOf(n);
    if (hero !== heroOf(pawn) || !isMeant(w, when.at ?? {}, space, { seat, pawn, space })) continue;
    for (const effect of effects) if (effect.do === 'reduceCost') out = cheaperBy(out, effect.by);
  }
  return out;
}
/** The cost of an Event, against the icon chosen for it. */
export function dueOfEvent(w: Heroes, card: number, icon: number): Due {
  const due = dueOfCard(card);
  return icon === NONE ? due : dearer(w, due, icon);
}

/** A player's means of payment: resources, then Villain tokens. */
export type Purse = readonly number[];
export function purseOf(w: Heroes, seat: Seat): Purse {
  const mine = w.resources[seat]!;
  return [mine[0]!, mine[1]!, mine[2]!, w.villainTokens[seat]!];
}
/** AH-ACT-01, AH-CNV-04, AH-RES-03: can all of it be paid? */
export const canPay = (purse: Purse, due: Due): boolean => isEnough(purse, purse[3]!, due);
/** The same of all that a seat has, or of what will be left of it. */
export const canPayNow = (w: Heroes, seat: Seat, due: Due, left?: Purse): boolean =>
  left ? canPay(left, due) : isEnough(w.resources[seat]!, w.villainTokens[seat]!, due);
function isEnough(purse: readonly number[], tokensLeft: number, { pay, tokens, less, more }: Due): boolean {
  if (tokensLeft < tokens) return false;
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
/** The means left after paying, where the player has no choice. */
export const afterPaying = (purse: Purse, { pay, tokens }: Due): Purse => [
  Math.max(0, purse[0]! - pay[0]!),
  Math.max(0, purse[1]! - pay[1]!),
  Math.max(0, purse[2]! - pay[2]!),
  purse[3]! - tokens,
];

const SLOT_DUES: readonly Due[] = EVOLUTION_SLOTS.map(dueOf);
/** AH-EVO-01..03: the cost of the leftmost empty Evolution slot; nothing when all are full (AH-RUL-24). */
export function slotDue(w: Heroes, seat: Seat, less: Less): Due | undefined {
  const due = SLOT_DUES[w.played[seat]!.length];
  return due && less ? cheaperBy(due, bundleOf(less)) : due;
}
/** The colour of damage that an Institute card deals. */
export const damageOf = (card: number): string => DAMAGE[card] ?? damageIn(cardOf(card).effects);
const DAMAGE: readonly string[] = INSTITUTE.map(({ effects }) => damageIn(effects));
/** The colour of damage that effects deal; '' when they deal none. */
export function damageIn(effects: Effects): string {
  for (const effect of effects) if (effect.do === 'damage') return effect.colour;
  return '';
}
