// The draft: who picks what, and what comes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints } from '#engine/apply.ts';
import { asked, decisionId, explain, idle, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/scenario/transcript.ts';
import type { Json } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { cardOf, isBasic } from '../cards/index.ts';
import { stacksIn, versionsIn } from '../table/collection.ts';
import { kindOf } from '../table/dice.ts';
import type { DieId } from '../cards/character-dice.ts';
import { diceMasters as game } from '../game.ts';
import { BOTH, diceLeft, type Duel } from '../table/world.ts';
import { roomOf } from './draft.ts';

const open = (options: Record<string, Json> = {}, seed = 1): Match<Duel> =>
  new Match(
    game,
    newRecord(game, { seats: 2, seed: seedOf(seed), options: { format: 'draft', first: 0, ...options } }),
  );
function answer(match: Match<Duel>, option: string): void {
  const seat = asked(game, match.state)[0]!;
  assert.equal(match.answer({ seat, decision: decisionId(match.state), option }), undefined, option);
}
/** Whoever is asked takes a stack, keeps a card of it, and uses so many dice. */
function pick(match: Match<Duel>, card: number, dice: number): void {
  for (const option of [`take:${kindOf(cardOf(card).die)}`, `version:${card}`, `dice:${dice}`]) answer(match, option);
}
const take = (match: Match<Duel>, die: DieId): void => answer(match, `take:${kindOf(die)}`);
const options = (match: Match<Duel>): string[] => legal(game, match.state, asked(game, match.state)[0]!);
const lying = (w: Duel, holder: number): [number, number][] =>
  w.cards.flatMap((card, slot): [number, number][] => (w.holder[slot] === holder ? [[card, diceLeft(w, slot)]] : []));
const picker = (match: Match<Duel>) => asked(game, match.state)[0];
const isDrafting = (match: Match<Duel>): boolean => decisionId(match.state).startsWith('draft.');
function finish(match: Match<Duel>, seed = 1): void {
  const random = quickRandom(seed);
  while (isDrafting(match)) answer(match, options(match)[random.below(options(match).length)]!);
}

test('DM-DRF-01, DM-TEA-02 one number from 8 to 20 is the most dice of a team and the starting life', () => {
  for (const n of [8, 13, 20]) {
    const match = open({ n });
    assert.deepEqual([match.state.world.life, match.state.world.mostLife], [[n, n], n]);
    finish(match, n);
    for (const seat of [0, 1]) assert.ok(lying(match.state.world, seat).reduce((sum, [, dice]) => sum + dice, 0) <= n);
  }
  for (const n of [7, 21, 8.5, '9', null])
    assert.match(
      complaints(game, { seats: 2, seed: seedOf(1), options: { format: 'draft', n } })[0]!,
      /^A draft is for 8 to 20 dice and life, not .* \(DM-DRF-01\)/,
    );
});

test('DM-DRF-02, DM-RUL-98 three or four basic actions by chance, as the host says; four when nothing is said', () => {
  const middle = (basics: number | undefined, seed: number) =>
    lying(open(basics === undefined ? {} : { basics }, seed).state.world, BOTH);
  for (const [basics, n] of [
    [3, 3],
    [4, 4],
    [undefined, 4],
  ] as const) {
    const laid = middle(basics, 1);
    assert.equal(laid.length, n);
    assert.equal(new Set(laid.map(([card]) => card)).size, n);
    for (const [card, dice] of laid) assert.deepEqual([isBasic(cardOf(card)), dice], [true, 3]);
  }
  assert.notDeepEqual(middle(4, 1), middle(4, 2));
  const five = complaints(game, { seats: 2, seed: seedOf(1), options: { format: 'draft', basics: 5 } });
  assert.match(five[0]!, /^A draft has 3 or 4 basic actions, not 5/);
});

test('DM-DRF-03 all other cards lie there in stacks of one title: 36 of the set, 8 of the starter box', () => {
  assert.equal(options(open()).length, 36);
  assert.equal(options(open({ starterBox: true })).length, 8);
  const all = stacksIn(false).flatMap(stack => versionsIn(stack, false));
  assert.equal(all.length, 116);
  for (const stack of stacksIn(false)) assert.equal(new Set(versionsIn(stack, false).map(card => card.name)).size, 1);
});

test('DM-DRF-04 who is first is known before the draft', () => {
  const match = open({ first: 'random' });
  assert.ok([0, 1].includes(match.state.world.active));
  assert.deepEqual(
    match.events.flat().map(event => event.kind),
    ['begun', 'middleLaid'],
  );
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => open({ first: 'random' }, seed).state.world.active);
  assert.deepEqual(new Set(firsts), new Set([0, 1]));
});

test('DM-DRF-05 the second player picks first, then they alternate', () => {
  for (const first of [0, 1]) {
    const match = open({ first });
    const order: (number | undefined)[] = [];
    for (const card of [1, 4, 7, 10]) {
      order.push(picker(match));
      pick(match, card, 1);
    }
    assert.deepEqual(order, [1 - first, first, 1 - first, first]);
  }
});

