// Whether a pawn may be assigned to a space, and by which rule not.
import type { RuleId, Seat } from '#engine/types.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { ZONE_TILES, type ZoneSide } from '../cards/extraction-zone.ts';
import type { Effect, Effects, PawnFilter, SpaceFilter } from '../cards/card.ts';
import { cardOf, evolutionOf, momentOf } from '../table/deck.ts';
import type { Less, Scope } from '../table/locals.ts';
import { heroOf, isStudent, NONE } from '../table/pawns.ts';
import { isInstitute, isRow, isSlot, slotOf, tileOf, ZONE } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes, type T } from '../table/world.ts';
import { canPayNow, damageIn, damageOf, dueAt, lessBy, type Purse } from './costs.ts';
import { exists, isHeldAs, isMeant, pawnsOf } from './filters.ts';
import { iconsFor, isClosed, markerAt } from './icons.ts';

/** What an effect that assigns a pawn lets it do beyond the rules. */
export interface Exceptions {
  readonly less: Less;
  /** Spaces may be entered although they hold a pawn. */
  readonly isAnyState: boolean;
}
export const NO_EXCEPTIONS: Exceptions = { less: 0, isAnyState: false };
export type Extra = Extract<Effect, { do: 'assign' | 'reassign' }>;
export const exceptionsOf = (effect: Extra): Exceptions => ({
  less: effect.do === 'assign' && effect.less ? lessBy(effect.less) : 0,
  isAnyState: effect.to.state === 'any',
});
/** AH-RUL-113, AH-MIS-04, AH-TRN-09: spaces of the other phase rest, unless the effect says otherwise (AH-OBJ-09). */
export function isInPhase({ phase }: Heroes, space: number, effect: Extra): boolean {
  if (phase === 'institute') return isInstitute(space) || (effect.do === 'assign' && effect.anyPhase === true);
  return !isInstitute(space);
}
/** AH-PAS-05: a player who has passed assigns nothing from the board. */
export const mayAssign = ({ world }: T, { seat }: Scope, effect: Extra): boolean =>
  effect.do !== 'assign' || !world.passed[seat];
/** Heroes that may be put on the X-Jet by an effect (AH-JET-06, AH-PAS-06). */
export const mayMoveOn = (t: T, my: Scope, filter: PawnFilter): number[] =>
  filter.on === 'board' && t.world.passed[my.seat] ? [] : pawnsOf(t, filter, my).filter(pawn => !isStudent(pawn));

/** AH-EOR-09: the side of the Extraction Zone tile for a round. */
export const zoneSide = (round: number): ZoneSide => SIDE_OF_ROUND[round] ?? SIDES[0]!;
const SIDES: readonly ZoneSide[] = ZONE_TILES.flat().toReversed();
/** The round from which the last side lies there. */
export const LAST_SIDE = SIDES[0]!.from;
const SIDE_OF_ROUND = Array.from({ length: LAST_SIDE + 1 }, (_, round) => SIDES.find(({ from }) => from <= round));
/** The effects of a space's action, beside the damage of a row. */
export function effectsAt(w: Heroes, space: number): Effects {
  if (isRow(space)) return [];
  if (isSlot(space)) return cardOf(w.slots[slotOf(space)]!).effects;
  return space === ZONE ? zoneSide(w.round).effects : BASIC_SPACES[space]!.effects;
}

/** The colour of damage that a space's action deals, which is aimed before it is paid (AH-RUL-43, step 1). */
export function damageAt(w: Heroes, space: number): string {
  if (isSlot(space)) return damageOf(w.slots[slotOf(space)]!);
  return isRow(space) ? '' : damageIn(effectsAt(w, space));
}
/** AH-TIL-03, AH-DMG-04, AH-RUL-39, AH-COA-06 */
export function absence(w: Heroes, space: number): RuleId | undefined {
  if (exists(w, space)) return undefined;
  if (!isRow(space)) return 'AH-TRN-07';
  if (isClosed(w, tileOf(space))) return 'AH-RUL-39';
  const villain = w.villain[tileOf(space)];
  if (villain === GONE) return 'AH-MIS-03';
  if (villain === NO_VILLAIN) return 'AH-COA-06';
  return markerAt(w, space) >= 0 ? 'AH-DMG-04' : 'AH-TIL-03';
}
/** AH-RUL-50: a damage card needs an icon, and its cost against that icon. */
export function aimRefusal(
  w: Heroes,
  seat: Seat,
  pawn: number,
  space: number,
  colour: string,
  less: Less,
  left?: Purse,
): RuleId | undefined {
  const icons = iconsFor(w, colour as 'any');
  if (!icons.length) return 'AH-RUL-50';
  const isPayable = (icon: number): boolean => canPayNow(w, seat, dueAt(w, seat, pawn, space, icon, less), left);
  return icons.some(isPayable) ? undefined : 'AH-ACT-01';
}
/** Does one of the seat's Evolution cards act when a space is chosen? */
export const hasWayIn = ({ played }: Heroes, seat: Seat): boolean => played[seat]!.some(n => momentOf(n) === 'choose');
/** AH-RUL-121: the Evolution card that lets this Hero enter an occupied space now; none when there is none. */
export function wayIn(w: Heroes, seat: Seat, pawn: number, space: number): number {
  for (const n of w.played[seat]!) {
    if (momentOf(n) !== 'choose') continue;
    const { hero, effects } = evolutionOf(n);
    if (hero !== heroOf(pawn) || w.used.includes(n)) continue;
    for (const effect of effects) {
      if (effect.do !== 'enterOccupied') continue;
      const my = { seat, pawn, space };
      const filter = effect.space.state ? effect.space : ANY;
      if (isMeant(w, effect.space, space, my) && isHeldAs(w, filter, space, my)) return n;
    }
  }
  return NONE;
}
const ANY: SpaceFilter = { state: 'any' };

export const scopeAt = (seat: Seat, pawn: number, space: number, icon = NONE, tile = NONE): Scope => ({
  seat,
  active: seat,
  pawn,
  space,
  icon,
  tile,
  source: NONE,
  last: NONE,
  self: NONE,
  put: NONE,
  n: 0,
  less: 0,
  path: '',
});
