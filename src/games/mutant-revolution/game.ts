// X-Men: Mutant Revolution. The definition is the game's table of contents.
import { defineGame } from '#engine/game.ts';
import { abilities } from './verbs/card-procedures.ts';
import { about } from './words/about.ts';
import { account } from './table/account.ts';
import { bot } from './bot/bot.ts';
import { dealGain } from './bot/deals.ts';
import { auction } from './flow/auction.ts';
import { floor } from './flow/floor.ts';
import { game } from './flow/game.ts';
import { gift } from './flow/gift.ts';
import { missionProcedures } from './flow/mission-flow.ts';
import { missionTexts } from './words/mission-texts.ts';
import { plotProcedures } from './flow/plot-flow.ts';
import { plotTexts } from './words/plot-texts.ts';
import { recruitTexts } from './words/recruit-texts.ts';
import { recruit } from './flow/recruit.ts';
import { round } from './flow/round.ts';
import { secretMissions } from './flow/secret-missions.ts';
import { schools } from './flow/setup.ts';
import { training } from './flow/training.ts';
import { upkeep } from './flow/upkeep.ts';
import { winning } from './flow/winning.ts';
import { inventory, tally } from './table/inventory.ts';
import { layOut } from './table/layout.ts';
import { names } from './words/names.ts';
import { complain, trials } from './setup/settings.ts';
import { texts } from './words/texts.ts';
import { backOfCard, copyRevolution, type Revolution } from './table/world.ts';
import { farFrom, HOPE } from './bot/worth.ts';

export const mutantRevolution = defineGame<Revolution>({
  id: 'mutant-revolution',
  name: 'X-Men: Mutant Revolution',
  version: 2,
  /** MR-CON-01 */
  seats: { min: 3, max: 4 },
  complain,
  trials,
  setup: (seats, options, random) => layOut(seats, random, options),
  first: 'game',
  procedures: {
    game,
    schools,
    round,
    upkeep,
    ...plotProcedures,
    recruit,
    floor,
    secretMissions,
    auction,
    training,
    ...missionProcedures,
    winning,
    ...abilities,
  },
  asides: { gift },
  back: backOfCard,
  copy: copyRevolution,
  inventory,
  account,
  tally,
  texts: { ...texts, ...plotTexts, ...recruitTexts, ...missionTexts },
  names,
  about,
  bot: { ...bot, reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ dealGain, farFrom, HOPE }) },
});
