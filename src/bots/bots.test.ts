// Bots play legal games, think only with what their seat knows, and the greedy one is worth its name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { clone, play, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Effort } from '#engine/bot-knowledge.ts';
import { defineGame } from '#engine/game.ts';
import { determinize, knowledge } from '#engine/knowledge.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Knowledge, Pile, Seat, World } from '#engine/types.ts';
import { BOT_NAMES } from './bot-names.ts';
import type { Bot } from './bot.ts';
import { botNamed, BOTS } from './bots.ts';
import { greedyBot } from './greedy.ts';
import { heaviestBot, idleBot, randomBot, weightedBot } from './plain.ts';
import { bareTable, botAnswer, playOut } from './play-out.ts';

const house = (seats: number, seed: number) => start(auctionHouse, { seats, seed: seedOf(seed) });
const board = (...marks: string[]) => {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  for (const option of marks)
    assert.equal(play(tictactoe, state, { seat: state.world.turn, decision: decisionId(state), option }), undefined);
  return state;
};

/** Those that search think in iterations here, so that they are quick and answer the same every time. */
const TRIED = ['idle', 'random', 'weighted', 'heaviest', 'greedy', 'rookie#6', 'veteran#6'].map(name =>
  botNamed(name)!,
);

for (const bot of TRIED)
  test(`the ${bot.name} bot plays whole games of any size with legal answers`, () => {
    for (let seats = 2; seats <= 5; seats++) {
      const state = house(seats, seats);
      const count = playOut(bareTable(auctionHouse, state), Array<Bot>(seats).fill(bot), quickRandom(seats), 20_000);
      assert.ok(state.result, `${seats} seats: over after ${count} answers`);
    }
  });

test('the list of names is that of the bots', () =>
  assert.deepEqual(
    BOT_NAMES,
    BOTS.map(({ name }) => name),
  ));

test('a bot is told what its seat knows and nothing else', () => {
  const state = house(2, 1);
  const told: Knowledge[] = [];
  const spy: Bot = {
    name: 'spy',
    about: '',
    choose(game, known, random) {
      told.push(known as unknown as Knowledge);
      return randomBot.choose(game, known, random);
    },
  };
  playOut(bareTable(auctionHouse, state), [spy, spy], quickRandom(1), 30);
  for (const { seat, state: known } of told) {
    assert.deepEqual(known.random, [], 'no dice');
    const hands = known.world.piles!.hand as Pile[];
    assert.ok(hands[seat]!.cards.every(card => card >= 0));
    assert.ok((known.world.piles!.plot as Pile).cards.every(card => card < 0));
  }
  assert.equal(told.length, 30);
});

test('bots are found by name', () => {
  assert.equal(botNamed('greedy'), greedyBot);
  assert.deepEqual(
    ['rookie', 'veteran', 'mastermind@50', 'veteran#200'].map(name => botNamed(name)?.name),
    ['rookie', 'veteran', 'mastermind@50', 'veteran#200'],
  );
  for (const name of ['perfect', 'greedy@50', 'veteran@', 'veteran#many', '@50'])
    assert.equal(botNamed(name), undefined, name);
});

test('a bot answers the same at every table that looks the same to its seat', () => {
  for (const bot of TRIED) {
    const state = house(3, 11);
    const dice = quickRandom(5);
    for (let n = 0; n < 40 && !state.result; n++) {
      const seat = asked(auctionHouse, state)[0]!;
      const other = determinize(auctionHouse, state, seat, quickRandom(n));
      const [truth, guess] = [state, other].map(s =>
        bot.choose(auctionHouse, knowledge(auctionHouse, s, seat), quickRandom(n)),
      );
      assert.equal(truth, guess, `${bot.name} at ${decisionId(state)}`);
      const answer = botAnswer({ game: auctionHouse, state }, seat, randomBot, dice);
      assert.equal(play(auctionHouse, state, answer), undefined);
    }
  }
});

test('the greedy bot completes its line, though the game tells bots nothing', () => {
  const state = board('mark:0', 'mark:3', 'mark:1', 'mark:4');
  for (let n = 0; n < 10; n++)
    assert.equal(greedyBot.choose(tictactoe, knowledge(tictactoe, state, 0), quickRandom(n)), 'mark:2');
});

