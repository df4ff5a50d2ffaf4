// The command line of npm run bench.
import { parseArgs } from 'node:util';

export interface Options {
  json: boolean;
  quick: boolean;
  help: boolean;
  /** Measures whose name begins with this. */
  only: string;
}

export const USAGE = `npm run bench -- [--quick] [--json] [--only PREFIX]

Measures the engine beside boardgame.io and beside the limit: the same games in plain TypeScript without a framework.

  --only PREFIX  only measures whose name begins so: --only tictactoe, --only auction.moves
  --quick        about ten seconds instead of a minute; good for a look, not for a comparison
  --json         one object a line: {"measure", "ours", "boardgameio", "limit", "unit"}; null for who takes no part
  --help         this`;

/** Reads the arguments; throws with a sentence when they make no sense. */
export function optionsFrom(args: readonly string[], names: readonly string[]): Options {
  const { json, quick, help, only } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  }).values;
  if (!names.some(name => name.startsWith(only)))
    throw new Error(`No measure begins with '${only}'. There are: ${names.join(', ')}.`);
  return { json, quick, help, only };
}

/** The number behind a flag; throws with a sentence when it is none, or out of its range. */
export function wholeNumber(flag: string, said: string, [least, most]: readonly [least: number, most: number]): number {
  const n = Number(said);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new Error(`--${flag} wants a whole number from ${least} to ${most}, not '${said}'.`);
}

/** What the command line says; where that makes no sense, the process ends with the usage. */
export function orUsage<T>(usage: string, read: (args: readonly string[]) => T): T {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
