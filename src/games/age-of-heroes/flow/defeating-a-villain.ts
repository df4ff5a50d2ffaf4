// Defeating a Villain: captive, effects, Heroes reassigned, markers, the next Villain or none.
import { procedure } from '#engine/game.ts';
import { moveTop } from '#engine/kit/decks.ts';
import { everybody } from '#engine/kit/piles.ts';
import { question } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { PARAMETERS } from '../cards/missions.ts';
import { chiefOf } from '../abilities/icons.ts';
import { hasSlotFor } from '../abilities/card-spaces.ts';
import { NO_EXCEPTIONS, scopeAt } from '../abilities/legality.ts';
import { movePawn, takeOpenly } from '../table/acts.ts';
import { raise } from '../abilities/moments.ts';
import { defeatPath, typeOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { ALL_PAWNS, isStudent, NONE, oneOfEachLook, SUPPLY } from '../table/pawns.ts';
import {
  ALLY_SLOTS,
  AT_ZONE,
  FIRST_ROW,
  isRow,
  locationOf,
  ROWS,
  SPACES,
  rowSpace,
  spaceOfSlot,
  tileNamed,
  tileOf,
  ZONE,
} from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes, type T } from '../table/world.ts';
import { refusalAt } from '../verbs/judging.ts';
import { assign } from './actions.ts';
import { emptySlot, recruit } from './playing-cards.ts';
import { notInZone } from './refusals.ts';

/** AH-RUL-66, AH-RUL-109: in the order in which their last icons were marked; those that an outer action waits for
 *  (AH-RUL-67) stand before them in the list and stay there. */
export const defeats = procedure<Heroes, Locals['defeats']>()({
  next(t, my) {
    const [tile] = t.world.falling.splice(my.pending, 1);
    if (tile === undefined) return 'end';
    t.call('defeat', { tile, isReplaced: false, row: 0 });
    return 'next';
  },
});

const onTile = (w: Heroes, tile: number): number[] =>
  ALL_PAWNS.filter(pawn => isRow(w.at[pawn]!) && w.at[pawn]! < SPACES && tileOf(w.at[pawn]!) === tile);
const heroesOn = (w: Heroes, tile: number, seat: Seat): number[] =>
  onTile(w, tile).filter(pawn => w.owner[pawn] === seat);

/** AH-DEF-10: the same in both phases. */
export const defeat = procedure<Heroes, Locals['defeat']>()({
  /** AH-RUL-38 */
  captive(t, my) {
    const w = t.world;
    t.log('defeated', { villain: w.villain[my.tile]! });
    w.effectMarker[my.tile] = NONE;
    if (w.captive[my.tile] !== NONE) t.call('freeing', { tile: my.tile, seat: chiefOf(w, my.tile) });
  },
  /** AH-DEF-02, AH-DEF-03, AH-RUL-68 */
  effects(t, my) {
    const w = t.world;
    t.run(defeatPath(w.villain[my.tile]!), scopeAt(w.order[0]!, NONE, NONE, NONE, my.tile));
  },
  abilities(t) {
    if (t.world.waiting.length) t.call('triggers');
  },
  /** AH-DEF-04, AH-STU-08 */
  students(t, my) {
    for (const pawn of onTile(t.world, my.tile)) if (isStudent(pawn)) movePawn(t.world, pawn, SUPPLY);
  },
  /** AH-DEF-05, AH-DEF-06, AH-DEF-11, AH-RUL-56, AH-RUL-57: one Hero a player in each pass, in turn order. */
  reassign(t, my) {
    const w = t.world;
    if (!onTile(w, my.tile).length) return 'markers';
    const seat = w.order[my.row]!;
    my.row = (my.row + 1) % w.order.length;
    if (heroesOn(w, my.tile, seat).length) t.call('zoneChoice', { seat, tile: my.tile, pawn: NONE });
    return 'reassign';
  },
  /** AH-DEF-07, AH-RUL-115 */
  markers(t, my) {
    const w = t.world;
    const first = rowSpace(my.tile, 1);
    w.marker.fill(NONE, first - FIRST_ROW, first - FIRST_ROW + ROWS);
    w.tokens = w.tokens.filter(({ space }) => space < first || space >= first + ROWS);
  },
  /** AH-DEF-08, AH-DEF-09, AH-RUL-25, AH-RUL-26, AH-RUL-30, AH-RUL-70, AH-RUL-101 */
  replace(t, my) {
    const { stack } = t.world.piles;
    if (my.isReplaced && stack.cards.length) return attach(t, my.tile, 'stack');
    t.world.villain[my.tile] = GONE;
    t.log('tileGone', { tile: my.tile });
  },
  /** AH-RUL-27, AH-RUL-31: the last Villain appears. */
  appear(t) {
    const w = t.world;
    for (const { mission, appears } of Object.values(PARAMETERS)) {
      if (mission !== w.mission || !appears || w.villain[tileNamed(appears.at)] !== NO_VILLAIN) continue;
      if (appears.after.every(id => w.villain[tileNamed(id)] === GONE)) attach(t, tileNamed(appears.at), 'last');
    }
  },
});
function attach(t: T, tile: number, from: 'stack' | 'last'): void {
  const w = t.world;
  const villain = moveTop(w.piles[from], w.piles.shown, everybody(t.seats));
  w.villain[tile] = villain;
  t.log('attached', { villain, tile });
}

