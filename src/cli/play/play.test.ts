// Playing at the keyboard and by pipe: whole games, key words, composed options, leaving and going on.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { GAMES } from '#games/index.ts';
import { longbox } from '../longbox.ts';
import { newFolder, ran, surroundings, type FakePlace } from '../testing.ts';

/** The number of a game on the menu. */
const onMenu = (id: string): string => String(GAMES.findIndex(entry => entry.id === id) + 1);
const [TICTACTOE, AUCTION, TUG] = [onMenu('tictactoe'), onMenu('auction'), onMenu('tug')];
const WIN = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];

test('a game by pipe, both seats by option id, ends with result, seed and record', async () => {
  const folder = newFolder();
  const { code, out, err } = await ran('play tictactoe --me all --seed 7 --record m.json', { lines: WIN, folder });
  assert.equal(code, 0, err);
  assert.match(out, /Seed commitment [0-9a-f]{64}\n/);
  assert.match(out, /Player 1 wins\. Player 1 has three in a line\. \(TT-END-01\)/);
  const saved = JSON.parse(readFileSync(path.join(folder, 'm.json'), 'utf8')) as { seed: string; result: object };
  assert.ok(out.includes(`Seed ${saved.seed}`));
  assert.deepEqual(saved.result, {
    ranks: [1, 2],
    rule: 'TT-END-01',
    reason: { say: 'line', facts: { seat: 0 } },
  });
  assert.ok(out.split('\n').every(line => line.length <= 80 || line.includes(folder)));
});

test('numbers count what is offered, words find the one option that has them', async () => {
  const { out } = await ran('play tictactoe --me all', { lines: ['5', 'C1', '1', 'quit'] });
  assert.match(out, /Player 1 marks b2\.[^]*Player 2 marks c1\.[^]*Player 1 marks a3\./);
});

test('where every option is about an amount, the amount is what is typed', async () => {
  const { out } = await ran('play auction --seats 2 --seed 5', { lines: ['3', 'quit'] });
  assert.match(out, / 0 {2}0 coins/);
  assert.match(out, /Player 1 bid 3 coins/);
});

test('what is greyed out is told with its reason and rule, and rules can be read', async () => {
  const lines = ['b2', '?', 'b2', 'mark:4', 'rule TT-TRN-03', 'rule draw', 'rule xyzzy', 'rule'];
  const { out } = await ran('play tictactoe --me all', { lines });
  assert.match(out, /\(1 option not allowed now: \? tells why\)/);
  assert.match(out, / {2}- Mark b2: That cell is marked already\. \(TT-TRN-03\)/);
  assert.equal(out.split('\nThat cell is marked already. (TT-TRN-03)').length, 3, 'said for the word and for the id');
  assert.match(out, /TT-TRN-03 A marked cell cannot be marked again\./);
  assert.match(out, /TT-END-02 When all cells are marked/);
  assert.match(out, /No rule has the id or the words 'xyzzy'/);
  assert.match(out, /Which rule\? 'rule TT-TRN-01'/);
});

test('cards are read by any words of their names, and listed when no or too few words are given', async () => {
  const lines = ['about', 'about optic', 'ABOUT Pryde Kitty', 'about xyzzy', 'quit'];
  const { out } = await ran('play dice-masters --setup first-game --me all --seed 3', { lines });
  const [, list, cyclops, kitty, none] = out.split('\n> ');
  assert.match(list!, /^about\n {2}Kitty Pryde, Sprite +\S.*\n[^]*Ambush/);
  assert.equal(list!.match(/Ambush/g)!.length, 1);
  assert.match(
    cyclops!,
    /^about optic\nCyclops, Optic Blast\n {2}Cost 6 bolt; .*\n {2}Levels .*\n {2}When Cyclops is fielded/,
  );
  assert.match(kitty!, /\nKitty Pryde, Sprite\n[^]* {2}Sidekicks cannot block Kitty Pryde\.$/);
  assert.match(none!, /Nothing here is called 'xyzzy'; 'about' alone lists/);
  const bare = await ran('play tictactoe', { lines: ['about', 'quit'] });
  assert.match(bare.out, /There is nothing to read in this game\./);
});

test('to do nothing stands last, and what reads the same is listed once', async () => {
  const lines = ['keep', 'quit'];
  const { out } = await ran('play dice-masters --setup first-game --me all --seed 3', { lines });
  const [, reroll, main] = out.split(/\n(?=Reroll any|Purchase, field)/);
  assert.match(reroll!, /\n +(\d+) {2}Keep the dice\n +\d+ {2}Reroll other dice …\n/);
  const labels = reroll!.match(/ {2}Reroll .*/g)!;
  assert.equal(new Set(labels).size, labels.length);
  assert.match(main!, /Pass\n +\d+ {2}Pay for several things at once …\n/);
});

