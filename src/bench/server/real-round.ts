// The server's cost of an answer in a real game: a new process for the server, another for all the players.
import { withChild } from './child.ts';
import type { RealGame } from './real-games.ts';
import type { RealCount, RealTask } from './real-load.ts';
import { served } from './serving.ts';

export { REAL_GAMES, type RealGame } from './real-games.ts';

/** Milliseconds for an answer, at least, and for everything before the first. */
const PATIENCE = 60_000;
const PATIENCE_EACH = 20;

export interface RealOutcome extends RealCount {
  /** Milliseconds of the server's CPU time for each answer. */
  cpu: number;
}

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
