// Windows tell nothing: who is asked does not depend on what is in a hand, and who has nothing to use is hardly asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, play, start } from '#engine/apply.ts';
import { asked, decisionId, explain, idle, legal } from '#engine/ask.ts';
import { passAt } from '#engine/passing.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { marvelHeroes as game } from '../game.ts';
import { isAlly, SCENARIO_KEYS } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';

const WINDOWS = 1000;
const FIGHTS = 200;
const opened = (n: number): State<Marvel> =>
  start(game, {
    seats: 2 + (n % 3),
    seed: seedOf(`windows ${n}`),
    options: { scenario: SCENARIO_KEYS[n % SCENARIO_KEYS.length]! },
  });
function answerByChance(state: State<Marvel>, dice: ReturnType<typeof quickRandom>): void {
  const seat = asked(game, state)[0]!;
  const options = legal(game, state, seat);
  play(game, state, { seat, decision: decisionId(state), option: options[dice.below(options.length)]! });
}
/** The same table where the seat holds other cards of the deck, as many as before. */
function withOtherHand(state: State<Marvel>, seat: number): State<Marvel> {
  const other = clone(game, state);
  const { resources, hand } = other.world.piles;
  const mine = hand[seat]!;
  mine.cards.forEach((card, i) => {
    if (i >= resources.cards.length) return;
    mine.cards[i] = resources.cards[i]!;
    resources.cards[i] = card;
  });
  mine.cards.sort((a, b) => a - b);
  return other;
}
/** All that the others are sent: the table as they see it, and who is waited for. */
const sentToOthers = (state: State<Marvel>, seat: number): string =>
  JSON.stringify(
    Array.from({ length: state.seats }, (_, viewer) =>
      viewer === seat ? null : [view(game, state, viewer).world, asked(game, state), decisionId(state)],
    ),
  );

/** Compares the table with one where the asked seat holds other cards. */
function compareHands(state: State<Marvel>): boolean {
  const seat = decisionId(state) === 'ability.react' ? asked(game, state)[0]! : -1;
  if (seat < 0 || !state.world.piles.hand[seat]!.cards.length) return false;
  // Cards that were taken openly are known to all, whatever else is in the hand.
  if (state.world.piles.hand[seat]!.seen.some(bits => bits !== 1 << seat)) return false;
  const other = withOtherHand(state, seat);
  assert.equal(sentToOthers(other, seat), sentToOthers(state, seat));
  for (const one of [state, other]) assert.ok(legal(game, one, seat).includes('pass'));
  return true;
}
const MOST_ANSWERS = 3000;
test('MH-RUL-106 in windows nothing that others are sent differs between a hand with an Event and one without', () => {
  let windows = 0;
  for (let n = 0; windows < WINDOWS; n++) {
    const dice = quickRandom(n);
    const state = opened(n);
    for (let i = 0; i < MOST_ANSWERS && !state.result && windows < WINDOWS; i++) {
      if (compareHands(state)) windows++;
      answerByChance(state, dice);
    }
  }
});

const MOST_ASKED = 12;
/** Gives the Hero player Allies of the deck for the Events in his hand. */
function takeEvents({ world: { piles, fight } }: State<Marvel>): void {
  const { cards } = piles.hand[fight!.seat]!;
  cards.forEach((card, i) => {
    const at = piles.resources.cards.findIndex(isAlly);
    if (isAlly(card) || at < 0) return;
    cards[i] = piles.resources.cards[at]!;
    piles.resources.cards[at] = card;
  });
  cards.sort((a, b) => a - b);
}
/** Is somebody who passes by setting asked here? */
const isAskedAt = (state: State<Marvel>, seat: number): boolean =>
  explain(game, state, [seat]).some(decision => passAt({ isOn: true, stops: [] }, decision) === undefined);
/** Plays a fight to its end; gives how often its windows asked the Hero player, who uses nothing. */
function askedInFight(state: State<Marvel>, dice: ReturnType<typeof quickRandom>): number {
  const { seat: hero } = state.world.fight!;
  let count = 0;
  while (!state.result && state.world.fight) {
    const seat = asked(game, state)[0]!;
    const decision = decisionId(state);
    if (decision !== 'ability.react' || seat !== hero) answerByChance(state, dice);
    else {
      if (isAskedAt(state, seat)) count++;
      play(game, state, { seat, decision, option: idle(game, state, seat) });
    }
  }
  return count;
}
test('MH-RUL-106 with the setting to pass, windows ask a person without an Event twelve times a fight at most', () => {
  const counts: number[] = [];
  for (let n = 0; counts.length < FIGHTS; n++) {
    const dice = quickRandom(n);
    const state = opened(n);
    while (!state.result && counts.length < FIGHTS) {
      if (!state.world.fight) answerByChance(state, dice);
      else {
        takeEvents(state);
        counts.push(askedInFight(state, dice));
      }
    }
  }
  assert.ok(Math.max(...counts) <= MOST_ASKED, counts.toSorted((a, b) => b - a).join(' '));
});
