// When a mission is over, and whether it was a success.
import type { Table } from '#engine/definition.ts';
import { missionOf } from '../cards/missions.ts';
import { fightOf, standing, tokenOf, tokensLeft } from '../figures.ts';
import { NONE, type Revolution } from '../world.ts';

export type Outcome = 'success' | 'failure';

/** MR-EXE-04 to MR-EXE-07, MR-RUL-117, MR-RUL-118, MR-RUL-146, MR-RUL-147: how it has ended, or nothing. */
export function outcomeOf(w: Revolution): Outcome | null {
  const fight = fightOf(w);
  const left = standing(w).length;
  if (fight.card === NONE) return left <= 1 ? 'success' : null;
  const { ends } = missionOf(fight.card);
  const isDone = fight.tokens.length > 0 && !tokensLeft(w).length;
  const isAlone = left <= 1 && (ends?.alone ?? !(fight.tokens.length || ends));
  if (fight.failed) return 'failure';
  if (isDone || isAlone || (ends?.without !== undefined && !isLeft(w, ends.without))) return 'success';
  return left ? null : 'failure';
}
const isLeft = (w: Revolution, kind: number): boolean => tokensLeft(w).some(figure => tokenOf(w, figure).kind === kind);

/** A step: leaves the fight when it is over. */
export function checkEnd(t: Table<Revolution>): 'end' | undefined {
  const outcome = outcomeOf(t.world);
  return outcome ? t.unwind('fight', 'end', outcome) : undefined;
}
