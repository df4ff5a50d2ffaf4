// Marvel Strike Teams with all that bots know about it and the words of its cards; a browser that only shows a table
// does without that.
import { defineGame } from '#engine/game.ts';
import { account, tally } from './table/account.ts';
import { bot, guess, plausible } from './bot/bot.ts';
import { goalAt } from './bot/goals.ts';
import { definition } from './definition.ts';
import { trials } from './setup/trials.ts';
import { aboutCards } from './words/about-cards.ts';

export const strikeTeams = defineGame({
  ...definition,
  guess,
  plausible,
  trials,
  about: { ...definition.about, ...aboutCards },
  account,
  tally,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ goalAt }) },
});
