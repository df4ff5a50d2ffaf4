// Effects of rare cards that no verb says.
import type { Procedure } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import type { Duel } from '../world.ts';

export const rareSpecials: Record<string, Procedure<Duel>> = {};
/** What they and their questions say. */
export const rareTexts: Record<string, Text> = {};