test('the greedy bot tries nothing that the game prunes, unless all is pruned', () => {
  const weighed = (wanted: string) =>
    defineGame({
      ...tictactoe,
      bot: {
        value: t => (t.world.cells[7] === 0 ? 0.1 : 0.9),
        weigh: (_t, _seat, _at, { verb, n }) => Number(`${verb}:${n}` === wanted),
      },
    });
  for (let n = 0; n < 10; n++) {
    const known = knowledge(tictactoe, board(), 0);
    assert.equal(greedyBot.choose(weighed('mark:7'), known, quickRandom(n)), 'mark:7');
    assert.match(greedyBot.choose(weighed('none'), known, quickRandom(n)), /^mark:\d$/);
  }
});

test('the greedy bot takes untried what is heavy enough, and draws where nobody should be foreseen', () => {
  const picks = (sure: number): Set<string> => {
    const weighed = defineGame({
      ...tictactoe,
      bot: {
        value: t => (t.world.cells[7] === 0 ? 0.9 : 0.1),
        weigh: (_t, _seat, _at, { n }) => ({ 3: 4, 7: 2 })[n] ?? 0,
        sure: () => sure,
      },
    });
    const known = knowledge(weighed, board(), 0);
    return new Set(Array.from({ length: 40 }, (_, n) => greedyBot.choose(weighed, known, quickRandom(n))));
  };
  assert.deepEqual(picks(1), new Set(['mark:3']));
  assert.deepEqual(picks(2), new Set(['mark:3']));
  assert.deepEqual(picks(3), new Set(['mark:7']), 'tried, it is better');
  assert.deepEqual(picks(0), new Set(['mark:3', 'mark:7']));
});

test('a game says what look-ahead is worth', () => {
  const judgements = (effort: Partial<Effort>): number => {
    let count = 0;
    const counting = defineGame({ ...tictactoe, bot: { value: () => (count++, 0.5), effort } });
    greedyBot.choose(counting, knowledge(counting, board(), 0), quickRandom(1));
    return count;
  };
  assert.equal(judgements({ guesses: { min: 1, max: 1 } }), 9);
  assert.equal(judgements({ guesses: { min: 1, max: 1 }, options: 4 }), 4);
  assert.equal(judgements({ guesses: { min: 2, max: 2 }, options: 4 }), 8);
});

test('the weighted bot picks the heavy more often than the light, and nothing that is pruned', () => {
  const weighed = defineGame({
    ...tictactoe,
    bot: { value: () => 0.5, weigh: (_t, _seat, _at, { n }) => ({ 3: 3, 7: 1 })[n] ?? 0 },
  });
  const known = knowledge(weighed, board(), 0);
  const picks = Array.from({ length: 400 }, (_, n) => weightedBot.choose(weighed, known, quickRandom(n)));
  const heavy = picks.filter(pick => pick === 'mark:3').length;
  assert.ok(heavy > 250 && heavy < 350, `${heavy} of 400`);
  assert.ok(picks.every(pick => pick === 'mark:3' || pick === 'mark:7'));
});

test('the heaviest bot picks what weighs most, keenly where bots that search weigh otherwise', () => {
  const known = knowledge(tictactoe, board(), 0);
  const by =
    (heavy: number) =>
    (_t: unknown, _seat: number, _at: string, { n }: { n: number }) =>
      n === heavy ? 3 : 1;
  const plain = defineGame({ ...tictactoe, bot: { value: () => 0.5, weigh: by(7) } });
  const keener = defineGame({ ...tictactoe, bot: { ...plain.bot!, keenWeigh: by(4) } });
  const picks = (game: typeof plain) => [1, 2, 3].map(n => heaviestBot.choose(game, known, quickRandom(n)));
  assert.deepEqual(picks(plain), ['mark:7', 'mark:7', 'mark:7']);
  assert.deepEqual(picks(keener), ['mark:4', 'mark:4', 'mark:4']);
});

test('the greedy bot follows the value that the game tells', () => {
  const corner = defineGame({ ...tictactoe, bot: { value: t => (t.world.cells[8] === 0 ? 0.9 : 0.2) } });
  assert.equal(greedyBot.choose(corner, knowledge(corner, board(), 0), quickRandom(1)), 'mark:8');
});