test('help, log, hint, board, save and nonsense at a question', async () => {
  const folder = newFolder();
  const lines = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'hint', 'log', 'board', 'options', 'help', 'hlep', '', 'save'];
  const { out } = await ran('play tictactoe --me all', { folder, lines: [...lines, 'save mine.json', 'save no/\0'] });
  assert.match(out, /The best choices, with your chance to win:\n 100 % {2}1: Mark c3 \(wins the game\)\n/);
  assert.match(out, / {3}2 {2}Player 2 marks a2\./);
  assert.match(out, /undo +takes your last answer back/);
  assert.match(out, /'hlep' is no choice here\. Did you mean help\?/);
  assert.match(out, /Save where\?/);
  assert.match(out, /Saved to .*mine\.json/);
  assert.match(out, /cannot be written/);
  assert.equal((JSON.parse(readFileSync(path.join(folder, 'mine.json'), 'utf8')) as { answers: [] }).answers.length, 4);
});

test('end of input keeps the match, and it goes on where it was', async () => {
  const folder = newFolder();
  const first = await ran('play tictactoe --bots random --seed 3', { folder, lines: ['mark:0'] });
  assert.equal(first.code, 0);
  const [, file] = /longbox play --resume (\S+)/.exec(first.out) ?? [];
  const second = await ran(`play --resume ${file}`, { folder, lines: ['log', 'quit'] });
  assert.match(second.out, /Resumed after 2 answers/);
  assert.match(second.out, /Player 2: random bot/);
  assert.match(second.out, / 1 {2}Player 1 marks a3\./);
  assert.equal(readdirSync(path.join(folder, 'state/longbox')).length, 1, 'kept in the same file');
  const refused = await ran(`play --resume ${file} --seats 2`, { folder });
  assert.equal(refused.code, 2);
});

test('leaving before the first answer keeps nothing', async () => {
  const folder = newFolder();
  const { out } = await ran('play tictactoe', { folder });
  assert.doesNotMatch(out, /--resume/);
  assert.deepEqual(readdirSync(folder), []);
});

test('a signal to stop keeps the match too, whatever is still in the pipe', async () => {
  const stop = new AbortController();
  const around = surroundings(newFolder(), {}, stop.signal);
  const running = longbox(['play', 'tictactoe', '--me', 'all'], around);
  around.input.write('mark:0\n');
  await until(around, /Player 2 —/);
  stop.abort();
  assert.equal(await running, 0);
  assert.match(around.said(), /The match is kept/);
});

test('own last answers are taken back alone, others’ moves only with their consent', async () => {
  const lines = ['undo', 'mark:0', 'undo', 'n', 'mark:4', 'undo', 'y', 'log', 'quit'];
  const { out } = await ran('play tictactoe --me all', { lines });
  assert.match(out, /You have answered nothing yet\./);
  assert.match(out, /You have answered nothing yet\.[^]*You have answered nothing yet\./, 'seat 1 has nothing either');
  assert.match(out, /Player 2, may Player 1 take that back\? \[y\/N\] y\nTaken back\./);
  const alone = await ran('play tictactoe --bots random', { lines: ['mark:0', 'undo', 'log', 'quit'] });
  assert.match(alone.out, /Taken back; Player 2 agreed\./);
  assert.doesNotMatch(alone.out.split('Taken back')[1]!, / 1 {2}Player 1 marks/);
});

test('an answer that nobody followed is taken back freely', async () => {
  const { out } = await ran('play auction --me all', { lines: ['bid:0', 'bid:0', 'gift:1', 'undo', 'quit'] });
  assert.match(out, /Player 1 gives Player 2 a coin[^]*\nTaken back\.\n/);
});

test('a composed option is put together slot by slot, written out, or thought better of', async () => {
  const lines = ['bid:0', 'bid:0', 'deal', 'cancel', 'deal', '7', '1', 'x', '2', '', 'quit'];
  const { out } = await ran('play auction --me all', { lines });
  assert.match(out, /A number from 1 to 1, please\./);
  assert.match(out, /A whole number from 0 to 10, please\./);
  assert.match(out, /Player 1 offers Player 2 2 coins/);
  const written = await ran('play auction --me all', { lines: ['bid:0', 'bid:0', 'deal:1:1::0:', 'deal:1:0::0:'] });
  assert.match(written.out, /Player 1 offers Player 2 1 coin/);
  assert.match(written.out, /\(AU-MKT-04\)/);
});

test('on an open floor Enter lets the others speak', async () => {
  const { out } = await ran('play auction --seats 2 --seed 5', { lines: ['bid:0', '', 'ready', 'quit'] });
  assert.match(out, /Enter: say nothing now/);
});

