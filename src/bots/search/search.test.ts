// The search finds what lies open, is the same for the same chance, sees nothing hidden and stops in time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import type { Board } from '#games/tictactoe/table/world.ts';
import { clone, play, start } from '#engine/apply.ts';
import { asked, decisionId, legal, refusal } from '#engine/ask.ts';
import type { Horizon } from '#engine/bot-knowledge.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { determinize, knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State, World } from '#engine/types.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Bot } from '../bot.ts';
import { botNamed } from '../bots.ts';
import { randomBot, weightedBot } from '../plain.ts';
import { bareTable, botAnswer, playOut } from '../play-out.ts';
import { Stopwatch } from './clock.ts';
import { search } from './search.ts';

const board = (...marks: string[]) => {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  for (const option of marks)
    assert.equal(play(tictactoe, state, { seat: state.world.turn, decision: decisionId(state), option }), undefined);
  return state;
};
const house = (seats: number, seed: number) => start(auctionHouse, { seats, seed: seedOf(seed) });
const duel = (seed: number) =>
  start(diceMasters, {
    seats: 2,
    seed: seedOf(seed),
    options: diceMasters.setups!['first-game']!(2, quickRandom(seed)),
  });
const ranked = <W extends World>(game: Game<W>, state: State<W>, seed: number, iterations: number) =>
  search(game, knowledge(game, state, asked(game, state)[0]!), quickRandom(seed), { iterations });

test('the search completes its line, and else stops the other', () => {
  const win = board('mark:0', 'mark:3', 'mark:1', 'mark:4');
  const block = board('mark:0', 'mark:4', 'mark:1');
  for (let n = 0; n < 10; n++) {
    assert.equal(ranked(tictactoe, win, n, 100)[0]!.option, 'mark:2');
    assert.equal(ranked(tictactoe, block, n, 400)[0]!.option, 'mark:2');
  }
});

test('the search never loses at tic-tac-toe against chance', () => {
  const bot = botNamed('veteran#400')!;
  for (let n = 0; n < 20; n++) {
    const state = board();
    playOut(bareTable(tictactoe, state), n % 2 ? [randomBot, bot] : [bot, randomBot], quickRandom(n));
    assert.equal(state.result!.ranks[n % 2], 1, `game ${n}: ${state.world.cells.join(' ')}`);
  }
});

test('options come with their visits and chances, the best first', () => {
  const found = ranked(tictactoe, board('mark:0', 'mark:3', 'mark:1', 'mark:4'), 1, 100);
  assert.equal(found.length, 5);
  assert.ok(found[0]!.chance > 0.9, 'it wins');
  for (const [i, { visits, chance }] of found.entries()) {
    assert.ok(chance >= 0 && chance <= 1);
    assert.ok(i === 0 || visits <= found[i - 1]!.visits);
  }
});

test('the same chance and as many iterations find the same', () => {
  const state = duel(1);
  playOut(bareTable(diceMasters, state), [weightedBot, weightedBot], quickRandom(1), 25);
  assert.deepEqual(ranked(diceMasters, state, 7, 40), ranked(diceMasters, state, 7, 40));
});

test('without time for a single iteration the heaviest option is ready', () => {
  const weighed = defineGame({
    ...tictactoe,
    bot: { value: () => 0.5, weigh: (_t, _seat, _at, { n }) => (n === 5 ? 2 : 1) },
  });
  const known = knowledge(weighed, board(), 0);
  assert.equal(search(weighed, known, quickRandom(1), { milliseconds: 0 })[0]!.option, 'mark:5');
  assert.throws(() => search(weighed, known, quickRandom(1), {}), /needs a bound/);
});

test('a lone option, and a lead that nobody can make up, are not thought about any longer', () => {
  const last = board(...[0, 1, 2, 4, 3, 5, 7, 6].map(n => `mark:${n}`));
  assert.deepEqual(
    ranked(tictactoe, last, 1, 1000).map(({ visits }) => visits),
    [0],
  );
  const won = ranked(tictactoe, board('mark:0', 'mark:3', 'mark:1', 'mark:4'), 1, 1000);
  assert.ok(won.reduce((sum, { visits }) => sum + visits, 0) < 800);
});

