// When an effect that no verb says would do something (DM-RUL-32); those not named here always would.
import type { SpecialEffect } from '../../cards/card.ts';
import { ENERGIES } from '../../table/dice.ts';
import type { Scope } from '../../table/locals.ts';
import { energyOf, isAttacking } from '../../abilities/targets.ts';
import { charactersOf, NO_DIE, other, ownedIn, USED, type Duel } from '../../table/world.ts';
import { actionEffects, idlers, snivelledBy } from './lasting.ts';

export const specialNeeds: Partial<Record<SpecialEffect, (w: Duel, scope: Scope) => boolean>> = {
  cancelAction: w => actionEffects(w).length > 0,
  snivel: (w, { seat }) => idlers(w, other(seat)).length > 0,
  halveChosen: (w, scope) => snivelledBy(w, scope).length > 0,
  xse: (w, { seat, n }) => n > 1 && charactersOf(w, other(seat)).length > 0,
  uncontrolled: (w, { seat }) => ownedIn(w, seat, USED).length > 0,
  damageBack: (w, { from }) =>
    from !== NO_DIE && isAttacking(w, from) && ['mask', 'fist'].includes(ENERGIES[energyOf(w, from)] ?? ''),
};
