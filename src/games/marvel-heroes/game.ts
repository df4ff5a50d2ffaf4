// Marvel Heroes with all that bots know about it; a browser that only shows a table does without that.
import { defineGame } from '#engine/game.ts';
import { bot } from './bot/bot.ts';
import { abilityPrice } from './bot/card-worth.ts';
import { powerChance } from './bot/powers.ts';
import { chanceFor, vpAt } from './bot/prospects.ts';
import { challengeChance, chanceOfHeroes } from './bot/villainy.ts';
import { definition } from './definition.ts';
import { account } from './table/account.ts';

const judging = { chanceFor, vpAt, abilityPrice, powerChance, challengeChance, chanceOfHeroes };

export const marvelHeroes = defineGame({
  ...definition,
  account,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasonsBy(judging) },
});
