// The report on the server's cost of answers in real games: lines for people, JSON lines for programs.
import type { RealGame } from './real-games.ts';

/** Milliseconds of CPU by game. */
export type RealCosts = ReadonlyMap<RealGame, number>;
const MEASURE = 'server.cpu-per-answer';

export const realText = (costs: RealCosts): string =>
  [`${MEASURE}: as shipped, every answer on the disk`, ...[...costs].map(line)].join('\n');
const line = ([{ name, seats, tables, wanted }, cpu]: [RealGame, number]): string =>
  `  ${name}, ${seats} seats at each of ${tables} tables: ${cpu.toPrecision(3)} ms (wanted: ≤ ${wanted} ms)`;

export const realLines = (costs: RealCosts): string[] =>
  [...costs].map(([{ id }, cpu]) =>
    JSON.stringify({ measure: `${MEASURE}.${id}`, ours: Number(cpu.toPrecision(4)), unit: 'ms' }),
  );
