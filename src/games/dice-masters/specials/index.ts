// Effects that no verb says: small named procedures beside the cards, 'special:feedback' and so on.
import type { Procedure } from '#engine/definition.ts';
import type { Duel } from '../world.ts';

export const specials: Record<string, Procedure<Duel>> = {};
