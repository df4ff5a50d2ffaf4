// Whether a pawn may be assigned somewhere, what effects could do now (AH-RUL-46), and which moves they would give:
// one asks for the other, so all of it stands here.
import type { RuleId, Seat } from '#engine/types.ts';
import type { Effect, Effects, InstituteCard, PawnFilter, Playable, SpaceFilter } from '../cards/card.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { cardOf, INSTITUTE, typeOf } from '../table/deck.ts';
import type { Less, Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { isInstitute, isRow, isSlot, slotOf, SPACES, ZONE } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { canEvolve, hasSlotFor, isOfType, isSimplyPossible } from './card-spaces.ts';
import {
  afterPaying,
  canPay,
  canPayNow,
  damageOf,
  dueAt,
  dueOf,
  dueOfEvent,
  isFree,
  lessBy,
  purseOf,
  slotDue,
  type Purse,
} from './costs.ts';
import { countOf, isTrue } from './counts.ts';
import { isOccupied, isRelated, pawnsOf, placesFor, spacesFor } from './filters.ts';
import { iconsFor } from './icons.ts';
import {
  absence,
  aimRefusal,
  damageAt,
  effectsAt,
  NO_LEAVE,
  scopeAt,
  wayIn,
  zoneSide,
  type Leave,
} from './legality.ts';

/** Why the pawn may not be assigned there; nothing when it may. `left`: the means, where some are spent before
 *  (AH-ACT-01, AH-RUL-46). */
export function refusalAt(
  t: T,
  seat: Seat,
  pawn: number,
  space: number,
  leave: Leave,
  left?: Purse,
): RuleId | undefined {
  const w = t.world;
  const absent = absence(w, space);
  if (absent) return absent;
  if (isOccupied(w, space) && !leave.isAnyState && wayIn(w, seat, pawn, space) === NONE) return 'AH-TRN-04';
  if (isPlain(w, space)) return undefined;
  const colour = damageAt(w, space);
  if (colour) return aimRefusal(w, seat, pawn, space, colour, leave.less, left);
  const due = dueAt(w, seat, pawn, space, NONE, leave.less);
  if (!canPayNow(w, seat, due, left)) return isRow(space) ? 'AH-DMG-02' : 'AH-ACT-01';
  if (isRow(space) || (isSlot(space) && isSureCard(w.slots[slotOf(space)]!))) return undefined;
  const my = scopeAt(seat, pawn, space);
  const effects = effectsAt(w, space);
  const purse = left ?? purseOf(w, seat);
  return isFree(due) ? blocked(t, my, effects, purse) : closed(t, my, effects, afterPaying(purse, due));
}
/** Does the action neither cost nor demand anything? Asked for every space of every turn, so it is remembered. */
export function isPlain(w: Heroes, space: number): boolean {
  if (isSlot(space)) return PLAIN_CARDS[w.slots[slotOf(space)]!] ?? isPlainCard(cardOf(w.slots[slotOf(space)]!));
  return space === ZONE ? isUndemanding(zoneSide(w.round).effects) : space < ZONE && PLAIN_BASIC[space]!;
}
const isPlainCard = ({ cost, effects }: InstituteCard): boolean => !cost && isUndemanding(effects);
const isUndemanding = (effects: Effects): boolean =>
  effects.every(effect => {
    if (effect.do === 'chooseOne') return effect.of.some(one => one.every(({ do: verb }) => GAINS.has(verb)));
    return !DEMANDING.has(effect.do) && !(effect.do === 'play' && effect.of.includes('evolution'));
  });
/** Gains that always count as possible (AH-RUL-46). */
const GAINS: ReadonlySet<Effect['do']> = new Set(['gain', 'vp']);
const DEMANDING: ReadonlySet<Effect['do']> = new Set(['convert', 'damage']);
/** Printed cards by number. */
const PLAIN_CARDS: readonly boolean[] = INSTITUTE.map(isPlainCard);
/** Whoever can pay for the action gains by it, whatever the table looks like: nothing of it is in the way. */
const isSure = (effects: Effects): boolean => isUndemanding(effects) && effects.some(({ do: verb }) => GAINS.has(verb));
const SURE_CARDS: readonly boolean[] = INSTITUTE.map(({ effects }) => isSure(effects));
const isSureCard = (card: number): boolean => SURE_CARDS[card] ?? isSure(cardOf(card).effects);
const PLAIN_BASIC: readonly boolean[] = BASIC_SPACES.map(({ effects }) => isUndemanding(effects));
/** AH-RUL-48, AH-RUL-50, AH-CNV-04: the rule by which an action may not be chosen for what it would demand. */
function blocked(t: T, my: Scope, effects: Effects, purse: Purse): RuleId | undefined {
  for (const effect of effects) {
    const rule = blockedBy(t, my, effect, purse);
    if (rule) return rule;
  }
  return undefined;
}
function blockedBy(t: T, my: Scope, effect: Effect, purse: Purse): RuleId | undefined {
  if (effect.do === 'convert') {
    const due = dueOf(effect.spend);
    if (!canPay(purse, due)) return 'AH-CNV-04';
    return closed(t, my, effect.then, afterPaying(purse, due));
  }
  if (effect.do === 'play' && effect.of.includes('evolution')) return slotRefusal(t.world, my.seat, purse, my.less);
  return effect.do === 'chooseOne' ? allClosed(t, my, effect.of, purse) : undefined;
}
/** AH-CNV-04 where none of the alternatives can be paid, else why one that can be paid is of no use (AH-RUL-46). */
function allClosed(t: T, my: Scope, of: readonly Effects[], purse: Purse): RuleId | undefined {
  let why: RuleId | undefined;
  for (const one of of) {
    const rule = closed(t, my, one, purse);
    if (!rule) return undefined;
    if (!why || why === 'AH-CNV-04') why = rule;
  }
  return why;
}
/** AH-RUL-48, AH-RUL-49: the next slot must be payable where there is a card for it. */
function slotRefusal(w: Heroes, seat: Seat, purse: Purse, less: Less): RuleId | undefined {
  const due = slotDue(w, seat, less);
  return due && w.unplayed[seat]!.length && !canPay(purse, due) ? 'AH-RUL-48' : undefined;
}
/** AH-RUL-46: could at least one part do something? */
const canDo = (t: T, my: Scope, effects: Effects, purse: Purse): boolean =>
  effects.some(effect => isPossible(t, my, effect, purse));
/** Why this alternative may not be chosen; nothing where nothing of it is blocked, and it does something. */
export const closed = (t: T, my: Scope, effects: Effects, purse: Purse): RuleId | undefined =>
  blocked(t, my, effects, purse) ?? (canDo(t, my, effects, purse) ? undefined : 'AH-RUL-46');
const isOpen = (t: T, my: Scope, effects: Effects, purse: Purse): boolean => !closed(t, my, effects, purse);

/** AH-RUL-46: could this part do something? Gaining resources or VP always counts. */
export function isPossible(t: T, my: Scope, effect: Effect, purse: Purse): boolean {
  const w = t.world;
  switch (effect.do) {
    case 'convert':
      return !blockedBy(t, my, effect, purse);
    case 'play':
      return effect.of.some(type => canPlay(t, my, type, purse));
    case 'damage':
      return my.icon !== NONE || iconsFor(w, effect.colour).length > 0;
    case 'assign':
    case 'reassign':
      return (
        mayAssign(t, my, effect) && pawnsOf(t, effect.pawn, my).some(pawn => isSpaceOpen(t, my, effect, pawn, purse))
      );
    case 'placeToken': // upon another token
      return effect.where === 'sameSpace' ? my.put !== NONE : spacesFor(w, effect.where, my).length > 0;
    case 'returnHero':
      return pawnsOf(t, effect.pawn, my).length > 0;
    case 'moveToJet':
      return mayMoveOn(t, my, effect.pawn).length > 0;
    case 'activate':
      return activatable(t, my, effect.space, purse).some(space => isOfUse(t, my, space, purse));
    case 'chooseOne':
      return effect.of.some(one => isOpen(t, my, one, purse));
    case 'may':
      return isOpen(t, lessIn(my, effect.then), effect.then, purse);
    case 'forEach':
      return effect.count === 'handCardsDiscarded' ? handLeft(w, my) : countOf(w, effect.count, my) > 0;
    case 'if':
      return isTrue(w, effect.is, effect.n ?? 0, my) && effect.then.some(inner => isPossible(t, my, inner, purse));
    case 'eachPlayer':
    case 'eachOpponent':
      return isPossibleForOne(t, my, effect, purse);
    default:
      return isSimplyPossible(w, my, effect);
  }
}
/** AH-ACT-06: could it do something to one of those whom it concerns? */
const isPossibleForOne = (t: T, my: Scope, effect: ForSeveral, purse: Purse): boolean =>
  t.world.order.some(seat => {
    if (seat === my.seat) return effect.do === 'eachPlayer' && canDo(t, my, effect.then, purse);
    return canDo(t, { ...my, seat }, effect.then, purseOf(t.world, seat));
  });
type ForSeveral = Extract<Effect, { do: 'eachPlayer' | 'eachOpponent' }>;
/** AH-RUL-116: does it do anything to carry out this space, once its cost is paid? */
const isOfUse = (t: T, my: Scope, space: number, purse: Purse): boolean =>
  canDo(t, activeAt(my, space), effectsAt(t.world, space), afterActivating(t, my, space, purse));
const activeAt = ({ seat, pawn, self }: Scope, space: number): Scope => ({ ...scopeAt(seat, pawn, space), self });
const afterActivating = ({ world }: T, { seat }: Scope, space: number, purse: Purse): Purse =>
  afterPaying(purse, dueAt(world, seat, NONE, space, NONE, 0));
/** AH-RUL-123: an optional part is offered if it can be done; one that plays a card, to all who have a card in hand. */
export function isOffered(t: T, my: Scope, effect: Effect & { do: 'may' }): boolean {
  const purse = purseOf(t.world, my.seat);
  if (isPossible(t, my, effect, purse)) return true;
  return t.world.piles.hand[my.seat]!.cards.length > 0 && playsFromHand(t, my, effect.then, purse);
}
/** Does it play a card of the hand, itself or by the space that it carries out, once it is paid for? */
function playsFromHand(t: T, my: Scope, effects: Effects, purse: Purse): boolean {
  return effects.some(effect => {
    if (effect.do === 'play') return effect.of.some(type => type !== 'evolution');
    if (effect.do === 'convert') {
      const due = dueOf(effect.spend);
      return canPay(purse, due) && playsFromHand(t, my, effect.then, afterPaying(purse, due));
    }
    if (effect.do !== 'activate') return false;
    return activatable(t, my, effect.space, purse).some(space =>
      playsFromHand(t, activeAt(my, space), effectsAt(t.world, space), afterActivating(t, my, space, purse)),
    );
  });
}
/** An Event in hand does not discard itself. */
const handLeft = (w: Heroes, { seat, self }: Scope): boolean =>
  w.piles.hand[seat]!.cards.length > (self === NONE ? 0 : 1);
/** A cheaper slot counts for the Evolution card played after it. */
const lessIn = (my: Scope, effects: Effects): Scope => {
  const cheaper = effects.find(effect => effect.do === 'reduceCost' && effect.of === 'evolutionSlot');
  return cheaper?.do === 'reduceCost' ? { ...my, less: lessBy(cheaper.by) } : my;
};
// ---- playing cards -----------------------------------------------------------------------------------------

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
  if (isSureCard(card)) return undefined;
  const { effects } = cardOf(card);
  const my = scopeAt(seat, NONE, NONE);
  my.self = card;
  return isOpen(t, lessIn(my, effects), effects, afterPaying(purse, due)) ? undefined : 'AH-RUL-107';
}
/** A card that is looked at does not play itself. */
function canPlay(t: T, { seat, self, less }: Scope, type: Playable, purse: Purse): boolean {
  const w = t.world;
  if (type === 'evolution') return canEvolve(w, seat, purse, less);
  return w.piles.hand[seat]!.cards.some(
    card => card !== self && isOfType(card, type) && !playRefusal(t, seat, card, purse),
  );
}

