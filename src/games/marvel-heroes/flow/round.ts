// The whole game: set-up, then Game Rounds of Game Round Set-up, Planning and Missions.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { AREAS } from '../cards/board.ts';
import { growthOf, hasEffect } from '../abilities/scenario-effects.ts';
import { advanceStory, type T } from '../table/acts.ts';
import { mastermindOf } from '../table/deck.ts';
import { NONE, type Marvel } from '../table/world.ts';
import { endOfGameRound } from './ending.ts';
import { discardHeadline, fillHeadlines } from './headlines.ts';

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
    if (t.watched) t.log('roundBegun', { n: t.world.gameRound });
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
  archnemesis: t => assignArchnemesis(t),
  firstPlayer(t) {
    const w = t.world;
    w.first = firstPlayer(w);
    if (t.watched) t.log('firstPlayer', { seat: w.first });
  },
});

/** MH-GRS-06..08, MH-RUL-23, MH-RUL-24, MH-GLO-07 */
function assignArchnemesis(t: T): void {
  const w = t.world;
  const most = Math.max(...w.vp);
  const henchmen = (seat: Seat): number => mastermindOf(w.nemesis[seat]!).henchmen;
  let leader = NONE;
  for (const seat of t.clockwise(w.first))
    if (w.vp[seat] === most && (leader === NONE || henchmen(seat) > henchmen(leader))) leader = seat;
  w.archnemesis = leader;
  if (t.watched) t.log('archnemesis', { mastermind: w.nemesis[leader]!, seat: leader });
}
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
