// One turn of one contestant: a new process for the server, another for all the players.
import { withChild } from './child.ts';
import type { Name } from './contestants.ts';
import type { LoadTask } from './load.ts';
import { served } from './serving.ts';
import type { Count, Outcome } from './tally.ts';

/** Milliseconds for many sockets to open, and to find out when something hangs. */
const PATIENCE = 60_000;

export type Effort = Pick<LoadTask, 'matches' | 'warm' | 'time'>;

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
