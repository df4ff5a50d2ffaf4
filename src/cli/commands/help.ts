// longbox help: what there is, and how each command is used.
import { GAMES } from '#games/index.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { helpOf, type Command, type Place } from '../command.ts';
import { misused } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { glossary, wrap } from '../screen/text.ts';
import { openGame } from '../setup/games.ts';
import { settingRows } from '../setup/settings-words.ts';
import { COMMANDS } from './all.ts';

export const help: Command = {
  name: 'help',
  does: 'tell what there is, how a command is used, or what a game can be set to',
  usage: '[COMMAND or GAME]',
  words: 1,
  about: ['Without a word: all commands, and the games.'],
  flags: {},
  examples: ['help', 'help play', 'help tictactoe'],
  async run(given, place) {
    const [word] = given.words;
    const isGame = GAMES.some(({ id }) => id === word);
    if (word === undefined) place.terminal.say(overview(place));
    else place.terminal.say(isGame ? await aboutGame(word, place) : helpOf(commandNamed(word), place));
    return 0;
  },
};

const all = (): readonly Command[] => [...COMMANDS, help];

export function commandNamed(word: string): Command {
  const found = all().find(command => command.name === word);
  if (found) return found;
  const names = all().map(command => command.name);
  throw misused(`There is no command '${word}'.${didYouMean(word, names)} There are: ${names.join(', ')}.`);
}

/** The help on one game: its set-ups and options. */
async function aboutGame(id: string, { terminal, program, cwd }: Place): Promise<string> {
  const { game } = await openGame(id, cwd);
  const { min, max } = game.seats;
  const setups = Object.keys(game.setups ?? {});
  const settings = settingRows(game, null, min);
  const lines = [`${terminal.paint('bold', game.name)}, ${min === max ? min : `${min}–${max}`} players`];
  const roles = seatNames(game, max);
  if (game.roles) lines.push(wrap(`Seats: ${roles.join(', ')}`, terminal.width));
  if (setups.length) lines.push('', wrap(`Set-ups (--setup NAME): ${setups.join(', ')}`, terminal.width));
  if (settings.length) lines.push('', 'Settings (--set KEY=VALUE):', glossary(settings, terminal.width));
  lines.push('', `  ${program} play ${id}${settings.length ? ` --set ${settings[0]![0]}` : ''}`);
  return lines.join('\n');
}

export function overview({ terminal, program }: Place): string {
  const games = GAMES.map(({ id, name, seats: { min, max } }) => {
    const players = min === max ? `${min} players` : `${min}–${max} players`;
    return [id, `${name}, ${players}`] as const;
  });
  return [
    `${terminal.paint('bold', 'Longbox')}: a tabletop in your terminal.`,
    '',
    wrap(
      `'${program}' alone opens a menu. '${program} help COMMAND' tells more, and 'help GAME' what it can be set to.`,
      terminal.width,
    ),
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
