// Tests of views of a table: what the viewer knows, the backs of the rest, and nothing that tells more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Match } from './match.ts';
import { bag, bit, everybody, pile, secret } from './kit/piles.ts';
import { quickRandom } from './random.ts';
import { matchFrom, newMatch, tell, tellAnything, type Parlour } from './testing/sample-game.ts';
import type { Event, Json, View, Viewer } from './types.ts';
import { eventFor, ownWorld, view } from './views.ts';

const ALL: readonly Viewer[] = [0, 1, 'spectator', 'everything'];
const look = ({ game, state }: Match<Parlour>, viewer: Viewer): View<Parlour> => view(game, state, viewer);

/** Seat 0 holds cards 1 and 9, seat 1 holds cards 8 and 2; cards 3 and 10 are left in the deck. */
const dealt = (change: (w: Parlour) => void = () => undefined): Match<Parlour> =>
  matchFrom(w => {
    w.piles.hands = [pile([1, 9], bit(0)), pile([8, 2], bit(1))];
    w.piles.deck = pile([3, 10]);
    w.secrets.dials = [secret(5, bit(0)), secret(6, bit(1))];
    change(w);
  });

/** The hidden part of a table before and after a change, as the viewer sees it: anew, and with what was seen before. */
function seenTwice(viewer: Viewer, change: (w: Parlour) => void) {
  const [before, after] = [dealt(), dealt(change)];
  const seen = ownWorld(before.game, before.state, viewer);
  const anew = ownWorld(after.game, after.state, viewer);
  return { seen, anew, again: ownWorld(after.game, after.state, viewer, { of: before.state.world, seen }) };
}

// ---- hidden things -----------------------------------------------------------------------------------------

test("a seat sees its own hand, and of others' hands and the deck only the backs, in their places", () => {
  const { hands, deck } = look(dealt(), 0).world.piles;
  assert.deepEqual(hands[0]!.cards, [1, 9]);
  assert.deepEqual(hands[1]!.cards, [-2, -1]);
  assert.deepEqual(deck.cards, [-1, -2]);
});

test('a spectator sees only what every seat has seen', () => {
  const match = dealt(w => (w.piles.shown = pile([4], everybody(2))));
  const { hands, shown } = look(match, 'spectator').world.piles;
  assert.deepEqual(
    hands.map(hand => hand.cards),
    [
      [-1, -2],
      [-2, -1],
    ],
  );
  assert.deepEqual(shown.cards, [4]);
});

test("who may see everything sees every card, every secret and everybody's questions", () => {
  const match = dealt();
  tell(match, 0, 'auction');
  const { world, decisions } = look(match, 'everything');
  assert.deepEqual(
    [...world.piles.hands, world.piles.deck].map(p => p.cards),
    [
      [1, 9],
      [8, 2],
      [3, 10],
    ],
  );
  assert.deepEqual(
    world.secrets.dials.map(dial => dial.value),
    [5, 6],
  );
  assert.deepEqual(
    decisions.filter(d => d.id === 'auction.bid').map(d => d.seat),
    [0, 1],
  );
});

test('a card that was shown to one more seat is seen by that seat and nobody else', () => {
  const match = matchFrom(w => (w.piles.hands[1] = pile([4, 5], bit(1) | bit(2))), [], 3);
  assert.deepEqual(look(match, 0).world.piles.hands[1]!.cards, [-1, -1]);
  assert.deepEqual(look(match, 2).world.piles.hands[1]!.cards, [4, 5]);
  assert.deepEqual(look(match, 'spectator').world.piles.hands[1]!.cards, [-1, -1]);
});

test('a bag is sorted, known things and hidden ones, so that its order tells nothing', () => {
  const mixed = { ...bag([22, 20, 21, 20]), seen: [1, 3, 0, 1] };
  const match = dealt(w => (w.piles.bag = mixed));
  assert.deepEqual(look(match, 0).world.piles.bag, { cards: [-3, 20, 20, 22], seen: [], loose: true });
  assert.deepEqual(look(match, 1).world.piles.bag.cards, [-3, -3, -3, 20]);
  assert.deepEqual(look(match, 'everything').world.piles.bag.cards, [20, 20, 21, 22]);
  assert.deepEqual(match.state.world.piles.bag.cards, [22, 20, 21, 20], 'the true bag stays as it is');
});

test('a secret number is seen by those who know it; the others see that there is one', () => {
  const values = (viewer: Viewer): number[] => look(dealt(), viewer).world.secrets.dials.map(dial => dial.value);
  assert.deepEqual(values(0), [5, -1]);
  assert.deepEqual(values(1), [-1, 6]);
  assert.deepEqual(values('spectator'), [-1, -1]);
});

test('facts of the table are seen by all', () => {
  for (const viewer of ALL) assert.deepEqual(look(dealt(), viewer).world.coins, [2, 2]);
});

// ---- nothing more ------------------------------------------------------------------------------------------

/** Every value in plain data that stands under this name. */
function underName(name: string, value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(item => underName(name, item));
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...underName(name, inner)]);
}

test('no view of any moment tells the dice, or who has seen what', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), fc.constantFrom(...ALL), (seed, answers, viewer) => {
      const match = newMatch(2, seed);
      tellAnything(match, quickRandom(seed), answers);
      const sent = JSON.parse(JSON.stringify(look(match, viewer))) as Json;
      for (const name of ['random', 'script', 'learned', 'answered']) assert.deepEqual(underName(name, sent), []);
      for (const seen of underName('seen', sent)) assert.ok(seen === 0 || (Array.isArray(seen) && !seen.length));
    }),
    { numRuns: 40, seed: 4 },
  );
});

