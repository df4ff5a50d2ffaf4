// The command line of npm run bench:limits.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOTS, botNamed } from '#bots/bots.ts';
import { wholeNumber } from '../args.ts';
import type { Trial } from './deciding.ts';

export const USAGE = `npm run bench:limits -- [--decisions N] [--limit MS] [--bot NAME] [--threads N] [--only WHAT]

Sends a server the bodies that cost it most, five at once, and tells how long it said nothing to others meanwhile.
Then lets bots play whole games of every kind in the server's threads, all of them busy, and tells how long answers
took. Last it lets them answer by a clock that counts their work: what is late there is late on every machine.

  --decisions N  questions to be answered (10000, about eight minutes on two cores)
  --limit MS     time for each (100)
  --bot NAME     who answers (mastermind)
  --threads N    threads, and games at once (as many as there are cores)
  --only WHAT    bodies, bots or work, not all of them
  --help         this`;

const OPTIONS = {
  decisions: { type: 'string', default: '10000' },
  limit: { type: 'string', default: '100' },
  bot: { type: 'string', default: 'mastermind' },
  threads: { type: 'string', default: String(availableParallelism()) },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
const MOST = { decisions: 1_000_000, limit: 60_000, threads: 64 } as const;

export interface Options extends Trial {
  help: boolean;
  bodies: boolean;
  bots: boolean;
  work: boolean;
}
/** Reads the arguments; throws with a sentence when they make no sense. */
export function optionsFrom(args: readonly string[]): Options {
  const { help, bot, only, ...numbers } = parseArgs({ args: [...args], options: OPTIONS }).values;
  if (!botNamed(bot))
    throw new Error(`There is no bot '${bot}'. There are: ${BOTS.map(({ name }) => name).join(', ')}.`);
  if (only !== undefined && !['bodies', 'bots', 'work'].includes(only))
    throw new Error(`--only wants bodies, bots or work, not '${only}'.`);
  const is = (what: string): boolean => only === undefined || only === what;
  const [decisions, limit, threads] = (['decisions', 'limit', 'threads'] as const).map(what =>
    wholeNumber(what, numbers[what], [1, MOST[what]]),
  ) as [number, number, number];
  return { help, bodies: is('bodies'), bots: is('bots'), work: is('work'), bot, decisions, limit, threads };
}