test('the search finds the same on every table that looks the same to its seat', () => {
  const state = house(3, 11);
  const dice = quickRandom(5);
  for (let n = 0; n < 30; n++) {
    const seat = asked(auctionHouse, state)[0]!;
    const [truth, ...others] = [state, 1, 2].map(of => {
      const table = typeof of === 'number' ? determinize(auctionHouse, state, seat, quickRandom(n + of)) : of;
      return search(auctionHouse, knowledge(auctionHouse, table, seat), quickRandom(n), { iterations: 20 });
    });
    for (const other of others) assert.deepEqual(other, truth, decisionId(state));
    play(auctionHouse, state, botAnswer({ game: auctionHouse, state }, seat, randomBot, dice));
  }
});

test('what others have sealed does not change how choices are spread', () => {
  const state = house(2, 3);
  const dice = quickRandom(3);
  while (decisionId(state) !== 'auction.bid')
    play(
      auctionHouse,
      state,
      botAnswer({ game: auctionHouse, state }, asked(auctionHouse, state)[0]!, randomBot, dice),
    );
  const bids = legal(auctionHouse, state, 1);
  const spreads = [bids[0]!, bids.at(-1)!].map(option => {
    const table = clone(auctionHouse, state);
    assert.equal(play(auctionHouse, table, { seat: 1, decision: 'auction.bid', option }), undefined);
    const bot = botNamed('rookie#10')!;
    return Array.from({ length: 40 }, (_, n) =>
      bot.choose(auctionHouse, knowledge(auctionHouse, table, 0), quickRandom(n)),
    );
  });
  assert.ok(bids.length > 1 && new Set(spreads[0]).size > 1);
  assert.deepEqual(spreads[0], spreads[1]);
});

test('a rookie slips one time in three, but not into what is illegal', () => {
  const rookie = botNamed('rookie#100')!;
  const known = knowledge(tictactoe, board('mark:0', 'mark:3', 'mark:1', 'mark:4'), 0);
  const picks = Array.from({ length: 300 }, (_, n) => rookie.choose(tictactoe, known, quickRandom(n)));
  const good = picks.filter(pick => pick === 'mark:2').length;
  // A slip is drawn from five cells, one of which is the good one: 4 of 15 answers go astray.
  assert.ok(good > 205 && good < 235, `${good} of 300`);
  assert.ok(picks.every(pick => /^mark:[25678]$/.test(pick)));
});

test('where nobody should be foreseen, an option is drawn by weight', () => {
  const secretive = defineGame({
    ...tictactoe,
    bot: {
      value: () => 0.5,
      weigh: (_t, _seat, _at, { n }) => Number(n === 2 || n === 3),
      sure: () => 0,
    },
  });
  const bot = botNamed('veteran#9')!;
  const picks = Array.from({ length: 40 }, (_, n) =>
    bot.choose(secretive, knowledge(secretive, board(), 0), quickRandom(n)),
  );
  assert.deepEqual(new Set(picks), new Set(['mark:2', 'mark:3']));
});

test('what nobody should foresee is drawn by the keen weights, where a game has some', () => {
  const only =
    (cell: number) =>
    (_t: unknown, _seat: number, _at: string, { n }: { n: number }): number =>
      Number(n === cell);
  const secretive = defineGame({
    ...tictactoe,
    bot: { value: () => 0.5, weigh: only(2), keenWeigh: only(7), sure: () => 0 },
  });
  const known = knowledge(secretive, board(), 0);
  const picked = ['veteran#9', 'greedy'].map(name => botNamed(name)!.choose(secretive, known, quickRandom(1)));
  assert.deepEqual(picked, ['mark:7', 'mark:2']);
});

