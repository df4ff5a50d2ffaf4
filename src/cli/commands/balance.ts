// longbox balance: many games between equal bots, and what they say about the game: length, seats, and what it counts.
import { seatsBySide, sidesOf } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import { listed } from '#engine/kit/wording.ts';
import type { Command, Given, Place } from '../command.ts';
import { shellWord } from '../files/places.ts';
import { addSums, balance as runBalance, noSums, type Stretch, type Sums } from '../runs/balancing.ts';
import { threadsFor } from '../runs/threads.ts';
import { Complaint } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { Progress } from '../screen/progress.ts';
import { table } from '../screen/text.ts';
import { openGame, type OwnBox } from '../setup/games.ts';
import { checkOpenings, newSeed } from '../setup/opening.ts';
import { BOT_NAMES, DEFAULT_BOT, oneBot } from '../setup/seating.ts';

export const balance: Command = {
  name: 'balance',
  does: 'let equal bots play many games and report how even the game is',
  usage: '--game GAME [options]',
  words: 0,
  about: [
    'Tells how long games take, which seats or sides win, and what the game itself counts: factions, cards, missions.',
    'The same seed gives the same report.',
    'The report is Markdown, so that it can be kept beside the game.',
  ],
  flags: {
    game: { value: 'GAME', help: 'an id or the path of a file' },
    games: { value: 'N', help: 'how many games (2000 when left out)' },
    seed: { value: 'S', help: 'any text; a new one when left out' },
    seats: { value: 'N', help: 'how many play; as many as can, when left out' },
    setup: { value: 'NAMES', help: "one of the game's set-ups, or several by commas, which take turns" },
    series: {
      help: 'play on: matches that follow from one another, such as the missions of a campaign, count as games',
    },
    bot: { value: 'NAME', help: `who sits in all seats (${DEFAULT_BOT} as usual): ${BOT_NAMES}` },
    threads: { value: 'N', help: 'threads; one a processor core, when left out' },
    json: { help: 'print the numbers as one JSON object' },
  },
  examples: ['balance --game tictactoe --seed 1', 'balance --game auction --games 100 --json'],
  run: run,
};

async function run(given: Given, place: Place): Promise<number> {
  const box = await openGame(given.text('game'), place.cwd);
  const whole = wholeOf(given, box);
  const { games } = whole;
  const threads = threadsFor(given.whole('threads', 1), games);
  const sums = noSums(sidesAt(box, whole).length);
  const bar = new Progress(place, games);
  const crashed = await runBalance({
    word: box.word,
    game: box.game,
    whole,
    threads,
    signal: place.signal,
    onOutcome(outcome) {
      addSums(sums, outcome);
      bar.show(sums.games);
      return false;
    },
  });
  bar.end();
  if (crashed !== undefined) throw new Complaint(`The run crashed: ${crashed}`);
  if (place.signal.aborted) return 1;
  place.terminal.say(given.has('json') ? json(box, whole, sums) : report(box, whole, sums));
  return 0;
}

function wholeOf(given: Given, { game }: OwnBox): Stretch {
  const seed = given.text('seed') ?? newSeed().slice(0, 8);
  const seats = given.whole('seats') ?? game.seats.max;
  const [setup, bot] = [given.text('setup'), given.text('bot') ?? DEFAULT_BOT];
  oneBot(bot);
  checkOpenings(game, { seats, setup, seed });
  const games = given.whole('games', 1) ?? 2000;
  return { from: 0, games, seed, seats, setup, bot, ...(given.has('series') && { isSeries: true }) };
}

// ---- the report --------------------------------------------------------------------------------------------

/** The length that a share of the games does not exceed. */
function quantile(lengths: Record<number, number>, share: number): number {
  const sorted = Object.entries(lengths).map(([length, n]) => [Number(length), n] as const);
  sorted.sort((a, b) => a[0] - b[0]);
  let left = share * sorted.reduce((sum, [, n]) => sum + n, 0);
  return sorted.find(([, n]) => (left -= n) <= 0)?.[0] ?? 0;
}
const lengthOf = (lengths: Record<number, number>) => ({
  shortest: quantile(lengths, 0),
  tenth: quantile(lengths, 0.1),
  median: quantile(lengths, 0.5),
  ninetieth: quantile(lengths, 0.9),
  longest: quantile(lengths, 1),
});

function json({ game }: OwnBox, whole: Stretch, { rounds, answers, ...sums }: Sums): string {
  const { from: _from, games: _games, ...told } = whole;
  const named = { measure: 'balance', game: game.id, ...told };
  return JSON.stringify({ ...named, ...sums, rounds: lengthOf(rounds), answers: lengthOf(answers) });
}

/** The seats of each side. */
const sidesAt = ({ game }: OwnBox, { seats }: Stretch): Seat[][] => seatsBySide(sidesOf(game, seats));

function report(box: OwnBox, whole: Stretch, sums: Sums): string {
  const { game, word } = box;
  const { games, wins, draws, unended } = sums;
  const { seats, bot } = whole;
  const sides = sidesAt(box, whole);
  const names = seatNames(game, seats);
  const sideRows = wins.map((n, side) => [
    listed(sides[side]!.map(seat => names[seat]!)),
    String(n),
    percent(n, games),
  ]);
  const length = ['rounds', 'answers'] as const;
  const lengths = length.filter(of => Object.keys(sums[of]).length);
  return [
    `# ${game.name}: balance`,
    `${games} games between ${seats} ${bot} bots; ${draws} drawn, ${unended} without an end. Made by`,
    `\`${commandFor(word, whole)}\`.`,
    table(
      ['Length', ...Object.keys(lengthOf({}))],
      lengths.map(of => [of, ...Object.values(lengthOf(sums[of])).map(String)]),
    ),
    table([sides.length < seats ? 'Side' : 'Seat', 'won', '%'], sideRows),
    ...Object.entries(sums.counts).map(([name, rows]) => countsTable(name, rows)),
  ].join('\n\n');
}
function commandFor(word: string, { games, seed, seats, setup, bot, isSeries }: Stretch): string {
  const words = ['--game', word, '--games', String(games), '--seed', seed, '--seats', String(seats)];
  if (setup !== undefined) words.push('--setup', setup);
  if (isSeries) words.push('--series');
  if (bot !== DEFAULT_BOT) words.push('--bot', bot);
  return `npm run balance -- ${words.map(shellWord).join(' ')}`;
}
const percent = (n: number, of: number): string => (of ? ((100 * n) / of).toFixed(1) : '–');

/** Each column after the first with its share of the first. */
function countsTable(name: string, rows: Sums['counts'][string]): string {
  const columns = [...new Set(Object.values(rows).flatMap(cells => Object.keys(cells)))];
  const [base, ...others] = columns as [string, ...string[]];
  const head = [name, base, ...others.flatMap(column => [column, '%'])];
  const body = Object.entries(rows)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, cells]) => {
      const whole = cells[base] ?? 0;
      return [row, String(whole), ...others.flatMap(c => [String(cells[c] ?? 0), percent(cells[c] ?? 0, whole)])];
    });
  return table(head, body);
}
