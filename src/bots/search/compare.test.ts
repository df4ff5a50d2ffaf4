// Options that are compared: what wins is found, on the same tables for all, and nobody's secret is looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import type { House } from '#games/auction/table/world.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import type { Board } from '#games/tictactoe/table/world.ts';
import { clone, play, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import { defineGame } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Pick as Picked } from '#engine/types.ts';
import type { Comparison } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { randomBot } from '../plain.ts';
import { botAnswer } from '../play-out.ts';
import { search } from './search.ts';

const toTheEnd: Horizon<Board> = { isClear: () => false, chance: () => 0.5 };
const compared = defineGame<Board>({
  ...tictactoe,
  bot: { value: () => 0.5, weigh: () => 1, horizons: { 'turns.mark': toTheEnd } },
});
const board = (...cells: number[]) => {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  for (const cell of cells)
    play(tictactoe, state, { seat: state.world.turn, decision: decisionId(state), option: `mark:${cell}` });
  return state;
};

test('what wins at once is found, and what falls behind is no longer tried', () => {
  const found = search(compared, knowledge(compared, board(0, 3, 1, 4), 0), quickRandom(1), { iterations: 200 });
  assert.equal(found[0]!.option, 'mark:2');
  assert.equal(found[0]!.chance, 1);
  assert.ok(found.reduce((sum, { visits }) => sum + visits, 0) < 100);
});

test('options that never differ are not told apart for long', () => {
  const same = defineGame<Board>({
    ...compared,
    bot: { ...compared.bot!, horizons: { 'turns.mark': { isClear: () => true, chance: () => 0.5 } } },
  });
  const found = search(same, knowledge(same, board(), 0), quickRandom(1), { iterations: 5000 });
  assert.ok(found.reduce((sum, { visits }) => sum + visits, 0) < 100);
});

test('what has no horizon is chosen without a search', () => {
  const elsewhere = defineGame<Board>({ ...compared, bot: { ...compared.bot!, horizons: {} } });
  const known = knowledge(elsewhere, board(), 0);
  const found = search(elsewhere, known, quickRandom(4), { iterations: 50 });
  assert.equal(found[0]!.option, greedyBot.choose(elsewhere, known, quickRandom(4)));
  assert.deepEqual(
    found.map(({ visits }) => visits),
    new Array<number>(9).fill(0),
  );
});

test('who has long to think compares more', () => {
  const patient = defineGame<Board>({
    ...compared,
    bot: { ...compared.bot!, horizons: {}, longHorizons: { 'turns.mark': toTheEnd } },
  });
  const visits = (iterations: number): number =>
    search(patient, knowledge(patient, board(0, 3, 1, 4), 0), quickRandom(1), { iterations })[0]!.visits;
  assert.equal(visits(999), 0);
  assert.ok(visits(1000) > 0);
});

test('which horizons are asked for goes before the time there is', () => {
  const patient = defineGame<Board>({
    ...compared,
    bot: { ...compared.bot!, horizons: {}, longHorizons: { 'turns.mark': toTheEnd } },
  });
  const visits = (iterations: number, horizons: 'usual' | 'long'): number =>
    search(patient, knowledge(patient, board(0, 3, 1, 4), 0), quickRandom(1), { iterations, horizons })[0]!.visits;
  assert.equal(visits(1000, 'usual'), 0);
  assert.ok(visits(50, 'long') > 0);
});

test('a decision may be searched at small tables alone', () => {
  const visits = (seatsAtMost: number): number => {
    const horizons = { 'turns.mark': { ...toTheEnd, seatsAtMost } };
    const game = defineGame<Board>({ ...compared, bot: { ...compared.bot!, horizons } });
    return search(game, knowledge(game, board(0, 3, 1, 4), 0), quickRandom(1), { iterations: 50 })[0]!.visits;
  };
  assert.ok(visits(2) > 0);
  assert.equal(visits(1), 0);
});

test('a comparison ends when nothing is left to gain, and goes on while options may differ', () => {
  const chance = (spread: number) => {
    const dice = quickRandom(5);
    return () => 0.5 + (spread * (dice.below(1000) - 500)) / 1000;
  };
  const visits = (spread: number): number => {
    const alike = { isClear: () => true, chance: chance(spread) };
    const game = defineGame<Board>({ ...compared, bot: { ...compared.bot!, horizons: { 'turns.mark': alike } } });
    const found = search(game, knowledge(game, board(), 0), quickRandom(1), { iterations: 2000 });
    return found.reduce((sum, one) => sum + one.visits, 0);
  };
  assert.ok(visits(0.01) < 200, `${visits(0.01)} visits`);
  assert.ok(visits(0.5) > 1000, `${visits(0.5)} visits`);
});

test('where the horizon says so, only the heaviest options are compared', () => {
  const game = defineGame<Board>({
    ...compared,
    bot: {
      ...compared.bot!,
      weigh: (_t, _seat, _at, { n }) => n + 1,
      horizons: { 'turns.mark': { ...toTheEnd, heaviest: 3 } },
    },
  });
  const found = search(game, knowledge(game, board(), 0), quickRandom(1), { iterations: 60 });
  const tried = found.flatMap(({ option, visits }) => (visits ? option : []));
  assert.deepEqual(tried.toSorted(), ['mark:6', 'mark:7', 'mark:8']);
});

