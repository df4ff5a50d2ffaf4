// Paying at once: one payment for purchases, fieldings and global abilities (DM-PAY-05, DM-PAY-06, DM-RUL-23).
import type { Composed, Random, Table, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import type { Locals } from '#engine/kit/windows.ts';
import { judgePayment, suggestPayment, symbolsOf, type Price } from '../abilities/energy.ts';
import { procedureOf, rosterOf } from '../abilities/roster.ts';
import { scopeOf } from '../abilities/triggers.ts';
import { isLate, isUseful } from '../abilities/useful.ts';
import type { Billed } from '../table/locals.ts';
import { diceIn, diceLeft, faceOf, NO_DIE, RESERVE, type Duel } from '../table/world.ts';
import { BUY, FIELD, GLOBAL, payFor, totalOf } from './paying.ts';
import { ownSlots, purchase } from './purchasing.ts';

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
const energyDice = (w: Duel, seat: Seat): number[] =>
  diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).energy >= 0);

/** The bill as a composed option: what, in the order wanted, and with which dice. */
export const bill: Composed<Duel, Locals<object>, never> = {
  form(t, _my, seat) {
    const w = t.world;
    const { things, times } = itemsOf(w, seat);
    const dice = energyDice(w, seat);
    return {
      isExtra: true,
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
    t.call('billed', { seat, items: items!, payment: payment! });
  },
};

function refuseBill(t: Table<Duel>, seat: Seat, { parts: [items, payment] }: Made): Verdict {
  const w = t.world;
  const price = totalOf(w, items!);
  for (const item of items!)
    if (item >= GLOBAL && !isUseful(w, { ...scopeOf(item - GLOBAL, seat, NO_DIE), spent: payment! }))
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
