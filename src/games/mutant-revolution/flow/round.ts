// The whole game: schools are chosen, then round follows round, each of four phases, until one school has won.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Revolution } from '../table/world.ts';

export const game = procedure<Revolution>()({
  schools: t => t.call('schools'),
  /** MR-RND-05 */
  round: t => t.call('round'),
  winning: t => t.call('winning'),
  /** MR-WIN-03 */
  again: () => 'round',
});

/** MR-RND-01, MR-RND-02 */
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

/** What lasted for the phase before is over. */
function enter(t: Table<Revolution>, phase: 'upkeep' | 'plot' | 'recruit' | 'mission'): void {
  const w = t.world;
  w.lasting = w.lasting.filter(({ until }) => until === 'round');
  w.phase = phase;
  t.log(`${phase}Begun`);
  t.call(phase);
}
