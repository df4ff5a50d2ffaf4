// Sides, roles, settings and series at the keyboard, on the small tug of war.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { newFolder, ran } from '../testing.ts';

/** The Dwarfs win. */
const WON = 'heave heave ease shout pass pass heave heave ease'.split(' ');
const DWARFS_WIN = /Dwarf 1 and Dwarf 2 win\. The mark is at the end of the rope\. \(TW-END-01\)/;
const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;

test('a series of three matches with kept seats, and the files side by side', async () => {
  const folder = newFolder();
  const lines = [...WON, '', ...WON, '', ...WON];
  const { code, out, err } = await ran('play tug --me all --record m.json --set rope=short', { folder, lines });
  assert.equal(code, 0, err);
  assert.match(out, /Next comes match 2 of 3, 1 : 0\. Enter plays it[^]*Next comes match 3 of 3, 2 : 0\./);
  assert.equal(out.match(new RegExp(DWARFS_WIN, 'g'))!.length, 3);
  assert.match(out, /Match 3 of a series, after m-2\.json/);
  assert.doesNotMatch(out.split('Match 3 of a series')[1]!, /Next comes/);
  const third = read(folder, 'm-3.json');
  assert.deepEqual(third['options'], { match: 3, wins: [2, 0] });
  assert.deepEqual([third['players'], third['series']], [['you', 'you', 'you'], { place: 3, previous: 'm-2.json' }]);
});

test('a series goes on from the file of its last match', async () => {
  const folder = newFolder();
  const first = await ran('play tug --me all --record m.json', { folder, lines: WON });
  assert.match(first.out, /Next comes match 2 of 3, 1 : 0\. Go on with:\n {2}longbox play --resume \S*m\.json/);
  const second = await ran('play --resume m.json', { folder, lines: ['', 'ease', 'quit'] });
  assert.match(second.out, /Match 2 of a series, after m\.json/);
  assert.match(second.out, /play --resume \S*m-2\.json/);
  const again = await ran('play --resume m-2.json', { folder, lines: ['quit'] });
  assert.match(again.out, /Resumed after 1 answer/);
});

test('seats are called by their roles, in the list and at the prompt', async () => {
  const { out } = await ran('play tug --me all --seats 4', { lines: ['ease', 'quit'] });
  assert.match(out, /Dwarf 1: you\n {2}Dwarf 2: you\n {2}Dwarf 3: you\n {2}Giant: you/);
  assert.match(out, /— Dwarf 2 —/);
  assert.match(out, /Dwarf 1 {2}Dwarf 2 {2}Dwarf 3 {2}Giant/);
});

test('one of a side resigns and a bot plays on; with the last one the side gives up, and shares its rank', async () => {
  const folder = newFolder();
  const lines = ['resign', 'n', 'resign', 'y', 'heave', 'ease', 'resign', 'y'];
  const { out } = await ran('play tug --me 0,1,2 --record m.json', { folder, lines });
  assert.match(out, /Giant wins\. Dwarf \d has resigned\. \(TABLE-END-1\)/);
  const saved = read(folder, 'm.json');
  assert.deepEqual((saved['result'] as { ranks: number[] }).ranks, [2, 2, 1]);
  const { out: proof } = await ran('verify m.json', { folder });
  assert.match(proof, /The result is the one claimed\.[^]*Nothing is found false/);
  const { out: next } = await ran('play --resume m.json', { folder, lines: ['', 'quit'] });
  assert.match(next, /Next comes match 2 of 3, 0 : 1[^]*Dwarf 1: you/);
});

test('settings are listed by help and set by words; what is wrong is said', async () => {
  const { out: help } = await ran('help tug');
  assert.match(help, /Seats: Dwarf 1, Dwarf 2, Dwarf 3, Giant/);
  assert.match(help, /rope=short +Rope: short \(as usual\)\n +rope=long +Rope: long\n +ground=dry/);
  const { out } = await ran('play tug --me all --set ground=Muddy --set puddle=2', { lines: ['quit'] });
  assert.match(out, /puddle +2/);
  for (const [words, wanted] of [
    ['--set grund=mud', /There is no setting 'grund'\. Did you mean ground\? There are: rope, ground,\s+puddle\./],
    ['--set ground=ice', /--set ground=ice: ground is one of dry, mud\./],
    ['--set puddle=2', /Only muddy ground has a puddle\./],
    ['--setup muddy --set rope=short --set puddle=3', /puddle is one of 1, 2/],
  ] as const) {
    const { code, err } = await ran(`play tug ${words}`);
    assert.deepEqual([code, wanted.test(err)], [2, true], err);
  }
  const none = await ran('play tictactoe --set size=4');
  assert.match(none.err, /There is no setting 'size'\. This game has none\./);
});

