// Mutant Revolution with all that bots know about it; a browser that only shows a table does without that.
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { dealGain } from './bot/deals.ts';
import { farFrom, HOPE } from './bot/worth.ts';
import { definition } from './definition.ts';

export const mutantRevolution = defineGame({
  ...definition,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ dealGain, farFrom, HOPE }) },
});
