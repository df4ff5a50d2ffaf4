// longbox arena as it is called: contests, round-robins, outside programs, early ends, and what is said to bad input.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { longbox } from '../longbox.ts';
import { newFolder, surroundings, type Ran } from '../testing.ts';
import type { Diagnosis } from './diagnosis.ts';

interface Told {
  measure: string;
  games: number;
  players: {
    name: string;
    games: number;
    score: number;
    late: number;
    illegal: number;
    firstIllegal?: string;
    elo: number | null;
    even: number;
    decisions?: Diagnosis;
  }[];
  contests: { games: number; isDecided: boolean; players: { name: string; even: number }[] }[];
}
/** Words divided by spaces, and then words as they are. */
async function arena(words: string, ...more: string[]): Promise<Ran> {
  const around = surroundings(newFolder());
  const code = await longbox(['arena', ...words.split(' ').filter(Boolean), ...more], around);
  return { code, out: around.said(), err: around.muttered() };
}
async function numbers(words: string, ...more: string[]): Promise<Told> {
  const { code, out, err } = await arena(`${words} --json`, ...more);
  assert.equal(code, 0, err);
  return JSON.parse(out) as Told;
}
/** The command of a program that answers `option` to whatever it is asked, or nothing at all. */
const outside = (option?: string): string => {
  const answer = option === undefined ? '' : `: m.say === 'asked' ? { say: 'answer', n: m.n, option: '${option}' }`;
  const script =
    `require('node:readline').createInterface(process.stdin).on('line', l => { const m = JSON.parse(l); ` +
    `const a = m.say === 'game' ? { say: 'ready', n: m.n } ${answer} : 0; a && console.log(JSON.stringify(a)); })`;
  return `stdio:'${process.execPath}' -e "${script.replaceAll(`'`, '`')}"`;
};

test('the same seed gives the same games, however many threads play', async () => {
  const game = '--game auction --players random,weighted --games 20 --seed 3';
  const [one, two] = await Promise.all([1, 2].map(threads => numbers(`${game} --threads ${threads}`)));
  assert.deepEqual(one, two);
  assert.equal(one!.measure, 'arena');
  assert.equal(one!.players[0]!.score + one!.players[1]!.score, 20);
});

test('a bot is as strong as itself when every deal is played from both seats', async () => {
  const { players } = await numbers('--game tictactoe --players idle,idle --games 7 --threads 1');
  assert.deepEqual(
    players.map(({ name, games, score, elo }) => [name, games, score, elo]),
    [
      ['idle', 8, 4, 0],
      ['idle (2)', 8, 4, 0],
    ],
  );
});

test('it stops when it is decided, at the same game with any number of threads', async () => {
  const game = '--game tictactoe --players greedy,random --until 95 --most 200 --seed 1';
  const [one, two] = await Promise.all([1, 2].map(threads => numbers(`${game} --threads ${threads}`)));
  assert.deepEqual(one, two);
  assert.ok(one!.contests[0]!.isDecided && one!.games >= 60 && one!.games < 200, `${one!.games} games`);
});

test('more than two at a game for two: each two of them meet', async () => {
  const { code, out } = await arena('--game tictactoe --players greedy,random,idle --games 10 --seed 1 --threads 1');
  assert.equal(code, 0);
  assert.match(out, /^Tic-tac-toe: 30 games, seed 1\n\n\| Player \| games \| won \| drawn \| lost \| score % \|/);
  for (const name of ['greedy', 'random', 'idle'])
    assert.match(out, new RegExp(`^\\| ${name} +\\| +20 \\|.* to .*\\| +50\\.0 \\| +[+−±]`, 'm'));
  assert.match(out, /^\| against \| greedy \| random \| idle \|$/m);
  assert.match(out, /^\| greedy {2}\| +\| +\d+\.\d \| +\d+\.\d \|$/m);
});

test('at a table for more three players fill the seats in turn', async () => {
  const { players, contests } = await numbers('--game auction --seats 4 --players random,weighted,idle --games 8');
  assert.deepEqual(
    players.map(({ games, name, even }) => [name, games, even]),
    [
      ['random', 8, 4],
      ['weighted', 8, 2],
      ['idle', 8, 2],
    ],
  );
  assert.equal(contests.length, 1);
});

test('two players at a table for more meet both ways: one among the others, and the other way round', async () => {
  const words = '--game auction --seats 3 --players greedy,random --games 6 --seed 1 --threads 1';
  const { contests } = await numbers(words);
  assert.deepEqual(
    contests.map(({ games, players }) => [games, players[0]!.name, players[0]!.even.toFixed(3)]),
    [
      [6, 'greedy', '2.000'],
      [6, 'random', '2.000'],
    ],
  );
  const { out } = await arena(words);
  assert.match(out, /^\| greedy among random \| +6 \|/m);
  assert.match(out, /^\| random among greedy \| +6 \|/m);
  assert.doesNotMatch(out, /against/);
});

