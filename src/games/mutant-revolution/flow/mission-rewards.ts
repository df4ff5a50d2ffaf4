// The rewards of a mission: Hope at once, Revolution Points and Triumph Tokens when it has ended in success.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import type { Reward } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { takeStudent } from '../table/characters.ts';
import { fightOf, standing } from '../table/figures.ts';
import type { Rewarding } from '../table/locals.ts';
import type { Fight, Revolution, T } from '../table/world.ts';
import { isLeader } from '../cards/numbers.ts';
import { changeRp } from '../table/points-and-hope.ts';

export const rewards = procedure<Revolution, Rewarding>()({
  /** MR-REW-03, MR-REW-04, MR-REW-05, MR-REW-06, MR-GLO-07 */
  give(t, my) {
    my.rewarded = [];
    t.log(my.outcome === 'success' ? 'missionSucceeded' : 'missionFailed');
    if (my.outcome !== 'success') return 'end';
    for (const reward of missionOf(fightOf(t.world).card).rp)
      for (const seat of winnersOf(t, reward)) {
        bestow(t, seat, reward);
        my.rewarded.push(seat);
      }
    return undefined;
  },
  /** MR-REW-07, MR-REW-08, MR-REW-09, MR-REW-10, MR-REW-11, MR-RUL-116 */
  triumph(t, my) {
    const w = t.world;
    for (const { seat, character } of standing(w)) {
      if (!my.rewarded.includes(seat) || w.triumph[character]) continue;
      w.triumph[character] = 1;
      t.log('triumphed', { seat, character });
    }
  },
});

/** MR-REW-05, MR-RUL-115: all who have most, at least 1; in seat order from the Mission Commander. MR-RUL-114,
 *  MR-RUL-150: feats are counted by School. */
function winnersOf(t: T, reward: Reward): Seat[] {
  const fight = fightOf(t.world);
  const tally = reward.for === 'last' ? lastOne(t.world) : fight[reward.for];
  const most = Math.max(1, ...tally);
  return t.clockwise(t.world.commander).filter(seat => tally[seat] === most);
}
/** By seat: 1 for the only Player Character left. */
function lastOne(w: Revolution): number[] {
  const left = standing(w);
  return w.rp.map((_, seat) => (left.length === 1 && left[0]!.seat === seat ? 1 : 0));
}

function bestow(t: T, seat: Seat, { n, overLeader, student }: Reward): void {
  const rp = overLeader !== undefined && hasLeaderFallen(fightOf(t.world)) ? overLeader : n;
  changeRp(t.world, seat, rp);
  t.log('rpEarned', { seat, n: rp });
  if (student) takeStudent(t, seat);
}
const hasLeaderFallen = ({ pcs }: Fight): boolean => pcs.some(({ out, character }) => out > 0 && isLeader(character));
