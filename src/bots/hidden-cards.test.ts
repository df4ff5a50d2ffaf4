// Bots choose by what their seat knows: where other cards, secrets and dice to come are hidden behind the same view,
// every level answers alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '#games/index.ts';
import { clone, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { bit, eachPile, eachSecret } from '#engine/kit/piles.ts';
import { freshDice, knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { sidesOf } from '#engine/seats.ts';
import type { Seat, State } from '#engine/types.ts';
import { botNamed } from './bots.ts';
import { weightedPlayOut } from './weights.ts';

const POSITIONS = 500;
/** Positions of one game, which are so many answers apart: all parts of a game are seen. */
const A_GAME = 25;
const APART = 4;
/** One of them answers at each position, bounded by counts: the same chance finds the same. */
const LEVELS = ['greedy', 'rookie#8', 'veteran#8', 'mastermind#8'].map(name => botNamed(name)!);

/** Positions of games played as people rather do, where somebody has a choice; of each number of seats in turn. */
function* positions(game: Game): Generator<State> {
  const { min, max } = game.seats;
  for (let n = 0; ; n++) {
    const seats = min + (n % (max - min + 1));
    const ways = Object.values(game.setups ?? {});
    const options = ways.length ? ways[n % ways.length]!(seats, quickRandom(n)) : null;
    const state = start(game, { seats, seed: seedOf(n), options });
    const dice = quickRandom(n);
    for (let given = 0; given < A_GAME && !state.result; weightedPlayOut(game, state, dice, APART)) {
      const seat = asked(game, state)[0];
      if (seat === undefined || legal(game, state, seat).length < 2) continue;
      given++;
      yield state;
    }
  }
}

/** The same table with everything changed that the seat has not seen. It does not ask what bots are told, so that it
 *  notices when they are told too much. */
function otherwise(game: Game, state: State, seat: Seat, random: Random): State {
  for (let tries = 0; tries < TRIES; tries++) {
    const other = clone(game, state);
    other.random = freshDice(random);
    dealAnew(game, other, seat, random);
    eachSecret(other.world, (secret, name, index) => {
      if (!(secret.seen & bit(seat))) secret.value = game.guess?.(other.world, name, index, seat, random) ?? 0;
    });
    sealAnew(game, other, seat, random);
    if (game.plausible?.(other.world, seat) !== false) return other;
  }
  return state;
}
const TRIES = 50;
/** Cards of one back change places. */
function dealAnew(game: Game, { world }: State, seat: Seat, random: Random): void {
  const unseen = new Map<number, number[]>();
  eachPile(world, ({ cards, seen }) =>
    cards.forEach((card, i) => {
      const back = game.back?.(card) ?? 0;
      if (!(seen[i]! & bit(seat))) unseen.set(back, [...(unseen.get(back) ?? []), card]);
    }),
  );
  for (const cards of unseen.values()) random.shuffle(cards);
  eachPile(world, ({ cards, seen }) =>
    cards.forEach((card, i) => {
      if (!(seen[i]! & bit(seat))) cards[i] = unseen.get(game.back?.(card) ?? 0)!.pop()!;
    }),
  );
}
/** Others' secret answers become other ones, where the same are waited for after them. */
function sealAnew(game: Game, state: State, seat: Seat, random: Random): void {
  const sealed = state.stack.at(-1)!.sealed ?? {};
  const sides = sidesOf(game, state.seats);
  for (const other of Object.keys(sealed).map(Number)) {
    const before = sealed[other]!;
    if (sides[other] === sides[seat] || before.length !== 1) continue;
    const waiting = asked(game, state).join();
    delete sealed[other];
    sealed[other] = [random.shuffle(legal(game, state, other).slice())[0] ?? before[0]!];
    if (asked(game, state).join() !== waiting) sealed[other] = before;
  }
}

for (const { id, load } of SHELF)
  test(`${id}: the same view with other hidden cards gets the same answers`, async () => {
    const game = await load!();
    let n = 0;
    let other = 0;
    for (const state of positions(game)) {
      const seat = asked(game, state)[0]!;
      const guess = otherwise(game, state, seat, quickRandom(n));
      const [known, guessed] = [state, guess].map(table => knowledge(game, table, seat));
      assert.deepEqual(known, guessed, `what seat ${seat} knows at ${decisionId(state)}`);
      if (JSON.stringify(state) !== JSON.stringify(guess)) other++;
      const bot = LEVELS[n % LEVELS.length]!;
      const [truth, same] = [known, guessed].map(one => bot.choose(game, one!, quickRandom(n)));
      assert.equal(truth, same, `${bot.name} at ${decisionId(state)}`);
      if (++n === POSITIONS) break;
    }
    assert.ok(other > POSITIONS / 2, `${other} of ${n} tables differ in what is hidden`);
  });
