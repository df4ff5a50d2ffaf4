// Rounds: a new process for the server, another for all the players, and what came of it.
import { withChild } from './child.ts';
import type { Name } from './contestants.ts';
import type { FloorTask } from './floor-load.ts';
import type { LoadTask } from './load.ts';
import type { RealGame } from './real-games.ts';
import type { RealCount, RealTask } from './real-load.ts';
import { served } from './serving.ts';
import type { Count, Outcome } from './tally.ts';

/** Milliseconds for sockets to open and to find out when something hangs, and for an answer of a real game at least. */
const PATIENCE = 60_000;
const PATIENCE_EACH = 20;

export type Effort = Pick<LoadTask, 'matches' | 'warm' | 'time'>;

/** One turn of one contestant. */
export const round = (name: Name, effort: Effort): Promise<Outcome> =>
  served(name, ({ port, used }) =>
    withChild('load.ts', { name, port, ...effort } satisfies LoadTask, async load => {
      await load.told(PATIENCE + effort.warm); // answers count from now on
      const before = await used('cpu');
      const { answers, rate, p50, p99 } = await load.told<Count>(PATIENCE + effort.time);
      return { rate, p50, p99, cpu: ((await used('cpu')) - before) / answers };
    }),
  );

/** The turn with the highest rate: other work on the machine can only slow a turn down. */
export const best = (turns: readonly Outcome[]): Outcome => turns.reduce((a, b) => (b.rate > a.rate ? b : a));

export interface RealOutcome extends RealCount {
  /** Milliseconds of the server's CPU time for each answer. */
  cpu: number;
}

/** The server's cost of an answer in a real game. */
export const realRound = (game: RealGame, answers: number): Promise<RealOutcome> =>
  served('realGames', ({ port, used }) =>
    withChild('real-load.ts', { game, port, answers } satisfies RealTask, async load => {
      const patience = PATIENCE + PATIENCE_EACH * answers;
      await load.told(patience);
      const before = await used('cpu');
      const count = await load.asked<RealCount>('play', patience);
      return { ...count, cpu: ((await used('cpu')) - before) / count.answers };
    }),
  );

/** The machine's floor below that, in milliseconds of CPU for an answer: as many bytes over as many sockets and to the
 *  disk, and no game. */
export const floorRound = ({ tables, seats }: RealGame, { answers, said, heard }: RealCount): Promise<number> =>
  served('floor', ({ port, used }) =>
    withChild('floor-load.ts', { port, tables, seats, answers, said, heard } satisfies FloorTask, async load => {
      await load.told(2 * PATIENCE);
      const before = await used('cpu');
      await load.asked('talk', 2 * PATIENCE);
      return ((await used('cpu')) - before) / answers;
    }),
  );
