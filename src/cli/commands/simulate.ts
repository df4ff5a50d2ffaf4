// longbox simulate: many games between bots, and what came out.
import { setImmediate } from 'node:timers/promises';
import type { Bot } from '#bots/bot.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { start } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import { seatsBySide, sideRanks, sidesOf, winningSides } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import { listed } from '#engine/kit/wording.ts';
import type { Command, Given, Place } from '../command.ts';
import { seatNames } from '../screen/drawing.ts';
import { Progress } from '../screen/progress.ts';
import { glossary } from '../screen/text.ts';
import { openGame } from '../setup/games.ts';
import { chanceOf, newSeed, openingFor, type OpeningRequest } from '../setup/opening.ts';
import { BOT_NAMES, DEFAULT_BOT, oneBot } from '../setup/seating.ts';

export const simulate: Command = {
  name: 'simulate',
  does: 'let bots play many games and count who wins',
  usage: 'GAME [options]',
  words: 1,
  about: ['Bots change seats from game to game, whole sides where seats play together, so that their wins compare.'],
  flags: {
    games: { value: 'N', help: 'how many games (100 when left out)' },
    bots: {
      value: 'NAMES',
      help: `${BOT_NAMES} (${DEFAULT_BOT} as usual); the last one named takes the seats or sides left`,
    },
    seats: { value: 'N', help: 'how many play' },
    setup: { value: 'NAME', help: "one of the game's set-ups" },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    json: { help: 'print the numbers as one JSON object' },
  },
  examples: ['simulate tictactoe --games 1000 --bots greedy,random', 'simulate tictactoe --seed 7 --json'],
  run: runSimulate,
};

interface Tally {
  games: number;
  /** Not over after the most answers a game may take. */
  unended: number;
  draws: number;
  /** Wins by side, which is by seat where each plays for itself; those who share a first place share the win. */
  seats: number[];
  bots: Record<string, number>;
  /** Sides taken by each bot, to compare with. */
  chairs: Record<string, number>;
  lengths: number[];
  milliseconds: number;
}
const MOST_ANSWERS = 20_000;

async function runSimulate(given: Given, place: Place): Promise<number> {
  const { game } = await openGame(given.words[0], place.cwd);
  const games = given.whole('games', 1) ?? 100;
  const seed = given.text('seed') ?? newSeed().slice(0, 8);
  const request: OpeningRequest = { seats: given.whole('seats'), setup: given.text('setup') };
  const { seats } = openingFor(game, { ...request, seed });
  const named = (given.text('bots') ?? DEFAULT_BOT).split(',').map(word => oneBot(word.trim()));
  const sides = seatsBySide(sidesOf(game, seats));
  const bots = sides.map((_, i) => named[Math.min(i, named.length - 1)]!);
  const tally: Tally = {
    games: 0,
    unended: 0,
    draws: 0,
    seats: bots.map(() => 0),
    bots: Object.fromEntries(bots.map(bot => [bot.name, 0])),
    chairs: Object.fromEntries(bots.map(bot => [bot.name, bots.filter(one => one === bot).length])),
    lengths: [],
    milliseconds: 0,
  };
  const bar = new Progress(place, games);
  for (let n = 0; n < games && !place.signal.aborted; n++) {
    const begun = performance.now();
    playOne(game, { ...request, seed: `${seed} ${n}` }, turned(bots, n), tally);
    tally.milliseconds += performance.now() - begun;
    bar.show(n + 1);
    if (n % 16 === 0) await setImmediate(); // lets Ctrl-C in
  }
  bar.end();
  place.terminal.say(given.has('json') ? json(tally, seed) : report(game, sides, tally, seed));
  return place.signal.aborted ? 1 : 0;
}

const turned = (bots: readonly Bot[], by: number): Bot[] => bots.map((_, seat) => bots[(seat + by) % bots.length]!);

/** One game; the bots are named by side. */
function playOne(game: Game, request: OpeningRequest, bots: readonly Bot[], tally: Tally): void {
  const opening = openingFor(game, request);
  const state = start(game, opening);
  const sides = sidesOf(game, opening.seats);
  const seated = sides.map(side => bots[side]!);
  tally.lengths.push(playOut(bareTable(game, state), seated, chanceOf(opening.seed, 'bots'), MOST_ANSWERS));
  tally.games++;
  if (state.result) count(sideRanks(state.result.ranks, sides), bots, tally);
  else tally.unended++;
}

function count(ranks: readonly number[], bots: readonly Bot[], tally: Tally): void {
  const { won } = winningSides(ranks);
  if (!won.length) tally.draws++;
  for (const side of won) {
    tally.seats[side]! += 1 / won.length;
    tally.bots[bots[side]!.name]! += 1 / won.length;
  }
}

function numbers({ lengths, milliseconds, games }: Tally) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const answers = sorted.reduce((sum, n) => sum + n, 0);
  return {
    answers,
    shortest: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    gamesPerSecond: Math.round((games / milliseconds) * 10_000) / 10,
    answersPerSecond: Math.round((answers / milliseconds) * 1000),
  };
}

function json(tally: Tally, seed: string): string {
  const { lengths: _, milliseconds, ...kept } = tally;
  return JSON.stringify({
    measure: 'simulate',
    seed,
    ...kept,
    ...numbers(tally),
    milliseconds: Math.round(milliseconds),
  });
}

function report(game: Game, sides: readonly Seat[][], tally: Tally, seed: string): string {
  const { games, draws, unended } = tally;
  const share = (wins: number): string => `${Math.round(wins * 10) / 10} (${Math.round((100 * wins) / games)} %)`;
  const { answers, shortest, median, longest, gamesPerSecond, answersPerSecond } = numbers(tally);
  const names = seatNames(game, sides.flat().length);
  const rows: [string, string][] = tally.seats.map((wins, side) => [
    `${listed(sides[side]!.map(seat => names[seat]!))} won`,
    share(wins),
  ]);
  const named = Object.entries(tally.bots);
  if (named.length > 1)
    for (const [name, wins] of named) {
      const even = Math.round((100 * tally.chairs[name]!) / tally.seats.length);
      rows.push([`${name} bot won`, `${share(wins)}; it had ${even} % of the seats`]);
    }
  rows.push(['draws', share(draws)]);
  if (unended) rows.push(['never ended', `${unended} (after ${MOST_ANSWERS} answers)`]);
  rows.push(['answers', `${answers}; a game takes ${shortest} to ${longest}, in the median ${median}`]);
  rows.push(['speed', `${gamesPerSecond} games, ${answersPerSecond} answers a second`]);
  return `${game.name}: ${games} games, seed ${seed}\n${glossary(rows)}`;
}
