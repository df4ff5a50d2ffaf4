// Passing without a click: who is passed for, after which pause, and what calls it off. No test waits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import type { Random } from '#engine/definition.ts';
import { asked, decisionId, explain, refusal, sampledOption } from '#engine/ask.ts';
import { play, start } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { isOnlyPass, type Passing } from '#engine/passing.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Decision, State } from '#engine/types.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { scenario } from '#games/dice-masters/scenario/scenario.ts';
import { Passer } from './passing.ts';

const ON: Passing = { isOn: true, stops: [] };
const OFF: Passing = { isOn: false, stops: [] };
const option = (id: string, isRefused = false) => ({
  id,
  verb: id,
  label: { say: id, facts: {} },
  refs: [],
  ...(isRefused && { refused: { rule: 'X-Y-1' as const, facts: {} } }),
});
const question = (...options: Decision['options']): Decision => ({
  id: 'window.react',
  seat: 0,
  nth: 3,
  rule: 'X-Y-1',
  prompt: { say: 'react', facts: {} },
  options,
  forms: {},
  idle: 'pass',
});
const ONLY = question(option('pass'), option('shoot', true));

/** A passer whose pauses end when told to. */
function passer(numbers: readonly number[] = [0.5]) {
  const said: string[] = [];
  const pauses: number[] = [];
  const due: (() => void)[] = [];
  let drawn = 0;
  const it = new Passer({
    answer: (decision, picked) => void said.push(`${decision.id} ${picked}`),
    random: () => numbers[drawn++ % numbers.length]!,
    later(run, milliseconds) {
      pauses.push(milliseconds);
      due.push(run);
      return () => void due.splice(due.indexOf(run), 1);
    },
  });
  return { it, said, pauses, due };
}

test('only passing is passed, once, after its pause', () => {
  const { it, said, due } = passer();
  assert.equal(it.see(ONLY, ON), true);
  assert.equal(it.see({ ...ONLY }, ON), true, 'told again of the same question');
  assert.deepEqual([said, due.length], [[], 1]);
  due[0]!();
  assert.deepEqual(said, ['window.react pass']);
});

test('whoever wants to be asked is asked: everywhere, or at this kind of question', () => {
  const { it, due } = passer();
  assert.equal(it.see(ONLY, OFF), false);
  assert.equal(it.see(ONLY, { isOn: true, stops: ['window.react'] }), false);
  assert.equal(due.length, 0);
});

test('another choice, a composed one, or a question that waits for nobody is left to the player', () => {
  const { it } = passer();
  const form = { to: [{ n: 0, slots: [] }] };
  const { idle: _, ...open } = ONLY;
  for (const decision of [
    question(option('pass'), option('shoot')),
    question(option('end')),
    { ...ONLY, forms: { bill: form } },
    open,
  ])
    assert.equal(it.see(decision, ON), false, JSON.stringify(decision.options));
  assert.equal(it.see({ ...ONLY, forms: { bill: { ...form, isExtra: true } } }, ON), true);
});

test('another question, or another mind, calls it off', () => {
  const { it, due } = passer();
  it.see(ONLY, ON);
  it.see({ ...ONLY, nth: 4 }, ON);
  assert.equal(due.length, 1);
  it.see(ONLY, OFF);
  assert.equal(due.length, 0);
  it.see(undefined, ON);
});

test('pauses are drawn from one distribution, whatever the question', () => {
  const { it, pauses } = passer([0, 0.5, 1]);
  for (let nth = 0; nth < 6; nth++) it.see({ ...ONLY, id: nth % 2 ? 'a.b' : 'c.d', nth }, ON);
  assert.deepEqual(pauses, [400, 1000, 1600, 400, 1000, 1600]);
});

// ---- a real game -------------------------------------------------------------------------------------------

const game = diceMasters as unknown as Game;
const questionTo = (state: State, seat: number): Decision =>
  explain(game, state, [seat]).find(({ idle }) => idle !== undefined)!;

/** Counts of nine turns: questions put to the first seat, and those passed for it because it could only pass. */
function nineTurns(passing: Passing): { asked: number; passed: number } {
  const state = start(game, { seats: 2, seed: seedOf(3), options: null });
  const random = quickRandom(3);
  const counted = { asked: 0, passed: 0 };
  const { it, due, said } = passer();
  while (!state.result && (state.world as unknown as { turns: number }).turns <= 9) {
    const seat = asked(game, state)[0]!;
    const picked = greedyBot.choose(game, knowledge(game, state, seat), random);
    const isPassed = seat === 0 && it.see(questionTo(state, seat), passing);
    if (isPassed) {
      due.pop()!();
      assert.equal(said.pop(), `${decisionId(state)} ${picked}`, 'and there was nothing else to say');
    }
    if (seat === 0) counted[isPassed ? 'passed' : 'asked']++;
    assert.equal(play(game, state, { seat, decision: decisionId(state), option: picked }), undefined);
  }
  return counted;
}

test('in nine turns of Dice Masters nobody is asked where only passing is left', () => {
  const [off, on] = [nineTurns(OFF), nineTurns(ON)];
  assert.equal(off.passed, 0);
  assert.ok(on.passed >= 4, `${on.passed} of ${off.asked} questions`);
  assert.equal(on.asked + on.passed, off.asked);
});

/** The legal ones of ten options drawn by chance at a question which only passing answers: bills, and blocks of
 *  somebody, because a block of nobody is passing. */
function madeUp(state: State, decision: Decision, random: Random): string[] {
  return Array.from({ length: 10 }, () => sampledOption(game, state, decision.seat, random)).filter(
    made =>
      made !== undefined &&
      !/^block:0:\D*$/.test(made) &&
      !refusal(game, state, { seat: decision.seat, decision: decision.id, option: made }),
  ) as string[];
}
test('DM-BLK-01 where no character may block, that nobody does is said unasked', () => {
  const attacked = (...others: string[]) =>
    scenario({ step: 'attack', cards: [[48], []], field: [['Namor 1', ...others], ['Sidekick']] }).play(
      '0 attack:Namor',
    );
  const unblockable = attacked('Sidekick', 'Sidekick').asked(1);
  const { it, said, due } = passer();
  assert.equal(it.see(unblockable, OFF), false);
  assert.equal(it.see(unblockable, { isOn: true, stops: ['blocking.blockers'] }), false);
  assert.equal(it.see(unblockable, ON), true);
  due[0]!();
  assert.deepEqual(said, ['blocking.blockers none']);
  assert.equal(it.see(attacked('Sidekick').asked(1), ON), false, 'with one other character Namor can be blocked');
});

test('where only passing is listed, no bill could be paid and nobody could block either', () => {
  const random = quickRandom(11);
  let looked = 0;
  for (let n = 0; n < 6; n++) {
    const options = game.setups![n % 2 ? 'tournament-by-chance' : 'head-start']!(2, random);
    const state = start(game, { seats: 2, seed: seedOf(n), options });
    for (let i = 0; i < 150 && !state.result; i++) {
      const decision = questionTo(state, asked(game, state)[0]!);
      if (isOnlyPass(decision) && ++looked) assert.deepEqual(madeUp(state, decision, random), []);
      const legal = decision.options.filter(({ refused }) => !refused);
      play(game, state, { ...decision, decision: decision.id, option: legal[random.below(legal.length)]!.id });
    }
  }
  assert.ok(looked > 10);
});
