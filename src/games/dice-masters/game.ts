// Dice Masters with all that bots know about it; a browser that only shows a table does without that.
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { account } from './table/account.ts';
import { definition } from './definition.ts';

export const diceMasters = defineGame({
  ...definition,
  account,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasons },
});
