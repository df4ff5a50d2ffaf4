// The Mission phase: Heroes on the X-Jet are assigned one after the other, from the topmost space down.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { villainAt } from '../abilities/icons.ts';
import { NO_EXCEPTIONS } from '../abilities/legality.ts';
import { firstOnJet, movePawn } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { rowSpace, spaceOfSlot, TEAM_UP_SLOTS, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { refusalAt } from '../verbs/judging.ts';
import { assign } from './actions.ts';
import { zoneSpaces } from './defeating-a-villain.ts';
import { notOnMission } from './refusals.ts';

/** AH-MIS-01, AH-MIS-02, AH-MIS-08, AH-JET-07 */
export const mission = procedure<Heroes>()({
  next(t) {
    const pawn = firstOnJet(t.world);
    if (pawn === NONE) return 'end';
    t.call('missionTurn', { pawn });
    return 'next';
  },
});

/** AH-MIS-03, AH-MIS-04, AH-RUL-58: Team-Ups, the Extraction Zone, matched rows of Mission tiles. */
function missionSpaces(w: Heroes): number[] {
  const out = zoneSpaces(w);
  for (const slot of TEAM_UP_SLOTS) if (w.slots[slot] !== NONE) out.push(spaceOfSlot(slot));
  for (let tile = 0; tile < w.villain.length; tile++)
    for (const [row] of villainAt(w, tile)?.icons ?? []) out.push(rowSpace(tile, row));
  return out;
}

export const missionTurn = procedure<Heroes, Locals['missionTurn']>()({
  /** AH-RUL-52, AH-RUL-53: without a legal assignment the Hero goes to the Extraction Zone and does nothing. */
  open(t, my) {
    const w = t.world;
    const seat = w.owner[my.pawn]!;
    const isOpen = (space: number): boolean => !refusalAt(t, seat, my.pawn, space, NO_EXCEPTIONS);
    if (isOpen(ZONE) || missionSpaces(w).some(isOpen)) return 'choose';
    movePawn(w, my.pawn, ZONE);
    t.log('idledAtZone', { seat, pawn: my.pawn });
    return 'end';
  },
  /** AH-RUL-95: the basic space of the Extraction Zone is listed first, for who does not answer. */
  choose: question<Heroes, Locals['missionTurn']>('assign', {
    rule: 'AH-MIS-02',
    by: (t, my) => t.world.owner[my.pawn]!,
    about: (_t, my) => ({ pawn: my.pawn }),
    of: 'space',
    each: t => missionSpaces(t.world),
    refuse: (t, my, seat, space) => refusalAt(t, seat, my.pawn, space, NO_EXCEPTIONS),
    misfit: (t, _my, _seat, space) => notOnMission(t.world, space),
    take: (t, my, seat, space) => assign(t, seat, my.pawn, space),
  }),
});
