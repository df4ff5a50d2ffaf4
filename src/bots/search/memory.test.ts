// A bot that remembers goes on where it was, as far as what was answered allows, and is still the same every time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import { defineGame } from '#engine/game.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { play, start } from '#engine/apply.ts';
import { asked, decisionId } from '#engine/ask.ts';
import { knowledge, sinceOwn } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Answer, State } from '#engine/types.ts';
import type { Bot, Memory } from '../bot.ts';
import { botNamed } from '../bots.ts';
import { bareTable, playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { trim } from './memory.ts';
import { search } from './search.ts';
import { newEdge, newNode, type Node, nodeAfter } from './tree.ts';

/** The auction house without horizons: its tree is searched and remembered. */
const { outlook: _, ...knowing } = auctionHouse.bot!;
const house = defineGame({ ...auctionHouse, bot: knowing });

const board = () => start(tictactoe, { seats: 2, seed: seedOf(1) });
const mark = (state: State<ReturnType<typeof board>['world']>, cell: number): Answer => {
  const answer = { seat: state.world.turn, decision: decisionId(state), option: `mark:${cell}` };
  assert.equal(play(tictactoe, state, answer), undefined);
  return answer;
};
const visits = (state: ReturnType<typeof board>, memory: Memory, iterations = 1): number =>
  search(tictactoe, knowledge(tictactoe, state, 0), quickRandom(1), { iterations, memory }).reduce(
    (sum, ranked) => sum + ranked.visits,
    0,
  );

test('what was found before the answers that were given is not searched for again', () => {
  const state = board();
  const memory: Memory = { since: [] };
  visits(state, memory, 3000);
  memory.since = [mark(state, 4), mark(state, 0)];
  assert.ok(visits(state, memory) > 5);
});

test('without its own last answer, or when the seat has answered unasked, all is found anew', () => {
  const before: Memory = { since: [] };
  const state = board();
  visits(state, before, 400);
  const since = [mark(state, 4), mark(state, 0)];
  assert.equal(visits(state, { kept: before.kept, since: [] }), 1);
  assert.equal(visits(state, { since }), 1, 'nothing is kept yet');
  mark(state, 8);
  assert.equal(visits(state, { kept: before.kept, since: [...since, mark(state, 2)] }), 1);
});

test('what others have answered in secret is not told', () => {
  const state = start(house, { seats: 3, seed: seedOf(4) });
  const given: Answer[] = [];
  const told: Answer[] = [];
  const spy: Bot = {
    name: 'spy',
    about: '',
    choose(game, known, random, limit) {
      for (const answer of limit!.memory!.since) if (answer.seat !== known.seat) told.push(answer);
      return randomBot.choose(game, known, random);
    },
  };
  const table = bareTable(house, state);
  playOut({ ...table, answer: one => (given.push(one), table.answer(one)) }, [spy, spy, spy], quickRandom(1), 300);
  assert.ok(given.some(({ decision }) => decision === 'auction.bid'));
  assert.ok(told.length > 20 && told.every(({ decision }) => decision !== 'auction.bid'));
});

test('since its own last answer: that one, and what came after it', () => {
  const [a, b, c] = [0, 1, 0].map((seat, n): Answer => ({ seat, decision: 'turns.mark', option: `mark:${n}` }));
  assert.deepEqual(sinceOwn(tictactoe, [a!, b!, c!], 0), [c]);
  assert.deepEqual(sinceOwn(tictactoe, [a!, b!, c!], 1), [b, c]);
  assert.deepEqual(sinceOwn(tictactoe, [], 0), []);
});

/** The options of a game that a bot plays against itself. */
function played(bot: Bot, seed: number): string[] {
  const table = bareTable(house, start(house, { seats: 3, seed: seedOf(seed) }));
  const taken: string[] = [];
  const answer = (one: Answer) => (taken.push(one.option), table.answer(one));
  playOut({ ...table, answer }, [bot, bot, bot], quickRandom(seed), 60);
  return taken;
}
test('the same chance and the same answers find the same again, with memory and without', () => {
  const bot = botNamed('rookie#12')!;
  const forgetful: Bot = { ...bot, choose: (game, known, random) => bot.choose(game, known, random) };
  assert.deepEqual(played(bot, 3), played(bot, 3));
  assert.deepEqual(played(forgetful, 3), played(forgetful, 3));
  assert.notDeepEqual(played(bot, 3), played(forgetful, 3));
});

test('what came up seldom is forgotten first', () => {
  const root = newNode();
  const grow = (node: Node, depth: number): void => {
    for (const [option, visits] of [['often', 2 ** depth] as const, ['seldom', 1] as const]) {
      const edge = newEdge(option, 1, 2);
      node.edges.set(option, edge);
      const after = nodeAfter(edge, '0 next');
      after.visits = visits;
      if (depth > 1) grow(after, depth - 1);
    }
  };
  grow(root, 6);
  trim(root, 20);
  const often = root.edges.get('often')!;
  assert.ok(often.next.get('0 next')!.edges.get('often')!.next.size, 'kept');
  assert.equal(root.edges.get('seldom')!.next.size, 0);
});

test('the answer so far is told whenever it changes, and given at once when that is wanted', () => {
  const told: string[] = [];
  const state = board();
  for (const cell of [0, 3, 1, 4]) mark(state, cell);
  const known = knowledge(tictactoe, state, asked(tictactoe, state)[0]!);
  const soFar = (option: string) => void told.push(option);
  const enough = () => told.at(-1) === 'mark:2';
  const [first] = search(tictactoe, known, quickRandom(2), { iterations: 10_000, soFar, enough });
  assert.equal(first!.option, 'mark:2');
  assert.ok(first!.visits < 100, `${first!.visits}`);
  assert.equal(new Set(told.map((option, n) => `${option} ${told[n - 1]}`)).size, told.length);
});
