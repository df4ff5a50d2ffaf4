// The command line of npm run bench:server.
import { parseArgs } from 'node:util';
import { wholeNumber } from '../args.ts';
import { type Name, NAMES } from './contestants.ts';

export interface Options {
  json: boolean;
  help: boolean;
  names: readonly Name[];
  matches: number;
  rounds: number;
  /** Games with many people at them, on our server alone; 0 for none. */
  crowd: number;
  /** Answers in each of the real games, on our server alone; 0 for none. */
  real: number;
  /** Milliseconds of a round in which answers count. */
  time: number;
}

export const USAGE = `npm run bench:server -- [--json] [--only NAME] [--matches N] [--rounds N] [--time MS]
                            [--real N] [--crowd N]

Plays the same tiny game on our server and on others, one after the other: how many answers a second are acknowledged,
and how long one takes. Ours are on the disk by then; the others keep theirs in memory. The limit is a bare ws echo.

  --only NAME    only this one, may be said again: ${NAMES.join(', ')}
  --matches N    so many at once, each with two sockets (200)
  --rounds N     turns for everybody, of which the best counts (4)
  --time MS      how long a turn is measured, after three seconds to warm up (3000)
  --real N       afterwards so many answers in each of the real games, on our server alone (6000; 0 leaves it out)
  --crowd N      afterwards our server alone, with five sockets at each of so many games (1000; 0 leaves it out)
  --json         one object a line, a value for each of them; null for who takes no part
  --help         this`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] as string[] },
  matches: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '4' },
  time: { type: 'string', default: '3000' },
  real: { type: 'string', default: '6000' },
  crowd: { type: 'string', default: '1000' },
} as const;
const RANGES = {
  matches: [1, 2000],
  rounds: [1, 100],
  time: [1, 60_000],
  real: [0, 100_000],
  crowd: [0, 2000],
} as const;

/** Reads the arguments; throws with a sentence when they make no sense. */
export function optionsFrom(args: readonly string[]): Options {
  const { json, help, only, ...numbers } = parseArgs({ args: [...args], options: OPTIONS }).values;
  const stranger = only.find(name => !(NAMES as string[]).includes(name));
  if (stranger !== undefined) throw new Error(`'${stranger}' takes no part. There are: ${NAMES.join(', ')}.`);
  const names = only.length ? NAMES.filter(name => only.includes(name)) : NAMES;
  return {
    json,
    help,
    names,
    matches: wholeNumber('matches', numbers.matches, RANGES.matches),
    rounds: wholeNumber('rounds', numbers.rounds, RANGES.rounds),
    time: wholeNumber('time', numbers.time, RANGES.time),
    real: names.includes('ours') ? wholeNumber('real', numbers.real, RANGES.real) : 0,
    crowd: names.includes('ours') ? wholeNumber('crowd', numbers.crowd, RANGES.crowd) : 0,
  };
}
