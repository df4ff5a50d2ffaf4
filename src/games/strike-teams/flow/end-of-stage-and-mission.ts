// The end of a stage, where the hidden card is turned up, and of the mission.
import { procedure } from '#engine/game.ts';
import type { Result, Seat } from '#engine/types.ts';
import { teamOfSeat } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { scenarioAt } from '../table/scenario-cards.ts';
import { HEROES, MASTERMIND, type Strike, type T } from '../table/world.ts';
import { runHook, showStage3 } from './hooks.ts';

/** ST-END-06 */
export function resultOf(t: T): Result {
  const { op } = t.world;
  const winner = op[HEROES] > op[MASTERMIND] ? HEROES : op[HEROES] < op[MASTERMIND] ? MASTERMIND : null;
  const rankOf = (seat: Seat): number => (winner === null || winner === teamOfSeat(t.seats, seat) ? 1 : 2);
  const ranks = Array.from({ length: t.seats }, (_, seat) => rankOf(seat));
  const say = winner === null ? 'missionDrawn' : winner === HEROES ? 'heroesWon' : 'mastermindWon';
  return { ranks, rule: 'ST-END-06', reason: { say, facts: { heroes: op[HEROES], mastermind: op[MASTERMIND] } } };
}

/** ST-END-03 ST-END-04 ST-RUL-95: new tokens first, then what cards do once the stage is scored, then, after Stage 1,
 *  the hidden card and what it says. */
export const stageEnd = procedure<Strike, Locals['stageEnd']>()({
  tokens: (t, my) => {
    if (my.stage === 1) t.call('objectives', { stage: 2, when: 'stage3', by: MASTERMIND });
    else
      for (const stage of [0, 1])
        for (const by of [MASTERMIND, HEROES]) t.call('objectives', { stage, when: 'stage2', by });
  },
  over: (t, my) => runHook(t, 'stageOver', { stage: my.stage }),
  reveal: (t, my) => {
    if (my.stage !== 0 || !scenarioAt(t.world, 2)) return 'end';
    showStage3(t);
    for (const by of [HEROES, MASTERMIND]) t.call('objectives', { stage: 2, when: 'reveal', by });
    return undefined;
  },
  instructions: t => runHook(t, 'scenarioRevealed', {}, 2),
});
