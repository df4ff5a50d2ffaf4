// Master Plans: the attempt at one, the challenge to the Mastermind, and whether the plan is completed or fails.
import { gainPowerUp } from '../table/acts.ts';
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { plansServe, planSum } from '../abilities/passive.ts';
import { SPECIAL_AREA } from '../cards/board.ts';
import { MASTERMIND_KEYS, mastermindOf, PER_SET, planAt } from '../table/deck.ts';
import { turnUpVillain } from '../table/drawing-cards.ts';
import { isArchnemesis, missingPowerUps, nemesisPlayer, readyIn } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { scoreHeadline } from './after-combat.ts';
import { newFight } from './combat.ts';
import { clearFight } from './fight-cards.ts';
import { hasIcon, isSpecial } from './headlines.ts';
import { mastermindWins } from './scenarios.ts';

/** MH-CHL-01..07, MH-CHL-10, MH-RUL-83, MH-RUL-84: a new fight with the heroes' KOs left on them; henchmen
 *  come from the deck straight into play. */
function begin(t: T, seat: Seat, area: number, boss: number): void {
  const w = t.world;
  const controller = nemesisPlayer(w, seat);
  w.fight = newFight(seat, area, NONE, boss, controller);
  const henchmen = mastermindOf(boss).henchmen + (plansServe(w, w.fight) ? planSum(w, seat, 'henchmen') : 0);
  for (let i = 0; i < henchmen; i++) {
    const card = turnUpVillain(t);
    if (card === NONE) break;
    w.fight.helpers.push(card);
    w.fight.owners.push(controller);
    t.log('henchman', { card });
  }
}

/** MH-CHL-12, MH-CHL-13: the cards are discarded; who was defeated is wounded already. */
const endChallenge = (t: T): void => clearFight(t, false);

/** MH-CHL-08, MH-CHL-09: is there a Ready hero left to challenge with? */
const fit = (w: Marvel): boolean => readyIn(w, w.task!.seat, w.task!.district).length > 0;

/** MH-CHL-11, MH-PUP-01, MH-PUP-03, MH-PUP-04, MH-RUL-59 */
export const powerUpChoice = choice<Marvel, Locals['powerUpChoice']>('powerUp', {
  rule: 'MH-CHL-11',
  idle: 'powerUp',
  by: (t, my) => (missingPowerUps(t.world, my.seat).length ? my.seat : null),
  of: 'powerUp',
  each: (t, _my, seat) => missingPowerUps(t.world, seat),
  misfit: () => 'MH-PUP-03',
  take: (t, _my, seat, n) => gainPowerUp(t, seat, n),
  pass: 'pass',
});

// ---- the confrontation -------------------------------------------------------------------------------------

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

// ---- the plan ----------------------------------------------------------------------------------------------

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
