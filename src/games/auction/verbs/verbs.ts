// The effect vocabulary: what each verb does. Questions are asked by procedures of the rules.
import type { Act, Table } from '#engine/definition.ts';
import type { Verb, Vocabulary } from '#engine/kit/effects.ts';
import { bit, faceDown, show } from '#engine/kit/piles.ts';
import { only } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import type { Amount, Arguments, Role, Scope } from '../cards/card.ts';
import { PLOT_BACK } from '../table/deck.ts';
import { drawPlot, gainCoins, handCoins, loseCoins, losePoints, type House } from '../table/world.ts';

type Do = Act<House, Scope, string>;

const seatsOf = (t: Table<House>, my: Scope, role: Role): readonly Seat[] =>
  role === 'others' ? t.clockwise(my.owner, 1) : only(my[role]!);

/** A verb that changes an amount of each seat it is about. */
const amount = <V extends keyof Arguments>(
  event: string,
  change: (t: Table<House>, seat: Seat, n: number) => number,
): Verb<House, Scope, { do: V } & Amount> => ({
  steps: ({ who, n }): Do[] => [
    (t, my) => {
      for (const seat of seatsOf(t, my, who)) {
        const changed = change(t, seat, n);
        if (t.watched) t.log(event, { seat, n: changed });
      }
    },
  ],
});

export const verbs: Vocabulary<House, Scope, Arguments> = {
  /** AU-RND-04 */
  gainCoins: amount('coinsGained', (t, seat, n) => gainCoins(t.world, seat, n)),
  /** AU-RND-05 */
  loseCoins: amount('coinsLost', (t, seat, n) => loseCoins(t.world, seat, n)),
  gainPoints: amount('pointsGained', (t, seat, n) => {
    t.world.points[seat]! += n;
    return n;
  }),
  /** AU-RND-05 */
  losePoints: amount('pointsLost', (t, seat, n) => losePoints(t.world, seat, n)),
  /** AU-EFF-04 */
  draw: {
    steps: ({ who, n }) => [
      (t, my) => {
        for (const seat of seatsOf(t, my, who)) for (let i = 0; i < n; i++) draw(t, seat);
      },
    ],
  },
  /** AU-EFF-02 */
  discard: {
    steps: ({ who }) => [
      (t, my) => {
        for (const seat of seatsOf(t, my, who)) t.call('discarding', { seat });
      },
    ],
  },
  /** AU-EFF-05 */
  takeCoins: {
    steps: ({ from, n }) => [
      (t, my) => {
        for (const seat of seatsOf(t, my, from)) take(t, seat, my.owner, n);
      },
    ],
  },
  /** AU-EFF-06 */
  look: {
    steps: ({ at }) => [
      (t, my) => {
        for (const seat of seatsOf(t, my, at)) look(t, my.owner, seat);
      },
    ],
  },
  /** AU-EFF-01 */
  chooseOpponent: { steps: () => [(t, my) => t.call('opponent', { by: my.owner }, 'victim')] },
  /** AU-EFF-03 */
  oneOf: {
    branches: ({ of }) => Object.fromEntries(of.map(effect => [effect.do, [effect]])),
    steps: ({ who, of }, path) => [
      (t, my) => {
        for (const seat of seatsOf(t, my, who)) t.call('alternative', { seat, of, path, scope: my });
      },
    ],
  },
  /** AU-EFF-07 */
  roll: {
    branches: effect => ({ then: effect.then, else: effect.else }),
    steps: ({ atLeast }, path) => [
      (t, my) => {
        const face = t.random.die(6);
        if (t.watched) t.log('dieRolled', { seat: my.owner, face });
        t.callByName(face >= atLeast ? `${path}/then` : `${path}/else`, { ...my });
      },
    ],
  },
  /** AU-PLT-05 */
  cancel: {
    steps: () => [
      t => {
        t.outer('reactions')!.cancelled = true;
        if (t.watched) t.log('eventCancelled');
      },
    ],
  },
};

/** AU-EFF-04: everybody sees that a card was drawn, the seat alone which. */
export function draw(t: Table<House>, seat: Seat): void {
  const card = drawPlot(t.world, seat);
  if (card === undefined || !t.watched) return;
  t.log('cardDrawn', { seat, card: faceDown(PLOT_BACK) }, { to: [seat], facts: { card } });
}

function take(t: Table<House>, from: Seat, seat: Seat, most: number): void {
  const n = Math.min(most, t.world.coins[from]!);
  handCoins(t.world, from, seat, n);
  if (t.watched) t.log('coinsTaken', { seat, from, n });
}

function look(t: Table<House>, seat: Seat, at: Seat): void {
  const hand = t.world.piles.hand[at]!;
  for (let i = 0; i < hand.cards.length; i++) show(hand, i, bit(seat));
  if (!t.watched) return;
  const cards = hand.cards.map(() => faceDown(PLOT_BACK));
  t.log('handSeen', { seat, at, cards }, { to: [seat], facts: { cards: [...hand.cards] } });
}
