// The whole game: set-up, then rounds of Institute phase, Mission phase and End of Round.
import { procedure } from '#engine/game.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

/** AH-OBJ-05 */
export const game = procedure<Heroes>()({
  setUp: t => t.call('settingUp'),
  round: t => {
    t.call('round');
    return 'round';
  },
});
export const round = procedure<Heroes>()({
  /** AH-OBJ-06 */
  institute(t) {
    const w = t.world;
    w.phase = 'institute';
    t.log('roundBegun', { round: w.round, seat: w.order[0]! });
    t.call('institute', { row: 0, seat: NONE });
  },
  /** AH-OBJ-07, AH-TRN-06 */
  mission(t) {
    t.world.phase = 'mission';
    t.log('missionBegun');
    t.call('mission');
  },
  /** AH-MIS-08 */
  endOfRound(t) {
    t.world.phase = 'endOfRound';
    t.call('endOfRound');
  },
});
