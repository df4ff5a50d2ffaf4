// Fair times on a busy machine: CPU time, not the wall's; contestants take turns, and only good rounds count.
import { type Contestant, CONTESTANTS, type Work } from './measure.ts';

/** The length of a measurement, in milliseconds of CPU time. */
export interface Effort {
  warm: number;
  rounds: number;
  round: number;
}
export const FULL: Effort = { warm: 400, rounds: 9, round: 120 };
export const QUICK: Effort = { warm: 50, rounds: 4, round: 20 };

/** CPU time of this thread so far, in milliseconds; of the process where threads are not distinguished. */
export function cpuTime(): number {
  const usage: (() => NodeJS.CpuUsage) | undefined = process.threadCpuUsage; // newer than the oldest Node we allow
  const { user, system } = usage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs for about so many milliseconds of CPU time and says how many units a second were done. */
export type Runner = (time: number) => number | Promise<number>;

/** Units a second for everyone who takes part, each from its better rounds. */
export async function race(
  runners: Partial<Record<Contestant, Runner>>,
  { warm, rounds, round }: Effort,
): Promise<Record<Contestant, number | null>> {
  const running = CONTESTANTS.flatMap(name => (runners[name] ? [{ name, run: runners[name], rates: [0] }] : []));
  for (const { run } of running) await run(warm);
  for (let i = 0; i < rounds; i++) for (const { run, rates } of running) rates[i] = await run(round);
  const out = { ours: null, boardgameio: null, limit: null };
  return { ...out, ...Object.fromEntries(running.map(({ name, rates }) => [name, typicalBest(rates)])) };
}

/** Units a second over about `time` milliseconds. */
export function rateOf(work: Work, time: number, clock = cpuTime): number {
  const from = clock();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = clock() - from;
  } while (spent < time);
  return (units / spent) * 1000;
}

/** The median of the better half: what others do on the machine can only slow a round down. */
export function typicalBest(rates: readonly number[]): number {
  const best = rates.toSorted((a, b) => b - a).slice(0, Math.ceil(rates.length / 2));
  const middle = Math.floor(best.length / 2);
  return best.length % 2 ? best[middle]! : (best[middle - 1]! + best[middle]!) / 2;
}