// ---- extra moves -------------------------------------------------------------------------------------------

export type Extra = Extract<Effect, { do: 'assign' | 'reassign' }>;

export const leaveOf = (effect: Extra): Leave => ({
  less: effect.do === 'assign' && effect.less ? lessBy(effect.less) : 0,
  isAnyState: effect.to.state === 'any',
});
/** AH-RUL-113, AH-MIS-04, AH-TRN-09: spaces of the other phase rest, unless the effect says otherwise (AH-OBJ-09). */
function isInPhase(t: T, space: number, effect: Extra): boolean {
  const { phase } = t.world;
  if (phase === 'institute') return isInstitute(space) || (effect.do === 'assign' && effect.anyPhase === true);
  return !isInstitute(space);
}
/** Spaces that this pawn could go to by the effect; not the one it just left (AH-RUL-55). */
export const spacesOpen = (t: T, my: Scope, effect: Extra, pawn: number): number[] =>
  searchSpaces(t, my, effect, pawn, SPACES);
const isSpaceOpen = (t: T, my: Scope, effect: Extra, pawn: number, left?: Purse): boolean =>
  searchSpaces(t, my, effect, pawn, 1, left).length > 0;
/** Such spaces in board order, `most` of them. */
function searchSpaces(t: T, my: Scope, effect: Extra, pawn: number, most: number, left?: Purse): number[] {
  const w = t.world;
  const leave = leaveOf(effect);
  const out: number[] = [];
  const spaces = placesFor(effect.to);
  for (let i = 0; i < spaces.length && out.length < most; i++) {
    const space = spaces[i]!;
    if (
      w.at[pawn] !== space &&
      isInPhase(t, space, effect) &&
      isRelated(w, effect.to, space, my) &&
      !refusalAt(t, my.seat, pawn, space, leave, left)
    )
      out.push(space);
  }
  return out;
}
/** AH-RUL-55, AH-RUL-113: why a space that fits the effect is not open to the pawn. */
export function noWay(t: T, my: Scope, effect: Extra, pawn: number, space: number): RuleId | undefined {
  if (space < 0 || space >= SPACES) return undefined;
  if (t.world.at[pawn] === space) return 'AH-RUL-55';
  if (!isInPhase(t, space, effect)) return 'AH-RUL-113';
  return refusalAt(t, my.seat, pawn, space, leaveOf(effect)) ?? 'AH-ACT-02';
}
/** AH-PAS-05: whoever has passed assigns nothing from the board. */
const mayAssign = ({ world }: T, { seat }: Scope, effect: Extra): boolean =>
  effect.do !== 'assign' || !world.passed[seat];
/** Own pawns that could be moved by the effect. */
export const movable = (t: T, my: Scope, effect: Extra): number[] =>
  mayAssign(t, my, effect) ? pawnsOf(t, effect.pawn, my).filter(pawn => isSpaceOpen(t, my, effect, pawn)) : [];
/** Heroes that may be put on the X-Jet by an effect (AH-PAS-06). */
export const mayMoveOn = (t: T, my: Scope, filter: PawnFilter): number[] =>
  filter.on === 'board' && t.world.passed[my.seat] ? [] : pawnsOf(t, filter, my);
/** AH-RUL-116: spaces whose action could be carried out without a pawn; a card does not copy itself. */
export function activatable(t: T, my: Scope, filter: SpaceFilter, left?: Purse): number[] {
  const isPhase = (space: number): boolean => (t.world.phase === 'institute') === isInstitute(space);
  const wanted = filter.same ? ({ ...filter, state: 'any' } as const) : filter;
  return spacesFor(t.world, wanted, my).filter(
    space =>
      isPhase(space) &&
      (filter.same || !isSlot(space) || space !== my.space) &&
      !refusalAt(t, my.seat, NONE, space, { ...NO_LEAVE, isAnyState: true }, left),
  );
}
