// One assignment in the ten steps of AH-RUL-43, and the payment of costs.
import { procedure } from '#engine/game.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { BASIC_SPACES, CARD_SPACES } from '../cards/board.ts';
import { RESOURCES } from '../cards/card.ts';
import { canPay, damageIn, dueAt, dueOfEvent, purseOf } from '../abilities/costs.ts';
import { isOccupied } from '../abilities/filters.ts';
import { iconsFor } from '../abilities/icons.ts';
import { effectsAt, scopeAt, wayIn, zoneSide } from '../abilities/legal.ts';
import { raise } from '../abilities/moments.ts';
import { gainResource, gainVillainTokens, gainVp, indexOf, movePawn, type T } from '../table/acts.ts';
import { cardOf, keyOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, ON_BOARD, JET } from '../table/pawns.ts';
import { isRow, isSlot, kindOf, locationOf, slotOf, spaceOfSlot, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { markUsed } from '../verbs/verbs.ts';

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
    if (isOccupied(w, my.space)) markUsed(t, wayIn(w, my.seat, my.pawn, my.space));
    movePawn(w, my.pawn, my.space);
    if (t.watched) t.log('assigned', { seat: my.seat, pawn: my.pawn, space: my.space });
  },
  /** Step 3: AH-TOK-02, AH-TOK-04..06 */
  tokens: (t, my) => takeTokens(t, my.seat, my.space),
  /** Step 4: AH-DMG-09, AH-RUL-44 */
  pay(t, my) {
    const w = t.world;
    const { seat, pawn, space, icon, less } = my;
    t.call('payment', { seat, ...dueAt(w, seat, pawn, space, icon, less) });
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
    else t.callByName(procedureAt(t.world, space), { ...scopeAt(seat, pawn, space), icon });
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
    if (cardOf(card).afterAssigning) t.callByName(`card/${keyOf(card)}/after`, scopeAt(my.seat, my.pawn, my.space));
  },
  /** Step 9: AH-RUL-73 */
  abilities(t, my) {
    const { seat, pawn, space } = my;
    raise(t, { on: 'assign', seat, pawn, space });
    if (my.isReassigned) raise(t, { on: 'reassign', seat, pawn });
    t.call('triggers');
  },
  /** Step 10: AH-RUL-65, AH-RUL-109 */
  defeats(t, my) {
    if (my.isRoot && t.world.falling.length) t.call('defeats');
  },
});

/** The procedure of a space's action. */
export const procedureAt = (w: Heroes, space: number): string =>
  isSlot(space)
    ? `card/${keyOf(w.slots[slotOf(space)]!)}`
    : space === ZONE
      ? `zone/${zoneSide(w.round).from}`
      : `space/${BASIC_SPACES[space]!.id}`;

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
          return !canPay(purseOf(w, seat), due) && 'AH-ACT-01';
        },
        take: (t, _my, _seat, icon) => t.give(icon),
      },
    },
  },
});

const KINDS = RESOURCES.map((_, i) => i);
/** AH-CNV-02, AH-CNV-03, AH-RES-03..05: what is of the player's choice is chosen first, then all is paid. */
export const payment = procedure<Heroes, Locals['payment']>()({
  spare: {
    rule: 'AH-RES-04',
    idle: 'spare',
    one: (_t, my) => (my.less > 0 && my.pay.some(n => n > 0) ? my.seat : null),
    forced: 'take',
    facts: (_t, my) => ({ n: my.less }),
    choices: {
      spare: {
        of: 'resource',
        each: (_t, my) => KINDS.filter(kind => my.pay[kind]! > 0),
        refuse: (t, my, seat, kind) => !canPay(purseOf(t.world, seat), spared(my, kind)) && 'AH-ACT-01',
        take(_t, my, _seat, kind) {
          my.pay[kind]!--;
          my.less--;
          return 'spare';
        },
      },
    },
  },
  extra: {
    rule: 'AH-RES-05',
    idle: 'extra',
    one: (_t, my) => (my.more > 0 ? my.seat : null),
    forced: 'take',
    facts: (_t, my) => ({ n: my.more }),
    choices: {
      extra: {
        of: 'resource',
        each: (t, my, seat) => KINDS.filter(kind => t.world.resources[seat]![kind]! > my.pay[kind]!),
        take(_t, my, _seat, kind) {
          my.pay[kind]!++;
          my.more--;
          return 'extra';
        },
      },
    },
  },
  pay(t, my) {
    const w = t.world;
    KINDS.forEach(kind => (w.resources[my.seat]![kind]! -= my.pay[kind]!));
    w.villainTokens[my.seat]! -= my.tokens;
    if (t.watched && (my.tokens || my.pay.some(n => n > 0)))
      t.log('paid', { seat: my.seat, p: my.pay[0]!, m: my.pay[1]!, w: my.pay[2]!, tokens: my.tokens });
  },
});
const spared = ({ pay, tokens, less, more }: Locals['payment'], kind: number) => ({
  pay: pay.map((n, i) => (i === kind ? n - 1 : n)),
  tokens,
  less: less - 1,
  more,
});

/** AH-ALY-05, AH-ALY-06, AH-RUL-61 */
export const recruitment = procedure<Heroes, Locals['recruitment']>()({
  gain(t, my) {
    const { seat, slot } = my;
    if (t.watched) t.log('bonusGained', { seat, card: t.world.slots[slot]! });
    t.callByName(`bonus/${CARD_SPACES[slot]!.id}`, scopeAt(seat, NONE, spaceOfSlot(slot)));
  },
  abilities: (t, my) => raise(t, { on: 'recruitBonus', seat: my.seat }),
});
export { kindOf };
