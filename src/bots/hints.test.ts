// Hints: the three best options with their chances and reasons, from what the seat knows and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '#games/auction/game.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import type { Board } from '#games/tictactoe/table/world.ts';
import { play, start } from '#engine/apply.ts';
import { asked, decisionId } from '#engine/ask.ts';
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { determinize, knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State, World } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { ageOfHeroes } from '#games/age-of-heroes/game.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import { hints, hintSpeaker, type Hint } from './hints.ts';
import { weightedPlayOut } from './weights.ts';

async function hinted<W extends World>(game: Game<W>, state: State<W>, seed = 1, iterations = 60): Promise<Hint[]> {
  const known = knowledge(game, state, asked(game, state)[0]!);
  return hints(game, known, quickRandom(seed), { iterations }, await game.bot?.reasons?.());
}
const marked = (...marks: string[]) => {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  for (const option of marks) play(tictactoe, state, { seat: state.world.turn, decision: decisionId(state), option });
  return state;
};
const said = ({ reason }: Hint): string => words(hintSpeaker(tictactoe), reason, { world: marked().world });

test('three hints at most, the best first, each with a chance and a reason', async () => {
  const found = await hinted(tictactoe, marked('mark:0', 'mark:3', 'mark:1', 'mark:4'), 1, 200);
  assert.equal(found.length, 3);
  assert.equal(found[0]!.option, 'mark:2');
  assert.equal(said(found[0]!), 'wins the game');
  assert.ok(found[0]!.chance > 0.9);
  assert.ok(found.every(({ chance }, i) => i === 0 || chance <= found[i - 1]!.chance));
  assert.match(said(found[2]!), /^keeps \d+ % of a chance of \d+ %$/);
});

test('where a game says nothing, chances are compared; where there is no choice, that is said', async () => {
  const [best] = await hinted(tictactoe, marked('mark:0', 'mark:4', 'mark:1'), 1, 300);
  assert.equal(best!.option, 'mark:2');
  assert.match(said(best!), /^raises the chance from \d+ % to \d+ %$/);
  const order = [0, 1, 2, 4, 3, 5, 7, 6].map(n => `mark:${n}`);
  const [only, ...more] = await hinted(tictactoe, marked(...order));
  assert.deepEqual(more, []);
  assert.equal(said(only!), 'is all you can do');
});

test('hints see nothing hidden: whatever lies there, the same hints are given', async () => {
  const state = start(auctionHouse, { seats: 3, seed: seedOf(4) });
  weightedPlayOut(auctionHouse, state, quickRandom(4), 12);
  const seat = asked(auctionHouse, state)[0]!;
  const truth = await hinted(auctionHouse, state);
  for (let n = 0; n < 5; n++)
    assert.deepEqual(await hinted(auctionHouse, determinize(auctionHouse, state, seat, quickRandom(n))), truth);
});

test('hints look as far as the game says, in however few tries', async () => {
  const seventh: Horizon<Board> = { isClear: () => true, chance: t => (t.world.cells[7] === 0 ? 1 : 0) };
  const bot = { value: () => 0.5, weigh: () => 1, horizons: {}, longHorizons: { 'turns.mark': seventh } };
  const [best] = await hinted(defineGame<Board>({ ...tictactoe, bot }), marked());
  assert.equal(best!.option, 'mark:7');
});

test('hints for what is not searched come by their chances, too, and none is compared with nothing', async () => {
  const value = ({ world }: Table<Board>): number => (world.cells[4] === 0 ? 0.6 : world.cells[8] === 0 ? 0.55 : 0.5);
  const bot = { value, weigh: () => 1, sure: () => 1, horizons: {} };
  for (const seed of [1, 2, 3, 4]) {
    const found = await hinted(defineGame<Board>({ ...tictactoe, bot }), marked(), seed);
    const chances = found.map(({ chance }) => chance);
    assert.deepEqual(
      chances,
      chances.toSorted((a, b) => b - a),
    );
    for (const { reason } of found) assert.equal(reason.say, 'hintSame');
  }
});

/** Hints at every so many answers of a game that is played by weight. */
async function everyHint<W extends World>(game: Game<W>, seats: number, every: number): Promise<string[]> {
  const all: string[] = [];
  const state = start(game, { seats, seed: seedOf(7) });
  const speaker = hintSpeaker(game, await game.bot!.reasons!());
  for (let n = 0; n < 24 && !state.result; n++) {
    const seat = asked(game, state)[0]!;
    const world = knowledge(game, state, seat).state.world;
    const found = await hinted(game, state, n, 12);
    const permuted = await hinted(game, determinize(game, state, seat, quickRandom(n)), n, 12);
    assert.deepEqual(permuted, found, `${decisionId(state)}: no hint depends on what is hidden`);
    for (const { option, label, reason } of found)
      all.push(
        `${decisionId(state)} ${option} | ${words(game, label, { world })} | ${words(speaker, reason, { world })}`,
      );
    weightedPlayOut(game, state, quickRandom(n), every);
  }
  return all;
}
const WORDLESS = /\[\w|undefined|NaN/;
test('Dice Masters: every hint has words, and none depends on what is hidden', async () => {
  const all = await everyHint(diceMasters, 2, 5);
  assert.ok(all.length > 20, `${all.length}`);
  for (const line of all) assert.doesNotMatch(line, WORDLESS);
});
test('Age of Heroes: every hint has words, and none depends on what is hidden', async () => {
  const all = await everyHint(ageOfHeroes, 3, 17);
  assert.ok(all.length > 20, `${all.length}`);
  for (const line of all) assert.doesNotMatch(line, WORDLESS);
});
test('Mutant Revolution: every hint has words, and none depends on what is hidden', async () => {
  const all = await everyHint(mutantRevolution, 3, 23);
  assert.ok(all.length > 20, `${all.length}`);
  for (const line of all) assert.doesNotMatch(line, WORDLESS);
});
