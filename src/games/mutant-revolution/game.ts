// X-Men: Mutant Revolution. The definition is the game's table of contents.
import { defineGame } from '#engine/game.ts';
import { abilities } from './abilities.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { bot } from './bot.ts';
import { dealGain } from './bot/deals.ts';
import { auction } from './flow/auction.ts';
import { floor } from './flow/floor.ts';
import { game } from './flow/game.ts';
import { gift } from './flow/gift.ts';
import { missionProcedures } from './flow/mission-flow.ts';
import { missionTexts } from './flow/mission-texts.ts';
import { plotProcedures } from './flow/plot-flow.ts';
import { plotTexts } from './flow/plot-texts.ts';
import { recruitTexts } from './flow/recruit-texts.ts';
import { recruit } from './flow/recruit.ts';
import { round } from './flow/round.ts';
import { secretMissions } from './flow/secret-missions.ts';
import { schools } from './flow/setup.ts';
import { training } from './flow/training.ts';
import { upkeep } from './flow/upkeep.ts';
import { winning } from './flow/winning.ts';
import { inventory, tally } from './inventory.ts';
import { layOut } from './layout.ts';
import { names } from './names.ts';
import { complain, trials } from './options.ts';
import { texts } from './texts.ts';
import { backOfCard, copyRevolution, type Revolution } from './world.ts';
import { farFrom, HOPE } from './worth.ts';

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
  bot: { ...bot, reasons: async () => (await import('./reasons.ts')).reasonsBy({ dealGain, farFrom, HOPE }) },
});
