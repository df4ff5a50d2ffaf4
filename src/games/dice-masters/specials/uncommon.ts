// Effects of uncommon cards that no verb says.
import type { Procedure } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import type { Duel } from '../world.ts';

export const uncommonSpecials: Record<string, Procedure<Duel>> = {};
/** What they and their questions say. */
export const uncommonTexts: Record<string, Text> = {};
