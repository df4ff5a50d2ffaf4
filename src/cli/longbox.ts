// The program: finds the command, runs it, and turns what goes wrong into words and an exit code.
import { readFileSync } from 'node:fs';
import { helpOf, readArguments, type Place } from './command.ts';
import { commandNamed, help } from './commands/help.ts';
import { menu } from './play/menu.ts';
import { Complaint, messageOf } from './screen/complaint.ts';
import { Left, Terminal, type Surroundings } from './screen/terminal.ts';
import { printable, wrap } from './screen/text.ts';

const UNWELL = 1;
const MISUSED = 2;

/** Runs one command line; the exit code. */
export async function longbox(args: readonly string[], around: Surroundings): Promise<number> {
  const terminal = new Terminal(around);
  const program = around.env.npm_lifecycle_event === undefined ? 'longbox' : 'npm run longbox --';
  const place: Place = { ...around, terminal, program };
  try {
    return await run(args, place);
  } catch (error) {
    return explained(error, args, place);
  } finally {
    terminal.close();
  }
}

async function run(args: readonly string[], place: Place): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined) return menu(place);
  if (first === '--version' || first === '-v') {
    place.terminal.say(version());
    return 0;
  }
  if (first === '--help' || first === '-h') return help.run(readArguments(help, rest), place);
  const command = commandNamed(first);
  if (rest.includes('--help') || rest.includes('-h')) {
    place.terminal.say(helpOf(command, place));
    return 0;
  }
  return command.run(readArguments(command, rest), place);
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `longbox ${version}`;
}

/** A complaint may quote a file that somebody else has written. */
const quoting = (message: string): string => message.split('\n').map(printable).join('\n');
function explained(error: unknown, args: readonly string[], { terminal, program }: Place): number {
  if (error instanceof Left) return 0;
  if (!(error instanceof Complaint)) {
    terminal.mutter(`This should not have happened: ${quoting(messageOf(error))}`);
    if (error instanceof Error && error.stack) terminal.mutter(quoting(error.stack.split('\n').slice(1).join('\n')));
    return UNWELL;
  }
  terminal.mutter(wrap(quoting(error.message), terminal.width));
  if (error.code === MISUSED) {
    const isKnown = args[0] !== undefined && !error.message.startsWith('There is no command');
    terminal.mutter(`'${program} help${isKnown && !args[0]!.startsWith('-') ? ` ${args[0]}` : ''}' tells more.`);
  }
  return error.code;
}