/** Marking cell 2 is best, as everybody can see right after. */
const toCellTwo: Horizon<Board> = {
  isClear: () => true,
  chance: ({ world: { cells } }, seat) => (cells[2] === seat ? 0.9 : 0.1),
};

test('an answer is taken at once where its option is sure; advice compares it all the same', () => {
  const game = (sure: number) =>
    defineGame<Board>({
      ...compared,
      bot: {
        ...compared.bot!,
        weigh: (_t, _seat, _at, { n }) => (n === 8 ? 6 : 2),
        horizons: { 'turns.mark': { ...toCellTwo, sure: option => (option === 'mark:8' ? sure : 0) } },
      },
    });
  const found = (sure: number, isBrisk: boolean) => {
    const one = game(sure);
    return search(one, knowledge(one, board(), 0), quickRandom(1), { iterations: 200, isBrisk });
  };
  const tries = (all: ReturnType<typeof found>): number => all.reduce((sum, { visits }) => sum + visits, 0);
  assert.equal(found(3, true)[0]!.option, 'mark:8');
  assert.equal(tries(found(3, true)), 0);
  for (const all of [found(3.1, true), found(Infinity, true), found(3, false)]) {
    assert.equal(all[0]!.option, 'mark:2');
    assert.ok(tries(all) > 0);
  }
});

test('an option that alone is not pruned is sure by any bound, even where those pruned are compared', () => {
  const found = (sure: (() => number) | undefined) => {
    const game = defineGame<Board>({
      ...compared,
      bot: {
        ...compared.bot!,
        weigh: (_t, _seat, _at, { n }) => (n === 8 ? 1 : 0),
        horizons: { 'turns.mark': { ...toCellTwo, isWide: true, ...(sure && { sure }) } },
      },
    });
    return search(game, knowledge(game, board(), 0), quickRandom(1), { iterations: 200, isBrisk: true })[0]!;
  };
  assert.equal(found(() => 50).option, 'mark:8');
  for (const sure of [undefined, () => Infinity]) assert.equal(found(sure).option, 'mark:2');
});

test('an answer without a search names one option; advice names the others, too', () => {
  const elsewhere = defineGame<Board>({ ...compared, bot: { ...compared.bot!, horizons: {} } });
  const named = (isBrisk: boolean): number =>
    search(elsewhere, knowledge(elsewhere, board(), 0), quickRandom(4), { iterations: 50, isBrisk }).length;
  assert.equal(named(true), 1);
  assert.equal(named(false), 9);
});

test('what comes to mind at once is done as long as nothing is better beyond doubt', () => {
  const habitual = (horizon: Horizon<Board>) =>
    defineGame<Board>({
      ...compared,
      bot: { ...compared.bot!, quick: () => 'mark:8', horizons: { 'turns.mark': { ...horizon, habit: 2 } } },
    });
  const chosen = (game: typeof compared, ...cells: number[]): string =>
    search(game, knowledge(game, board(...cells), 0), quickRandom(1), { iterations: 200 })[0]!.option;
  const alike = habitual({ isClear: () => true, chance: () => 0.5 });
  assert.equal(chosen(alike), 'mark:8');
  const winning = defineGame<Board>({
    ...alike,
    bot: { ...alike.bot!, horizons: { 'turns.mark': { ...toTheEnd, habit: 2 } } },
  });
  assert.equal(chosen(winning, 0, 3, 1, 4), 'mark:2');
});

test('where the horizon says so, what a greedy bot thinks best is compared, and no more than so many', () => {
  const toCorner = (horizon: Partial<Horizon<Board>>) =>
    defineGame<Board>({
      ...compared,
      bot: {
        ...compared.bot!,
        value: ({ world: { cells } }, seat) => (cells[8] === seat ? 0.9 : cells[6] === seat ? 0.6 : 0.1),
        horizons: { 'turns.mark': { isClear: () => true, chance: () => 0.5, habit: 2, ...horizon } },
      },
    });
  const found = (game: typeof compared) =>
    search(game, knowledge(game, board(), 0), quickRandom(2), { iterations: 200 });
  const tried = (game: typeof compared) => found(game).flatMap(({ option, visits }) => (visits > 0 ? option : []));
  assert.deepEqual(tried(toCorner({ greediest: 2 })), ['mark:8', 'mark:6']);
  assert.equal(tried(toCorner({})).length, 9);
});

test('bots that search judge by the keen value, where a game has one; the greedy bot does not', () => {
  const wanting = (cell: number) => (t: Table<Board>, seat: number) => (t.world.cells[cell] === seat ? 0.9 : 0.1);
  const keen = (horizons?: Record<string, Horizon<Board>>) =>
    defineGame<Board>({
      ...tictactoe,
      bot: { value: wanting(0), keenValue: wanting(8), ...(horizons && { horizons }) },
    });
  for (const game of [keen(), keen({})]) {
    const known = knowledge(game, board(), 0);
    assert.equal(search(game, known, quickRandom(1), { iterations: 300 })[0]!.option, 'mark:8');
    assert.equal(greedyBot.choose(game, known, quickRandom(1)), 'mark:0');
  }
});

