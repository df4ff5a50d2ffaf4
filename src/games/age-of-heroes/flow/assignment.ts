// One assignment in the ten steps of AH-RUL-43.
import { procedure } from '#engine/game.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { BASIC_SPACES, CARD_SPACES } from '../cards/board.ts';
import { canPayNow, damageIn, dueAt, dueOfEvent } from '../abilities/costs.ts';
import { isOccupied } from '../abilities/filters.ts';
import { iconsFor } from '../abilities/icons.ts';
import { effectsAt, scopeAt, wayIn, zoneSide } from '../abilities/legal.ts';
import { raise } from '../abilities/moments.ts';
import { gainResource, gainVillainTokens, gainVp, indexOf, movePawn, type T } from '../table/acts.ts';
import { cardOf, pathOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, ON_BOARD, JET } from '../table/pawns.ts';
import { isRow, isSlot, locationOf, slotOf, spaceOfSlot, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { carryOut } from '../verbs/carry-out.ts';
import { markUsed } from '../verbs/verbs.ts';
import { pay } from './payment.ts';

/** AH-RUL-43, AH-GLO-04 */
export const assignment = procedure<Heroes, Locals['assignment']>()({
  /** Step 1: a damage card is aimed (AH-DMG-07). */
  aim(t, my) {
    my.icon = NONE;
    const colour = damageIn(effectsAt(t.world, my.space));
    const { seat, pawn, space, less } = my;
    if (colour) t.call('target', { seat, pawn, space, colour, card: NONE, less }, 'icon');
  },
  /** Step 2 */
  move(t, my) {
    const w = t.world;
    const from = w.at[my.pawn]!;
    my.isReassigned = from !== ON_BOARD && from < JET;
    if (isOccupied(w, my.space) && !my.isAnyState) markUsed(t, wayIn(w, my.seat, my.pawn, my.space));
    movePawn(w, my.pawn, my.space);
    if (t.watched) t.log('assigned', { seat: my.seat, pawn: my.pawn, space: my.space });
  },
  /** Step 3: AH-TOK-02, AH-TOK-04..06 */
  tokens: (t, my) => takeTokens(t, my.seat, my.space),
  /** Step 4: AH-DMG-09, AH-RUL-44 */
  pay(t, my) {
    const w = t.world;
    const { seat, pawn, space, icon, less } = my;
    pay(t, seat, dueAt(w, seat, pawn, space, icon, less));
    if (isRow(space)) w.rowLess[seat] = w.rowMore[seat] = 0;
  },
  /** Step 5: AH-RUL-32 */
  influence(t, my) {
    if (t.world.influence === locationOf(my.space)) gainVillainTokens(t, my.seat, 1);
  },
  /** Step 6: AH-ACT-03, AH-DMG-01, AH-DMG-10 */
  effects(t, my) {
    const { seat, pawn, space, icon } = my;
    if (isRow(space)) t.call('damage', { seat, pawn, space, icon: space });
    else carryOut(t, procedureAt(t.world, space), scopeAt(seat, pawn, space, icon));
  },
  /** Step 7: AH-ALY-05, AH-ALY-07, AH-RUL-59..63: nobody when the player is a Recruiter. */
  recruiters(t, my) {
    if (!isSlot(my.space)) return;
    const slot = slotOf(my.space);
    const mask = t.world.recruiters[slot]!;
    if (mask & bit(my.seat)) return;
    for (const seat of t.world.order) if (mask & bit(seat)) t.call('recruitment', { seat, slot });
  },
  /** Step 8: AH-CRD-05 */
  after(t, my) {
    if (!isSlot(my.space)) return;
    const card = t.world.slots[slotOf(my.space)]!;
    if (cardOf(card).afterAssigning) carryOut(t, `${pathOf(card)}/after`, scopeAt(my.seat, my.pawn, my.space));
  },
  /** Step 9: AH-RUL-73 */
  abilities(t, my) {
    const { seat, pawn, space } = my;
    raise(t, { on: 'assign', seat, pawn, space });
    if (my.isReassigned) raise(t, { on: 'reassign', seat, pawn });
    if (t.world.waiting.length) t.call('triggers');
  },
  /** Step 10: AH-RUL-65, AH-RUL-109 */
  defeats(t, my) {
    if (my.isRoot && t.world.falling.length) t.call('defeats');
  },
});

/** The procedure of a space's action. */
export const procedureAt = (w: Heroes, space: number): string =>
  isSlot(space) ? pathOf(w.slots[slotOf(space)]!) : space === ZONE ? zonePath(w.round) : BASIC_PATHS[space]!;
const BASIC_PATHS: readonly string[] = BASIC_SPACES.map(({ id }) => `space/${id}`);
const BONUS_PATHS: readonly string[] = CARD_SPACES.map(({ id }) => `bonus/${id}`);
const zonePath = (round: number): string => `zone/${zoneSide(round).from}`;

function takeTokens(t: T, seat: Seat, space: number): void {
  const w = t.world;
  if (!w.tokens.some(token => token.space === space)) return;
  const mine = w.tokens.filter(token => token.space === space);
  w.tokens = w.tokens.filter(token => token.space !== space);
  for (const { kind, value } of mine)
    if (kind === 'vp') gainVp(t, seat, value);
    else if (kind === 'villain') gainVillainTokens(t, seat, value);
    else gainResource(t, seat, indexOf(kind), value);
}

/** AH-DMG-07, AH-DMG-08, AH-RUL-51: gives the icon chosen. */
export const target = procedure<Heroes, Locals['target']>()({
  choose: {
    rule: 'AH-DMG-07',
    idle: 'icon',
    one: (_t, my) => my.seat,
    forced: 'take',
    choices: {
      icon: {
        of: 'space',
        each: (t, my) => iconsFor(t.world, my.colour as 'any'),
        refuse(t, my, seat, icon) {
          const w = t.world;
          const { pawn, space, less, card } = my;
          const due = card === NONE ? dueAt(w, seat, pawn, space, icon, less) : dueOfEvent(w, cardOf(card).cost!, icon);
          return !canPayNow(w, seat, due) && 'AH-ACT-01';
        },
        take: (t, _my, _seat, icon) => t.give(icon),
      },
    },
  },
});

/** AH-ALY-05, AH-ALY-06, AH-RUL-61 */
export const recruitment = procedure<Heroes, Locals['recruitment']>()({
  gain(t, my) {
    const { seat, slot } = my;
    if (t.watched) t.log('bonusGained', { seat, card: t.world.slots[slot]! });
    carryOut(t, BONUS_PATHS[slot]!, scopeAt(seat, NONE, spaceOfSlot(slot)));
  },
  abilities: (t, my) => raise(t, { on: 'recruitBonus', seat: my.seat }),
});
