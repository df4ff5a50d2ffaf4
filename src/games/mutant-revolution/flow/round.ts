// The whole game: schools are chosen, then round follows round, each of four phases, until one school has won.
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import type { Revolution, T } from '../table/world.ts';
import type { Winning } from '../table/locals.ts';
import { MOST_RP } from '../table/points-and-hope.ts';

export const game = procedure<Revolution>()({
  schools: t => t.call('schools'),
  round: t => t.call('round'),
  /** MR-RND-05: ends the game when a School has 6 Revolution Points. */
  winning: t => t.call('winning'),
  /** MR-RND-05, MR-WIN-03; MR-RUL-137: round after round. */
  again: () => 'round',
});

/** MR-RND-01, MR-RND-02; who is Mission Commander changes only with the bid of the Mission Phase (MR-RND-03,
 *  MR-RND-04). */
export const round = procedure<Revolution>()({
  begin(t) {
    const w = t.world;
    w.lasting = [];
    w.round++;
    t.log('roundBegun', { round: w.round, seat: w.commander });
  },
  upkeep: t => enter(t, 'upkeep'),
  plot: t => enter(t, 'plot'),
  recruit: t => enter(t, 'recruit'),
  mission: t => enter(t, 'mission'),
});

/** Begins a phase; changes that lasted for the phase before are over. */
function enter(t: T, phase: 'upkeep' | 'plot' | 'recruit' | 'mission'): void {
  const w = t.world;
  w.lasting = w.lasting.filter(({ until }) => until === 'round');
  w.phase = phase;
  t.log(`${phase}Begun`);
  t.call(phase);
}

// ---- the end of a round -------------------------------------------------------------------------------------

export const winning = procedure<Revolution, Winning>()({
  /** MR-WIN-01, MR-WIN-02, MR-WIN-03, MR-WIN-04, MR-RND-05, MR-CON-08, MR-RUL-142: only now do 6 Revolution Points
   *  count (MR-REV-08, MR-REV-09). */
  check(t) {
    const { rp } = t.world;
    const there = t.clockwise(0).filter(seat => rp[seat] === MOST_RP);
    if (there.length === 0) return t.world.round === t.world.rounds ? stop(t) : 'end';
    if (there.length === 1) return won(t, there[0]!, 'MR-WIN-02', 'wonAlone');
    t.log('tournamentBegun', { seats: there });
    t.world.phase = 'tournament';
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
