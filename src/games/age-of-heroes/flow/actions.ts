// Actions: one assignment in the ten steps of AH-RUL-43.
import { procedure } from '#engine/game.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { dueAt } from '../abilities/costs.ts';
import { isOccupied } from '../abilities/filters.ts';
import { damageAt, LAST_SIDE, NO_LEAVE, scopeAt, wayIn, zoneSide } from '../abilities/legality.ts';
import { raise } from '../abilities/moments.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { movePawn } from '../table/acts.ts';
import { cardOf, pathAfter, pathOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { isStudent, JET, NONE, ON_BOARD } from '../table/pawns.ts';
import { gainVillainTokens, pay } from '../table/resources.ts';
import { isRow, isSlot, locationOf, slotOf, ZONE } from '../table/spaces.ts';
import { takeTokens } from '../table/tokens.ts';
import type { Heroes, T } from '../table/world.ts';
import { carryOut } from '../verbs/carry-out.ts';
import { recruit } from '../verbs/playing.ts';
import { markUsed } from '../verbs/verbs.ts';

type Stage = (t: T, my: Locals['assignment']) => boolean;
/** The steps of AH-RUL-43 after the aim; each says whether it was done at once, so that the next may follow at once. */
const STAGES: readonly (readonly [name: string, stage: Stage])[] = [
  /** Steps 2 to 4: the pawn moves, takes tokens (AH-TOK-02), then its player pays (AH-DMG-09, AH-RUL-44). */
  ['move', moveAndPay],
  /** Steps 5 and 6: AH-RUL-32, AH-ACT-03, AH-DMG-01, AH-DMG-10 */
  ['effects', influenceAndEffects],
  /** Step 7: AH-ALY-05, AH-ALY-07, AH-RUL-59..63 */
  ['recruiters', payRecruiters],
  /** Step 8: AH-CRD-05 */
  ['after', afterAssigning],
  /** Step 9: AH-RUL-73 */
  ['abilities', abilities],
  /** Step 10: AH-STU-07, AH-RUL-65, AH-RUL-109 */
  ['defeats', pendingDefeats],
];
const NAMES = STAGES.map(([name]) => name);
const ACTS = STAGES.map(([, stage]) => stage);
/** Goes through the steps from this one on until one has called something; the rest follows when that is done. */
function onward(t: T, my: Locals['assignment'], from: number): Stop {
  for (let i = from; i < ACTS.length; i++) if (!ACTS[i]!(t, my)) return (NAMES[i + 1] ?? 'end') as Stop;
  return 'end';
}
type Stop = 'effects' | 'recruiters' | 'after' | 'abilities' | 'defeats' | 'end';
/** Assigns a pawn. An action that runs inside another is no root. */
export function assign(t: T, seat: Seat, pawn: number, space: number, isRoot = true, leave = NO_LEAVE): void {
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
  aim(t, my) {
    const colour = damageAt(t.world, my.space);
    if (!colour) return onward(t, my, 0);
    const { seat, pawn, space, less } = my;
    t.call('target', { seat, pawn, space, colour, card: NONE, less }, 'icon');
    return 'move';
  },
  move: (t, my) => onward(t, my, 0),
  effects: (t, my) => onward(t, my, 1),
  recruiters: (t, my) => onward(t, my, 2),
  after: (t, my) => onward(t, my, 3),
  abilities: (t, my) => onward(t, my, 4),
  defeats: (t, my) => onward(t, my, 5),
});
function moveAndPay(t: T, my: Locals['assignment']): boolean {
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
  if (t.watched) t.log('assigned', { seat, pawn, space });
  if (w.tokens.length) takeTokens(t, seat, space);
  const due = dueAt(w, seat, pawn, space, icon, less);
  if (isRow(space)) w.rowLess[seat] = w.rowMore[seat] = 0;
  return pay(t, seat, due);
}
function influenceAndEffects(t: T, my: Locals['assignment']): boolean {
  const { seat, pawn, space, icon } = my;
  if (t.world.influence === locationOf(space)) gainVillainTokens(t, seat, 1);
  if (!isRow(space)) return carryOut(t, procedureAt(t.world, space), scopeAt(seat, pawn, space, icon));
  t.call('damage', { seat, pawn, space, icon: space });
  return false;
}
/** Nobody gains a bonus when the player is a Recruiter. Who became one by the action was none when assigning. */
function payRecruiters(t: T, { seat: player, space, card, recruiters }: Locals['assignment']): boolean {
  if (!recruiters || recruiters & bit(player)) return true;
  let isDone = true;
  for (const seat of t.world.order) if (recruiters & bit(seat)) isDone = recruit(t, seat, slotOf(space), card);
  return isDone;
}
function afterAssigning(t: T, { seat, pawn, space, card }: Locals['assignment']): boolean {
  if (card === NONE || !cardOf(card).afterAssigning) return true;
  return carryOut(t, pathAfter(card), scopeAt(seat, pawn, space));
}
function abilities(t: T, { seat, pawn, space, isReassigned }: Locals['assignment']): boolean {
  raise(t, { on: 'assign', seat, pawn, space });
  if (isReassigned) raise(t, { on: 'reassign', seat, pawn });
  if (!t.world.waiting.length) return true;
  t.call('triggers');
  return false;
}
function pendingDefeats(t: T, my: Locals['assignment']): boolean {
  if (isStudent(my.pawn)) t.world.acting.pop(); // AH-STU-07
  if (!my.isRoot || t.world.falling.length <= my.pending) return true;
  t.call('defeats', { pending: my.pending });
  return false;
}
/** The procedure of a space's action. */
export const procedureAt = (w: Heroes, space: number): string =>
  isSlot(space) ? pathOf(w.slots[slotOf(space)]!) : space === ZONE ? zonePath(w.round) : BASIC_PATHS[space]!;
const BASIC_PATHS: readonly string[] = BASIC_SPACES.map(({ id }) => `space/${id}`);
const ZONE_PATHS: readonly string[] = Array.from(
  { length: LAST_SIDE + 1 },
  (_, round) => `zone/${zoneSide(round).from}`,
);
const zonePath = (round: number): string => ZONE_PATHS[Math.min(round, LAST_SIDE)]!;
