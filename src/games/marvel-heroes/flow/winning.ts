// Winning the game: who has won, and how the game is lost by all or won by a Mastermind.
import type { RuleId, Seat } from '#engine/types.ts';
import type { Marvel, T } from '../table/world.ts';

/** MH-WIN-02..06, MH-PUP-05: most VP, then the Special Headline, then Power-Ups; who is still tied shares the
 *  victory. */
export function ranksOf(w: Marvel): number[] {
  const keys = w.vp.map((vp, seat) => [vp, w.solver === seat ? 1 : 0, w.powerUps[seat]!.length]);
  const isBetter = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  };
  return keys.map(mine => 1 + keys.filter(other => isBetter(other, mine)).length);
}

/** MH-WIN-01, MH-WIN-02, MH-WIN-07 */
export function finish(t: T, rule: RuleId): true {
  const { vp } = t.world;
  t.log('gameEnded', { vp: [...vp] });
  t.finish({ ranks: ranksOf(t.world), rule, reason: { say: 'final', facts: { vp: [...vp] } } });
  return true;
}

/** MH-SCN-06, MH-RUL-97, MH-RUL-99: nobody wins. */
export function allLose(t: T): 'end' {
  t.log('allLost');
  return t.finish({ ranks: t.world.vp.map(() => 2), rule: 'MH-RUL-97', reason: { say: 'allLost', facts: {} } });
}

/** MH-SCN-07: the player whose Mastermind completes its Conclusion wins at once. */
export function mastermindWins(t: T, seat: Seat): 'end' {
  const ranks = t.world.vp.map((_, other) => (other === seat ? 1 : 2));
  return t.finish({ ranks, rule: 'MH-SCN-07', reason: { say: 'mastermindWon', facts: { seat } } });
}
