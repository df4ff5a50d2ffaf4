// Energy: what a reserve pool is worth, whether it can pay a price, and the payment a player would make (DM-NRG).
import type { Seat } from '#engine/types.ts';
import { CEREBRO, GENERIC, SIDEKICK_CHARACTER, WILD } from '../table/dice.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import type { Card, Cost, Which } from '../cards/card.ts';
import { diceThat } from './targets.ts';
import { faceOf, NO_DIE, RESERVE, type Duel, type T } from '../table/world.ts';

/** A price in energy: so much in all, of which at least so much of each of the four types (DM-NRG-01). */
export interface Price {
  total: number;
  typed: readonly number[];
}

/** DM-FLD-03 */
export const anyPrice = (total: number): Price => ({ total, typed: [0, 0, 0, 0] });
/** DM-BUY-03, DM-BUY-04, DM-BUY-05, DM-CRD-06: any energy, but at least 1 of the card's type. */
export function purchasePrice({ cost, energy }: Card): Price {
  const typed = [0, 0, 0, 0];
  if (energy) typed[ENERGIES.indexOf(energy)] = 1;
  return { total: cost, typed };
}
/** DM-NRG-06: costs of abilities, which are all of one type. */
export function abilityPrice({ bolt = 0, fist = 0, mask = 0, shield = 0 }: Cost): Price {
  return { total: bolt + fist + mask + shield, typed: [bolt, fist, mask, shield] };
}
export const sumPrices = (prices: readonly Price[]): Price => ({
  total: prices.reduce((sum, price) => sum + price.total, 0),
  typed: ENERGIES.map((_, type) => prices.reduce((sum, price) => sum + price.typed[type]!, 0)),
});

/** The energy of a reserve pool: by type, wild, generic in dice (DM-RUL-04), and energy without a die. */
export interface Purse {
  typed: number[];
  wild: number;
  generic: number;
  /** All of it together. */
  total: number;
}
/** The same, looked at once while a question is being answered. */
export const purse = (t: T, seat: Seat): Purse => t.memo(wholePurse, seat);
const wholePurse = ({ world }: T, seat: Seat): Purse => purseOf(world, seat);
/** DM-NRG-08, DM-ETQ-03: dice of the own reserve pool; DM-ACT-06: action dice that show energy too. */
export function purseOf(w: Duel, seat: Seat): Purse {
  const purse = looseOnly(w.loose[seat]!);
  for (const { energy, amount } of sourcesOf(w, seat)) addEnergy(purse, energy, amount);
  return purse;
}
/** Energy without a die. */
function looseOnly(generic: number): Purse {
  return { typed: [0, 0, 0, 0], wild: 0, generic, total: generic };
}
/** DM-NRG-02, DM-NRG-03, DM-NRG-04, DM-NRG-05 */
function addEnergy(purse: Purse, energy: number, amount: number): void {
  const n = energy === WILD ? 1 : amount;
  purse.total += n;
  if (energy === WILD) purse.wild += n;
  else if (energy === GENERIC) purse.generic += n;
  else purse.typed[energy]! += n;
}

/** DM-PAY-08: can this purse pay? Why not: 'type' when only the type is missing, 'short' when energy is. DM-RUL-25,
 *  DM-RUL-26: wilds may make up for all of a type, generic energy for none. */
export function lacks({ typed, wild, total }: Purse, price: Price): 'type' | 'short' | undefined {
  if (total < price.total) return 'short';
  let missing = 0;
  for (let type = 0; type < 4; type++) missing += Math.max(0, price.typed[type]! - typed[type]!);
  return missing > wild ? 'type' : undefined;
}

/** DM-PAY-08: has the seat too little for this price? */
export const isShort = (t: T, seat: Seat, price: Price): boolean => lacks(purse(t, seat), price) !== undefined;

export const OWN_SIDEKICKS: Which = { whose: 'own', sidekick: true };
/** DM-PAY-08, DM-FUN-04, DM-RUL-58: can the seat pay this cost of an ability? */
export function canAfford(w: Duel, seat: Seat, cost: Cost | undefined): boolean {
  if (!cost) return true;
  if (cost.life && w.life[seat]! < cost.life) return false;
  if (cost.sidekicks && fieldedSidekicks(w, seat).length < cost.sidekicks) return false;
  return !lacks(purseOf(w, seat), abilityPrice(cost));
}
export const fieldedSidekicks = (w: Duel, seat: Seat): number[] =>
  diceThat(w, { seat, die: NO_DIE }, OWN_SIDEKICKS).filter(die => w.face[die] === SIDEKICK_CHARACTER);

/** A payment: dice of the reserve pool, a die named twice gives both symbols; each LOOSE is energy without a die. */
export type Payment = readonly number[];
/** DM-RUL-101: energy without a die as a part of payments. */
export const LOOSE = 1_000;
/** The dice of a payment, each once. */
export const diceOf = (payment: Payment): number[] => [...new Set(payment)].filter(die => die !== LOOSE);

interface Source {
  die: number;
  energy: number;
  amount: number;
}
const sourcesOf = (w: Duel, seat: Seat): Source[] => {
  const out: Source[] = [];
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === RESERVE && w.owner[die] === seat) {
      const { energy, amount } = faceOf(w, die);
      if (energy >= 0) out.push({ die, energy, amount });
    }
  return out;
};

/** DM-NRG-07: the payment that wastes least and keeps what is most useful: typed parts first from their own type, then
 *  energy without a die, generic dice that are used up whole, single symbols, double ones, and wilds last. */
