// Scenarios: who has won, when one ends the game, and how it is lost by all or won by a Mastermind.
import type { RuleId, Seat } from '#engine/types.ts';
import { GAME_ROUNDS } from '../cards/board.ts';
import { scenarioOf } from '../table/deck.ts';
import type { Marvel, T } from '../table/world.ts';

/** MH-WIN-02..06, MH-PUP-05: most VP, then the Special Headline, then Power-Ups; who is still tied shares the
 *  victory. */
export function ranksOf(w: Marvel): number[] {
  const keys = w.vp.map((vp, seat) => [vp, Number(w.solver === seat), w.powerUps[seat]!.length]);
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

/** MH-WIN-01, MH-WIN-07, MH-RUL-94, MH-SCN-04..06, MH-SCN-11: after an Action Round that leaves a player with enough
 *  VP, or the one in which the Special Headline was solved (MH-SPH-07). */
export function endOfActionRound(t: T): boolean {
  const w = t.world;
  const { vp, rule } = scenarioOf(w.scenario);
  if (vp !== undefined && w.vp.some(n => n >= vp)) return finish(t, rule);
  return w.special === 2 && finish(t, 'MH-SPH-07');
}

/** MH-RND-04, MH-SCN-03, MH-SCN-05, MH-SCN-08, MH-SCN-11, MH-SCN-12, MH-RUL-95, MH-RUL-98, MH-RUL-100: after the
 *  Scenario's Game Round, else after the fifth. */
export function endOfGameRound(t: T): boolean {
  const w = t.world;
  const { rule, round } = scenarioOf(w.scenario);
  if (w.special === 1) return finish(t, rule);
  return w.gameRound >= (round ?? GAME_ROUNDS) && finish(t, round ? 'MH-WIN-02' : 'MH-RUL-100');
}