/** AH-DEF-05, AH-RUL-67: spaces of the Extraction Zone. */
export function zoneSpaces(w: Heroes): number[] {
  const out = [ZONE];
  for (const slot of ZONE_SLOTS) if (w.slots[slot] !== NONE) out.push(spaceOfSlot(slot));
  return out;
}
const ZONE_SLOTS = ALLY_SLOTS.filter(slot => locationOf(spaceOfSlot(slot)) === AT_ZONE);
export const zoneChoice = procedure<Heroes, Locals['zoneChoice']>()({
  pawn: question<Heroes, Locals['zoneChoice']>('pawn', {
    rule: 'AH-DEF-06',
    forced: 'take',
    of: 'pawn',
    each: (t, my, seat) => oneOfEachLook(heroesOn(t.world, my.tile, seat)),
    misfit: () => 'AH-DEF-06',
    take: (_t, my, _seat, pawn) => void (my.pawn = pawn),
  }),
  /** AH-RUL-54: without a legal action the Hero goes to the basic space and does nothing. */
  check(t, my) {
    const isLegal = (space: number): boolean => !refusalAt(t, my.seat, my.pawn, space, NO_EXCEPTIONS);
    if (zoneSpaces(t.world).some(isLegal)) return 'space';
    movePawn(t.world, my.pawn, ZONE);
    t.log('idledAtZone', { seat: my.seat, pawn: my.pawn });
    return 'end';
  },
  space: question<Heroes, Locals['zoneChoice']>('assign', {
    rule: 'AH-DEF-05',
    about: (_t, my) => ({ pawn: my.pawn }),
    of: 'space',
    each: t => zoneSpaces(t.world),
    refuse: (t, my, seat, space) => refusalAt(t, seat, my.pawn, space, NO_EXCEPTIONS),
    misfit: (_t, _my, _seat, space) => notInZone(space),
    take: (t, my, seat, space) => assign(t, seat, my.pawn, space),
  }),
});

/** AH-RUL-38: played at once to an empty card space, or taken into hand. */
export const freeing = procedure<Heroes, Locals['freeing']>()({
  choose: {
    rule: 'AH-RUL-38',
    /** AH-RUL-95: the first that can be done. */
    idle: (t, my) => (hasSlotFor(t.world, t.world.captive[my.tile]!) ? 'slot' : 'hand'),
    one: (_t, my) => my.seat,
    facts: (t, my) => ({ card: t.world.captive[my.tile]! }),
    choices: {
      slot: {
        ...emptySlot<Locals['freeing']>((t, my) => t.world.captive[my.tile]!),
        take(t, my, seat, space) {
          const card = t.world.captive[my.tile]!;
          recruit(t, seat, card, space);
          t.world.captive[my.tile] = NONE;
          raise(t, { on: 'play', seat, type: typeOf(card) }); // AH-RUL-122
        },
      },
      hand: {
        take(t, my, seat) {
          const w = t.world;
          takeOpenly(t, w.piles.inPlay, w.captive[my.tile]!, seat);
          w.captive[my.tile] = NONE;
        },
      },
    },
  },
});
