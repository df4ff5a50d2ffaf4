// Whether an action may be chosen, a card played and an effect carried out now, and by which rule not (AH-RUL-46): by
// what the verbs could do, some of which ask the same of what they lead to.
import { remembered } from '#engine/kit/remembered.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { hasSlotFor } from '../abilities/card-spaces.ts';
import {
  afterPaying,
  bothDue,
  canPay,
  canPayNow,
  damageOf,
  dueAt,
  dueOf,
  dueOfEvent,
  isFree,
  NOTHING,
  purseOf,
  type Purse,
} from '../abilities/costs.ts';
import { isOccupied, isRelated, pawnsOf, placesFor, spacesFor } from '../abilities/filters.ts';
import { iconsFor } from '../abilities/icons.ts';
import {
  absence,
  aimRefusal,
  damageAt,
  effectsAt,
  exceptionsOf,
  isInPhase,
  mayAssign,
  NO_EXCEPTIONS,
  scopeAt,
  wayIn,
  type Exceptions,
  type Extra,
} from '../abilities/legality.ts';
import type { Effect, Effects, InstituteCard, SpaceFilter } from '../cards/card.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { cardOf, INSTITUTE, typeOf } from '../table/deck.ts';
import type { Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { isInstitute, isRow, isSlot, isSpace, slotOf, SPACES, ZONE } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { lessIn } from './combining-verbs.ts';
import { activated } from './moving-verbs.ts';
import type { Judge, Means, Verb } from './verb.ts';
import { verbs } from './verbs.ts';

// ---- effects -----------------------------------------------------------------------------------------------

type AnyVerb = Verb<never>;
const verbOf = (effect: Effect): AnyVerb => verbs[effect.do] as unknown as AnyVerb;
const isPossible = (t: T, my: Scope, effect: Effect, means: Means): boolean =>
  verbOf(effect).canDo(effect as never, t, my, means);
/** AH-RUL-46: could at least one part do something? */
function canDo(t: T, my: Scope, effects: Effects, purse: Purse): boolean {
  const means = { purse, judge };
  return effects.some(effect => isPossible(t, my, effect, means));
}
/** AH-RUL-48, AH-RUL-50, AH-CNV-04: the rule by which an action may not be chosen for what it would demand. All its
 *  costs are payable together, from what there is before (AH-ACT-01). */
function blocked(t: T, my: Scope, effects: Effects, purse: Purse): RuleId | undefined {
  let due = NOTHING;
  let left = purse;
  for (const effect of effects) {
    const rule = verbOf(effect).blocked?.(effect as never, t, my, { purse: left, judge });
    if (rule) return rule;
    if (effect.do !== 'convert') continue;
    due = bothDue(due, dueOf(effect.spend));
    if (!canPay(purse, due)) return 'AH-CNV-04';
    left = afterPaying(purse, due);
  }
  return undefined;
}
/** Why this alternative may not be chosen; nothing where nothing of it is blocked, and it does something. */
export const closed = (t: T, my: Scope, effects: Effects, purse: Purse): RuleId | undefined =>
  blocked(t, my, effects, purse) ?? (canDo(t, my, effects, purse) ? undefined : 'AH-RUL-46');

/** Could the option be carried out? */
export const isOpen = (t: T, my: Scope, effect: Effect & { do: 'may' }): boolean =>
  isPossible(t, my, effect, { purse: purseOf(t.world, my.seat), judge });
/** AH-RUL-123: an optional part is offered if it can be done; one that plays a card, to all who have a card in hand. */
export const isOffered = (t: T, my: Scope, effect: Effect & { do: 'may' }): boolean =>
  isOpen(t, my, effect) ||
  (t.world.piles.hand[my.seat]!.cards.length > 0 && playsFromHand(t, my, effect.then, purseOf(t.world, my.seat)));
/** Does it play a card of the hand, itself or by the space that it carries out, once it is paid for? */
function playsFromHand(t: T, my: Scope, effects: Effects, purse: Purse): boolean {
  return effects.some(effect => {
    if (effect.do === 'play') return effect.of.some(type => type !== 'evolution');
    if (effect.do === 'convert') {
      const due = dueOf(effect.spend);
      return canPay(purse, due) && playsFromHand(t, my, effect.then, afterPaying(purse, due));
    }
    if (effect.do !== 'activate') return false;
    return activatable(t, my, effect.space, purse).some(space => {
      const [scope, left] = activated(t, my, space, purse);
      return playsFromHand(t, scope, effectsAt(t.world, space), left);
    });
  });
}

// ---- actions -----------------------------------------------------------------------------------------------

/** Why the pawn may not be assigned there; nothing when it may. `left`: the means, where some are spent before
 *  (AH-ACT-01, AH-RUL-46). */
export function refusalAt(
  t: T,
  seat: Seat,
  pawn: number,
  space: number,
  { isAnyState, less }: Exceptions,
  left?: Purse,
): RuleId | undefined {
  const w = t.world;
  const absent = absence(w, space);
  if (absent) return absent;
  if (isOccupied(w, space) && !isAnyState && wayIn(w, seat, pawn, space) === NONE) return 'AH-TRN-04';
  if (isPlain(w, space)) return undefined;
  const colour = damageAt(w, space);
  if (colour) return aimRefusal(w, seat, pawn, space, colour, less, left);
  const due = dueAt(w, seat, pawn, space, NONE, less);
  if (!canPayNow(w, seat, due, left)) return isRow(space) ? 'AH-DMG-02' : 'AH-ACT-01';
  const effects = effectsAt(w, space);
  if (isRow(space) || areSure(effects)) return undefined;
  const my = scopeAt(seat, pawn, space);
  const purse = left ?? purseOf(w, seat);
  return isFree(due) ? blocked(t, my, effects, purse) : closed(t, my, effects, afterPaying(purse, due));
}
/** Does the action neither cost nor demand anything, whatever the table looks like? Asked for every space of every
 *  turn, so it is looked up by number. */
export function isPlain(w: Heroes, space: number): boolean {
  if (isSlot(space)) return PLAIN_CARDS[w.slots[slotOf(space)]!] ?? isPlainCard(cardOf(w.slots[slotOf(space)]!));
  return space < ZONE ? PLAIN_SPACES[space]! : space === ZONE && effectsAt(w, space).every(demandsNothing);
}
const isPlainCard = ({ cost, effects }: InstituteCard): boolean => !cost && effects.every(demandsNothing);
const PLAIN_CARDS: readonly boolean[] = INSTITUTE.map(isPlainCard);
const PLAIN_SPACES: readonly boolean[] = BASIC_SPACES.map(({ effects }) => effects.every(demandsNothing));
function demandsNothing(effect: Effect): boolean {
  if (effect.do === 'damage') return false;
  if (effect.do === 'play') return !effect.of.includes('evolution');
  if (effect.do === 'chooseOne') return effect.of.some(one => one.every(isGain));
  return !verbOf(effect).blocked;
}
/** Whoever can pay for these gains by them, whatever the table looks like. */
const areSure = remembered((effects: Effects) => effects.every(demandsNothing) && effects.some(isGain));
function isGain({ do: verb }: Effect): boolean {
  return verb === 'gain' || verb === 'vp';
}
/** AH-RUL-47, AH-RUL-107: why a card of the hand cannot be played now, or with what is `left` then. */
export function playRefusal(t: T, seat: Seat, card: number, left?: Purse): RuleId | undefined {
  const w = t.world;
  if (typeOf(card) !== 'event') return hasSlotFor(w, card) ? undefined : 'AH-RUL-64';
  const colour = damageOf(card);
  if (colour) {
    const icons = iconsFor(w, colour as 'any');
    return icons.some(icon => canPayNow(w, seat, dueOfEvent(w, card, icon), left)) ? undefined : 'AH-RUL-107';
  }
  const due = dueOfEvent(w, card, NONE);
  const purse = left ?? purseOf(w, seat);
  if (!canPay(purse, due)) return 'AH-RUL-107';
  const { effects } = cardOf(card);
  if (areSure(effects)) return undefined;
  const my = { ...scopeAt(seat, NONE, NONE), self: card };
  return closed(t, lessIn(my, effects), effects, afterPaying(purse, due)) && 'AH-RUL-107';
}

// ---- extra moves -------------------------------------------------------------------------------------------

/** Spaces in board order that this pawn could go to by the effect, `most` of them; not the one it just left
 *  (AH-RUL-55). */
export function spacesOpen(t: T, my: Scope, effect: Extra, pawn: number, most = SPACES, left?: Purse): number[] {
  const w = t.world;
  const exceptions = exceptionsOf(effect);
  const out: number[] = [];
  for (const space of placesFor(effect.to)) {
    if (out.length >= most) break;
    if (
      w.at[pawn] !== space &&
      isInPhase(w, space, effect) &&
      isRelated(w, effect.to, space, my) &&
      !refusalAt(t, my.seat, pawn, space, exceptions, left)
    )
      out.push(space);
  }
  return out;
}
/** AH-RUL-55, AH-RUL-113: why a space that fits the effect is not open to the pawn. */
export function noWay(t: T, my: Scope, effect: Extra, pawn: number, space: number): RuleId | undefined {
  if (!isSpace(space)) return undefined;
  if (t.world.at[pawn] === space) return 'AH-RUL-55';
  if (!isInPhase(t.world, space, effect)) return 'AH-RUL-113';
  return refusalAt(t, my.seat, pawn, space, exceptionsOf(effect)) ?? 'AH-ACT-02';
}
/** Own pawns that could be moved by the effect. */
export const movable = (t: T, my: Scope, effect: Extra): number[] =>
  mayAssign(t, my, effect)
    ? pawnsOf(t, effect.pawn, my).filter(pawn => spacesOpen(t, my, effect, pawn, 1).length > 0)
    : [];
/** AH-RUL-116: spaces whose action could be carried out without a pawn; a card does not copy itself. */
export function activatable(t: T, my: Scope, filter: SpaceFilter, left?: Purse): number[] {
  const isPhase = (space: number): boolean => (t.world.phase === 'institute') === isInstitute(space);
  const meant = filter.same ? ({ ...filter, state: 'any' } as const) : filter;
  return spacesFor(t.world, meant, my).filter(
    space =>
      isPhase(space) &&
      (filter.same || !isSlot(space) || space !== my.space) &&
      !refusalAt(t, my.seat, NONE, space, { ...NO_EXCEPTIONS, isAnyState: true }, left),
  );
}
const judge: Judge = { closed, canDo, playRefusal, spacesOpen, activatable };
