// The report on the server's cost of answers in real games: lines for people, JSON lines for programs.
import { rounded } from '../report.ts';
import type { RealGame } from './real-games.ts';

/** Milliseconds of CPU for an answer. */
export interface RealCost {
  cpu: number;
  /** Of that for sockets and disk, which no server can do without on this machine. */
  floor: number;
}
export type RealCosts = ReadonlyMap<RealGame, RealCost>;
const MEASURE = 'server.cpu-per-answer';

export const realText = (costs: RealCosts): string =>
  [`${MEASURE}: as shipped, every answer on the disk`, ...[...costs].flatMap(lines)].join('\n');
const lines = ([{ name, seats, tables, wanted }, { cpu, floor }]: [RealGame, RealCost]): string[] => [
  `  ${name}, ${seats} seats at each of ${tables} tables: ${cpu.toPrecision(3)} ms (wanted: ≤ ${wanted} ms)`,
  `    of that for bare sockets and the disk, on this machine: ${floor.toPrecision(3)} ms`,
];

export const realLines = (costs: RealCosts): string[] =>
  [...costs].map(([{ id }, { cpu, floor }]) =>
    JSON.stringify({ measure: `${MEASURE}.${id}`, ours: rounded(cpu), floor: rounded(floor), unit: 'ms' }),
  );
