// The breakthrough maneuver: through an enemy to the far side.
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { attackTerms, targetCode, dearer, isTruce } from '../abilities/attack-targets.ts';
import { surcharge } from '../abilities/costs.ts';
import { isBarred, attackBar } from '../abilities/legality.ts';
import { closedTo, figureAt, FIGURES, isOnMap, standingNow, teamOf } from '../table/figures.ts';
import { farSide } from '../table/lines.ts';
import type { Locals, Turn } from '../table/locals.ts';
import { type Figure, BREAKTHROUGH, NONE, type Strike, type T } from '../table/world.ts';
import { cannotPay, hasFigure, primaryWeapon, spend } from './attack-choice.ts';

/** ST-BRK-02 ST-BRK-03 ST-BRK-05 ST-RUL-56: one primary attack, ranged or not, that the enemy may answer. */
export const breakthrough = procedure<Strike, Locals['breakthrough']>()({
  strike: (t, my) => {
    my.n = 0;
    const arms = primaryWeapon(my.figure, BREAKTHROUGH);
    t.call(
      'attack',
      attackTerms({ figure: my.figure, weapon: arms, target: targetCode('figure', my.enemy), isArea: true }),
      'n',
    );
  },
  /** ST-BRK-06 ST-BRK-07 ST-BRK-08 */
  pass: (t, my) => {
    const w = t.world;
    if (my.n <= 0 || !isOnMap(w, my.figure)) return;
    if (figureAt(w, my.beyond) !== NONE || closedTo(w, my.figure).includes(my.beyond)) return;
    t.log('brokeThrough', { figure: my.figure });
    // ST-MPW-06: through the enemy's space, so what happens on a way happens there too.
    t.call('walk', { figure: my.figure, path: [(w.at[my.figure]! + my.beyond) / 2, my.beyond], prices: [] });
  },
});

/** ST-BRK-01 */
const BREAKTHROUGH_PRICE = 4;
/** ST-RUL-55: both boxes, and 1 once for a prone figure. */
const breakPrice = (w: Strike, figure: Figure, enemy = NONE): number =>
  BREAKTHROUGH_PRICE + surcharge(w, figure, 'attack') + w.moveWounds[figure]! + dearer(w, figure, enemy);
const enemiesToPass = (t: T, my: Turn): number[] => {
  const w = t.world;
  const closed = closedTo(w, my.figure);
  return FIGURES.filter(
    one =>
      isOnMap(w, one) &&
      teamOf(one) !== teamOf(my.figure) &&
      !w.isSafe[one] &&
      farSide(standingNow(t), w.at[my.figure]!, w.at[one]!, closed) >= 0,
  );
};
/** The maneuver as a choice of a turn. */
export const breakingThrough: Choices<Strike, Turn, 'next'> = {
  /** ST-BRK-01 ST-BRK-04 ST-RUL-57 */
  breakthrough: {
    of: 'figure',
    when: hasFigure,
    each: enemiesToPass,
    refuse: (t, my, _seat, enemy) =>
      attackBar(t.world, my) ||
      (isTruce(t.world, my.figure, enemy) && 'ST-RND-08') ||
      (isBarred(t.world, my.figure, 'move') && 'ST-WND-08') ||
      cannotPay(t.world, my, breakPrice(t.world, my.figure, enemy)),
    facts: (t, my, _seat, enemy) => ({ ap: breakPrice(t.world, my.figure, enemy) }),
    take: (t, my, _seat, enemy) => {
      spend(t, my, breakPrice(t.world, my.figure));
      t.world.attacks[my.figure]!++;
      const beyond = farSide(standingNow(t), t.world.at[my.figure]!, t.world.at[enemy]!, closedTo(t.world, my.figure));
      t.call('breakthrough', { figure: my.figure, enemy, beyond });
      return 'next';
    },
  },
};
