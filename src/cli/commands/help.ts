// longbox help: what there is, and how each command is used.
import { helpOf, type Command, type Place } from '../command.ts';
import { misused } from '../complaint.ts';
import { GAMES } from '#games/index.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { glossary, wrap } from '../text.ts';
import { COMMANDS } from './all.ts';

export const help: Command = {
  name: 'help',
  does: 'tell what there is, or how a command is used',
  usage: '[COMMAND]',
  words: 1,
  about: ['Without a command: all of them, and the games.'],
  flags: {},
  examples: ['help', 'help play'],
  run(given, place) {
    const [word] = given.words;
    place.terminal.say(word === undefined ? overview(place) : helpOf(commandNamed(word), place));
    return Promise.resolve(0);
  },
};

const all = (): readonly Command[] => [...COMMANDS, help];

export function commandNamed(word: string): Command {
  const found = all().find(command => command.name === word);
  if (found) return found;
  const names = all().map(command => command.name);
  throw misused(`There is no command '${word}'.${didYouMean(word, names)} There are: ${names.join(', ')}.`);
}

export function overview({ terminal, program }: Place): string {
  const games = GAMES.map(({ id, name, seats: { min, max }, status }) => {
    const players = min === max ? `${min} players` : `${min}–${max} players`;
    return [id, `${name}, ${players}${status === 'coming' ? ' (coming)' : ''}`] as const;
  });
  return [
    `${terminal.paint('bold', 'Longbox')}: a tabletop in your terminal.`,
    '',
    wrap(`'${program}' alone opens a menu. '${program} help COMMAND' tells more.`, terminal.width),
    '',
    terminal.paint('bold', 'Commands:'),
    glossary(
      all().map(command => [command.name, command.does] as const),
      terminal.width,
    ),
    '',
    terminal.paint('bold', 'Games:'),
    glossary(games, terminal.width),
  ].join('\n');
}
