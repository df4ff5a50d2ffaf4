// The report: a table for people, JSON lines for programs.
import { aligned, NONE, ratio, rounded } from '../report.ts';
import { type Name, NAMES } from './contestants.ts';
import type { Crowd } from './crowd.ts';
import type { Outcome } from './tally.ts';

export type Outcomes = Partial<Record<Name, Outcome>>;
const MEASURE = 'server.durable-answers';

/** The contestants' titles, and the multiple of each one's rate that ours is to reach. */
const ROWS: Record<Name, readonly [title: string, wanted: number | null]> = {
  ours: ['ours', null],
  boardgameio: ['boardgame.io', 4],
  colyseus: ['Colyseus, patches every 50 ms', 1.5],
  colyseusAtOnce: ['Colyseus, patches at once', 0.7],
  limit: ['limit: ws echo', 1 / 3],
};

/** One row each. */
export function table(outcomes: Outcomes): string {
  const heads = [MEASURE, 'answers', 'p50', 'p99', 'server CPU', 'ours', 'wanted'];
  const taking = NAMES.filter(name => outcomes[name]);
  return aligned([heads, ...taking.map(name => row(name, outcomes[name]!, outcomes.ours))]);
}
function row(name: Name, { rate, p50, p99, cpu }: Outcome, ours: Outcome | undefined): string[] {
  const [title, wanted] = ROWS[name];
  const cells = [title, `${whole(rounded(rate)!)}/s`, ms(p50), ms(p99), `${ms(cpu)} each`];
  if (wanted === null) return [...cells, '', ''];
  return [...cells, times(ratio(ours?.rate ?? null, rate)), `≥ ${times(wanted)}`];
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const ms = (time: number): string => {
  if (!Number.isFinite(time)) return NONE;
  return time < 999.5 ? `${time.toPrecision(3)} ms` : `${(time / 1000).toPrecision(3)} s`;
};
const times = (n: number | null): string => (n === null ? NONE : `${n.toPrecision(2)}×`);

export const jsonLines = (outcomes: Outcomes): string[] => [
  jsonLine(MEASURE, outcomes, 'rate', '1/s'),
  jsonLine(`${MEASURE}.p50`, outcomes, 'p50', 'ms'),
  jsonLine(`${MEASURE}.p99`, outcomes, 'p99', 'ms'),
  jsonLine(`${MEASURE}.cpu`, outcomes, 'cpu', 'ms'),
];
function jsonLine(measure: string, outcomes: Outcomes, field: keyof Outcome, unit: string): string {
  const values = NAMES.map(name => [name, rounded(outcomes[name]?.[field] ?? null)]);
  return JSON.stringify({ measure, ...Object.fromEntries(values), unit });
}

const VIEW = 'server.answer-to-view';
/** Many people at many games, in words. */
export function crowdText({ games, sockets, rate, p50, p99, watched, running, sleeping }: Crowd): string {
  return [
    `${VIEW}: p50 ${ms(p50)}, p99 ${ms(p99)} (wanted: ≤ 50 ms)`,
    `  ${whole(sockets)} sockets at ${whole(games)} running games, ${whole(rate)} views a second`,
    `  memory: ${kB(running)} a running game (${kB(watched)} with its sockets), ${kB(sleeping)} a sleeping game`,
  ].join('\n');
}
const kB = (bytes: number | null): string => (bytes === null ? NONE : `${(bytes / 1000).toFixed(1)} kB`);

export const crowdLines = ({ p50, p99, watched, running, sleeping }: Crowd): string[] => [
  ownLine(`${VIEW}.p50`, p50, 'ms'),
  ownLine(`${VIEW}.p99`, p99, 'ms'),
  ownLine('server.memory.watched-game', watched, 'bytes'),
  ownLine('server.memory.running-game', running, 'bytes'),
  ownLine('server.memory.sleeping-game', sleeping, 'bytes'),
];
const ownLine = (measure: string, ours: number | null, unit: string): string =>
  JSON.stringify({ measure, ours: rounded(ours), unit });
