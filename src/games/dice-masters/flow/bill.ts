// Paying at once: one payment for purchases, fieldings and global abilities (DM-PAY-05, DM-PAY-06, DM-RUL-23).
import type { Composed, Random, Verdict } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import type { Locals } from '#engine/kit/windows.ts';
import { supposing } from '#engine/rule-table.ts';
import { diceOf, judgePayment, LOOSE, purseOf, suggestPayment, symbolsOf, type Price } from '../abilities/energy.ts';
import { procedureOf, rosterOf } from '../abilities/roster.ts';
import { isLate, isUseful } from '../verbs/index.ts';
import type { Billed } from '../table/locals.ts';
import { diceIn, faceOf, FIELD as IN_FIELD, leftBySlot, RESERVE, type Duel, type T } from '../table/world.ts';
import { BUY, FIELD, GLOBAL, isFielding, payFor, totalOf } from './paying.ts';
import { ownSlots, purchase } from './purchasing.ts';
import { isUnsettled } from './settling.ts';
import { scopeOf } from '../abilities/triggers.ts';

/** Things, and how often there is each. */
interface Supply {
  things: number[];
  times: number[];
}
/** DM-RUL-23: what there is to pay for, and how often: dice while there are any, abilities while energy lasts. */
function itemsOf(w: Duel, seat: Seat): Supply {
  const globals = rosterOf(w)
    .globals.filter(g => !g.ability.answers && !isLate(w, g.ability))
    .map(g => GLOBAL + g.id);
  const { total } = purseOf(w, seat);
  const uses = globals.map(item => Math.max(1, Math.floor(total / totalOf(w, [item]).total)));
  if (seat !== w.active || w.inAttack) return { things: globals, times: uses };
  const left = leftBySlot(w);
  const buys = ownSlots(w, seat).filter(slot => left[slot]);
  const fields = diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).level);
  return {
    things: [...buys.map(slot => BUY + slot), ...fields.map(die => FIELD + die), ...globals],
    times: [...buys.map(slot => left[slot]!), ...fields.map(() => 1), ...uses],
  };
}
/** DM-NRG-08: what can pay, and how often; DM-RUL-101: energy without a die like any other. */
function payersOf(w: Duel, seat: Seat): Supply {
  const dice = diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).energy >= 0);
  const times = dice.map(die => symbolsOf(w, die));
  const loose = w.loose[seat]!;
  return loose ? { things: [...dice, LOOSE], times: [...times, loose] } : { things: dice, times };
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The bill as a composed option: what, in the order wanted, and with which dice. */
export const bill: Composed<Duel, Locals<object>, never> = {
  form(t, _my, seat) {
    const w = t.world;
    const items = itemsOf(w, seat);
    const payers = payersOf(w, seat);
    const form = formOf(
      { say: 'slot.items', of: 'item', ...items, min: 1, max: Math.max(1, sum(items.times)), ordered: true },
      { say: 'slot.payment', of: 'pick', ...payers, min: 0, max: sum(payers.times) },
    );
    return { isExtra: true, ...form };
  },
  suggest: () => [],
  sample: (t, _my, seat, random) => sampleBill(t.world, seat, random),
  refuse: (t, _my, seat, made) => refuseBill(t, seat, made),
  misfit: (t, _my, seat, { parts: [items = []] }) => moreThanThereIs(items, itemsOf(t.world, seat)),
  take(t, _my, seat, { parts: [items, payment] }) {
    t.call('billed', { seat, items: items!, payment: payment! });
  },
};

/** Items of a bill: more dice than are left, or more abilities than all energy could pay for. */
function moreThanThereIs(items: readonly number[], { things, times }: Supply): Verdict {
  const over = items.find(item => items.filter(one => one === item).length > (times[things.indexOf(item)] ?? Infinity));
  if (over === undefined || isFielding(over)) return undefined;
  return over >= GLOBAL ? 'DM-PAY-08' : 'DM-BUY-07';
}

