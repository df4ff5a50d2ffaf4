// Mission Turns one after the other: Initiative, every Player Character, then the Mission Characters. The fight is left
// from inside when it is over (see ending.ts).
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { fightOf, isStanding } from '../table/figures.ts';
import { turnLasting } from '../abilities/lasting.ts';
import { NONE, type Fight, type Revolution } from '../table/world.ts';
import { instructionsOf } from './instructions.ts';
import { QUIET_TURNS } from './press.ts';

interface Fighting {
  /** Who acts first in this Mission Turn. */
  first: Seat;
  /** Still to act. */
  left: Seat[];
}
export const fight = procedure<Revolution, Fighting>()({
  /** MR-TRN-01 */
  turn(t) {
    const now = fightOf(t.world);
    now.turn++;
    now.stirred = false;
    for (const pc of now.pcs) pc.attacked = [];
    if (t.watched) t.log('missionTurn', { n: now.turn });
    t.call('initiative', {}, 'first');
  },
  /** MR-TRN-04 */
  line(t, my) {
    my.left = t.clockwise(my.first).filter(seat => isStanding(t.world, seat));
  },
  /** MR-RUL-91: who is defeated before its turn does not act. */
  act(t, my) {
    const seat = my.left.shift();
    if (seat === undefined) return 'instructions';
    if (isStanding(t.world, seat)) t.call('pcTurn', { seat });
    return 'act';
  },
  /** MR-RUL-125 */
  instructions(t) {
    if (instructionsOf(t.world).length) t.call('instructions');
  },
  /** MR-MCH-02 */
  characters: t => t.call('missionCharacters'),
  /** MR-EXE-07 to MR-EXE-09, MR-RUL-104, MR-RUL-105, MR-RUL-146, MR-TOU-06 */
  close(t) {
    const now = fightOf(t.world);
    const isMatch = now.card === NONE;
    turnLasting(t.world);
    now.quiet = quietFor(now, isMatch);
    if (isMatch) return 'turn';
    if (hasFailed(now)) return t.give('failure');
    if (now.turn === missionOf(now.card).ends?.turns) return t.give('success');
    return now.quiet >= QUIET_TURNS ? t.give('failure') : 'turn';
  },
});
/** Has the Mission Turn ended that the card gives them, and nothing that would do? */
function hasFailed({ card, turn, pcs }: Fight): boolean {
  const { fails } = missionOf(card);
  return turn === fails?.turns && !(fails.undefeated && pcs.some(pc => pc.out));
}
/** In a match whoever is pressed stays so (MR-RUL-135). */
function quietFor({ stirred, quiet }: Fight, isMatch: boolean): number {
  if (isMatch && quiet >= QUIET_TURNS) return quiet;
  return stirred ? 0 : quiet + 1;
}
