// The choices to attack in a turn, with the weapon of the Attack Box or in a breakthrough to an enemy's far side: when
// they are barred and what they cost.
import type { Choices, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { seekingWith } from '../abilities/aims.ts';
import { attackTerms, hasTarget, leastDearer, targetCode, dearer, isTruce } from '../abilities/attack-targets.ts';
import { attackCost, attackBar, surcharge, isBarred } from '../abilities/legality.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { pay, purse } from '../table/points.ts';
import { weapon, weaponCode } from '../table/attack.ts';
import { characterOf, isOnMap, closedTo, figureAt, FIGURES, standingNow, teamOf } from '../table/figures.ts';
import { farSide } from '../table/lines.ts';
import type { Turn, Locals } from '../table/locals.ts';
import {
  type Figure,
  MELEE,
  NONE,
  PRIMARY,
  RANGED,
  type Strike,
  type T,
  type Weapon,
  BREAKTHROUGH,
} from '../table/world.ts';

export const hasFigure = (t: T, my: Turn): boolean => my.figure !== NONE && isOnMap(t.world, my.figure);
export const primaryWeapon = (figure: Figure, card = PRIMARY): Weapon => {
  const { attack } = CHARACTERS[characterOf(figure)]!;
  return weapon({ card, type: attack.type === 'melee' ? MELEE : RANGED, strength: attack.strength });
};
export const cannotPay = (w: Strike, my: Turn, price: number): Verdict => price > purse(w, my.character) && 'ST-ACT-10';
/** Pays for something that is no advancing (ST-MOV-10). */
export function spend(t: T, my: Turn, price: number): void {
  pay(t.world, my.character, price, my);
  my.hasActed = true;
}
export function attackWith(t: T, my: Turn, arms: Weapon, price: number): 'next' {
  spend(t, my, price);
  t.world.attacks[my.figure]!++;
  t.call('attack', attackTerms({ figure: my.figure, weapon: arms }));
  return 'next';
}
/** AP that the cheapest target of a weapon costs beside its price. */
export const more = (t: T, my: Turn, weaponOf: (figure: Figure) => Weapon): number =>
  leastDearer(t, seekingWith(t.world, my.figure, weaponOf(my.figure)));
export const attacking: Choices<Strike, Turn, 'next'> = {
  /** ST-ATK-01 */
  attack: {
    when: (t, my) => hasFigure(t, my) && hasTarget(t, seekingWith(t.world, my.figure, primaryWeapon(my.figure))),
    refuse: (t, my) =>
      attackBar(t.world, my) || cannotPay(t.world, my, attackCost(t.world, my.figure) + more(t, my, primaryWeapon)),
    facts: (t, my) => ({ ap: attackCost(t.world, my.figure), weapon: weaponCode(my.figure, PRIMARY) }),
    take: (t, my) => attackWith(t, my, primaryWeapon(my.figure), attackCost(t.world, my.figure)),
  },
};

/** ST-BRK-02 ST-BRK-03 ST-BRK-05 ST-RUL-56: one primary attack, ranged or not, that the enemy may answer. */
export const breakthrough = procedure<Strike, Locals['breakthrough']>()({
  strike: (t, my) => {
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
