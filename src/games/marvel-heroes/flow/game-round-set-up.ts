// Game Round Set-up: the markers, the Story track, new Headlines, the Archnemesis and First Player tokens.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { growthOf, hasEffect } from '../table/scenario-effects.ts';
import { AREAS } from '../cards/board.ts';
import { type Marvel, NONE } from '../table/world.ts';
import { discardHeadline } from './after-combat.ts';
import { assignArchnemesis } from './archnemesis.ts';
import { fillHeadlines } from './headlines.ts';
import { advanceStory } from './story.ts';

/** MH-GRS-01: the markers move at the end of the round before; the rest follows here in order. */
export const roundSetUp = procedure<Marvel>()({
  /** MH-GRS-01 */
  markers(t) {
    t.world.actionRound = 1;
    t.world.used = [];
    t.world.calm.fill(0);
  },
  /** MH-GRS-02, MH-GRS-03 */
  story: t => advanceStory(t, false),
  /** MH-GRS-04, MH-GRS-05: open Headlines stay, empty spaces get a new one. */
  headlines(t) {
    const w = t.world;
    const growth = growthOf(w);
    for (let area = 0; area < AREAS.length; area++) {
      if (w.headline[area] === NONE) continue;
      if (hasEffect(w, 'newHeadlines')) discardHeadline(t, area);
      else w.threat[area]! += growth; // MH-RUL-26: no growth but for the Scenario's
    }
    fillHeadlines(t);
  },
  /** MH-GRS-06..08 */
  archnemesis: t => assignArchnemesis(t),
  /** MH-GRS-09..11 */
  firstPlayer(t) {
    const w = t.world;
    w.first = firstPlayer(w);
    t.log('firstPlayer', { seat: w.first });
  },
});

/** MH-GRS-09..11, MH-RUL-25, MH-PUP-05: last in VP, fewest Power-Ups, then clockwise with the holder last. */
function firstPlayer(w: Marvel): Seat {
  const seats = w.vp.length;
  const least = Math.min(...w.vp);
  let best = NONE;
  for (let i = 1; i <= seats; i++) {
    const seat = (w.first + i) % seats;
    if (w.vp[seat] !== least) continue;
    if (best === NONE || w.powerUps[seat]!.length < w.powerUps[best]!.length) best = seat;
  }
  return best;
}
