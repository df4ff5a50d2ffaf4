// When a mission is over, and whether it was a success.
import type { Table } from '#engine/definition.ts';
import { missionOf } from '../cards/missions.ts';
import { fightOf, isOnBoard } from '../table/figures.ts';
import { NONE, type Fight, type Revolution } from '../table/world.ts';

export type Outcome = 'success' | 'failure';

/** MR-EXE-04 to MR-EXE-07, MR-RUL-117, MR-RUL-118, MR-RUL-146, MR-RUL-147: how it has ended, or nothing. */
export function outcomeOf(w: Revolution): Outcome | null {
  const fight = fightOf(w);
  let left = 0;
  for (const pc of fight.pcs) if (!pc.out) left++;
  if (fight.card === NONE) return left <= 1 ? 'success' : null;
  const { ends } = missionOf(fight.card);
  const isDone = fight.tokens.length > 0 && !fight.tokens.some(isOnBoard);
  const isAlone = left <= 1 && (ends?.alone ?? !(fight.tokens.length || ends));
  if (fight.failed) return 'failure';
  if (isDone || isAlone || (ends?.without !== undefined && !isLeft(fight, ends.without))) return 'success';
  return left ? null : 'failure';
}
const isLeft = ({ tokens }: Fight, kind: number): boolean =>
  tokens.some(token => token.kind === kind && isOnBoard(token));

/** A step: leaves the fight when it is over. */
export function checkEnd(t: Table<Revolution>): 'end' | undefined {
  const outcome = outcomeOf(t.world);
  return outcome ? t.unwind('fight', 'end', outcome) : undefined;
}
