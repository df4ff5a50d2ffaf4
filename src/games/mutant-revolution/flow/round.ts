// The whole game: schools are chosen, then round follows round, each of four phases, until one school has won.
import { procedure } from '#engine/game.ts';
import type { Revolution, T } from '../table/world.ts';

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
