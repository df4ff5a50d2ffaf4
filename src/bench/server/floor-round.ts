// The machine's floor below an answer of a real game: as many bytes over as many sockets and to the disk, and no game.
import { withChild } from './child.ts';
import type { FloorTask } from './floor-load.ts';
import type { RealGame } from './real-games.ts';
import type { RealCount } from './real-load.ts';
import { served } from './serving.ts';

const PATIENCE = 120_000;

/** Milliseconds of CPU for an answer, with the traffic that the game had. */
export const floorRound = ({ tables, seats }: RealGame, { answers, said, heard }: RealCount): Promise<number> =>
  served('floor', ({ port, used }) =>
    withChild('floor-load.ts', { port, tables, seats, answers, said, heard } satisfies FloorTask, async load => {
      await load.told(PATIENCE);
      const before = await used('cpu');
      await load.asked('talk', PATIENCE);
      return ((await used('cpu')) - before) / answers;
    }),
  );
