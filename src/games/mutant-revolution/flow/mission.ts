// The Mission Phase: a Mission is turned up, the command auctioned, Schools send characters, who fight for rewards.
import { moveTop } from '#engine/kit/decks.ts';
import { procedure } from '#engine/game.ts';
import { everybody } from '#engine/kit/piles.ts';
import { refill } from '../table/plot-cards.ts';
import { fightOf } from '../table/figures.ts';
import type { Running } from '../table/locals.ts';
import { dropLasting } from '../abilities/lasting.ts';
import { rollOff } from '../table/rolls.ts';
import { NONE, type Fight, type Revolution, type T } from '../table/world.ts';
import { changeRp } from '../table/points-and-hope.ts';
import { layTokens } from './mission-set-up.ts';
import { areTooFew, enterArena } from './mission-choosing-characters.ts';
import { callMoment } from './reactions.ts';

/** MR-MIS-01 */
export const mission = procedure<Revolution, Running>()({
  /** MR-MIS-02, MR-INF-07, MR-RUL-38 */
  reveal(t) {
    const { missions, missionDiscard } = t.world.piles;
    refill(t, missions, missionDiscard);
    const card = moveTop(missions, missionDiscard, everybody(t.seats));
    t.world.fight = newFight(t, card);
    t.log('missionShown', { seat: t.world.commander, card });
  },
  /** MR-MIS-03, MR-MIS-06, MR-RUL-79 */
  bid: t => t.call('auction', { prize: 'commander' }, 'bid'),
  /** MR-MIS-04, MR-MIS-05, MR-RUL-80; nothing else moves the token (MR-RND-04). */
  command(t, my) {
    const { winner, live } = my.bid;
    const seat = winner === NONE ? rollOff(t, live) : winner;
    t.world.commander = fightOf(t.world).controller = seat;
    changeRp(t.world, seat, 1);
    t.log('commanded', { seat });
    t.call('invitations');
  },
  /** MR-CHO-10, MR-RUL-83, MR-RUL-84, MR-RUL-146 */
  enter(t) {
    if (areTooFew(t.world)) return 'abandon';
    enterArena(t.world);
    layTokens(t.world);
    t.call('placement');
    return undefined;
  },
  execute: t => t.call('fight', {}, 'outcome'),
  reward: (t, my) => t.call('rewards', { outcome: my.outcome }),
  finish: t => callMoment(t, { on: 'mission.end', acting: t.world.commander }),
  leave(t) {
    endFight(t.world);
    return 'end';
  },
  abandon(t) {
    t.log('missionAbandoned');
    endFight(t.world);
  },
});

/** A mission, or with card NONE a match of the tournament, before anybody is there. */
export function newFight(t: T, card: number): Fight {
  const none = (): number[] => t.clockwise(0).map(() => 0);
  const fight = { card, pcs: [], tokens: [], turn: 0, quiet: 0, stirred: false, failed: false };
  return { ...fight, controller: t.world.commander, damage: none(), destroyed: none(), feats: none() };
}
/** Ends the fight and all changes that lasted for it. */
export function endFight(w: Revolution): void {
  w.fight = null;
  dropLasting(w, 'attack', 'action', 'pcTurn', 'missionTurn', 'nextMissionTurn', 'mission');
}
