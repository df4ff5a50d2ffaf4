// The log as the map needs it: wounds that have just been taken.
import type { BoardProps } from '#web/kit/board.ts';

type Log = BoardProps['doc']['log'];
/** Figures that were wounded from a line of the log on, and how badly. */
export const woundedIn = (log: Log, from: number): { figure: number; n: number }[] =>
  log
    .slice(from)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'damaged')
    .map(({ facts }) => ({ figure: Number(facts.figure), n: Number(facts.n) }));
