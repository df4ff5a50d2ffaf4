// When an effect that no verb says would do something (DM-RUL-32); those not named here always would.
import type { SpecialEffect } from '../card.ts';
import type { Scope } from '../moments.ts';
import type { Duel } from '../world.ts';
import { actionEffects, snivelledBy } from './lasting.ts';

export const specialNeeds: Partial<Record<SpecialEffect, (w: Duel, scope: Scope) => boolean>> = {
  cancelAction: w => actionEffects(w).length > 0,
  halveChosen: (w, scope) => snivelledBy(w, scope).length > 0,
};