test('what a seat has not seen may change and its view stays the same', () => {
  const swapped = dealt(w => {
    w.piles.hands[1] = pile([10, 3], bit(1));
    w.piles.deck = pile([2, 8]);
    w.secrets.dials[1] = secret(1, bit(1));
  });
  const sameButSecret = (viewer: Viewer): unknown[] => [dealt(), swapped].map(match => look(match, viewer));
  for (const viewer of [0, 'spectator'] as const) {
    const [one, other] = sameButSecret(viewer);
    assert.deepEqual(one, other);
  }
  const [one, other] = sameButSecret(1);
  assert.notDeepEqual(one, other);
});

test('a view is a copy: scribbling on it changes nothing on the table', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  const before = structuredClone(match.state);
  const { world, stack, waitingFor, sealed } = look(match, 0);
  world.coins[0] = 99;
  world.piles.hands[0]!.cards.push(7);
  Object.assign(stack[1]!.my, { pot: 99 });
  waitingFor.push(3);
  sealed[0]!.push('bid:3');
  assert.deepEqual(match.state, before);
});

// ---- questions and answers ---------------------------------------------------------------------------------

test('a view says where the rules are, outermost first, with the locals of each', () => {
  const match = newMatch();
  tell(match, 0, 'auction');
  assert.deepEqual(look(match, 'spectator').stack, [
    { at: 'turn.act', my: {} },
    { at: 'auction.bid', my: { pot: 3 } },
  ]);
});

test('everybody sees who is waited for, and only the asked their own question', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  for (const viewer of ALL) assert.deepEqual(look(match, viewer).waitingFor, [1]);
  assert.deepEqual(look(match, 'spectator').decisions, []);
  const asked = look(match, 1).decisions[0]!;
  assert.deepEqual([asked.id, asked.seat, asked.rule, asked.idle], ['auction.bid', 1, 'PA-BID-01', 'bid:0']);
});

test('who has answered in secret is offered to take it back', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  const [first] = look(match, 0).decisions;
  assert.deepEqual(
    [first!.id, first!.options.map(o => o.id), first!.prompt.say],
    ['auction.bid', ['unseal'], 'sealed'],
  );
});

test('a seat sees what it may do aside though nobody waits for it', () => {
  const [gift] = look(newMatch(), 1).decisions;
  assert.deepEqual([gift!.id, gift!.idle, gift!.options.map(o => o.id)], ['aside.gift', undefined, ['give:0']]);
});

test('sealed answers are seen by those of the same side alone', () => {
  const match = newMatch(4);
  tell(match, 0, 'auction', 'bid:1');
  tell(match, 1, 'bid:2');
  assert.deepEqual(look(match, 0).sealed, { 0: ['bid:1'] });
  assert.deepEqual(look(match, 2).sealed, { 0: ['bid:1'] });
  assert.deepEqual(look(match, 3).sealed, { 1: ['bid:2'] });
  assert.deepEqual(look(match, 'spectator').sealed, {});
  assert.deepEqual(look(match, 'everything').sealed, { 0: ['bid:1'], 1: ['bid:2'] });
});

test('a finished game shows its result, asks nothing and still hides what nobody has shown', () => {
  const match = dealt(w => (w.coins[0] = 9));
  tell(match, 0, 'stop');
  const { result, waitingFor, decisions, world } = look(match, 1);
  assert.deepEqual(result, {
    ranks: [1, 2],
    rule: 'PA-END-01',
    reason: { say: 'stopped', facts: { seat: 0 } },
  });
  assert.deepEqual([waitingFor, decisions, world.piles.deck.cards], [[], [], [-1, -2]]);
});

// ---- events ------------------------------------------------------------------------------------------------

const DREW: Event = { kind: 'drew', facts: { seat: 0, card: -1 }, secret: { to: [0], facts: { card: 4 } } };

test('an event tells its private part to those it is for, in place of the public one', () => {
  assert.deepEqual(eventFor(DREW, 0), { kind: 'drew', facts: { seat: 0, card: 4 } });
  assert.deepEqual(eventFor(DREW, 'everything'), { kind: 'drew', facts: { seat: 0, card: 4 } });
});

test('to all others an event has no private part at all', () => {
  for (const viewer of [1, 'spectator'] as const)
    assert.deepEqual(eventFor(DREW, viewer), { kind: 'drew', facts: { seat: 0, card: -1 } });
});

test('a public event is the same for all', () => {
  const event: Event = { kind: 'earned', facts: { seat: 0 } };
  for (const viewer of ALL) assert.deepEqual(eventFor(event, viewer), event);
});

test('what is hidden is seen anew only where it has changed, and looks the same as if all of it were', () => {
  const changes: ((w: Parlour) => void)[] = [
    () => undefined,
    w => void (w.piles.hands[1] = pile([8, 3], bit(1))),
    w => void (w.piles.hands[1]!.seen[0] = everybody(2)),
    w => w.piles.hands.push(pile([4])),
    w => void w.piles.hands.pop(),
    w => void (w.piles.deck = bag([3, 10])),
    w => void (w.piles.shown = pile([4], everybody(2))),
    w => void (w.secrets.dials = [secret(5, bit(0)), secret(6, everybody(2))]),
  ];
  for (const viewer of ALL)
    for (const change of changes) {
      const { anew, again } = seenTwice(viewer, change);
      assert.deepEqual(again, anew);
    }
  const { seen, again } = seenTwice(1, w => void (w.piles.hands[1] = pile([8, 3], bit(1))));
  const [were, are] = [seen.piles!['hands'] as object[], again.piles!['hands'] as object[]];
  assert.deepEqual([were[0] === are[0], were[1] === are[1]], [true, false]);
  assert.equal(again.piles!['deck'], seen.piles!['deck']);
  assert.equal(again.secrets!['dials'], seen.secrets!['dials']);
});
