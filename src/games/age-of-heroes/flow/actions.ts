// Actions: one assignment in the ten steps of AH-RUL-43.
import { procedure } from '#engine/game.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { dueAt } from '../abilities/costs.ts';
import { isOccupied } from '../abilities/filters.ts';
import { damageAt, LAST_SIDE, NO_EXCEPTIONS, scopeAt, wayIn, zoneSide } from '../abilities/legality.ts';
import { markUsed, raise } from '../abilities/moments.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { movePawn } from '../table/acts.ts';
import { cardOf, pathAfter, pathOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { isStudent, JET, NONE, ON_BOARD } from '../table/pawns.ts';
import { pay, takeTokens } from '../table/resources.ts';
import { isRow, isSlot, locationOf, slotOf, ZONE } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';

/** Assigns a pawn. An action that runs inside another is no root. */
export function assign(t: T, seat: Seat, pawn: number, space: number, isRoot = true, leave = NO_EXCEPTIONS): void {
  const { isAnyState, less } = leave;
  const pending = t.world.falling.length;
  t.call('assignment', {
    seat,
    pawn,
    space,
    isRoot,
    isAnyState,
    less,
    icon: NONE,
    pending,
    isReassigned: false,
    card: NONE,
    recruiters: 0,
  });
}
/** AH-RUL-43, AH-GLO-04 */
export const assignment = procedure<Heroes, Locals['assignment']>()({
  /** Step 1: a damage card is aimed (AH-DMG-07). */
  aim(t, { seat, pawn, space, less }) {
    const colour = damageAt(t.world, space);
    if (colour) t.call('target', { seat, pawn, space, colour, card: NONE, less }, 'icon');
  },
  /** Steps 2 to 4: the pawn moves, takes tokens (AH-TOK-02), then its player pays (AH-DMG-09, AH-RUL-44). */
  move(t, my) {
    const w = t.world;
    const { seat, pawn, space, icon, less } = my;
    const from = w.at[pawn]!;
    my.isReassigned = from !== ON_BOARD && from < JET;
    if (isOccupied(w, space) && !my.isAnyState) markUsed(t, wayIn(w, seat, pawn, space));
    if (isSlot(space)) {
      my.card = w.slots[slotOf(space)]!;
      my.recruiters = w.recruiters[slotOf(space)]!;
    }
    movePawn(w, pawn, space);
    if (isStudent(pawn)) w.acting.push(pawn);
    t.log('assigned', { seat, pawn, space });
    takeTokens(t, seat, space);
    const due = dueAt(w, seat, pawn, space, icon, less);
    if (isRow(space)) w.rowLess[seat] = w.rowMore[seat] = 0;
    pay(t, seat, due);
  },
  /** Steps 5 and 6: AH-RUL-32, AH-ACT-03, AH-DMG-01, AH-DMG-10 */
  effects(t, { seat, pawn, space, icon }) {
    if (t.world.influence === locationOf(space)) t.run('parameter/influence', scopeAt(seat, pawn, space));
    if (isRow(space)) t.call('damage', { seat, pawn, space, icon: space });
    else t.run(procedureAt(t.world, space), scopeAt(seat, pawn, space, icon));
  },
  /** Step 7: AH-ALY-05, AH-ALY-07, AH-RUL-59..63: nobody gains a bonus when the player is a Recruiter. Who became one
   *  by the action was none when assigning. */
  recruiters(t, { seat: player, space, card, recruiters }) {
    if (!recruiters || recruiters & bit(player)) return;
    for (const seat of t.world.order)
      if (recruiters & bit(seat)) t.call('recruitment', { seat, slot: slotOf(space), card });
  },
  /** Step 8: AH-CRD-05 */
  after(t, { seat, pawn, space, card }) {
    if (card !== NONE && cardOf(card).afterAssigning) t.run(pathAfter(card), scopeAt(seat, pawn, space));
  },
  /** Step 9: AH-RUL-73 */
  abilities(t, { seat, pawn, space, isReassigned }) {
    raise(t, { on: 'assign', seat, pawn, space });
    if (isReassigned) raise(t, { on: 'reassign', seat, pawn });
    if (t.world.waiting.length) t.call('triggers');
  },
  /** Step 10: AH-STU-07, AH-RUL-65, AH-RUL-109 */
  defeats(t, { pawn, isRoot, pending }) {
    if (isStudent(pawn)) t.world.acting.pop(); // AH-STU-07
    if (isRoot && t.world.falling.length > pending) t.call('defeats', { pending });
  },
});
/** The procedure of a space's action. */
export const procedureAt = (w: Heroes, space: number): string =>
  isSlot(space) ? pathOf(w.slots[slotOf(space)]!) : space === ZONE ? zonePath(w.round) : BASIC_PATHS[space]!;
const BASIC_PATHS: readonly string[] = BASIC_SPACES.map(({ id }) => `space/${id}`);
const ZONE_PATHS: readonly string[] = Array.from(
  { length: LAST_SIDE + 1 },
  (_, round) => `zone/${zoneSide(round).from}`,
);
const zonePath = (round: number): string => ZONE_PATHS[Math.min(round, LAST_SIDE)]!;
