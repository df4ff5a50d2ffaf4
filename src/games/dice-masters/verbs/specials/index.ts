// Effects that no verb says: small named procedures beside the cards, 'special:feedback' and so on. Specials that
// replace a rule are decided where that rule stands: 'survive' in abilities/knock-outs.ts (DM-RUL-81).
import type { Procedure } from '#engine/definition.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { Duel } from '../../table/world.ts';
import type { SpecialVerb } from '../verb.ts';
import { commonSpecials } from './common.ts';
import { rareSpecials } from './rare.ts';

export const SPECIALS: Record<SpecialEffect, SpecialVerb> = { ...commonSpecials, ...rareSpecials };
/** Their procedures. */
export const specials: Record<string, Procedure<Duel>> = Object.fromEntries(
  Object.entries(SPECIALS).map(([name, { run }]) => [`special:${name}`, run]),
);