test('with a long horizon a decision is searched that other levels draw by weight', () => {
  const seventh: Horizon<Board> = { isClear: () => true, chance: t => (t.world.cells[7] === 0 ? 1 : 0) };
  const secretive = defineGame<Board>({
    ...tictactoe,
    bot: { value: () => 0.5, weigh: () => 1, sure: () => 0, horizons: {}, longHorizons: { 'turns.mark': seventh } },
  });
  const known = knowledge(secretive, board(), 0);
  const picks = (name: string): Set<string> =>
    new Set([1, 2, 3, 4, 5, 6].map(n => botNamed(name)!.choose(secretive, known, quickRandom(n))));
  assert.deepEqual(picks('mastermind#90'), new Set(['mark:7']));
  assert.ok(picks('veteran#90').size > 1);
});

test('the answer so far is told whenever it changes, and given at once when that is wanted', () => {
  const told: string[] = [];
  const state = board('mark:0', 'mark:3', 'mark:1', 'mark:4');
  const known = knowledge(tictactoe, state, asked(tictactoe, state)[0]!);
  const soFar = (option: string) => void told.push(option);
  const enough = () => told.at(-1) === 'mark:2';
  const [first] = search(tictactoe, known, quickRandom(2), { iterations: 10_000, soFar, enough });
  assert.equal(first!.option, 'mark:2');
  assert.ok(first!.visits < 100, `${first!.visits}`);
  assert.equal(new Set(told.map((option, n) => `${option} ${told[n - 1]}`)).size, told.length);
});

/** CPU time of this thread in milliseconds: on a busy machine the time on the wall says more about others. */
const worked = (): number => process.threadCpuUsage().user / 1000;

test('a limit in milliseconds is kept, whoever sets it', () => {
  for (const [name, limit] of [
    ['veteran@20', undefined],
    ['mastermind', { milliseconds: 20 }],
  ] as const) {
    const dice = quickRandom(2);
    const state = duel(2);
    playOut(bareTable(diceMasters, state), [weightedBot, weightedBot], dice, 20);
    for (let n = 0; n < 25 && !state.result; n++) {
      const seat = asked(diceMasters, state)[0]!;
      const known = knowledge(diceMasters, state, seat);
      const before = worked();
      const option = botNamed(name)!.choose(diceMasters, known, dice, limit);
      const took = worked() - before;
      assert.ok(took < 40, `${name} works ${took} ms at ${decisionId(state)}`);
      assert.equal(play(diceMasters, state, { seat, decision: decisionId(state), option }), undefined);
    }
  }
});

test('a stopwatch leaves time for an iteration as long as the longest', () => {
  let at = 100;
  const watch = new Stopwatch(20, undefined, () => at);
  const after = (ms: number): boolean => ((at += ms), watch.hasTime());
  assert.ok(after(0));
  assert.ok(after(8));
  assert.equal(watch.left(2), 3, 'two in 8 ms leave three for 12');
  assert.ok(after(2));
  assert.equal(after(2), false, '12 ms are gone, and 8 more would be all');
  assert.ok(new Stopwatch(Infinity, undefined, () => at).hasTime());
});

test('the search beats chance at Dice Masters', () => {
  const bot = botNamed('veteran#30')!;
  let wins = 0;
  for (let n = 0; n < 6; n++) {
    const state = duel(n);
    playOut(bareTable(diceMasters, state), n % 2 ? [randomBot, bot] : [bot, randomBot], quickRandom(n));
    if (state.result!.ranks[n % 2] === 1) wins++;
  }
  assert.ok(wins >= 5, `${wins} of 6`);
});

test('the search gives legal answers in a game of many kinds of questions for three', () => {
  const state = start(mutantRevolution, { seats: 3, seed: seedOf(1) });
  const veteran = botNamed('veteran#4')!;
  const questions = new Set<string>();
  const bot: Bot = {
    ...veteran,
    choose(game, known, ...rest) {
      questions.add(decisionId(known.state));
      const option = veteran.choose(game, known, ...rest);
      const refused = refusal(mutantRevolution, state, { seat: known.seat, decision: decisionId(state), option });
      assert.equal(refused, undefined, option);
      return option;
    },
  };
  const answers = playOut(bareTable(mutantRevolution, state), [bot, weightedBot, weightedBot], quickRandom(1), 150);
  assert.equal(answers, 150);
  assert.ok(questions.size >= 5, [...questions].join(', '));
});
