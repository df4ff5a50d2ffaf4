// longbox learn: learns a game's value from games of bots, tries it against the present one, and keeps the better.
import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fitted, foreseen, type Foreseen } from '#bots/learning/fit.ts';
import { chancesBy, type Weights } from '#engine/kit/learned-value.ts';
import { seatsBySide, sidesOf } from '#engine/seats.ts';
import { seedOf } from '#engine/seed.ts';
import { wilson } from '../arena/statistics.ts';
import type { Command, Given, Place } from '../command.ts';
import { shellWord } from '../files/places.ts';
import { learn as play, type Learned, type Lesson, type Lessons } from '../runs/learning.ts';
import { Complaint, misused } from '../screen/complaint.ts';
import { Progress } from '../screen/progress.ts';
import { table } from '../screen/text.ts';
import { openGame, type OwnBox } from '../setup/games.ts';
import { chanceOf, checkOpenings, newSeed } from '../setup/opening.ts';
import { oneBot } from '../setup/seating.ts';

export const learn: Command = {
  name: 'learn',
  does: "learn a game's value from games of bots, and keep it if it wins",
  usage: '--game GAME [options]',
  words: 0,
  about: [
    'Greedy bots play, a value is fitted, bots that search by it play again, and it is refitted on both.',
    'One side with the new value then plays against the one kept so far; it is written only if it wins its share.',
    'The same seed gives the same weights where bots are bounded by counts (mastermind#48).',
  ],
  flags: {
    game: { value: 'GAME', help: 'an id or the path of a file; its bots need features' },
    games: { value: 'N', help: 'games of greedy bots (1000 when left out)' },
    again: { value: 'N', help: 'games of bots that search by what was learned (200 when left out)' },
    trial: { value: 'N', help: 'games of the new value against the old one (100 when left out)' },
    bot: { value: 'NAME', help: 'who searches (mastermind#48 when left out)' },
    seats: { value: 'N', help: 'how many play; as many as can, when left out' },
    setup: { value: 'NAMES', help: "one of the game's set-ups, or several by commas, which take turns" },
    seed: { value: 'S', help: 'any text; a new one when left out' },
    threads: { value: 'N', help: 'threads; one a processor core, when left out' },
    out: { value: 'FILE', help: 'the file of weights, such as bot/learned.ts of the game' },
  },
  examples: ['learn --game auction --seed 1', 'learn --game auction --games 200 --trial 0 --out learned.ts'],
  run,
};

const EPOCHS = 6;
/** Tables of searching bots count so many times. */
const NEWEST = 4;
/** One game in so many is held out: nothing is learned from it. */
const HELD_OUT = 5;
const isHeldOut = ({ game }: Lesson): boolean => game % HELD_OUT === 0;

interface School {
  box: OwnBox;
  place: Place;
  names: readonly string[];
  threads: number;
  seats: number;
  setup: string | undefined;
  seed: string;
  bot: string;
}

async function run(given: Given, place: Place): Promise<number> {
  const box = await openGame(given.text('game'), place.cwd);
  const names = box.game.bot?.features?.names;
  if (!names) throw misused(`The bots of ${box.game.name} name no features, so there is nothing to learn from.`);
  const school: School = {
    box,
    place,
    names,
    threads: given.whole('threads', 1) ?? os.availableParallelism(),
    seats: given.whole('seats') ?? box.game.seats.max,
    setup: given.text('setup'),
    seed: given.text('seed') ?? newSeed().slice(0, 8),
    bot: given.text('bot') ?? 'mastermind#48',
  };
  oneBot(school.bot);
  checkOpenings(box.game, school);
  const [games, again, trial] = [
    given.whole('games', 1) ?? 1000,
    given.whole('again') ?? 200,
    given.whole('trial') ?? 100,
  ];
  const out = outOf(given, place);
  const greedy = await lessonsOf(school, { games, bot: 'greedy', seed: `${school.seed} greedy` });
  const first = learnedFrom(school, greedy);
  const newest = again ? await lessonsOf(school, { games: again, seed: `${school.seed} again`, weights: first }) : [];
  const both = [...greedy, ...newest.map(lesson => ({ ...lesson, times: NEWEST }))];
  const weights = learnedFrom(school, both);
  const tested = (newest.length ? newest : greedy).filter(isHeldOut);
  const report = reportOf(school, tested, { 'of greedy games': first, ...(again && { refitted: weights }) });
  const [verdict, isKept] = await tried(school, weights, trial);
  const command = commandFor(school, { games, again, trial });
  place.terminal.say([report, verdict].join('\n\n'));
  if (out && isKept) writeFileSync(out, fileOf(box, weights, [command, ...report.split('\n'), '', verdict]));
  if (out) place.terminal.say(isKept ? `Written to ${out}.` : `${out} is as it was.`);
  return 0;
}

