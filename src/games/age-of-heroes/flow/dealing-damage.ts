// Dealing damage: the icon chosen for a card, its marker and VP, and what the damaged Villain does to the player.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import { canPayNow, dueAt, dueOfEvent } from '../abilities/costs.ts';
import { iconAt, iconsFor, isBeaten, markersOn } from '../abilities/icons.ts';
import { scopeAt } from '../abilities/legality.ts';
import { raise } from '../abilities/moments.ts';
import { HORSEMAN_MARKERS } from '../cards/missions.ts';
import { noIcon } from './refusals.ts';
import { villainOf, whilePath } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { gainVp } from '../table/resources.ts';
import { FIRST_ROW, tileOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';

const MARKERS = Object.entries(HORSEMAN_MARKERS);
/** AH-RUL-37: how much less damage to a Horseman scores. */
function lessVp(w: Heroes, tile: number): number {
  const marker = w.effectMarker[tile]!;
  if (marker === NONE) return 0;
  for (const effect of MARKERS[marker]![1].effects) if (effect.do === 'increaseGain') return -effect.vp;
  return 0;
}
export const damage = procedure<Heroes, Locals['damage']>()({
  /** AH-OBJ-04, AH-RUL-84, AH-RUL-111, AH-DMG-01, AH-DMG-03, AH-DMG-05, AH-DMG-07, AH-DMG-11 */
  mark(t, my) {
    const w = t.world;
    const { seat, pawn, space, icon } = my;
    const tile = tileOf(icon);
    const [, colour, vp] = iconAt(w, icon)!;
    const before = markersOn(w, tile);
    w.marker[icon - FIRST_ROW] = seat;
    t.log('damaged', { seat, villain: w.villain[tile]!, space: icon });
    gainVp(t, seat, Math.max(0, vp - lessVp(w, tile)));
    const isAgain = before[seat]! > 0;
    const isBehind = before.some(n => n > before[seat]!);
    raise(t, { on: 'damage', seat, pawn, space, tile, colour, isAgain, isBehind });
    if (isBeaten(w, tile)) w.falling.push(tile); // AH-DEF-01
  },
  /** AH-RUL-37 */
  sting(t, my) {
    const tile = tileOf(my.icon);
    const marker = t.world.effectMarker[tile]!;
    if (marker !== NONE) t.run(`marker/${MARKERS[marker]![0]}`, scopeAt(my.seat, NONE, NONE, NONE, tile));
  },
  /** The Villain tile's effects while it is attached. */
  answer(t, my) {
    const tile = tileOf(my.icon);
    const villain = t.world.villain[tile]!;
    if (villainOf(villain).whenDamaged) t.run(whilePath(villain), scopeAt(my.seat, NONE, NONE, NONE, tile));
  },
});
/** AH-DMG-07, AH-DMG-08, AH-RUL-51: gives the icon chosen. */
export const target = choice<Heroes, Locals['target']>('icon', {
  rule: 'AH-DMG-07',
  forced: 'take',
  of: 'space',
  each: (t, my) => iconsFor(t.world, my.colour as 'any'),
  refuse(t, my, seat, icon) {
    const w = t.world;
    const { pawn, space, less, card } = my;
    const due = card === NONE ? dueAt(w, seat, pawn, space, icon, less) : dueOfEvent(w, card, icon);
    return !canPayNow(w, seat, due) && 'AH-ACT-01';
  },
  misfit: (t, _my, _seat, icon) => noIcon(t.world, icon),
  take: (t, _my, _seat, icon) => t.give(icon),
});
