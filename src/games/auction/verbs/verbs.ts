// The effect vocabulary: each verb with the shape of its arguments, what it does, when it can, and what it is worth.
// Questions are asked by procedures of the rules.
import type { Act } from '#engine/definition.ts';
import type { VerbOf, Verbs } from '#engine/kit/effects.ts';
import { bit, faceDown, show } from '#engine/kit/piles.ts';
import { effects, nothing, oneOf, record, type Schema, whole } from '#engine/kit/schema.ts';
import { only } from '#engine/seats.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import type { Amount, Arguments, Effect, Role, Scope } from '../cards/card.ts';
import { PLOT_BACK } from '../table/deck.ts';
import { drawPlot, gainCoins, handCoins, loseCoins, losePoints, type House, type T } from '../table/world.ts';

const role: Schema<Role> = oneOf('owner', 'by', 'victim', 'others');
const amount: Schema<Amount> = record({ who: role, n: whole(1) });

const seatsOf = (t: T, my: Scope, who: Role): readonly Seat[] =>
  who === 'others' ? t.clockwise(my.owner, 1) : only(my[who]!);
/** The act on each seat that an effect is about. */
const onEach =
  (who: Role, act: (t: T, seat: Seat, my: Scope) => void): Act<House, Scope, string> =>
  (t, my) => {
    for (const seat of seatsOf(t, my, who)) act(t, seat, my);
  };
/** Does it help the owner of the card, or one of the others? */
const helps = (who: Role): number => (who === 'owner' ? 1 : -1);
const always = (): boolean => true;

/** What a coin and a card are worth, in points. */
const COIN = 0.5;
const CARD = 1.5;

/** A verb that changes an amount of each seat; `worth` is what a change by one is to the seat. */
const changing = (
  event: string,
  worth: number,
  rules: readonly RuleId[],
  change: (t: T, seat: Seat, n: number) => number,
): VerbOf<House, Scope, PropertyKey, Amount> => ({
  schema: amount,
  rules,
  run: ({ who, n }) =>
    onEach(who, (t, seat) => {
      const changed = change(t, seat, n);
      t.log(event, { seat, n: changed });
    }),
  canDo: always,
  price: ({ who, n }) => helps(who) * worth * n,
});

export const verbs: Verbs<House, Scope, Arguments> = {
  gainCoins: changing('coinsGained', COIN, ['AU-RND-04'], (t, seat, n) => gainCoins(t.world, seat, n)),
  loseCoins: changing('coinsLost', -COIN, ['AU-RND-05'], (t, seat, n) => loseCoins(t.world, seat, n)),
  gainPoints: changing('pointsGained', 1, [], (t, seat, n) => {
    t.world.points[seat]! += n;
    return n;
  }),
  losePoints: changing('pointsLost', -1, ['AU-RND-05'], (t, seat, n) => losePoints(t.world, seat, n)),
  draw: {
    schema: amount,
    rules: ['AU-EFF-04'],
    run: ({ who, n }) =>
      onEach(who, (t, seat) => {
        for (let i = 0; i < n; i++) draw(t, seat);
      }),
    canDo: always,
    price: ({ who, n }) => helps(who) * n * CARD,
  },
  discard: {
    schema: record({ who: role }),
    rules: ['AU-EFF-02'],
    run: ({ who }) => onEach(who, (t, seat) => t.call('discarding', { seat })),
    canDo: ({ who }, t, my) => seatsOf(t, my, who).some(seat => t.world.piles.hand[seat]!.cards.length),
    price: ({ who }) => -helps(who) * CARD,
  },
  takeCoins: {
    schema: record({ from: role, n: whole(1) }),
    rules: ['AU-EFF-05'],
    run: ({ from, n }) => onEach(from, (t, seat, my) => take(t, seat, my.owner, n)),
    canDo: always,
    price: ({ n }) => 2 * n * COIN,
  },
  look: {
    schema: record({ at: role }),
    rules: ['AU-EFF-06'],
    run: ({ at }) => onEach(at, (t, seat, my) => look(t, my.owner, seat)),
    canDo: always,
    price: COIN,
  },
  chooseOpponent: {
    schema: nothing,
    rules: ['AU-EFF-01'],
    run: () => (t, my) => t.call('opponent', { by: my.owner }, 'victim'),
    canDo: always,
    price: 0,
  },
  oneOf: {
    schema: record({ who: role, of: effects<Effect>() }),
    rules: ['AU-EFF-03'],
    lists: ({ of }) => Object.fromEntries(of.map(effect => [effect.do, [effect]])),
    run: ({ who, of }, path) => onEach(who, (t, seat, my) => t.call('alternative', { seat, of, path, scope: my })),
    canDo: always,
    price: ({ who, of }, priceOf) => {
      const prices = of.map(effect => priceOf([effect]));
      return who === 'owner' ? Math.max(...prices) : Math.min(...prices);
    },
  },
  roll: {
    schema: record({ atLeast: whole(2, 6), then: effects<Effect>(), else: effects<Effect>() }),
    rules: ['AU-EFF-07'],
    lists: effect => ({ then: effect.then, else: effect.else }),
    run:
      ({ atLeast }, path) =>
      (t, my) => {
        const face = t.random.die(6);
        t.log('dieRolled', { seat: my.owner, face });
        t.run(face >= atLeast ? `${path}/then` : `${path}/else`, { ...my });
      },
    canDo: always,
    price: ({ atLeast, then, else: otherwise }, priceOf) => {
      const chance = (7 - atLeast) / 6;
      return chance * priceOf(then) + (1 - chance) * priceOf(otherwise);
    },
  },
  cancel: {
    schema: nothing,
    rules: ['AU-PLT-05'],
    run: () => t => {
      t.outer('reactions')!.cancelled = true;
      t.log('eventCancelled');
    },
    canDo: always,
    price: 2 * CARD,
  },
};

/** AU-EFF-04: everybody sees that a card was drawn, the seat alone which. */
export function draw(t: T, seat: Seat): void {
  const card = drawPlot(t.world, seat);
  if (card !== undefined) t.log('cardDrawn', { seat, card: faceDown(PLOT_BACK) }, { to: [seat], facts: { card } });
}

function take(t: T, from: Seat, seat: Seat, most: number): void {
  const n = Math.min(most, t.world.coins[from]!);
  handCoins(t.world, from, seat, n);
  t.log('coinsTaken', { seat, from, n });
}

function look(t: T, seat: Seat, at: Seat): void {
  const hand = t.world.piles.hand[at]!;
  for (let i = 0; i < hand.cards.length; i++) show(hand, i, bit(seat));
  if (!t.watched) return;
  const cards = hand.cards.map(() => faceDown(PLOT_BACK));
  t.log('handSeen', { seat, at, cards }, { to: [seat], facts: { cards: [...hand.cards] } });
}
