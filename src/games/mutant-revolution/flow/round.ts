// One round: four phases, each finished for all before the next begins.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Phase, Revolution } from '../table/world.ts';

/** MR-RND-01, MR-RND-02 */
export const round = procedure<Revolution>()({
  begin(t) {
    const w = t.world;
    w.lasting = [];
    w.round++;
    if (t.watched) t.log('roundBegun', { round: w.round, seat: w.commander });
  },
  upkeep: t => enter(t, 'upkeep'),
  plot: t => enter(t, 'plot'),
  recruit: t => enter(t, 'recruit'),
  mission: t => enter(t, 'mission'),
});

/** What lasted for the phase before is over. */
function enter(t: Table<Revolution>, phase: Phase): void {
  const w = t.world;
  w.lasting = w.lasting.filter(({ until }) => until === 'round');
  w.phase = phase;
  if (t.watched) t.log(`${phase}Begun`);
  t.call(phase);
}
