// The end of a Master Plan's attempt: completed, or decided by a challenge; and the confrontation of House of M.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { SPECIAL_AREA } from '../cards/board.ts';
import { planSum } from '../abilities/passive.ts';
import { hasEffect } from '../abilities/scenario-effects.ts';
import { turnUpVillain, type T } from '../table/acts.ts';
import { mastermindOf, MASTERMIND_KEYS, PER_SET } from '../table/deck.ts';
import { nemesisPlayer, readyIn } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, type Marvel } from '../table/world.ts';
import { clearFight } from './after.ts';
import { newFight } from './combat.ts';
import { mastermindWins } from './ending.ts';
import { scoreHeadline } from './headlines.ts';
import { gainPowerUp, missingPowerUps } from './planning.ts';

/** MH-MPL-05, MH-MPL-07, MH-MPL-08, MH-MPL-10 */
function complete(t: T): void {
  const w = t.world;
  const { seat, plan } = w.task!;
  const nemesis = w.nemesis[seat]!;
  w.plans[nemesis]!++;
  if (t.watched) t.log('planCompleted', { mastermind: nemesis, plan });
  if (w.plans[nemesis] === PER_SET && hasEffect(w, 'conclusionWins')) mastermindWins(t, nemesisPlayer(w, seat));
}
/** MH-CHL-01, MH-CHL-04..06, MH-CHL-10, MH-RUL-83, MH-RUL-84: henchmen come from the deck straight into play. */
function begin(t: T, seat: Seat, area: number, boss: number, henchmen: number): void {
  const w = t.world;
  const controller = nemesisPlayer(w, seat);
  w.fight = newFight(seat, area, NONE, boss, controller);
  for (let i = 0; i < henchmen; i++) {
    const card = turnUpVillain(t);
    if (card === NONE) break;
    w.fight.helpers.push(card);
    w.fight.owners.push(controller);
    if (t.watched) t.log('henchman', { card });
  }
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
    begin(t, seat, area, boss, mastermindOf(boss).henchmen + planSum(w, seat, 'henchmen'));
    t.call('combat', {}, 'hasWon');
  },
  /** MH-MPL-08, MH-MPL-09, MH-CHL-12, MH-RUL-90 */
  outcome(t, my) {
    const w = t.world;
    const { seat } = w.task!;
    clearFight(t, false);
    if (!my.hasWon) return complete(t);
    w.failed[w.nemesis[seat]!] = w.gameRound;
    if (t.watched) t.log('planFailed', { mastermind: w.nemesis[seat]!, plan: w.task!.plan });
    t.call('powerUpChoice', { seat });
  },
});
/** MH-CHL-08: is there a Ready hero left to challenge with? */
const fit = (w: Marvel): boolean => readyIn(w, w.task!.seat, w.task!.district).length > 0;

/** MH-CHL-11, MH-PUP-01, MH-PUP-03, MH-PUP-04, MH-RUL-59 */
export const powerUpChoice = procedure<Marvel, Locals['powerUpChoice']>()({
  choose: {
    rule: 'MH-CHL-11',
    idle: 'powerUp',
    one: (t, my) => (missingPowerUps(t.world, my.seat).length ? my.seat : null),
    choices: {
      powerUp: {
        of: 'powerUp',
        each: (t, _my, seat) => missingPowerUps(t.world, seat),
        take: (t, _my, seat, n) => gainPowerUp(t, seat, n),
      },
      pass: { take: () => undefined },
    },
  },
});

const MAGNETO = MASTERMIND_KEYS.indexOf('magneto');
/** MH-SCN-09, MH-RUL-98: Magneto fights by the challenge rules, without a Trouble roll. */
export const confrontation = procedure<Marvel, Locals['confrontation']>()({
  fight(t, my) {
    begin(t, my.seat, SPECIAL_AREA, MAGNETO, mastermindOf(MAGNETO).henchmen);
    t.call('combat', {}, 'hasWon');
  },
  outcome(t, my) {
    clearFight(t, false);
    if (my.hasWon) scoreHeadline(t, my.seat, SPECIAL_AREA);
    else if (t.watched) t.log('magnetoWon', { seat: my.seat });
  },
});
