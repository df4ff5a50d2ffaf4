// Paying: one simultaneous payment for any number of purchases, fieldings and global abilities (DM-RUL-23).
import type { Composed, Random, Table, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import type { Locals } from '#engine/windows.ts';
import { isLate, possible } from '../abilities/useful.ts';
import type { Global } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import {
  abilityPrice,
  anyPrice,
  judgePayment,
  pay,
  purchasePrice,
  suggestPayment,
  sumPrices,
  symbolsOf,
  type Price,
} from '../abilities/energy.ts';
import { afterwards, scopeOf } from '../abilities/triggers.ts';
import { abilityOf, procedureOf, rosterOf } from '../abilities/roster.ts';
import { fieldingCost } from '../abilities/stats.ts';
import { BOTH, CARD, diceIn, diceLeft, faceOf, NO_DIE, put, RESERVE, USED, type Duel } from '../table/world.ts';

/** Items of a bill are numbers: a slot to purchase from, a die to field, a global ability to use. */
export const BUY = 0;
export const FIELD = 1_000;
export const GLOBAL = 10_000;

/** Cards that the seat may purchase from. */
export const ownSlots = (w: Duel, seat: Seat): number[] => {
  const out: number[] = [];
  for (let slot = 0; slot < w.holder.length; slot++)
    if (w.holder[slot] === seat || w.holder[slot] === BOTH) out.push(slot);
  return out;
};

function itemsOf(w: Duel, seat: Seat): { things: number[]; times: number[] } {
  const globals = rosterOf(w)
    .globals.filter(g => !g.ability.answers && !isLate(w, g.ability))
    .map(g => GLOBAL + g.id);
  if (seat !== w.active || w.inAttack) return { things: globals, times: globals.map(() => 4) };
  const buys = ownSlots(w, seat).filter(slot => diceLeft(w, slot));
  const fields = diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).level);
  return {
    things: [...buys.map(slot => BUY + slot), ...fields.map(die => FIELD + die), ...globals],
    times: [...buys.map(slot => diceLeft(w, slot)), ...fields.map(() => 1), ...globals.map(() => 4)],
  };
}
/** All of it together; a fielding that is free is so for the first character only. */
function totalOf(w: Duel, items: readonly number[]): Price {
  const first = items.findIndex(isFielding);
  return sumPrices(
    items.map((item, i) =>
      isFielding(item) && i !== first ? anyPrice(fieldingCost(w, item - FIELD, false)) : priceOf(w, item),
    ),
  );
}
const isFielding = (item: number): boolean => item >= FIELD && item < GLOBAL;
function priceOf(w: Duel, item: number): Price {
  if (item >= GLOBAL) return abilityPrice((abilityOf(item - GLOBAL) as Global).global);
  if (item >= FIELD) return anyPrice(fieldingCost(w, item - FIELD));
  return purchasePrice(cardOf(w.cards[item - BUY]!));
}
const energyDice = (w: Duel, seat: Seat): number[] =>
  diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).energy >= 0);

/** The bill as a composed option: what, in the order wanted, and with which dice. */
export const bill: Composed<Duel, Locals<object>, never> = {
  form(t, _my, seat) {
    const w = t.world;
    const { things, times } = itemsOf(w, seat);
    const dice = energyDice(w, seat);
    return {
      to: [
        {
          n: 0,
          slots: [
            { say: 'slot.items', of: 'item', things, times, min: 1, max: 12, ordered: true },
            { say: 'slot.payment', of: 'pick', things: dice, times: dice.map(d => symbolsOf(w, d)), min: 0, max: 40 },
          ],
        },
      ],
    };
  },
  suggest: () => [],
  sample: (t, _my, seat, random) => sampleBill(t.world, seat, random),
  refuse: (t, _my, seat, made) => refuseBill(t, seat, made),
  take(t, _my, seat, { parts: [items, payment] }) {
    t.call('billed', { seat, items, payment });
    afterwards(t);
  },
};