test('bots that search weigh by the keen weights, where a game has some; the greedy bot does not', () => {
  const wanting =
    (cell: number) =>
    (_t: Table<Board>, _seat: number, _decision: string, { n }: Picked) =>
      n === cell ? 9 : 1;
  const keen = defineGame<Board>({
    ...tictactoe,
    bot: { value: () => 0.5, weigh: wanting(0), keenWeigh: wanting(8), sure: () => 1, horizons: {} },
  });
  const known = knowledge(keen, board(), 0);
  assert.equal(search(keen, known, quickRandom(1), { iterations: 30 })[0]!.option, 'mark:8');
  assert.equal(greedyBot.choose(keen, known, quickRandom(1)), 'mark:0');
});

const house = defineGame<House>({
  ...auctionHouse,
  bot: {
    ...auctionHouse.bot!,
    horizons: {
      'auction.bid': {
        isClear: (then, now) => now.round > then.round,
        chance: (t, seat) => auctionHouse.bot!.value(t, seat),
      },
    },
  },
});
const bidding = () => {
  const state = start(house, { seats: 2, seed: seedOf(3) });
  const dice = quickRandom(3);
  while (decisionId(state) !== 'auction.bid')
    play(house, state, botAnswer({ game: house, state }, asked(house, state)[0]!, randomBot, dice));
  return state;
};

test('the same chance finds the same, whatever others have sealed', () => {
  const state = bidding();
  const bids = legal(house, state, 1);
  const found = [bids[0]!, bids.at(-1)!, bids[0]!].map(option => {
    const table = clone(house, state);
    assert.equal(play(house, table, { seat: 1, decision: 'auction.bid', option }), undefined);
    return search(house, knowledge(house, table, 0), quickRandom(7), { iterations: 60 });
  });
  assert.deepEqual(found[0], found[1]);
  assert.deepEqual(found[0], found[2]);
});

test('the answer so far is told, and there is one without any time', () => {
  const known = knowledge(house, bidding(), 0);
  const told: string[] = [];
  const [best] = search(house, known, quickRandom(2), { iterations: 60, soFar: option => told.push(option) });
  assert.equal(told.at(-1), best!.option);
  const [heaviest] = search(house, known, quickRandom(2), { milliseconds: 0 });
  assert.equal(heaviest!.visits, 0);
  const elsewhere = defineGame<House>({ ...house, bot: { ...house.bot!, horizons: {} } });
  assert.equal(search(elsewhere, known, quickRandom(2), { milliseconds: 0 })[0]!.option, heaviest!.option);
});

test('who looks at the work of a search hears how the comparison went', () => {
  const heard = (spread: number, iterations: number): Comparison => {
    const dice = quickRandom(5);
    const chance = ({ world }: Pick<Table<Board>, 'world'>): number =>
      (world.cells[0] === 0 ? 0.6 : 0.4) + (spread * dice.below(1000)) / 1000;
    const horizons = { 'turns.mark': { isClear: () => true, chance } };
    const game = defineGame<Board>({ ...compared, bot: { ...compared.bot!, quick: () => 'mark:8', horizons } });
    const all: Comparison[] = [];
    search(game, knowledge(game, board(), 0), quickRandom(1), { iterations, compared: found => all.push(found) });
    assert.equal(all.length, 1);
    return all[0]!;
  };
  const sure = { options: 9, tables: 8, isSettled: true, lead: 0, error: 0, isUnusual: true };
  assert.deepEqual(heard(0, 200), sure);
  const open = heard(0.4, 36);
  assert.deepEqual([open.options, open.tables, open.isSettled], [9, 4, false]);
  assert.ok(open.lead > 0 && open.error > 0, JSON.stringify(open));
});

test('with replies, rivals in play-outs take what looks best right after, not the heaviest option', () => {
  /** O threatens cell 5, which weighs least. */
  const weigh = (_t: Table<Board>, _seat: number, _at: string, { n }: Picked): number => (n === 5 ? 1 : 2);
  const [threatened, elsewhere] = ['mark:5', 'mark:7'];
  const chances = (replies: Horizon<Board>['replies']): Map<string, number> => {
    const game = defineGame<Board>({
      ...compared,
      bot: { ...compared.bot!, weigh, horizons: { 'turns.mark': { ...toTheEnd, ...(replies && { replies }) } } },
    });
    const found = search(game, knowledge(game, board(0, 3, 8, 4), 0), quickRandom(1), { iterations: 200 });
    return new Map(found.map(({ option, chance }) => [option, chance]));
  };
  assert.ok(chances(undefined).get(elsewhere)! > 0);
  const found = chances({ 'turns.mark': 9 });
  assert.equal(found.get(elsewhere), 0);
  assert.ok(found.get(threatened)! > 0);
});