function outOf(given: Given, { cwd }: Place): string | undefined {
  const file = given.text('out');
  if (file === undefined) return undefined;
  const folder = path.dirname(path.resolve(cwd, file));
  if (!existsSync(folder)) throw misused(`There is no folder ${folder}.`);
  return path.resolve(cwd, file);
}

/** Plays and gathers; throws at once when something goes wrong. */
async function played(
  { box, place, threads, seats, setup, bot }: School,
  lessons: Partial<Lessons> & Pick<Lessons, 'games' | 'seed'>,
): Promise<Learned> {
  const sum: Learned = { games: 0, lessons: [], won: 0 };
  const bar = new Progress(place, lessons.games);
  const crashed = await play({
    word: box.word,
    game: box.game,
    whole: { from: 0, seats, setup, bot, ...lessons },
    threads,
    signal: place.signal,
    onOutcome(more) {
      sum.games += more.games;
      sum.won += more.won;
      for (const lesson of more.lessons) sum.lessons.push(lesson);
      bar.show(sum.games);
      return false;
    },
  });
  bar.end();
  if (crashed !== undefined) throw new Complaint(`The run crashed: ${crashed}`);
  if (place.signal.aborted) throw new Complaint('Stopped: nothing was written.');
  return sum;
}
/** Their tables, game by game, in whatever order threads have sent them. */
const lessonsOf = async (
  school: School,
  request: Partial<Lessons> & Pick<Lessons, 'games' | 'seed'>,
): Promise<Lesson[]> => (await played(school, request)).lessons.toSorted((a, b) => a.game - b.game);

/** The weights that fit the tables best, all but those held out. */
function learnedFrom({ names, seed }: School, lessons: readonly Lesson[]): Weights {
  const known = lessons.filter(lesson => !isHeldOut(lesson));
  const weights = fitted(known, names.length, EPOCHS, chanceOf(seedOf(seed), 'learning'));
  return Object.fromEntries(names.map((name, i) => [name, Number(weights[i]!.toFixed(3))]));
}

/** One side with the new weights among sides with the present ones. */
async function tried(school: School, weights: Weights, games: number): Promise<[verdict: string, isKept: boolean]> {
  if (!games) return ['Not tried against the value kept so far.', true];
  const { won } = await played(school, { games, seed: `${school.seed} trial`, weights, isTrial: true });
  const sides = seatsBySide(sidesOf(school.box.game, school.seats)).length;
  const [low, high] = wilson(won, games);
  const isKept = won * sides >= games;
  const share = `${percent(won / games)} % (${percent(low)}–${percent(high)}) of ${games}`;
  const among = `one side of ${sides} with the new value, the others with the one kept so far`;
  return [`Won ${share}, ${among}: ${isKept ? 'kept' : 'not kept'}.`, isKept];
}

// ---- the report --------------------------------------------------------------------------------------------

const percent = (share: number): string => (100 * share).toFixed(1);

function reportOf({ names }: School, tested: readonly Lesson[], by: Record<string, Weights>): string {
  const kinds = ['all', ...new Set(tested.map(({ kind }) => kind))];
  const rows = kinds.flatMap(kind => {
    const some = kind === 'all' ? tested : tested.filter(lesson => lesson.kind === kind);
    const even = foreseen(some, ({ x }) => new Float64Array(x.length / names.length).fill(names.length / x.length));
    const found = Object.entries(by).map(([name, weights]) => {
      const values = names.map(one => weights[one]!);
      return rowOf(
        kind,
        name,
        foreseen(some, ({ x }) => chancesBy(values, x)),
      );
    });
    return [rowOf(kind, 'nothing known', even), ...found];
  });
  return table(['moment', 'value', 'tables', 'log-loss', 'AUC', 'first is right, %'], rows);
}
const rowOf = (kind: string, name: string, { tables, loss, auc, first }: Foreseen): string[] => [
  kind,
  name,
  String(tables),
  loss.toFixed(4),
  auc.toFixed(3),
  percent(first),
];

function commandFor({ box, seats, setup, seed, bot }: School, numbers: Record<string, number>): string {
  const words = Object.entries(numbers).flatMap(([name, n]) => [`--${name}`, String(n)]);
  const all = [
    '--game',
    box.word,
    ...words,
    '--bot',
    bot,
    '--seats',
    String(seats),
    ...(setup === undefined ? [] : ['--setup', setup]),
    '--seed',
    seed,
  ];
  return `npm run learn -- ${all.map(shellWord).join(' ')}`;
}
const fileOf = ({ game }: OwnBox, weights: Weights, [command, ...lines]: readonly string[]): string =>
  [
    `// The weights of ${game.name}'s learned value, by feature. Made by`,
    `// ${command}`,
    ...lines.map(line => `// ${line}`.trimEnd()),
    'export const learned = {',
    ...Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`),
    '};\n',
  ].join('\n');
