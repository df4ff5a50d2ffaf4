// longbox play: a match at this keyboard, new or resumed.
import type { Passing } from '#engine/passing.ts';
import { newRecord, openMatch } from '#engine/versions/ruleset.ts';
import type { Command, Given, Place } from '../command.ts';
import { pathFrom } from '../files/places.ts';
import { openRecord } from '../files/replaying.ts';
import { playSeries } from '../play/series.ts';
import { Session } from '../play/session.ts';
import { misused } from '../screen/complaint.ts';
import { openGame } from '../setup/games.ts';
import { openingFor } from '../setup/opening.ts';
import { BOT_NAMES, DEFAULT_BOT, seated, seating } from '../setup/seating.ts';

export const SEATING = {
  me: { value: 'SEATS', help: 'where you sit, counted from 0: 0 (as usual), 0,2, all, or none to watch' },
  bots: { value: 'NAMES', help: `bots for the other seats, by commas (${DEFAULT_BOT} as usual): ${BOT_NAMES}` },
};

export const play: Command = {
  name: 'play',
  does: 'play a game here, against bots or with friends at the same keyboard',
  usage: 'GAME [options]   or   play --resume FILE',
  words: 1,
  about: [
    'Plays any game from its decisions alone.',
    'A GAME is an id (the command help lists them) or the path of a file that exports one.',
    'Without a person at the keyboard, answers are read one a line.',
    'Where a game is played in series, the next match is offered when one is over, or by --resume of its file.',
  ],
  flags: {
    seats: { value: 'N', help: 'how many play (the fewest the game takes, when left out)' },
    ...SEATING,
    setup: { value: 'NAME', help: "one of the game's set-ups" },
    set: { value: 'KEY=VALUE', help: 'a setting of the game, as often as you like; help GAME lists them' },
    seed: { value: 'S', help: 'any text; the same seed gives the same dice and shuffles' },
    pass: { help: "pass for people who can do nothing else; 'passing' changes it, and says what it tells others" },
    record: { value: 'FILE', help: 'keep the match in this file' },
    resume: { value: 'FILE', help: 'go on with a match that was kept' },
  },
  examples: ['play tictactoe', 'play tictactoe --me 0,1', 'play tictactoe --bots random --seed friday'],
  run: (given, place) => (given.has('resume') ? resume(given, place) : begin(given, place)),
};

const passingOf = (given: Given): Passing => ({ isOn: given.has('pass'), stops: [] });

async function begin(given: Given, place: Place): Promise<number> {
  const box = await openGame(given.words[0], place.cwd);
  const opening = openingFor(box.game, {
    seats: given.whole('seats'),
    seed: given.text('seed'),
    setup: given.text('setup'),
    set: given.all('set'),
  });
  const players = seating(box.rules, opening.seats, given.text('me'), given.text('bots'));
  const record = given.text('record');
  const match = openMatch(box.rules, newRecord(box.rules, opening));
  const file = record === undefined ? undefined : pathFrom(place, record);
  return playSeries(new Session(place, box, match, players, { file, passing: passingOf(given) }));
}

async function resume(given: Given, place: Place): Promise<number> {
  for (const flag of ['seats', 'seed', 'setup', 'set'])
    if (given.has(flag)) throw misused(`--${flag} is settled already in a match that is resumed.`);
  const file = pathFrom(place, given.text('resume')!);
  const { box, saved, match } = await openRecord(file, given.words[0], place);
  const isAsked = given.has('me') || given.has('bots') || saved.players?.length !== saved.seats;
  const players = isAsked
    ? seating(box.rules, saved.seats, given.text('me'), given.text('bots'))
    : seated(box.rules, saved.players!);
  const record = given.text('record');
  const { resigned, series } = saved;
  const kept = {
    file: record === undefined ? file : pathFrom(place, record),
    resigned,
    series,
    passing: passingOf(given),
  };
  return playSeries(new Session(place, box, match, players, kept));
}
