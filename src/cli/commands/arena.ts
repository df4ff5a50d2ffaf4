// longbox arena: bots and outside programs against each other, and how sure it is who is stronger.
import path from 'node:path';
import type { Game } from '#engine/game.ts';
import { listed } from '#engine/kit/wording.ts';
import { roleNames, seatsBySide, sidesOf } from '#engine/seats.ts';
import { contest, type Played, type Stretch } from '../arena/contest.ts';
import { entrantsFrom, type Entrant } from '../arena/entrants.ts';
import { KeptGames } from '../arena/kept-games.ts';
import { jsonOf, reportOf } from '../arena/report.ts';
import { LEAST, Standings } from '../arena/standings.ts';
import { DEVIATIONS, type Confidence } from '../arena/statistics.ts';
import type { Command, Given, Place } from '../command.ts';
import { threadsFor } from '../runs/threads.ts';
import { Complaint, misused } from '../screen/complaint.ts';
import { Progress } from '../screen/progress.ts';
import { openGame, type OwnBox } from '../setup/games.ts';
import { checkOpenings, newSeed } from '../setup/opening.ts';
import { BOT_NAMES } from '../setup/seating.ts';

export const arena: Command = {
  name: 'arena',
  does: 'let bots and outside programs compete, and tell who is stronger',
  usage: '--game GAME --players NAMES [options]',
  words: 0,
  about: [
    'Everybody plays every deal from every seat; where seats play together, from every side, all seats of it.',
    'With more than two players at a game of two sides, each two of them meet.',
    'Two players at a table of more sides meet both ways: one of the first among the second, and the other way round;',
    'three or more fill the sides in turn.',
    'An outside program is named by its command, stdio:"node bot.mjs", and speaks as docs/bot-protocol.md says;',
    'when it is late or picks something illegal, its idle option is taken and counted.',
    'Where two sides have roles, a second table tells how each player did in each role.',
    'Who stops early (--until) looks often, and so errs somewhat more often than the interval says.',
    'veteran@50 thinks 50 milliseconds, veteran#200 so many iterations; so do the other levels.',
    'The same seed gives the same games, however many threads play, but for those who think by the clock.',
  ],
  flags: {
    game: { value: 'GAME', help: 'an id or the path of a file' },
    players: { value: 'NAMES', help: `by commas: bots (${BOT_NAMES}) and stdio:"COMMAND"` },
    games: { value: 'N', help: 'how many games each contest has (100 when left out), in whole turns of the seats' },
    until: {
      value: 'C',
      help: `90, 95 or 99: stop once, after ${LEAST} games or more, that interval lies on one side of an even share`,
    },
    share: { value: 'P', help: 'with --until: not an even share but so many per cent for the first player' },
    most: { value: 'N', help: 'with --until: games after which it stops anyway (1000 when left out)' },
    seats: { value: 'N', help: 'how many play; as few as can, when left out' },
    setup: { value: 'NAMES', help: "one of the game's set-ups, or several by commas, which take turns by deal" },
    seed: { value: 'S', help: 'any text; a new one when left out' },
    limit: { value: 'MS', help: 'milliseconds that an outside program has for an answer (1000 when left out)' },
    threads: { value: 'N', help: 'threads; one a processor core, when left out' },
    keep: { value: 'FILE', help: 'games are kept there, and the same contest, by the same bots, goes on after them' },
    verbose: { help: 'tell, by decision, how many are settled, how far options lie apart, and the time taken' },
    json: { help: 'print the numbers as one JSON object' },
  },
  examples: [
    'arena --game auction --players greedy,random --games 200',
    'arena --game tictactoe --players greedy,random,idle --until 95',
    'arena --game auction --seats 4 --players veteran@50,greedy,greedy,greedy --until 95 --share 45',
    'arena --game auction --seats 4 --players veteran#64,greedy --seed 1 --keep games.jsonl --verbose',
    'arena --game tictactoe --players greedy,stdio:"node examples/bot-stdio.mjs"',
  ],
  run: runArena,
};

async function runArena(given: Given, place: Place): Promise<number> {
  const box = await openGame(given.text('game'), place.cwd);
  const entrants = entrantsFrom(given.text('players') ?? '');
  const until = confidenceOf(given);
  const whole = wholeOf(given, box, place);
  const lineUps = lineUpsOf(entrants.length, whole, box);
  const contests = lineUps.map(chairs => new Standings(chairs, until, shareOf(given)));
  const kept = keptOf(given, box, whole, entrants, place);
  const bar = new Progress(place, lineUps.length * whole.games);
  for (const [i, standings] of contests.entries()) {
    const chairs = lineUps[i]!.map(entrant => entrants[entrant]!.word);
    const file = kept && { before: kept.playedIn(i).slice(0, whole.games), keep: kept.add.bind(kept, i) };
    const before = i * whole.games;
    const note = namesIn(entrants, lineUps[i]!);
    const show = (): void => bar.show(before + standings.games, note);
    await play({ ...whole, chairs }, standings, given, box, place, show, file);
    if (place.signal.aborted) break;
  }
  bar.end();
  if (place.signal.aborted) return 1;
  const sides = sideNames(box.game, whole.seats);
  const all = { game: box.game, seed: whole.seed, setup: whole.setup, entrants, contests, sides };
  place.terminal.say(given.has('json') ? jsonOf(all) : reportOf(all));
  return 0;
}
/** The names of two sides that play differently: of their roles. */
function sideNames(game: Game, seats: number): string[] | undefined {
  const sides = seatsBySide(sidesOf(game, seats));
  const names = roleNames(game, seats);
  return names && sides.length === 2 ? sides.map(side => listed(side.map(seat => names[seat]!))) : undefined;
}
const namesIn = (entrants: readonly Entrant[], chairs: readonly number[]): string =>
  [...new Set(chairs)].map(entrant => entrants[entrant]!.name).join(', ');

