// Scenarios: when one ends the game, and the confrontation of House of M.
import { procedure } from '#engine/game.ts';
import { GAME_ROUNDS, SPECIAL_AREA } from '../cards/board.ts';
import { MASTERMIND_KEYS, scenarioOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import type { Marvel, T } from '../table/world.ts';
import { scoreHeadline } from './after-combat.ts';
import { begin, endChallenge } from './challenge.ts';
import { finish } from './winning.ts';

const MAGNETO = MASTERMIND_KEYS.indexOf('magneto');

/** MH-SCN-09, MH-RUL-98: Magneto fights by the challenge rules, without a Trouble roll. */
export const confrontation = procedure<Marvel, Locals['confrontation']>()({
  fight(t, my) {
    begin(t, my.seat, SPECIAL_AREA, MAGNETO);
    t.call('combat', {}, 'hasWon');
  },
  outcome(t, my) {
    endChallenge(t);
    if (my.hasWon) scoreHeadline(t, my.seat, SPECIAL_AREA);
    else t.log('magnetoWon', { seat: my.seat });
  },
});

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
