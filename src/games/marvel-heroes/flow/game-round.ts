// The whole game: set-up, then Game Rounds of Game Round Set-up, Planning and Missions.
import { procedure } from '#engine/game.ts';
import type { Marvel } from '../table/world.ts';
import { endOfGameRound } from './scenarios.ts';

export const game = procedure<Marvel>()({
  setUp: t => t.call('settingUp'),
  round: t => {
    t.call('gameRound');
    return 'round';
  },
});

/** MH-RND-01 */
export const gameRound = procedure<Marvel>()({
  setUp(t) {
    t.log('roundBegun', { n: t.world.gameRound });
    if (t.world.gameRound > 1) t.call('roundSetUp'); // MH-RND-02
  },
  planning: t => t.call('planning'),
  /** MH-RND-03 */
  missions: t => t.call('missions'),
  /** MH-RND-04 */
  close(t) {
    if (!endOfGameRound(t)) t.world.gameRound++; // MH-GRS-01
  },
});
