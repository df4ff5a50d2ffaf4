// Commands: their words, flags and help as data, and the function that runs them.
import { parseArgs } from 'node:util';
import { didYouMean } from '#engine/did-you-mean.ts';
import { count } from '#engine/kit/wording.ts';
import { misused, type Complaint } from './screen/complaint.ts';
import type { Surroundings, Terminal } from './screen/terminal.ts';
import { glossary, wrap } from './screen/text.ts';

export interface Command {
  readonly name: string;
  /** One line. */
  readonly does: string;
  /** The rest of the line behind the name: 'GAME [options]'. */
  readonly usage: string;
  /** The number of words it takes at most. */
  readonly words: number;
  /** A paragraph, sentence by sentence. */
  readonly about: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Environment variables it reads, 'PORT=8080', and what they mean. */
  readonly settings?: readonly (readonly [string, string])[];
  readonly examples: readonly string[];
  run(given: Given, place: Place): Promise<number>;
}
export interface Flag {
  /** The name of its value, 'N'; a flag without one is a switch. */
  readonly value?: string;
  readonly help: string;
}
/** The surroundings in which a command runs. */
export interface Place extends Surroundings {
  readonly terminal: Terminal;
  /** The program's name here: 'longbox', or the call through npm. */
  readonly program: string;
}

/** Each flag with its values, as often as it was typed. */
type Flags = ReadonlyMap<string, readonly (string | true)[]>;

/** The words and flags typed behind a command's name. */
export class Given {
  readonly words: readonly string[];
  private readonly flags: Flags;
  constructor(words: readonly string[], flags: Flags) {
    this.words = words;
    this.flags = flags;
  }
  has(flag: string): boolean {
    return this.flags.has(flag);
  }
  text(flag: string): string | undefined {
    return this.all(flag).at(-1);
  }
  /** Of a flag that may be typed several times. */
  all(flag: string): string[] {
    return (this.flags.get(flag) ?? []).filter(value => value !== true);
  }
  whole(flag: string, least = 0, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const value = this.text(flag);
    if (value === undefined) return undefined;
    const n = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (n >= least && n <= most) return n;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw misused(`--${flag} ${value}: wants a whole number, ${range}.`);
  }
}

export function readArguments(command: Command, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const flags = new Map<string, (string | true)[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') flags.set(token.name, [...(flags.get(token.name) ?? []), valueOf(command, token)]);
  }
  if (words.length > command.words) throw tooMany(command, words[command.words]!, flags);
  return new Given(words, flags);
}
/** Some commands take the game as a word, others by --game: mixing them up is explained. */
function tooMany({ name, words, flags }: Command, word: string, given: Flags): Complaint {
  const isGame = words === 0 && Object.hasOwn(flags, 'game') && !given.has('game');
  const meant = isGame ? ` Did you mean --game ${word}?` : '';
  return misused(`longbox ${name} takes ${count(words, 'word')}; '${word}' is one too many.${meant}`);
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}
function valueOf(command: Command, { name, rawName, value, inlineValue }: OptionToken): string | true {
  const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
  if (!flag)
    throw misused(
      `longbox ${command.name} has no option ${rawName}.${didYouMean(
        rawName,
        Object.keys(command.flags).map(one => `--${one}`),
      )}`,
    );
  if (flag.value === undefined) {
    if (value !== undefined) throw misused(`${rawName} takes no value.`);
    return true;
  }
  if (value === undefined || (!inlineValue && value.startsWith('--')))
    throw misused(`${rawName} wants a value: ${rawName} ${flag.value}.`);
  return value;
}

export function helpOf(command: Command, { program, terminal }: Place): string {
  const { name, usage, about, flags, settings = [], examples } = command;
  const lines = [`${terminal.paint('bold', 'Usage:')} ${program} ${name} ${usage}`.trimEnd(), ''];
  lines.push(wrap(about.join(' '), terminal.width));
  const rows = Object.entries(flags).map(([flag, { value, help }]) => {
    return [`--${flag}${value === undefined ? '' : ` ${value}`}`, help] as const;
  });
  if (rows.length) lines.push('', terminal.paint('bold', 'Options:'), glossary(rows, terminal.width));
  if (settings.length)
    lines.push(
      '',
      terminal.paint('bold', 'Environment variables, with their usual values:'),
      glossary(settings, terminal.width),
    );
  lines.push('', terminal.paint('bold', 'Examples:'), ...examples.map(one => `  ${program} ${one}`));
  return lines.join('\n');
}
