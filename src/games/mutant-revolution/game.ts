// X-Men: Mutant Revolution. The definition is the game's table of contents.
import { defineGame, procedure } from '#engine/game.ts';
import { bot } from './bot.ts';
import { auction } from './flow/auction.ts';
import { floor } from './flow/floor.ts';
import { game } from './flow/game.ts';
import { recruitTexts } from './flow/recruit-texts.ts';
import { recruit } from './flow/recruit.ts';
import { round } from './flow/round.ts';
import { secretMissions } from './flow/secret-missions.ts';
import { schools } from './flow/setup.ts';
import { training } from './flow/training.ts';
import { upkeep } from './flow/upkeep.ts';
import { winning } from './flow/winning.ts';
import { inventory } from './inventory.ts';
import { layOut } from './layout.ts';
import { names } from './names.ts';
import { texts } from './texts.ts';
import { backOfCard, copyRevolution, type Revolution } from './world.ts';

/** A phase that is not written yet is skipped. */
const coming = procedure<Revolution>()({ skip: () => undefined });

export const mutantRevolution = defineGame<Revolution>({
  id: 'mutant-revolution',
  name: 'X-Men: Mutant Revolution',
  version: 1,
  /** MR-CON-01 */
  seats: { min: 3, max: 4 },
  setup: (seats, _options, random) => layOut(seats, random),
  first: 'game',
  procedures: {
    game,
    schools,
    round,
    upkeep,
    plot: coming,
    recruit,
    floor,
    secretMissions,
    auction,
    training,
    mission: coming,
    winning,
    tournament: coming,
    moment: coming,
  },
  back: backOfCard,
  copy: copyRevolution,
  inventory,
  texts: { ...texts, ...recruitTexts },
  names,
  bot,
});
