// Master Plans: the attempt at one, and whether it is completed or fails.
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { PER_SET, planAt } from '../table/deck.ts';
import { nemesisPlayer } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import type { Marvel, T } from '../table/world.ts';
import { isArchnemesis } from './archnemesis.ts';
import { begin, endChallenge, fit } from './challenge.ts';
import { hasIcon } from './headlines.ts';
import { isSpecial } from './special-headlines.ts';
import { mastermindWins } from './winning.ts';

/** MH-MPL-05, MH-MPL-07, MH-MPL-08, MH-MPL-10 */
function complete(t: T): void {
  const w = t.world;
  const { seat, plan } = w.task!;
  const nemesis = w.nemesis[seat]!;
  w.plans[nemesis]!++;
  t.log('planCompleted', { mastermind: nemesis, plan });
  if (w.plans[nemesis] === PER_SET && hasEffect(w, 'conclusionWins')) mastermindWins(t, nemesisPlayer(w, seat));
}

/** MH-MPL-06, MH-CHL-02: KOs stay on the heroes. */
export const planEnd = procedure<Marvel, Locals['planEnd']>()({
  lost(t, my) {
    if (my.hasWon && fit(t.world)) return 'decide';
    complete(t);
    return 'end';
  },
  /** MH-RUL-59, MH-RUL-82 */
  decide: {
    rule: 'MH-MPL-06',
    idle: 'decline',
    one: t => t.world.task!.seat,
    facts: ({ world: w }) => ({ mastermind: w.nemesis[w.task!.seat]!, plan: w.task!.plan }),
    choices: {
      challenge: { take: () => 'fight' },
      decline: {
        take(t) {
          complete(t);
          return 'end';
        },
      },
    },
  },
  fight(t) {
    const w = t.world;
    const { seat, area } = w.task!;
    const boss = w.nemesis[seat]!;
    begin(t, seat, area, boss);
    t.call('combat', {}, 'hasWon');
  },
  /** MH-MPL-08, MH-MPL-09, MH-CHL-12, MH-RUL-90 */
  outcome(t, my) {
    const w = t.world;
    const { seat } = w.task!;
    endChallenge(t);
    if (!my.hasWon) return complete(t);
    w.failed[w.nemesis[seat]!] = w.gameRound;
    t.log('planFailed', { mastermind: w.nemesis[seat]!, plan: w.task!.plan });
    t.call('powerUpChoice', { seat });
  },
});

/** MH-MPL-01, MH-MPL-03, MH-MPL-12, MH-RUL-59, MH-RUL-81, MH-RUL-87 */
export const attempt = choice<Marvel, Locals['attempt']>('attempt', {
  rule: 'MH-MPL-01',
  passFirst: 'pass',
  about: ({ world: w }) => ({ plan: nextPlan(w) }),
  take(t, _my, seat) {
    t.world.task!.plan = nextPlan(t.world);
    t.log('planAttempted', { seat, plan: t.world.task!.plan });
  },
});

/** MH-MPL-02 */
const nextPlan = (w: Marvel): number => {
  const nemesis = w.nemesis[w.task!.seat]!;
  return planAt(nemesis, w.plans[nemesis]!);
};

/** MH-MPL-01, MH-MPL-02, MH-MPL-04, MH-MPL-09, MH-MPL-11, MH-ARC-01, MH-SPH-05, MH-RUL-88, MH-RUL-89 */
export function mayAttempt(w: Marvel, seat: Seat, area: number): boolean {
  const nemesis = w.nemesis[seat]!;
  if (isSpecial(area) || !(hasIcon(w, area) || isArchnemesis(w, seat))) return false;
  return w.plans[nemesis]! < PER_SET && w.failed[nemesis] !== w.gameRound;
}