function refuseBill(t: T, seat: Seat, { parts: [items, payment] }: Made): Verdict {
  const w = t.world;
  const price = totalOf(w, items!);
  if (items!.some((item, i) => item >= GLOBAL && !isUsefulThen(t, seat, item, items!.slice(0, i), payment!)))
    return 'DM-RUL-32';
  const wrong = judgePayment(w, price, payment!);
  if (wrong === 'type') return 'DM-RUL-25';
  if (wrong === 'short') return 'DM-PAY-08';
  return wrong && 'DM-RUL-27';
}

/** DM-RUL-23, DM-RUL-32: would a global ability do anything once those before it on the bill are fielded? */
function isUsefulThen(t: T, seat: Seat, item: number, earlier: readonly number[], spent: number[]): boolean {
  const w = t.world;
  const scope = { ...scopeOf(item - GLOBAL, seat), spent };
  if (isUseful(t, scope)) return true;
  const fielded = earlier.filter(isFielding).map(one => one - FIELD);
  if (!fielded.length) return false;
  const then = { ...w, zone: w.zone.map((zone, die) => (fielded.includes(die) ? IN_FIELD : zone)) };
  return isUseful(supposing(t, then), scope);
}

/** A few items, the same twice among them, paid as a player would or in any other way that wastes nothing. */
function sampleBill(w: Duel, seat: Seat, random: Random): Made | undefined {
  const { things, times } = itemsOf(w, seat);
  if (!things.length) return undefined;
  const all = things.flatMap((item, i) => (item < GLOBAL && times[i] === 1 ? [item] : [item, item]));
  for (const items = random.shuffle(all).slice(0, 1 + random.below(3)); items.length; items.pop()) {
    const price = totalOf(w, items);
    const usual = suggestPayment(w, seat, price);
    if (usual) return { to: 0, parts: [items, random.below(2) ? usual : samplePayment(w, seat, price, random)] };
  }
  return undefined;
}
/** Lays down everything, and takes back by chance what is not needed. */
function samplePayment(w: Duel, seat: Seat, price: Price, random: Random): number[] {
  const { things, times } = payersOf(w, seat);
  const all = things.flatMap((die, i) => new Array<number>(times[i]!).fill(die));
  let payment: readonly number[] = all;
  for (const die of random.shuffle([...all])) {
    const less = payment.toSpliced(payment.indexOf(die), 1);
    const wrong = judgePayment(w, price, less);
    if (!wrong || wrong === 'idle') payment = less;
  }
  return [...payment];
}

/** DM-RUL-23: pays all costs first, then brings about the items one after the other. DM-RUL-105, DM-FLD-05, DM-BON-03:
 *  what follows from one comes before the next, save among global abilities, which are one effect (DM-GLO-08). */
export const billed = procedure<Duel, Billed>()({
  pay(t, my) {
    my.payment = payFor(t, my.seat, my.items, my.payment);
  },
  each(t, my) {
    const [item, next] = my.items;
    if (item === undefined) return 'end';
    const goesOn = my.batch === undefined || (my.batch && item >= GLOBAL);
    if (!goesOn && isUnsettled(t)) {
      my.batch = false;
      t.call('settling');
      return 'each';
    }
    my.batch = item >= GLOBAL && (my.batch === true || (next !== undefined && next >= GLOBAL));
    my.items.shift();
    const spent = diceOf(my.payment!);
    if (item >= GLOBAL) {
      const id = item - GLOBAL;
      t.log('globalUsed', { seat: my.seat, ability: id });
      t.call(procedureOf(id), { ...scopeOf(id, my.seat), spent });
    } else if (item >= FIELD) fieldOf(t, my.seat, item - FIELD, spent);
    else purchase(t, my.seat, item - BUY);
    return 'each';
  },
});
/** DM-FLD-01, DM-ACV-04, DM-MOD-01, DM-MOD-02: only a character that lies in the reserve pool is fielded, and what came
 *  before it on the bill may have turned it to energy or taken it away. */
function fieldOf(t: T, seat: Seat, die: number, spent: number[]): void {
  const w = t.world;
  if (w.zone[die] === RESERVE && faceOf(w, die).level) t.call('fielding', { die, seat, spent });
}