function refuseBill(t: Table<Duel>, seat: Seat, { parts: [items, payment] }: Made): Verdict {
  const w = t.world;
  const price = totalOf(w, items!);
  for (const item of items!)
    if (item >= GLOBAL && !possible(w, { ...scopeOf(item - GLOBAL, seat, NO_DIE), spent: payment! }))
      return 'DM-RUL-32';
  const wrong = judgePayment(w, seat, price, payment!);
  if (wrong === 'type') return 'DM-RUL-25';
  if (wrong === 'short') return 'DM-PAY-08';
  return wrong && 'DM-RUL-27';
}

/** A few items, the same twice among them, paid as a player would or in any other way that wastes nothing. */
function sampleBill(w: Duel, seat: Seat, random: Random): Made | undefined {
  const { things, times } = itemsOf(w, seat);
  if (!things.length) return undefined;
  const all = things.flatMap((item, i) => new Array<number>(Math.min(2, times[i]!)).fill(item));
  for (const items = random.shuffle(all).slice(0, 1 + random.below(3)); items.length; items.pop()) {
    const price = totalOf(w, items);
    const usual = suggestPayment(w, seat, price);
    if (usual) return { to: 0, parts: [items, random.below(2) ? usual : samplePayment(w, seat, price, random)] };
  }
  return undefined;
}
/** Lays down everything, and takes back by chance what is not needed. */
function samplePayment(w: Duel, seat: Seat, price: Price, random: Random): number[] {
  const all = energyDice(w, seat).flatMap(die => new Array<number>(symbolsOf(w, die)).fill(die));
  let payment: readonly number[] = all;
  for (const die of random.shuffle([...all])) {
    const less = payment.toSpliced(payment.indexOf(die), 1);
    const wrong = judgePayment(w, seat, price, less);
    if (!wrong || wrong === 'idle') payment = less;
  }
  return [...payment];
}

export interface Billed {
  seat: Seat;
  items: number[];
  /** The dice that pay; null for the payment a player would make. */
  payment: number[] | null;
  /** DM-GLO-08: several things resolve as one effect, so nobody is knocked out before the last of them. */
  batch: boolean;
}
/** Pays all costs first, then brings about the items one after the other. */
export const billed = procedure<Duel, Billed>()({
  pay(t, my) {
    my.batch = my.items.length > 1;
    my.payment = payFor(t, my.seat, my.items, my.payment);
  },
  each(t, my) {
    const item = my.items.shift();
    if (item === undefined) return 'end';
    const spent = [...new Set(my.payment!)];
    if (item >= GLOBAL) {
      const id = item - GLOBAL;
      t.log('globalUsed', { seat: my.seat, ability: id });
      t.call(procedureOf(id), { ...scopeOf(id, my.seat, NO_DIE), spent });
    } else if (item >= FIELD) t.call('fielding', { die: item - FIELD, seat: my.seat, spent });
    else purchase(t, my.seat, item - BUY);
    return 'each';
  },
});

/** Pays for items, with these dice or with those a player would take; returns the payment. */
export function payFor(t: Table<Duel>, seat: Seat, items: readonly number[], wanted: number[] | null = null): number[] {
  const w = t.world;
  const price = totalOf(w, items);
  const payment = wanted ?? suggestPayment(w, seat, price)!;
  pay(w, seat, price, payment);
  if (payment.length && t.watched) t.log('paid', { seat, dice: [...new Set(payment)] });
  return payment;
}

/** DM-BUY-06 */
export function purchase(t: Table<Duel>, seat: Seat, slot: number): void {
  const w = t.world;
  const die = w.zone.findIndex((zone, d) => zone === CARD && w.slot[d] === slot);
  w.owner[die] = w.seat[die] = seat;
  put(w, die, USED);
  t.log('purchased', { seat, slot });
}
