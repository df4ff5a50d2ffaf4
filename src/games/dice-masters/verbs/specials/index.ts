// Effects that no verb says: small named procedures beside the cards, 'special:feedback' and so on, and their words.
import type { Procedure } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import type { SpecialEffect } from '../../cards/card.ts';
import type { Duel } from '../../table/world.ts';
import type { SpecialVerb } from '../verb.ts';
import { commonSpecials, commonTexts } from './common.ts';
import { rareSpecials, rareTexts } from './rare.ts';
import { starterSpecials, starterTexts } from './starter.ts';
import { uncommonSpecials, uncommonTexts } from './uncommon.ts';

export const SPECIALS: Record<SpecialEffect, SpecialVerb> = {
  ...starterSpecials,
  ...commonSpecials,
  ...uncommonSpecials,
  ...rareSpecials,
};
/** Their procedures. */
export const specials: Record<string, Procedure<Duel>> = Object.fromEntries(
  Object.entries(SPECIALS).map(([name, { run }]) => [`special:${name}`, run]),
);
export const specialTexts: Record<string, Text> = { ...starterTexts, ...commonTexts, ...uncommonTexts, ...rareTexts };
