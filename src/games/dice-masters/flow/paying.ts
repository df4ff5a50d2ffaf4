// Paying: purchases, fieldings and global abilities with energy, and costs inside card text (DM-PAY, DM-NRG-06).
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import {
  abilityPrice,
  anyPrice,
  isWhole,
  LOOSE,
  purchasePrice,
  suggestPayment,
  sumPrices,
  type Payment,
  type Price,
  OWN_SIDEKICKS,
  diceOf,
  waysToPay,
} from '../abilities/energy.ts';
import { abilityOf, procedureOf } from '../abilities/roster.ts';
import { fieldingCost } from '../abilities/stats.ts';
import type { Locals, Scope } from '../table/locals.ts';
import type { Cost, Global } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import { faceOf, mark, PARTIAL, put, USED, type Duel, type T } from '../table/world.ts';
import { send } from '../abilities/knock-outs.ts';
import { lose } from '../table/life-and-winning.ts';

/** Items of a bill are numbers: a slot to purchase from, a die to field, a global ability to use. */
export const BUY = 0;
export const FIELD = 1_000;
export const GLOBAL = 10_000;

/** All of it together (DM-PAY-05, DM-PAY-06); a fielding that is free is so for the first character only. */
export function totalOf(w: Duel, items: readonly number[]): Price {
  const first = items.findIndex(isFielding);
  return sumPrices(
    items.map((item, i) =>
      isFielding(item) && i !== first ? anyPrice(fieldingCost(w, item - FIELD, false)) : priceOf(w, item),
    ),
  );
}
export const isFielding = (item: number): boolean => item >= FIELD && item < GLOBAL;
function priceOf(w: Duel, item: number): Price {
  if (item >= GLOBAL) return abilityPrice((abilityOf(item - GLOBAL) as Global).global);
  if (item >= FIELD) return anyPrice(fieldingCost(w, item - FIELD));
  return purchasePrice(cardOf(w.cards[item - BUY]!));
}

/** DM-NRG-07, DM-PAY-01, DM-RUL-29: the dice go to the used pile at once; DM-PAY-02, DM-PAY-03: one symbol of two
 *  turns the die to its one-symbol face (DM-RUL-27), and it cannot be rerolled any more (DM-PAY-07); generic dice go
 *  whole (DM-PAY-04), and so do Cerebro's (DM-RUL-28). DM-RUL-101: energy without a die is a part like any other.
 *  DM-PAY-09: the rest stays where it is. */
function pay(w: Duel, seat: Seat, payment: Payment): void {
  for (const part of payment) if (part === LOOSE) w.loose[seat]!--;
  for (const die of diceOf(payment)) {
    const part = payment.filter(d => d === die).length;
    if (faceOf(w, die).amount === 2 && part === 1 && !isWhole(w, die)) {
      w.face[die] = ONE_SYMBOL;
      mark(w, die, PARTIAL);
    } else put(w, die, USED);
  }
}
/** The face of a character die that shows one symbol. */
const ONE_SYMBOL = 0;

/** Pays for items, with these dice or with those a player would take; returns the payment. */
export function payFor(t: T, seat: Seat, items: readonly number[], wanted: number[] | null = null): number[] {
  const w = t.world;
  const price = totalOf(w, items);
  const payment = wanted ?? suggestPayment(w, seat, price)!;
  pay(w, seat, payment);
  if (payment.length && t.watched) t.log('paid', { seat, dice: diceOf(payment) });
  return payment;
}

/** The locals of a text that is paid for: Sidekicks given, dice that paid. */
export type Paid = Scope & { given: number[]; paid: number[] };
/** Has the energy of a cost paid, and gives the dice that are spent into the local `paid`. DM-PRV-03: it is gone,
 *  whatever becomes of the effect. */
export function payEnergy(t: T, seat: Seat, cost: Cost, id: number): void {
  const { total, typed } = abilityPrice(cost);
  if (total) t.call('paying', { seat, id, total, typed: [...typed] }, 'paid');
}
/** The steps of a text once the energy of its cost is paid. */
export const usedFor = (costOf: (id: number) => Cost | undefined) => ({
  /** The player picks the Sidekicks of the cost, into the local `given`; DM-FUN-04: not fewer. */
  use(t: T, my: Paid): void {
    t.log('abilityUsed', { seat: my.seat, die: my.die, ability: my.id });
    const { sidekicks } = costOf(my.id) ?? {};
    if (sidekicks) t.call('choosing', { ...my, which: OWN_SIDEKICKS, count: sidekicks, upTo: false }, 'given');
  },
  /** Sidekicks and life go, then the text runs. DM-RUL-30: what paid cannot be picked by what it pays for. */
  run(t: T, my: Paid): 'end' | undefined {
    const { sidekicks, life } = costOf(my.id) ?? {};
    my.spent.push(...(my.paid ?? []));
    for (const die of sidekicks ? my.given : []) send(t.world, die, USED);
    if (life && lose(t, my.seat, life, 'paid')) return 'end';
    t.call(procedureOf(my.id), { ...my });
    return undefined;
  },
});

/** A price, and what was named of its payment so far. */
export type Payer = Locals['paying'] & { chosen: number[] };
/** DM-NRG-07: energy for a cost inside a text. The player chooses the dice, one symbol after the other, for as long as
 *  there is more than one way to pay. */
export const paying = procedure<Duel, Payer>()({
  open: (_t, my) => void (my.chosen = []),
  pick: {
    rule: 'DM-NRG-07',
    idle: 'payWith',
    one: (t, my) => (payersFor(t.world, my).length > 1 ? my.seat : null),
    facts: (_t, my) => ({ ability: my.id }),
    choices: {
      payWith: {
        of: 'die',
        each: (t, my) => payersFor(t.world, my),
        take(_t, my, _seat, die) {
          my.chosen.push(die);
          return 'pick';
        },
      },
    },
  },
  spend(t, my) {
    const [payment] = waysToPay(t.world, my.seat, my, my.chosen) as [number[]];
    pay(t.world, my.seat, payment);
    t.log('paid', { seat: my.seat, dice: diceOf(payment) });
    return t.give(diceOf(payment));
  },
});
/** Dice that may pay next, the one first that a player would take; none when only one way is left. DM-NRG-08,
 *  DM-ETQ-03: of the own reserve pool; DM-RUL-25, DM-RUL-26: of the type, or wild. */
export function payersFor(w: Duel, { seat, chosen, ...price }: Payer): number[] {
  const ways = waysToPay(w, seat, price, chosen);
  return ways.length > 1 ? [...new Set(ways.flatMap(way => less(way, chosen)))] : [];
}
/** The rest of a payment, without the dice named so far. */
const less = (payment: readonly number[], named: readonly number[]): number[] =>
  named.reduce((left, die) => left.toSpliced(left.indexOf(die), 1), [...payment]);
