// longbox fuzz: random games under the laws; any failure is one line to reproduce.
import path from 'node:path';
import { GAMES } from '#games/index.ts';
import { count } from '#engine/kit/wording.ts';
import type { Command, Given, Place } from '../command.ts';
import { shellWord, stateFolder } from '../files/places.ts';
import { savedMatch, writeMatch } from '../files/record-file.ts';
import { fuzz as runFuzz, type Break, type Outcome, type Stretch } from '../runs/fuzzing.ts';
import { threadsFor } from '../runs/threads.ts';
import { Complaint } from '../screen/complaint.ts';
import { Progress } from '../screen/progress.ts';
import { wrap } from '../screen/text.ts';
import { openGame, type OwnBox } from '../setup/games.ts';
import { newSeed, openingFor } from '../setup/opening.ts';

export const fuzz: Command = {
  name: 'fuzz',
  does: 'play random games and check that the laws hold at every moment',
  usage: '[--game GAME] [options]',
  words: 0,
  about: [
    'Checks the laws that hold for every game: what is offered is accepted, nothing leaks, nothing appears or',
    'vanishes, records replay, every game ends, and more.',
    'Game n of a seed is always the same game.',
    'Exit code 1 when a law breaks.',
  ],
  flags: {
    game: { value: 'GAME', help: 'an id or the path of a file; all games that are ready, when left out' },
    games: { value: 'N', help: 'how many games (200 when left out)' },
    seed: { value: 'S', help: 'any text; a new one when left out' },
    from: { value: 'N', help: 'number of the first game' },
    seats: { value: 'N', help: 'how many play; all numbers in turn, when left out' },
    setup: { value: 'NAME', help: "one of the game's set-ups; all in turn, when left out" },
    every: { value: 'N', help: 'check the laws at one moment in N (at all, when left out): quicker, less thorough' },
    threads: { value: 'N', help: 'threads; one a processor core, when left out' },
    json: { help: 'print the numbers as JSON, one object a line' },
  },
  examples: ['fuzz', 'fuzz --game tictactoe --games 1000 --seed 7', 'fuzz --game ./my-game.ts'],
  run: runAll,
};

interface Sums {
  game: string;
  seed: string;
  games: number;
  answers: number;
  longest: number;
  seconds: number;
  /** The number of times each decision was asked. */
  decisions: Record<string, number>;
  /** The number of games in which each thing was seen that the game counts. */
  tally: Record<string, number>;
  broken?: Break & { file: string; again: string; see: string };
  crashed?: string;
}

async function runAll(given: Given, place: Place): Promise<number> {
  const word = given.text('game');
  const all: Sums[] = [];
  for (const one of word === undefined ? GAMES.map(entry => entry.id) : [word]) {
    if (place.signal.aborted) break;
    const sums = await fuzzOne(given, place, await openGame(one, place.cwd));
    all.push(sums);
    if (given.has('json')) place.terminal.say(JSON.stringify({ measure: 'fuzz', ...sums }));
    else report(place, sums);
  }
  return place.signal.aborted || all.some(sums => sums.broken || sums.crashed !== undefined) ? 1 : 0;
}

/** A thread takes longer to start than so many games under all laws. */
const FEW = 20;
async function fuzzOne(given: Given, place: Place, box: OwnBox): Promise<Sums> {
  const whole = stretchOf(given, box);
  const { seed, games } = whole;
  const threads = threadsFor(given.whole('threads', 1), games, FEW);
  const none = { games: 0, answers: 0, longest: 0, seconds: 0, decisions: {}, tally: {} };
  const sums: Sums = { game: box.game.id, seed, ...none };
  const bar = new Progress(place, games);
  const begun = performance.now();
  const crashed = await runFuzz({
    word: box.word,
    game: box.game,
    whole,
    threads,
    signal: place.signal,
    onOutcome(outcome) {
      if ('broken' in outcome) sums.broken = kept(place, box, seed, outcome.broken);
      else addOutcome(sums, outcome);
      bar.show(sums.games, box.game.name);
      return sums.broken !== undefined;
    },
  });
  if (crashed !== undefined) sums.crashed = crashed;
  bar.end();
  sums.seconds = Math.round(performance.now() - begun) / 1000;
  return sums;
}

