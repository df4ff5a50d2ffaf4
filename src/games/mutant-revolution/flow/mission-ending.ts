// The end of a Mission, in success or failure, and its rewards.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import type { MissionCard, Reward } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { fightOf, isOnBoard, standing } from '../table/figures.ts';
import type { Outcome, Rewarding } from '../table/locals.ts';
import { type Fight, NONE, type Revolution, type T } from '../table/world.ts';
import { takeStudent } from '../table/characters.ts';
import { isLeader } from '../cards/numbers.ts';
import { changeRp } from '../table/points-and-hope.ts';

/** MR-EXE-04, MR-EXE-05, MR-EXE-06, MR-EXE-07, MR-RUL-117, MR-RUL-118, MR-RUL-146, MR-RUL-147: how it
 *  has ended, or nothing. */
export function outcomeOf(w: Revolution): Outcome | null {
  const fight = fightOf(w);
  let left = 0;
  for (const pc of fight.pcs) if (!pc.out) left++;
  if (fight.card === NONE) return left <= 1 ? 'success' : null;
  const { ends } = missionOf(fight.card);
  const isDone = fight.tokens.length > 0 && !fight.tokens.some(isOnBoard);
  // MR-EXE-06: where the last ones fall together nobody is left to win.
  const isAlone = ends ? ends.alone === true && left === 1 : left <= 1 && !fight.tokens.length;
  if (fight.failed) return 'failure';
  if (isDone || isAlone || (ends && isEmptied(fight, ends))) return 'success';
  return left ? null : 'failure';
}
const isEmptied = (fight: Fight, { without, left }: NonNullable<MissionCard['ends']>): boolean =>
  (without !== undefined && !isLeft(fight, without)) ||
  (left !== undefined && fight.tokens.filter(isOnBoard).length <= left);
const isLeft = ({ tokens }: Fight, kind: number): boolean =>
  tokens.some(token => token.kind === kind && isOnBoard(token));

/** A step: leaves the fight when it is over. */
export function checkEnd(t: T): 'end' | undefined {
  const outcome = outcomeOf(t.world);
  return outcome ? t.unwind('fight', 'end', outcome) : undefined;
}

/** MR-EXE-08, MR-RUL-135: Mission Turns in a row without an attack. */
export const QUIET_TURNS = 3;

/** A Mission Turn is over: how the Mission ends with it, or nothing. Without an attack or a Special Action it was a
 *  quiet one (MR-EXE-08, MR-EXE-09, MR-RUL-104, MR-RUL-105). A match of the tournament goes on (MR-TOU-06), and a
 *  Character that is pressed there stays so (MR-RUL-135). */
export function closeTurn(fight: Fight): Outcome | null {
  const isMatch = fight.card === NONE;
  if (!isMatch || fight.quiet < QUIET_TURNS) fight.quiet = fight.stirred ? 0 : fight.quiet + 1;
  if (isMatch) return null;
  const { ends, fails } = missionOf(fight.card);
  const isLate = fight.turn === fails?.turns && !(fails.undefeated && fight.pcs.some(pc => pc.out));
  // MR-RUL-156: what the card says of its last Mission Turn goes before a stalemate.
  if (isLate) return 'failure';
  if (fight.turn === ends?.turns) return 'success';
  return fight.quiet >= QUIET_TURNS ? 'failure' : null;
}

// ---- rewards: Hope at once, Revolution Points and Triumph Tokens after a success ----------------------------

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
