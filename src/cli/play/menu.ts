// The menu that opens without a command: pick a game, who sits where, and play.
import { BOTS } from '#bots/bots.ts';
import { complaints } from '#engine/apply.ts';
import { same } from '#engine/copy.ts';
import type { Game } from '#engine/game.ts';
import { readSettings } from '#engine/kit/settings.ts';
import { optionsFor, settingsForm } from '#engine/kit/settings-form.ts';
import { newRecord, openMatch } from '#engine/versions/ruleset.ts';
import type { Json } from '#engine/types.ts';
import { entryOf } from '#games/index.ts';
import { GAMES } from '#games/index.ts';
import { count } from '#engine/kit/wording.ts';
import type { Place } from '../command.ts';
import { savedFiles } from '../files/places.ts';
import { readMatch, type SavedMatch } from '../files/record-file.ts';
import { openRecord } from '../files/replaying.ts';
import { Complaint } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { Left, type Terminal } from '../screen/terminal.ts';
import { columns, wrap, numbered } from '../screen/text.ts';
import { openGame, type OwnBox } from '../setup/games.ts';
import { openingFor } from '../setup/opening.ts';
import { DEFAULT_BOT, seated } from '../setup/seating.ts';
import { playedSeries } from './series.ts';
import { Session } from './session.ts';

const MOST_KEPT = 5;