export function suggestPayment(w: Duel, seat: Seat, price: Price): number[] | undefined {
  if (lacks(purseOf(w, seat), price)) return undefined;
  const sources = sourcesOf(w, seat);
  const paid: number[] = [];
  let due = price.total;
  for (let type = 0; type < 4; type++)
    if (price.typed[type]! > 0) {
      due -= price.typed[type]!;
      spendWild(sources, spend(sources, type, type, price.typed[type]!, paid), paid);
    }
  for (let loose = w.loose[seat]!; loose > 0 && due > 0; loose--, due--) paid.push(LOOSE);
  while (due >= 2 && sources.some(isGeneric)) due = spendWhole(sources, due, paid);
  due = spend(sources, 0, WILD - 1, due, paid);
  if (due > 0 && sources.some(isGeneric)) due = spendWhole(sources, due, paid);
  spendWild(sources, due, paid);
  paid.sort((a, b) => a - b);
  return paid.some(die => die === LOOSE || w.kind[die] === CEREBRO) ? needed(w, price, paid) : paid;
}
/** DM-RUL-27, DM-RUL-28: some dice are spent whole, so that something else may not be needed. */
function needed(w: Duel, price: Price, payment: Payment): number[] {
  let kept = [...payment];
  for (const die of payment.toReversed()) {
    const less = without(w, kept, die);
    if (!lacks(worth(w, less), price)) kept = less;
  }
  return kept;
}
/** A payment less one symbol, or less a die that is spent whole. */
const without = (w: Duel, payment: Payment, die: number): number[] =>
  isWhole(w, die) ? payment.filter(d => d !== die) : payment.toSpliced(payment.indexOf(die), 1);
const isGeneric = ({ energy, amount }: Source): boolean => energy === GENERIC && amount > 0;
function spendWhole(sources: Source[], due: number, paid: number[]): number {
  const source = sources.find(isGeneric)!;
  const { die, amount } = source;
  for (let i = 0; i < amount; i++) paid.push(die);
  source.amount = 0;
  return Math.max(0, due - amount);
}
const spendWild = (sources: Source[], due: number, paid: number[]): number => spend(sources, WILD, WILD, due, paid);
/** Spends symbols of these energies, those of single ones first; returns what is still due. */
function spend(sources: Source[], from: number, to: number, due: number, paid: number[]): number {
  let left = due;
  for (let size = 1; size <= 2 && left > 0; size++)
    for (const source of sources) {
      if (source.energy < from || source.energy > to || source.amount !== size) continue;
      for (; left > 0 && source.amount > 0; left--, source.amount--) paid.push(source.die);
    }
  return left;
}

/** All payments for the price of an ability that hold these dice, look-alikes told apart no further; the one first that
 *  a player would make. Such prices are all of one type. */
export function waysToPay(w: Duel, seat: Seat, price: Price, named: Payment = []): number[][] {
  const usual = suggestPayment(w, seat, price)!;
  const sources = distinctSources(w, seat, price);
  const ways = named.length ? [] : [usual];
  const known = new Set(ways.map(way => lookOf(w, way)));
  const extend = (payment: number[], from: number): void => {
    const wrong = judgePayment(w, price, payment);
    if (wrong === 'idle') return;
    const look = wrong ? '' : lookOf(w, payment);
    if (!wrong && !known.has(look) && holds(payment, named)) {
      known.add(look);
      ways.push(payment);
    }
    if (!wrong) return;
    for (let i = from; i < sources.length; i++) {
      const { die, amount } = sources[i]!;
      if (payment.filter(one => one === die).length < amount) extend([...payment, die], i);
    }
  };
  extend([], 0);
  return ways;
}
const holds = (payment: Payment, named: Payment): boolean =>
  named.every(die => payment.filter(one => one === die).length >= named.filter(one => one === die).length);
/** Dice of the type and wilds; of look-alikes no more than the price could take. */
function distinctSources(w: Duel, seat: Seat, { total, typed }: Price): Source[] {
  const seen = new Map<string, number>();
  return sourcesOf(w, seat).filter(({ die, energy }) => {
    if (energy !== WILD && !typed[energy]) return false;
    const n = (seen.get(look(w, die)) ?? 0) + 1;
    seen.set(look(w, die), n);
    return n <= total;
  });
}
const look = (w: Duel, die: number): string => `${w.slot[die]},${w.face[die]},${w.marks[die]}`;
/** Two payments look alike when nobody could tell what they leave behind. */
const lookOf = (w: Duel, payment: Payment): string =>
  diceOf(payment)
    .map(die => `${look(w, die)}x${payment.filter(one => one === die).length}`)
    .sort()
    .join(' ');

/** Is this payment enough for the price, and every die and symbol of it needed (DM-RUL-27)? */
export function judgePayment(w: Duel, price: Price, payment: Payment): 'type' | 'short' | 'idle' | undefined {
  const missing = lacks(worth(w, payment), price);
  if (missing) return missing;
  for (const die of new Set(payment)) if (!lacks(worth(w, without(w, payment, die)), price)) return 'idle';
  return undefined;
}
/** A payment's worth; a generic die counts whole however often it is named (DM-PAY-04), like Cerebro's (DM-RUL-28). */
function worth(w: Duel, payment: Payment): Purse {
  const purse = looseOnly(payment.filter(die => die === LOOSE).length);
  for (const die of diceOf(payment)) {
    const { energy, amount } = faceOf(w, die);
    addEnergy(purse, energy, isWhole(w, die) ? amount : payment.filter(d => d === die).length);
  }
  return purse;
}
export const isWhole = (w: Duel, die: number): boolean =>
  die !== LOOSE && (faceOf(w, die).energy === GENERIC || w.kind[die] === CEREBRO);

/** The times a die of the reserve pool may be named in a payment: once for each symbol. */
export const symbolsOf = (w: Duel, die: number): number => faceOf(w, die).amount;