/** Seat 0 may open a door; behind it a seat picks what it gets; 2 each without. */
interface Doors extends World {
  points: number[];
  behind: Seat;
}
const doors = defineGame<Doors>({
  id: 'doors',
  name: 'Doors',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: (_seats, options) => ({ points: [2, 2], behind: options === 'theirs' ? 1 : 0 }),
  copy: w => ({ points: [...w.points], behind: w.behind }),
  first: 'doors',
  procedures: {
    doors: {
      open: {
        rule: 'DR-OPN-01',
        idle: 'stay',
        one: () => 0,
        choices: { stay: { take: () => undefined }, enter: { take: t => t.call('room') } },
      },
      over(t) {
        const ranks = t.world.points.map(n => (n === Math.max(...t.world.points) ? 1 : 2));
        return t.finish({ ranks, rule: 'DR-OPN-02', reason: { say: 'over', facts: {} } });
      },
    },
    room: {
      pick: {
        rule: 'DR-OPN-03',
        idle: 'pick:2',
        one: t => t.world.behind,
        choices: { pick: { each: () => [0, 1, 2, 3], take: (t, _my, seat, n) => void (t.world.points[seat] = n) } },
      },
      wait: { rule: 'DR-OPN-04', idle: 'go', one: () => 0, choices: { go: { take: () => undefined } } },
    },
  },
  texts: {},
  names: {},
  bot: { value: (t, seat) => 0.5 + (t.world.points[seat]! - t.world.points[1 - seat]!) / 10 },
});

test('the greedy bot counts on the best inner answers: its own, and those of others', () => {
  for (let n = 0; n < 10; n++)
    for (const [options, wanted] of [
      ['mine', 'enter'],
      ['theirs', 'stay'],
    ]) {
      const state = start(doors, { seats: 2, seed: seedOf(n), options: options! });
      assert.equal(greedyBot.choose(doors, knowledge(doors, state, 0), quickRandom(n)), wanted);
    }
});

test('the greedy bot beats the random bot', () => {
  let wins = 0;
  for (let n = 0; n < 30; n++) {
    const state = house(2, n);
    const mine = n % 2;
    playOut(bareTable(auctionHouse, state), mine ? [randomBot, greedyBot] : [greedyBot, randomBot], quickRandom(n));
    if (state.result!.ranks[mine] === 1) wins++;
  }
  assert.ok(wins >= 20, `${wins} of 30`);
});

test('the idle bot gives the idle answer', () => {
  assert.equal(idleBot.choose(tictactoe, knowledge(tictactoe, board('mark:0'), 1), quickRandom(1)), 'mark:1');
});

test('the random bot reaches composed options that nobody suggests', () => {
  const state = house(2, 3);
  const dice = quickRandom(3);
  while (decisionId(state) !== 'market.floor')
    play(
      auctionHouse,
      state,
      botAnswer({ game: auctionHouse, state }, asked(auctionHouse, state)[0]!, randomBot, dice),
    );
  const suggested = new Set(legal(auctionHouse, state, 0));
  const picks = Array.from({ length: 200 }, () =>
    randomBot.choose(auctionHouse, knowledge(auctionHouse, state, 0), dice),
  );
  assert.ok(picks.some(pick => pick.startsWith('deal:') && !suggested.has(pick)));
  for (const option of picks)
    assert.equal(
      play(auctionHouse, clone(auctionHouse, state), { seat: 0, decision: 'market.floor', option }),
      undefined,
      option,
    );
});

test('a match played out can be replayed, and a bot that breaks the rules is caught', () => {
  const match = new Match(tictactoe, newRecord(tictactoe, { seats: 2, seed: seedOf(1) }));
  const count = playOut(match, [randomBot, greedyBot], quickRandom(1));
  assert.equal(count, match.length);
  assert.deepEqual(new Match(tictactoe, match.record).state, match.state);
  const cheat: Bot = { name: 'cheat', about: '', choose: () => 'mark:0' };
  const table = bareTable(tictactoe, board());
  assert.throws(() => playOut(table, [cheat, cheat], quickRandom(1)), /cheat bot answers mark:0, which TT-TRN-03/);
  assert.throws(() => playOut(bareTable(tictactoe, board()), [], quickRandom(1)), /nobody sits in seat 0/);
});

test('playing out stops at its limit', () => {
  const state = board();
  assert.equal(playOut(bareTable(tictactoe, state), [randomBot, randomBot], quickRandom(1), 3), 3);
  assert.equal(state.result, null);
});
