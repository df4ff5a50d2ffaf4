// Verbs that combine effects: conversion, choices, repetition, conditions, several players; and playing cards.
import { effects, list, oneOf, record, whole } from '#engine/kit/schema.ts';
import type { RuleId } from '#engine/types.ts';
import { canEvolve } from '../abilities/card-spaces.ts';
import { afterPaying, canPay, canPayNow, dueOf, lessBy, purseOf, slotDue } from '../abilities/costs.ts';
import { countOf, isTrue } from '../abilities/filters.ts';
import type { Condition, Count, Effect, Effects, Playable } from '../cards/card.ts';
import { isOfTypes, typesIn } from '../table/deck.ts';
import type { Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import type { T } from '../table/world.ts';
import * as schemas from './schemas.ts';
import { asking, payFor, worth, type Group, type Means } from './verb.ts';

const inside = effects<Effect>();
const then = ({ then: inner }: { then: Effects }): { then: Effects } => ({ then: inner });

/** How often a count comes to on average, and a condition comes true. */
const EXPECTED: Readonly<Record<Count, number>> = {
  opponentPawnsHere: 0.8,
  alliesYouRecruited: 1.8,
  studentsOnYourBoard: 1.2,
  handCardsDiscarded: 1.7,
  ownMarkersOnTile: 1,
  evolutionsPlayed: 4,
  ownWillpower: 5,
};
const CHANCE: Readonly<Record<Condition, number>> = {
  willpowerAtLeast: 0.6,
  moreVpThanActive: 0.6,
  mostMarkersOnTile: 1,
};

/** AH-CNV-04 where none of the alternatives can be paid, else why one that can be paid is of no use (AH-RUL-46). */
function allClosed(of: readonly Effects[], t: T, my: Scope, { judge, purse }: Means): RuleId | undefined {
  let why: RuleId | undefined;
  for (const one of of) {
    const rule = judge.closed(t, my, one, purse);
    if (!rule) return undefined;
    if (!why || why === 'AH-CNV-04') why = rule;
  }
  return why;
}
/** AH-CNV-04, and why what is left then is of no use (AH-RUL-46). */
function unconvertible(
  effect: Effect & { do: 'convert' },
  t: T,
  my: Scope,
  { judge, purse }: Means,
): RuleId | undefined {
  const due = dueOf(effect.spend);
  return canPay(purse, due) ? judge.closed(t, my, effect.then, afterPaying(purse, due)) : 'AH-CNV-04';
}
/** A card that is looked at does not play itself. */
function canPlay(type: Playable, t: T, { seat, self, less }: Scope, { purse, judge }: Means): boolean {
  if (type === 'evolution') return canEvolve(t.world, seat, purse, less);
  return t.world.piles.hand[seat]!.cards.some(
    card => card !== self && isOfTypes(card, typesIn([type])) && !judge.playRefusal(t, seat, card, purse),
  );
}
/** A cheaper slot counts for the Evolution card played after it. */
export const lessIn = (my: Scope, list: Effects): Scope => {
  const cheaper = list.find(effect => effect.do === 'reduceCost' && effect.of === 'evolutionSlot');
  return cheaper?.do === 'reduceCost' ? { ...my, less: lessBy(cheaper.by) } : my;
};

export const combiningVerbs: Group<
  'convert' | 'play' | 'chooseOne' | 'may' | 'forEach' | 'if' | 'eachPlayer' | 'eachOpponent'
> = {
  /** AH-CNV-01..03: the cost is paid before the gain; where it cannot be paid, the part is skipped. */
  convert: {
    schema: record({ spend: schemas.cost, then: inside }),
    rules: ['AH-CNV-01', 'AH-CNV-04'],
    lists: then,
    run({ spend }, path) {
      const due = dueOf(spend);
      const inner = `${path}/then`;
      return (t, my) => {
        if (canPayNow(t.world, my.seat, due)) payFor(t, my.seat, due, inner, { ...my });
      };
    },
    atOnce: ({ spend }) => !spend.any,
    canDo: (effect, t, my, means) => !unconvertible(effect, t, my, means),
    blocked: unconvertible,
    price: ({ spend, then: inner }, priceOf) => priceOf(inner) - worth(spend),
  },
  /** AH-CRD-01 */
  play: {
    schema: record({ of: list(schemas.playable, 1) }),
    rules: ['AH-CRD-01', 'AH-RUL-47'],
    run({ of: types }) {
      const of = typesIn(types);
      return (t, { seat, less }) =>
        t.call('playing', { seat, of, isOptional: false, less, card: NONE, slot: NONE }, 'last');
    },
    canDo: ({ of }, t, my, means) => of.some(type => canPlay(type, t, my, means)),
    /** AH-RUL-48, AH-RUL-49: the next slot must be payable where there is a card for it. */
    blocked({ of }, { world }, { seat, less }, { purse }) {
      if (!of.includes('evolution') || !world.unplayed[seat]!.length) return undefined;
      const due = slotDue(world, seat, less);
      return due && !canPay(purse, due) ? 'AH-RUL-48' : undefined;
    },
    price: ({ of }) => 6 + of.length,
  },
  /** AH-ACT-02, AH-RUL-46 */
  chooseOne: {
    schema: record({ of: list(inside, 2) }),
    rules: ['AH-ACT-02'],
    lists: ({ of }) => Object.fromEntries(of.entries()),
    run: (_, path) => (t, my) => t.call('alternative', asking(my, path)),
    canDo: ({ of }, t, my, { judge, purse }) => of.some(one => !judge.closed(t, my, one, purse)),
    blocked: ({ of }, t, my, means) => allClosed(of, t, my, means),
    price: ({ of }, priceOf) => Math.max(...of.map(one => priceOf(one))) + of.length - 1,
  },
  /** AH-RUL-123 */
  may: {
    schema: record({ then: inside }),
    rules: ['AH-RUL-123', 'AH-RUL-124'],
    lists: then,
    run: (_, path) => (t, my) => t.call('option', asking(my, path)),
    canDo: ({ then: inner }, t, my, { judge, purse }) => !judge.closed(t, lessIn(my, inner), inner, purse),
    price: ({ then: inner }, priceOf) => priceOf(inner),
  },
  forEach: {
    schema: record({ count: oneOf(...(Object.keys(EXPECTED) as Count[])), then: inside }, { max: whole(1) }),
    rules: [],
    lists: then,
    run({ count, max = Infinity }, path) {
      const inner = `${path}/then`;
      return [
        (t, { seat }) => {
          if (count === 'handCardsDiscarded') t.call('discarding', { seat, n: max, isOptional: true, done: 0 }, 'n');
        },
        (t, my) => {
          for (let n = Math.min(countOf(t.world, count, my), max); n > 0; n--) t.run(inner, { ...my });
        },
      ];
    },
    atOnce: ({ count }) => count !== 'handCardsDiscarded',
    /** An Event in hand does not discard itself. */
    canDo: ({ count }, { world }, my) =>
      count === 'handCardsDiscarded'
        ? world.piles.hand[my.seat]!.cards.length > (my.self === NONE ? 0 : 1)
        : countOf(world, count, my) > 0,
    price: ({ count, max = Infinity, then: inner }, priceOf) =>
      (priceOf(inner) - (count === 'handCardsDiscarded' ? 3 : 0)) * Math.min(EXPECTED[count], max),
  },
  if: {
    schema: record({ is: oneOf(...(Object.keys(CHANCE) as Condition[])), then: inside }, { n: whole(1) }),
    rules: [],
    lists: then,
    run({ is, n = 0 }, path) {
      const inner = `${path}/then`;
      return (t, my) => {
        if (isTrue(t.world, is, n, my)) t.run(inner, { ...my });
      };
    },
    atOnce: true,
    canDo: ({ is, n = 0, then: inner }, t, my, { judge, purse }) =>
      isTrue(t.world, is, n, my) && judge.canDo(t, my, inner, purse),
    price: ({ is, then: inner }, priceOf) => priceOf(inner) * CHANCE[is],
  },
  /** AH-ACT-06 */
  eachPlayer: {
    schema: record({ then: inside }),
    rules: ['AH-ACT-06'],
    lists: then,
    run: (_, path) => onEach(`${path}/then`, () => true),
    atOnce: true,
    canDo: ({ then: inner }, t, my, means) =>
      means.judge.canDo(t, my, inner, means.purse) || canAny(inner, t, my, means),
    price: ({ then: inner }, priceOf) => priceOf(inner),
  },
  eachOpponent: {
    schema: record({ then: inside }),
    rules: ['AH-ACT-06'],
    lists: then,
    run: (_, path) => onEach(`${path}/then`, (my, seat) => seat !== my.seat),
    atOnce: true,
    canDo: ({ then: inner }, t, my, means) => canAny(inner, t, my, means),
    price({ then: inner }, priceOf, { on }) {
      const theirs = priceOf(inner, { on, isForced: true });
      return theirs < 0 ? -theirs : theirs * -0.5;
    },
  },
};
/** Runs a list for each of these seats in turn order. */
const onEach =
  (list: string, isMeant: (my: Scope, seat: number) => boolean) =>
  (t: T, my: Scope): void => {
    for (const seat of t.world.order) if (isMeant(my, seat)) t.run(list, { ...my, seat });
  };
/** AH-ACT-06: could it do something to one of the others? */
const canAny = (inner: Effects, t: T, my: Scope, { judge }: Means): boolean =>
  t.world.order.some(seat => seat !== my.seat && judge.canDo(t, { ...my, seat }, inner, purseOf(t.world, seat)));