/** The games to play; bad seats and set-ups are refused before anything runs. */
function stretchOf(given: Given, box: OwnBox): Stretch & { seed: string } {
  const seed = given.text('seed') ?? newSeed().slice(0, 8);
  const [seats, setup, every] = [given.whole('seats'), given.text('setup'), given.whole('every', 1)];
  if (seats !== undefined || setup !== undefined) openingFor(box.game, { seats, setup, seed });
  return {
    from: given.whole('from') ?? 0,
    games: given.whole('games', 1) ?? 200,
    seed,
    ...(seats !== undefined && { seats }),
    ...(setup !== undefined && { setup }),
    ...(every !== undefined && { every }),
  };
}

function addOutcome(sums: Sums, played: Extract<Outcome, { games: number }>): void {
  sums.games += played.games;
  sums.answers += played.answers;
  sums.longest = Math.max(sums.longest, played.longest);
  addUp(sums.decisions, played.decisions);
  addUp(sums.tally, played.tally);
}
function addUp(sums: Record<string, number>, more: Record<string, number>): void {
  for (const [name, n] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + n;
}

/** Writes the failing record and says how to see the failure again. */
function kept(place: Place, box: OwnBox, seed: string, broken: Break): NonNullable<Sums['broken']> {
  const { game, seats, setup, record } = broken;
  const file = path.join(stateFolder(place), `fuzz-${box.game.id}-${seed.replace(/\W+/g, '_')}-${game}.json`);
  const words = ['fuzz', '--game', box.word, '--seed', seed, '--from', String(game), '--games', '1'];
  words.push('--seats', String(seats), ...(setup === undefined ? [] : ['--setup', setup]));
  const again = `${place.program} ${words.map(shellWord).join(' ')}`;
  try {
    writeMatch(file, savedMatch(record, null));
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    place.terminal.mutter(error.message);
  }
  const from = box.word === box.game.id ? '' : ` --game ${shellWord(box.word)}`;
  const see = `${place.program} replay ${shellWord(file)} --at ${broken.answer}${from}`;
  return { ...broken, file, again, see };
}

function report({ terminal }: Place, sums: Sums): void {
  const { game, seed, games, answers, longest, seconds, broken, crashed } = sums;
  if (crashed !== undefined) terminal.say(wrap(`✗ ${game}: the run crashed: ${crashed}`, terminal.width));
  else if (broken) {
    terminal.say(terminal.paint('red', `✗ ${game} breaks a law: ${broken.law}`));
    terminal.say(wrap(broken.finding, terminal.width, '  '));
    const where = `seed ${seed}, game ${broken.game}, after answer ${broken.answer}, ${count(broken.seats, 'seat')}`;
    terminal.say(`  ${where}${broken.setup === undefined ? '' : `, set-up ${broken.setup}`}`);
    terminal.say(`Play it again:\n  ${broken.again}`);
    terminal.say(`See the moment:\n  ${broken.see}`);
  } else {
    const held = `${seconds.toFixed(1)} s, seed ${seed}: every law holds.`;
    const long = `${count(games, 'game')}, ${count(answers, 'answer')} (${longest} in the longest)`;
    terminal.say(wrap(`✓ ${game}: ${long}, ${held}`, terminal.width));
    if (Object.keys(sums.tally).length) terminal.say(wrap(`  ${seldom(sums.tally)}`, terminal.width, '  '));
  }
}

/** The things that were seen in the fewest games. */
function seldom(tally: Record<string, number>): string {
  const sorted = Object.entries(tally).sort((a, b) => a[1] - b[1]);
  const few = sorted.slice(0, 3).map(([name, n]) => `${name} ${n}`);
  return `${sorted.length} different things were in play, the rarest in so many games: ${few.join(', ')}.`;
}
