// X-Men: Age of Heroes with all that bots know about it; a browser that only shows a table does without that.
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { lackOf, nextFlight, outside } from './bot/worth.ts';
import { definition } from './definition.ts';
import { account, tally } from './table/account.ts';

export const ageOfHeroes = defineGame({
  ...definition,
  account,
  tally,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ outside, nextFlight, lackOf }) },
});
