// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import { proposeDeals } from './deals.ts';
import { features } from './features.ts';
import { longHorizons, horizons } from './horizons.ts';
import { weigh } from './weigh.ts';
import type { Revolution } from '../table/world.ts';
import { value } from './worth.ts';

/** Decisions of the arena, which are tried unless one option is so many times as heavy as the next. Deals, cards and
 *  Powers are weighed by their gain alone, for trying them tells no more. */
const SURE: Record<string, number> = {
  'invitations.answer': 3,
  'pcTurn.act': 2,
  'move.to': 3,
  'activation.move': 3,
};

export const bot: BotKnowledge<Revolution> = {
  value,
  weigh,
  propose: (t, seat, decision) => (decision === 'floor.floor' ? proposeDeals(t, seat) : []),
  sure: decision => SURE[decision] ?? 1,
  effort: { guesses: { min: 2, max: 3 }, options: 5, tries: 8, follow: 8, replies: 1 },
  horizons,
  longHorizons,
  features,
};
