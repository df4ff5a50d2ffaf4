// The end of a round: does one school stand alone on 6 Revolution Points?
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import type { Winning } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';
import { MOST_RP } from '../table/points-and-hope.ts';

export const winning = procedure<Revolution, Winning>()({
  /** MR-WIN-01, MR-WIN-02, MR-WIN-03, MR-WIN-04, MR-RND-05, MR-CON-08, MR-RUL-142: only now do 6 Revolution Points
   *  count (MR-REV-08, MR-REV-09). */
  check(t, my) {
    const { rp } = t.world;
    const there = t.clockwise(0).filter(seat => rp[seat] === MOST_RP);
    if (there.length === 0) return t.world.round === t.world.rounds ? stop(t) : 'end';
    if (there.length === 1) return won(t, there[0]!, 'MR-WIN-02', 'wonAlone');
    t.log('tournamentBegun', { seats: there });
    t.world.phase = 'tournament';
    my.winner = there[0]!;
    return t.call('tournament', { seats: there }, 'winner');
  },
  /** MR-WIN-04 */
  decided: (t, my) => won(t, my.winner, 'MR-WIN-04', 'wonTournament'),
});

/** MR-RUL-137 */
const stop = (t: T): 'end' =>
  t.finish({
    ranks: t.clockwise(0).map(() => 2),
    rule: 'MR-RUL-137',
    reason: { say: 'stopped', facts: { round: t.world.round } },
  });
const won = (t: T, seat: Seat, rule: RuleId, say: string): 'end' =>
  t.finish({ ranks: t.clockwise(0).map(s => (s === seat ? 1 : 2)), rule, reason: { say, facts: { seat } } });