test('the generic table shows what the seat knows and counts the rest', async () => {
  const { out } = await ran('play auction --seats 3 --seed 5', { lines: ['quit'] });
  assert.match(out, /hand, Player 1 +[A-Z][^,]+, [A-Z]/);
  assert.match(out, /hand, Player 2 +4 face down/);
  assert.match(out, /goal +\d +\? +\?/);
});

test('nobody at the keyboard: bots play and the table is told to spectators', async () => {
  const { code, out } = await ran('play tictactoe --me none --bots greedy,random --seed 2');
  assert.equal(code, 0);
  assert.match(out, /Player 1: greedy bot\n {2}Player 2: random bot/);
  assert.match(out, /wins\.|A draw\./);
});

test('between two people with secrets the screen is cleared, and only then the next hand is shown', async () => {
  const around = surroundings(newFolder(), { NO_COLOR: '1' });
  around.input.isTTY = around.output.isTTY = true;
  const running = longbox(['play', 'auction', '--seats', '2', '--me', 'all', '--seed', '5'], around);
  await until(around, /Player 1, press Enter when nobody else looks/);
  assert.doesNotMatch(around.said(), /hand, Player/);
  around.input.write('\n');
  await until(around, /Bid for/);
  around.input.write('bid:1\n');
  await until(around, /Enter clears the screen; then it is Player 2's turn/);
  around.input.write('\n');
  await until(around, /Player 2, press Enter/);
  const cleared = around.said().lastIndexOf('\u001B[2J');
  assert.ok(cleared > around.said().indexOf('hand, Player 1'));
  assert.doesNotMatch(around.said().slice(cleared), /hand, Player/);
  around.input.write('\u0003'); // Ctrl-C
  assert.equal(await running, 0);
  assert.match(around.said(), /The match is kept/);
});

test('after a match the menu opens again', async () => {
  const { out } = await ran('', { lines: [TICTACTOE, '', '1', ...WIN, '', TICTACTOE, '', '1', ...WIN, 'q'] });
  assert.equal(out.split('Player 1 wins.').length, 3);
});

test('the menu offers every game, seats people and bots, and resumes', async () => {
  const folder = newFolder();
  const first = await ran('', { folder, lines: ['99', TICTACTOE, '', '5', 'mark:0'] });
  assert.match(first.out, new RegExp(`A number from 1 to ${GAMES.length}, please`));
  assert.match(first.out, /Player 2: greedy bot/);
  const again = await ran('', { folder, lines: [String(GAMES.length + 1), 'quit'] });
  assert.match(again.out, /\d {2}go on with Tic-tac-toe, 2 answers so far/);
  assert.match(again.out, /Resumed after 2 answers/);
  const sized = await ran('', { folder, lines: [AUCTION, '9', '3', '2', '', '', '1'] });
  assert.match(sized.out, /How many players, 2 to 5\?[^]*A number from 2 to 5, please[^]*Which set-up\?/);
  assert.match(sized.out, /Player 3: you/);
  const bye = await ran('', { folder, lines: ['q'] });
  assert.match(bye.out, /Goodbye/);
  writeFileSync(path.join(folder, 'state/longbox/match-bad-1.json'), '{');
  assert.equal((await ran('', { folder, lines: ['q'] })).code, 0, 'a spoilt file is passed over');
});

test('the menu asks for settings as a lobby does: each can be changed, and what applies follows', async () => {
  const folder = newFolder();
  const lines = [TUG, '', '3', '2', '2', '3', '2', '9', '', '', '', '', 'heave'];
  const { out } = await ran('', { folder, lines });
  assert.match(out, /Which set-up\?\n[^]*1 {2}short[^]*2 {2}muddy[^]*3 {2}settings of your own/);
  const shown = out.split('The settings:').slice(1);
  assert.equal(shown.length, 3);
  assert.match(shown[0]!, /1 {2}Rope: short[^]*2 {2}Ground: dry[^]*Ground\?[^]*1 {2}dry[^]*2 {2}muddy/);
  assert.doesNotMatch(shown[0]!, /Puddle/);
  assert.match(shown[1]!, /2 {2}Ground: muddy[^]*3 {2}Puddle, in steps: 1/);
  assert.match(shown[2]!, /Puddle, in steps: 2[^]*A number from 1 to 3, please[^]*Who plays\?/);
  const kept = path.join(folder, 'state/longbox');
  const { options } = JSON.parse(readFileSync(path.join(kept, readdirSync(kept)[0]!), 'utf8')) as { options: object };
  assert.deepEqual(options, { ground: 'mud', puddle: 2 });
});

/** Waits until the program has said something. */
async function until(around: FakePlace, wanted: RegExp): Promise<void> {
  for (const latest = performance.now() + 120_000; performance.now() < latest;) {
    if (wanted.test(around.said())) return;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  assert.match(around.said(), wanted);
}
