// Challenging the Mastermind: who fights, the henchmen, and the Power-Up of who wins.
import { choice } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { plansServe, planSum } from '../abilities/passive.ts';
import { mastermindOf } from '../table/deck.ts';
import { turnUpVillain } from '../table/drawing-cards.ts';
import { nemesisPlayer, readyIn } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { newFight } from './combat.ts';
import { clearFight } from './fight-cards.ts';
import { gainPowerUp, missingPowerUps } from './power-ups.ts';

/** MH-CHL-01..07, MH-CHL-10, MH-RUL-83, MH-RUL-84: a new fight with the heroes' KOs left on them; henchmen
 *  come from the deck straight into play. */
export function begin(t: T, seat: Seat, area: number, boss: number): void {
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
export const endChallenge = (t: T): void => clearFight(t, false);

/** MH-CHL-08, MH-CHL-09: is there a Ready hero left to challenge with? */
export const fit = (w: Marvel): boolean => readyIn(w, w.task!.seat, w.task!.district).length > 0;

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
