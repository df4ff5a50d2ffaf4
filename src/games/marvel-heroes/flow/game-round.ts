// The whole game: set-up, then Game Rounds of Game Round Set-up, Planning and Missions; the Archnemesis and First
// Player tokens.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { AREAS } from '../cards/board.ts';
import { mastermindOf } from '../table/deck.ts';
import { growthOf, hasEffect } from '../table/scenario-effects.ts';
import { type Marvel, NONE } from '../table/world.ts';
import { discardHeadline } from './after-combat.ts';
import { fillHeadlines } from './headlines.ts';
import { endOfGameRound } from './scenarios.ts';
import { advanceStory } from './story.ts';

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

// ---- Game Round Set-up -----------------------------------------------------------------------------------

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
  /** MH-GRS-06..08, MH-RUL-23, MH-RUL-24, MH-GLO-07 */
  archnemesis(t) {
    const w = t.world;
    const most = Math.max(...w.vp);
    const henchmen = (seat: Seat): number => mastermindOf(w.nemesis[seat]!).henchmen;
    const leading = t.clockwise(w.first).filter(seat => w.vp[seat] === most);
    w.archnemesis = leading.toSorted((a, b) => henchmen(b) - henchmen(a))[0]!;
    t.log('archnemesis', { mastermind: w.nemesis[w.archnemesis]!, seat: w.archnemesis });
  },
  /** MH-GRS-09..11, MH-RUL-25, MH-PUP-05: last in VP, fewest Power-Ups, then clockwise with the holder last. */
  firstPlayer(t) {
    const w = t.world;
    const least = Math.min(...w.vp);
    w.first = [...t.clockwise(w.first, 1), w.first]
      .filter(seat => w.vp[seat] === least)
      .reduce((best, seat) => (w.powerUps[seat]!.length < w.powerUps[best]!.length ? seat : best));
    t.log('firstPlayer', { seat: w.first });
  },
});
