// The choice to attack in a turn: when it is barred, what it costs, and the weapon of the Attack Box.
import type { Choices, Verdict } from '#engine/definition.ts';
import { seekingWith } from '../abilities/aims.ts';
import { attackTerms, hasTarget, leastDearer } from '../abilities/attack-targets.ts';
import { attackCost } from '../abilities/costs.ts';
import { attackBar } from '../abilities/legality.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { pay, purse } from '../table/command-points.ts';
import { characterOf, isOnMap } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import { weapon, weaponCode } from '../table/weapons.ts';
import { type Figure, MELEE, NONE, PRIMARY, RANGED, type Strike, type T, type Weapon } from '../table/world.ts';

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