test('arena, balance and simulate count sides: an even share is a half, and a side of two wins alone', async () => {
  const arena = await ran('arena --game tug --players idle,random --games 8 --seed 1 --json --threads 1');
  const { players } = JSON.parse(arena.out) as {
    players: { games: number; even: number; won: number; lost: number }[];
  };
  assert.deepEqual(
    players.map(({ games, even }) => [games, even]),
    [
      [8, 4],
      [8, 4],
    ],
  );
  const [one, two] = players;
  assert.equal(one!.won, two!.lost);
  const many = await ran('arena --game tug --players idle,random,greedy --games 2 --seed 1 --threads 1');
  assert.match(many.out, /against/, 'at two sides each two of them meet');
  const balance = await ran('balance --game tug --games 30 --seats 3 --seed 1 --bot random --threads 1');
  assert.match(balance.out, /Side +\| +won[^]*Dwarf 1 and Dwarf 2 +\| +[1-9]/);
  const simulated = await ran('simulate tug --games 20 --bots idle,random --seed 1 --json');
  const { seats, chairs } = JSON.parse(simulated.out) as { seats: number[]; chairs: Record<string, number> };
  assert.deepEqual([seats.length, chairs], [2, { idle: 1, random: 1 }]);
});

test('the arena tells how each player did in each role, where two sides have roles', async () => {
  const { out } = await ran('arena --game tug --players idle,random --games 8 --seed 1 --threads 1');
  for (const row of ['idle, Dwarf 1 and Dwarf 2', 'idle, Giant', 'random, Dwarf 1 and Dwarf 2', 'random, Giant'])
    assert.match(out, new RegExp(`\\| ${row} +\\| +4 \\|`));
  const alike = await ran('arena --game tictactoe --players idle,random --games 2 --seed 1 --threads 1');
  assert.equal(alike.out.match(/\| Player/g)!.length, 1, 'seats without roles are alike');
});

test('balance plays a series to its end when it is asked to, and takes several set-ups in turn', async () => {
  const words = 'balance --game tug --games 2 --seats 3 --seed 1 --bot random --threads 1';
  const games = async (more: string): Promise<number> =>
    (JSON.parse((await ran(`${words}${more} --json`)).out) as { games: number }).games;
  assert.deepEqual([await games(''), await games(' --series')], [2, 6]);
  const { out } = await ran(`${words} --setup short,muddy --series`);
  assert.match(
    out,
    /^6 games between 3 random bots[^]*--games 2 --seed 1 --seats 3 --setup short,muddy --series --bot/m,
  );
  const { code, err } = await ran(`${words} --setup short,mudy`);
  assert.deepEqual([code, /no set-up 'mudy'\. Did you mean muddy\?/.test(err)], [2, true], err);
});

test('where only passing is left it is said unasked, but where one wants to be asked', async () => {
  const asks = (out: string): number => out.split('Do you shout?').length - 1;
  const lines = (...first: string[]) => [...first, 'ease', 'shout', 'ease', 'ease', 'pass', 'quit'];
  const [everywhere, passing] = await Promise.all([
    ran('play tug --bots idle --seed 1', { lines: ['ease', 'shout', 'ease', 'pass', 'ease', 'pass', 'quit'] }),
    ran('play tug --bots idle --seed 1 --pass', { lines: lines() }),
  ]);
  assert.equal(asks(everywhere!.out), 3);
  assert.equal(asks(passing!.out), 1, 'only while there is a shout left');
  assert.match(passing!.out, /You can only pass, and do/);
  const keys = ['passing on', 'ease', 'shout', 'passing here', 'ease', 'passing off', 'ease', 'pass', 'quit'];
  const { out } = await ran('play tug --bots idle --seed 1', { lines: keys });
  assert.match(
    out,
    /Where you can only pass, that is said for you\.[^]*said for you, but for rounds\.pull\.[^]*everywhere/,
  );
  assert.equal(asks(out), 2);
});

test('where nothing can be chosen, none is said unasked too; other lone answers are left to the player', async () => {
  const game = path.join(import.meta.dirname, '../fixtures/idle-game.ts');
  const asks = (out: string, words: string): number => out.split(words).length - 1;
  const [everywhere, passing] = await Promise.all([
    ran(`play ${game}`, { lines: ['none', 'none', 'none', 'end'] }),
    ran(`play ${game} --pass`, { lines: ['end'] }),
  ]);
  assert.deepEqual([asks(everywhere!.out, 'Which of them?'), asks(passing!.out, 'Which of them?')], [3, 0]);
  for (const { out } of [everywhere!, passing!]) assert.match(out, /Is that all\?[^]*That was all\./);
});