test('DM-DRF-05 the draft goes on until every stack is taken', () => {
  const match = open({ starterBox: true, n: 20 });
  for (const [i, card] of [1, 4, 7, 10, 13, 16, 19, 22].entries()) {
    assert.equal(options(match).length, 8 - i);
    pick(match, card, 1);
  }
  assert.equal(decisionId(match.state), 'turn.reroll');
  assert.equal(match.state.world.active, 0);
});

test('DM-DRF-06 a stack is taken whole and one of its cards is kept', () => {
  const match = open();
  take(match, 'angel');
  assert.deepEqual(options(match), ['version:1', 'version:2', 'version:3', 'version:63']);
  answer(match, 'version:63');
  answer(match, 'dice:4');
  assert.deepEqual(lying(match.state.world, 1), [[63, 4]]);
  assert.ok(!options(match).includes(`take:${kindOf('angel')}`));
});

test("DM-DRF-07 as many dice as wanted, up to the card's limit and the room in the team", () => {
  const match = open({ n: 8 });
  take(match, 'cerebro');
  answer(match, 'version:122');
  assert.deepEqual(options(match), ['dice:0', 'dice:1', 'dice:2']);
  assert.equal(idle(game, match.state, 1), 'dice:2');
  answer(match, 'dice:2');
  pick(match, 1, 4);
  pick(match, 4, 4);
  pick(match, 7, 4);
  assert.equal(roomOf(match.state.world, 1), 2);
  take(match, 'magneto');
  answer(match, 'version:16');
  assert.deepEqual(options(match), ['dice:0', 'dice:1', 'dice:2']);
});

test('DM-DRF-08 a full team takes stacks without dice, and their cards are not used', () => {
  const match = open({ n: 8 });
  for (const card of [1, 4, 7]) pick(match, card, 4);
  pick(match, 10, 1);
  assert.equal(picker(match), 1);
  assert.equal(roomOf(match.state.world, 1), 0);
  take(match, 'sentinel');
  assert.equal(picker(match), 0);
  assert.ok(!options(match).includes(`take:${kindOf('sentinel')}`));
  assert.deepEqual(lying(match.state.world, 1), [[1, 4], [7, 4]]); // oxfmt-ignore
});

test('DM-DRF-08 a card for which no dice are wanted is not used either', () => {
  const match = open();
  pick(match, 1, 0);
  assert.deepEqual(lying(match.state.world, 1), []);
  assert.ok(!options(match).includes(`take:${kindOf('angel')}`));
});

test('DM-DRF-08 once both teams are full the rest stays where it is', () => {
  const match = open({ n: 8 });
  for (const card of [1, 4, 7, 10]) pick(match, card, 4);
  assert.equal(decisionId(match.state), 'turn.reroll');
});

test('DM-DRF-09 every drafted card with a die is in the game', () => {
  for (let seed = 1; seed < 6; seed++) {
    const match = open({ n: 20 }, seed);
    finish(match, seed);
    const drafted = match.events.flat().filter(event => event.kind === 'drafted' && Number(event.facts.n) > 0);
    const wanted = drafted.map(({ facts }) => [facts.seat, facts.card, facts.n]);
    const w = match.state.world;
    const found = w.cards.flatMap((card, slot) =>
      w.holder[slot] === BOTH ? [] : [[w.holder[slot], card, diceLeft(w, slot)]],
    );
    assert.deepEqual(found, wanted);
  }
});

test('DM-RUL-97, DM-RUL-08 of a starter box there are two dice of a stack, and it goes to one player', () => {
  const match = open({ starterBox: true });
  take(match, 'angel');
  assert.deepEqual(options(match), ['version:1', 'version:2', 'version:3']);
  answer(match, 'version:3');
  assert.deepEqual(options(match), ['dice:0', 'dice:1', 'dice:2']);
  answer(match, 'dice:1');
  assert.deepEqual(lying(match.state.world, 1), [[3, 1]]);
  assert.equal(match.state.world.slot.filter(slot => slot >= 4).length, 1);
});

test('DM-RUL-10 the draft is open: both players and everybody else see what was taken', () => {
  const match = open();
  pick(match, 1, 2);
  const { world, stack } = view(game, match.state, 'spectator');
  assert.deepEqual(lying(world, 1), [[1, 2]]);
  assert.deepEqual(stack.at(-1)!.my.taken, [kindOf('angel')]);
  const said = match.events.flat().map(event => sentence(game, match.state, event, 0));
  assert.deepEqual(said.slice(-2), [
    'seat 1 takes the stack of Angel.',
    'seat 1 plays with Angel, Air Transport, 2 dice.',
  ]);
  assert.equal(explain(game, match.state)[0]!.prompt.facts.n, 15);
});
