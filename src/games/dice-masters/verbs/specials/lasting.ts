// What effects that no verb says look for: action effects that last (DM-RUL-89), characters that can be made to attack.
import type { Seat } from '#engine/types.ts';
import { attackPrice, refuseAttacker } from '../../abilities/legality.ts';
import { charactersOf, FIELD, HOOKED, type Duel } from '../../table/world.ts';

/** The action dice whose effect is in force, on a card or on the table. */
export function actionEffects(w: Duel): number[] {
  const dice = new Set<number>();
  for (const force of w.forces) if (force.action && force.kind !== 'staysInReserve') dice.add(force.die);
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === HOOKED) dice.add(die);
  return [...dice];
}

/** Characters that stay at home and could attack without paying (DM-RUL-39). */
export const idlers = (w: Duel, seat: Seat): number[] =>
  charactersOf(w, seat).filter(die => w.zone[die] === FIELD && !refuseAttacker(w, die) && !attackPrice(w, die));

/** The attackers a blocker blocks that its player made attack. */
export const snivelledBy = (w: Duel, { seat, die }: { seat: Seat; die: number }): number[] =>
  [w.foe[die]!, w.foe2[die]!].filter(foe =>
    w.forces.some(f => f.kind === 'snivelled' && f.whom === foe && f.by === seat),
  );