export async function menu(place: Place): Promise<number> {
  const { terminal } = place;
  terminal.say(terminal.paint('bold', 'Longbox') + ': a tabletop in your terminal.\n');
  try {
    for (;;) {
      const match = await pickMatch(place);
      const { code, last } = await playedSeries(match);
      if (!last.isOver) return code;
      const typed = await terminal.ask('\nEnter goes back to the games, q leaves. ');
      if (/^(q|quit|exit|n|no)$/i.test(typed)) return code;
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    terminal.say(`\nGoodbye. '${place.program} help' tells what else there is.`);
    return 0;
  }
}

async function pickMatch(place: Place): Promise<Session> {
  const { terminal } = place;
  const matches = savedMatches(place);
  const items = GAMES.map(({ name, seats }) => `${name} (${seatsText(seats)})`);
  const chosen = await pick(terminal, 'What would you like to play?', [...items, ...matches.map(({ label }) => label)]);
  const resumed = matches[chosen - GAMES.length];
  if (resumed) {
    const { box, saved, match } = await openRecord(resumed.file, undefined, place);
    const players = seated(box.rules, saved.players ?? Array.from({ length: saved.seats }, () => 'you'));
    const { resigned, series } = saved;
    return new Session(place, box, match, players, { file: resumed.file, resigned, series });
  }
  return newMatch(place, await openGame(GAMES[chosen]!.id, place.cwd));
}

const seatsText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min} players` : `${min}–${max} players`;

/** Unfinished matches of games that are here. */
function savedMatches(place: Place): { file: string; label: string }[] {
  const found: { file: string; label: string }[] = [];
  for (const file of savedFiles(place)) {
    const saved = readable(file);
    const entry = saved && entryOf(saved.game);
    if (!saved || saved.result || !entry?.load) continue;
    found.push({ file, label: `go on with ${entry.name}, ${count(saved.answers.length, 'answer')} so far` });
    if (found.length === MOST_KEPT) break;
  }
  return found;
}
function readable(file: string): SavedMatch | undefined {
  try {
    return readMatch(file);
  } catch (error) {
    if (error instanceof Complaint) return undefined;
    throw error;
  }
}

async function newMatch(place: Place, box: OwnBox): Promise<Session> {
  const { terminal } = place;
  const { game } = box;
  const seats = await askSeats(terminal, game.seats);
  const request = { seats, ...(await askSetup(terminal, game, seats)) };
  const players = await askPlayers(terminal, seatNames(game, seats));
  const opening = openingFor(game, request);
  terminal.say();
  return new Session(place, box, openMatch(box.rules, newRecord(game, opening)), seated(game, players));
}

/** One of the game's set-ups, or settings of one's own where it has any. */
async function askSetup(terminal: Terminal, game: Game, seats: number): Promise<{ setup?: string; options?: Json }> {
  const setups = Object.keys(game.setups ?? {});
  const hasSettings = settingsForm(game, null, seats).length > 0;
  const ways = hasSettings ? [...setups, 'settings of your own'] : setups;
  const chosen = ways.length > 1 ? await pick(terminal, 'Which set-up?', ways) : 0;
  if (hasSettings && chosen === setups.length) return { options: await askSettings(terminal, game, seats) };
  const setup = setups[chosen];
  return setup === undefined ? {} : { setup };
}

/** The settings as a lobby shows them: each can be changed until all are right. */
async function askSettings(terminal: Terminal, game: Game, seats: number): Promise<Json> {
  const { settings = [] } = game;
  for (let chosen: Record<string, Json> = {}; ;) {
    const fields = settingsForm(game, chosen, seats);
    const items = fields.map(({ title, values, chosen: now }) => {
      const value = values.find(one => same(one.value, now));
      return `${title}: ${value?.title ?? JSON.stringify(now)}`;
    });
    terminal.say(`\nThe settings:\n${columns(numbered(items), terminal.width)}`);
    const n = await number(terminal, 'A number changes one, Enter goes on: ', items.length, DONE);
    if (n !== DONE) {
      const { key, title, values } = fields[n]!;
      const titles = values.map(value => value.title);
      chosen = { ...chosen, [key]: values[await pick(terminal, `\n${title}?`, titles)]!.value };
      continue;
    }
    const options = optionsFor(settings, readSettings(settings, chosen, seats), seats);
    const wrong = complaints(game, { seats, seed: '', options });
    if (!wrong.length) return options;
    terminal.say(wrap(wrong.join(' '), terminal.width));
  }
}
const DONE = -1;

async function askSeats(terminal: Terminal, { min, max }: { min: number; max: number }): Promise<number> {
  if (min === max) return min;
  for (;;) {
    const typed = await terminal.ask(`How many players, ${min} to ${max}? [${min}] `);
    const n = typed === '' ? min : Number(typed);
    if (Number.isInteger(n) && n >= min && n <= max) return n;
    terminal.say(`A number from ${min} to ${max}, please.`);
  }
}

/** You, a friend at the same keyboard, or a bot for each seat. */
async function askPlayers(terminal: Terminal, seats: readonly string[]): Promise<string[]> {
  const bots = BOTS.toReversed();
  const items = ['a person at this keyboard', ...bots.map(bot => `${bot.name} bot: ${bot.about}`)];
  const words: string[] = [];
  terminal.say(`\nWho plays?\n${columns(numbered(items), terminal.width)}`);
  for (const [seat, name] of seats.entries()) {
    const usual = seat === 0 ? 0 : bots.findIndex(bot => bot.name === DEFAULT_BOT) + 1;
    const chosen = await number(terminal, `${name} [${usual + 1}]: `, items.length, usual);
    words.push(chosen === 0 ? 'you' : bots[chosen - 1]!.name);
  }
  return words;
}

async function pick(terminal: Terminal, question: string, items: readonly string[]): Promise<number> {
  terminal.say(`${question}\n${items.length ? columns(numbered(items), terminal.width) : ''}`);
  return number(terminal, `${terminal.paint('bold', '>')} [1] `, items.length, 0);
}

/** A number of a list, counted from 0; Enter takes the usual one. */
async function number(terminal: Terminal, prompt: string, count: number, usual: number): Promise<number> {
  for (;;) {
    const typed = await terminal.ask(prompt);
    if (/^(q|quit|exit)$/i.test(typed)) throw new Left();
    if (typed === '') return usual;
    if (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= count) return Number(typed) - 1;
    terminal.say(`A number from 1 to ${count}, please; or q to leave.`);
  }
}