test('--verbose tells by decision what was settled and how long it took', async () => {
  const words = '--game mutant-revolution --setup end --seats 3 --players veteran#24,greedy --games 3 --seed 1';
  const { players } = await numbers(`${words} --threads 1 --verbose`);
  const [veteran, greedy] = players.map(({ decisions }) => decisions!);
  const bids = veteran!['auction.bid']!;
  assert.ok(bids.compared > 0 && bids.compared <= bids.answers, JSON.stringify(bids));
  assert.ok(bids.tables > 0 && bids.options >= 2 * bids.compared && bids.settled <= bids.compared);
  assert.equal(greedy!['auction.bid']!.compared, 0);
  assert.ok(greedy!['auction.bid']!.milliseconds > 0);
  const { out } = await arena(`${words} --threads 1 --verbose`);
  assert.match(out, /^veteran#24, by decision:\n\n\| decision .*\| settled % \| open: lead \| ± error \|/m);
  assert.match(out, /^\| auction\.bid +\| +\d+\.\d \|/m);
  assert.ok((await numbers(`${words} --threads 1`)).players.every(({ decisions }) => !decisions));
});

test('games that are kept are not played again, and games go on after them', async () => {
  const folder = newFolder();
  const go = async (games: number, players = 'random,weighted'): Promise<Ran> => {
    const around = surroundings(folder);
    const words = `arena --game auction --players ${players} --games ${games} --seed 3 --threads 1 --json`;
    const code = await longbox([...words.split(' '), '--keep', 'kept.jsonl'], around);
    return { code, out: around.said(), err: around.muttered() };
  };
  const lines = (): string[] => readFileSync(path.join(folder, 'kept.jsonl'), 'utf8').split('\n');
  await go(6);
  const before = lines();
  const whole = await go(10);
  assert.deepEqual(lines().slice(0, before.length - 1), before.slice(0, -1));
  assert.deepEqual(
    JSON.parse(whole.out),
    await numbers('--game auction --players random,weighted --games 10 --seed 3'),
  );
  const all = lines();
  assert.equal((JSON.parse((await go(10)).out) as Told).games, 10);
  assert.deepEqual(lines(), all, 'nothing is left to play');
  const other = await go(10, 'random,greedy');
  assert.equal(other.code, 2);
  assert.match(other.err, /holds games of another contest/);
});

test('outside programs: illegal answers and late ones are idle ones, and are counted', async () => {
  const against = async (player: string, limit: number) => {
    const words = `--game tictactoe --games 2 --limit ${limit} --threads 1`;
    return (await numbers(words, '--players', `idle,${player}`)).players[1]!;
  };
  const [stubborn, silent] = [await against(outside('mark:0'), 60_000), await against(outside(), 20)];
  assert.ok(stubborn.illegal > 2 && stubborn.late === 0, JSON.stringify(stubborn));
  assert.equal(stubborn.firstIllegal, "'mark:0'. That cell is marked already. (TT-TRN-03) That was at turns.mark.");
  assert.ok(!('firstIllegal' in silent));
  assert.ok(silent.late > 4 && silent.illegal === 0, JSON.stringify(silent));
});

test('outside programs play in threads too, and the report tells of their faults', async () => {
  const { code, out } = await arena(
    '--game tictactoe --games 20 --threads 2',
    '--players',
    `random,${outside('mark:4')}`,
  );
  assert.equal(code, 0);
  assert.match(
    out,
    /0 late answers and \d+ illegal ones?; idle ones were taken\. The first illegal one: 'mark:4'\. \w.*\.$/m,
  );
});

const MISUSED: [args: string, said: RegExp][] = [
  ['', /Which game\?/],
  ['--game tictactoe', /--players wants two names or more/],
  ['--game tictactoe --players greedy', /--players wants two names or more/],
  ['--game tictactoe --players greedy,greddy', /no bot 'greddy'\. Did you mean greedy\?/],
  ['--game tictactoe --players greedy,stdio:', /stdio: wants a command/],
  ['--game tictactoe --players idle,idle --until 80', /wants 90, 95 or 99/],
  ['--game tictactoe --players idle,idle --most 80', /--most goes with --until/],
  ['--game tictactoe --players idle,idle --share 80', /--share goes with --until/],
  ['--game tictactoe --players idle,idle --until 95 --share 100', /--share 100: wants a whole number, 1 to 99/],
  ['--game tictactoe --players idle,idle --seats 3', /for exactly 2 players, not 3/],
  ['--game tictactoe --players idle,idle --keep games.jsonl', /--keep wants a --seed/],
  ['--game auction --players idle,idle,idle,idle --seats 3', /has 3 seats here; 4 players are too many/],
];
for (const [args, said] of MISUSED)
  test(`longbox arena ${args}: says what to do`, async () => {
    const { code, err } = await arena(args);
    assert.equal(code, 2);
    assert.match(err, said);
  });

test('a program that does not start stops the arena', async () => {
  const { code, err } = await arena('--game tictactoe --players idle,stdio:no-such-program --threads 1');
  assert.equal(code, 1);
  assert.match(err, /The arena stopped: 'no-such-program' does not play: there\s+is no program/);
});
