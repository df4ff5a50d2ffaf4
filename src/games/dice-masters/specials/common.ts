// Effects of common cards that no verb says.
import type { Procedure } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import type { Duel } from '../world.ts';

export const commonSpecials: Record<string, Procedure<Duel>> = {};
/** What they and their questions say. */
export const commonTexts: Record<string, Text> = {};