async function play(
  whole: Stretch,
  standings: Standings,
  given: Given,
  { word, game }: OwnBox,
  { signal }: Place,
  show: () => void,
  file: { before: Played[]; keep(from: number, played: readonly Played[]): void } | undefined,
): Promise<void> {
  const done = file?.before.length ?? 0;
  const games = whole.games - done;
  const threads = threadsFor(given.whole('threads', 1), games);
  standings.add(0, file?.before ?? []);
  if (standings.isDecided || !games) return;
  const crashed = await contest({
    word,
    game,
    whole: { ...whole, from: done, games },
    threads,
    signal,
    ...(file && { most: whole.chairs.length }),
    onOutcome(outcome) {
      standings.add(outcome.from, outcome.played);
      file?.keep(outcome.from, outcome.played);
      show();
      return standings.isDecided;
    },
  });
  if (crashed !== undefined && !signal.aborted) throw new Complaint(`The arena stopped: ${crashed}`);
}

// ---- the options -------------------------------------------------------------------------------------------

function confidenceOf(given: Given): Confidence | undefined {
  const wanted = given.whole('until');
  if (wanted === undefined) {
    for (const flag of ['most', 'share'] as const) if (given.has(flag)) throw misused(`--${flag} goes with --until.`);
    return undefined;
  }
  if (!Object.hasOwn(DEVIATIONS, wanted)) throw misused(`--until ${wanted}: wants 90, 95 or 99.`);
  return wanted as Confidence;
}

function shareOf(given: Given): number | undefined {
  const percent = given.whole('share', 1, 99);
  return percent === undefined ? undefined : percent / 100;
}

function keptOf(
  given: Given,
  { game }: OwnBox,
  { seed, setup, seats }: Pick<Stretch, 'seed' | 'setup' | 'seats'>,
  entrants: readonly Entrant[],
  { cwd }: Place,
): KeptGames | undefined {
  const file = given.text('keep');
  if (file === undefined) return undefined;
  if (!given.has('seed')) throw misused('--keep wants a --seed, so that the same contest goes on.');
  const players = entrants.map(({ word }) => word);
  return new KeptGames(path.resolve(cwd, file), { game: game.id, version: game.version, seed, setup, seats, players });
}

const seatsOf = (given: Given, { game }: OwnBox): number => given.whole('seats') ?? game.seats.min;

/** All but who sits there; bad seats and set-ups are complained about before anything runs. */
function wholeOf(given: Given, box: OwnBox, { cwd }: Place): Omit<Stretch, 'chairs'> {
  const seed = given.text('seed') ?? newSeed().slice(0, 8);
  const [setup, seats] = [given.text('setup'), seatsOf(given, box)];
  checkOpenings(box.game, { seats, setup, seed });
  const wanted = given.whole('games', 1);
  const games = given.has('until') ? (given.whole('most', LEAST) ?? wanted ?? 1000) : (wanted ?? 100);
  const limit = given.whole('limit', 1, 600_000) ?? 1000;
  const chairs = chairsAt(box.game, seats);
  const isVerbose = given.has('verbose');
  return { from: 0, games: Math.ceil(games / chairs) * chairs, seed, setup, seats, cwd, limit, isVerbose };
}

/** A chair holds a side. */
const chairsAt = (game: Game, seats: number): number => seatsBySide(sidesOf(game, seats)).length;

/** The players in the chairs of each contest, by number. */
function lineUpsOf(players: number, { seats }: Pick<Stretch, 'seats'>, { game }: OwnBox): number[][] {
  const chairs = chairsAt(game, seats);
  const which = chairs < seats ? 'sides' : 'seats';
  if (players > chairs && chairs !== 2)
    throw misused(`${game.name} has ${chairs} ${which} here; ${players} players are too many.`);
  if (players === 2 && chairs > 2)
    return [0, 1].map(lone => Array.from({ length: chairs }, (_, chair) => (chair ? 1 - lone : lone)));
  if (players <= chairs) return [Array.from({ length: chairs }, (_, chair) => chair % players)];
  return Array.from({ length: players }, (_, one) => one).flatMap(one =>
    Array.from({ length: players - one - 1 }, (_, i) => [one, one + 1 + i]),
  );
}
