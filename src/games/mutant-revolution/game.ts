// Mutant Revolution with all that bots know about it; a browser that only shows a table does without that.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import { defineGame } from '#engine/game.ts';
import { dealGain, proposeDeals } from './bot/economy.ts';
import { features } from './bot/features.ts';
import { horizons, longHorizons } from './bot/horizons.ts';
import { weigh } from './bot/weigh.ts';
import { farFrom, HOPE, value } from './bot/worth.ts';
import { definition } from './definition.ts';
import type { Revolution } from './table/world.ts';

/** Decisions of the arena, which are tried unless one option is so many times as heavy as the next. Deals, cards and
 *  Powers are weighed by their gain alone, for trying them tells no more. */
const SURE: Record<string, number> = {
  'invitations.answer': 3,
  'pcTurn.act': 2,
  'move.to': 3,
  'activation.move': 3,
};

const bot: BotKnowledge<Revolution> = {
  value,
  weigh,
  propose: (t, seat, decision) => (decision === 'floor.floor' ? proposeDeals(t, seat) : []),
  sure: decision => SURE[decision] ?? 1,
  effort: { guesses: { min: 2, max: 3 }, options: 5, tries: 8, follow: 8, replies: 1 },
  horizons,
  longHorizons,
  features,
  reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ dealGain, farFrom, HOPE }),
};

export const mutantRevolution = defineGame({ ...definition, bot });
