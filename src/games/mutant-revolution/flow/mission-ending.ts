// The end of a Mission, in success or failure: tokens gone, Characters defeated, turns over, stalemate.
import type { MissionCard } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { fightOf, isOnBoard } from '../table/figures.ts';
import type { Outcome } from '../table/locals.ts';
import { NONE, type Fight, type Revolution, type T } from '../table/world.ts';

/** MR-EXE-04, MR-EXE-05, MR-EXE-06, MR-EXE-07, MR-RUL-117, MR-RUL-118, MR-RUL-146, MR-RUL-147: how it
 *  has ended, or nothing. */
export function outcomeOf(w: Revolution): Outcome | null {
  const fight = fightOf(w);
  let left = 0;
  for (const pc of fight.pcs) if (!pc.out) left++;
  if (fight.card === NONE) return left <= 1 ? 'success' : null;
  const { ends } = missionOf(fight.card);
  const isDone = fight.tokens.length > 0 && !fight.tokens.some(isOnBoard);
  // MR-EXE-06: where the last ones fall together nobody is left to win.
  const isAlone = ends ? ends.alone === true && left === 1 : left <= 1 && !fight.tokens.length;
  if (fight.failed) return 'failure';
  if (isDone || isAlone || (ends && isEmptied(fight, ends))) return 'success';
  return left ? null : 'failure';
}
const isEmptied = (fight: Fight, { without, left }: NonNullable<MissionCard['ends']>): boolean =>
  (without !== undefined && !isLeft(fight, without)) ||
  (left !== undefined && fight.tokens.filter(isOnBoard).length <= left);
const isLeft = ({ tokens }: Fight, kind: number): boolean =>
  tokens.some(token => token.kind === kind && isOnBoard(token));

/** A step: leaves the fight when it is over. */
export function checkEnd(t: T): 'end' | undefined {
  const outcome = outcomeOf(t.world);
  return outcome ? t.unwind('fight', 'end', outcome) : undefined;
}

/** MR-EXE-08, MR-RUL-135: Mission Turns in a row without an attack. */
export const QUIET_TURNS = 3;

/** A Mission Turn is over: how the Mission ends with it, or nothing. Without an attack or a Special Action it was a
 *  quiet one (MR-EXE-08, MR-EXE-09, MR-RUL-104, MR-RUL-105). A match of the tournament goes on (MR-TOU-06), and a
 *  Character that is pressed there stays so (MR-RUL-135). */
export function closeTurn(fight: Fight): Outcome | null {
  const isMatch = fight.card === NONE;
  if (!isMatch || fight.quiet < QUIET_TURNS) fight.quiet = fight.stirred ? 0 : fight.quiet + 1;
  if (isMatch) return null;
  const { ends, fails } = missionOf(fight.card);
  const isLate = fight.turn === fails?.turns && !(fails.undefeated && fight.pcs.some(pc => pc.out));
  // MR-RUL-156: what the card says of its last Mission Turn goes before a stalemate.
  if (isLate) return 'failure';
  if (fight.turn === ends?.turns) return 'success';
  return fight.quiet >= QUIET_TURNS ? 'failure' : null;
}
