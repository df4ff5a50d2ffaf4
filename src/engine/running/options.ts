// The options of a question and the rules' verdict on each. One source for search, screens, server and tests.
import type { CompiledAsk, Offers } from './compiled.ts';
import type { CompiledOffer } from './offers.ts';
import type { Table } from '../definition.ts';
import { no } from '../refusals.ts';
import { NO_SEATS, only } from '../seats.ts';
import { BUDGET, tooMany } from './steps.ts';
import type { Form, Frame, Made, Refusal, RuleId, Seat, World } from '../types.ts';

/** The seats that still owe an answer to the question of a frame. */
export function owing<W extends World>(t: Table<W>, ask: CompiledAsk<W>, { my, sealed }: Frame): readonly Seat[] {
  if (ask.one) {
    const seat = ask.one(t, my);
    return seat === null ? NO_SEATS : only(seat);
  }
  if (ask.any) return ask.any.awaits ? ask.any.awaits(t, my) : ask.any.any(t, my);
  const { all, more } = ask.all!;
  const seats = all(t, my);
  return sealed ? seats.filter(s => !sealed[s] || (more?.(t, my, s) ?? false)) : seats;
}

/** The legal options of a question for one seat, by id. */
export function legalOptions<W extends World>(t: Table<W>, ask: Offers<W>, my: unknown, seat: Seat): string[] {
  const out: string[] = [];
  const { offers, options } = ask;
  options.clearListed();
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    const { each, when, refuse, composed } = offer;
    if (when && !when(t, my, seat)) continue;
    if (each) addNumbers(t, ask, offer, each(t, my, seat), my, seat, out);
    else if (composed) addComposed(t, ask, offer, composed.suggest(t, my, seat), my, seat, out);
    else if (!refuse || !refuse(t, my, seat, 0)) out.push(options.id(offer, 0));
  }
  return out;
}

function addNumbers<W extends World>(
  t: Table<W>,
  ask: Offers<W>,
  offer: CompiledOffer<W>,
  numbers: readonly number[],
  my: unknown,
  seat: Seat,
  out: string[],
): void {
  const { refuse } = offer;
  for (let k = 0; k < numbers.length; k++) {
    const n = numbers[k]!;
    if (out.length === BUDGET) throw tooMany(offer.verb);
    if (!refuse || !refuse(t, my, seat, n)) out.push(ask.options.id(offer, n));
  }
}

function addComposed<W extends World>(
  t: Table<W>,
  ask: Offers<W>,
  offer: CompiledOffer<W>,
  suggested: readonly Made[],
  my: unknown,
  seat: Seat,
  out: string[],
): void {
  for (const made of suggested) {
    if (out.length === BUDGET) throw tooMany(offer.verb);
    if (!offer.refuse?.(t, my, seat, made)) out.push(ask.options.list(offer, made));
  }
}

/** The reason why the rules forbid this option, or nothing. */
export function refusalOf<W extends World>(
  t: Table<W>,
  offer: CompiledOffer<W>,
  my: unknown,
  seat: Seat,
  what: number | Made,
  form?: Form,
): Refusal | undefined {
  const verdict = verdictOn(t, offer, my, seat, what, form);
  return typeof verdict === 'string' ? no(verdict) : verdict;
}
/** The same; a rule that says all alone is only named. What goes to a greyed out `to` is refused as its form says, made
 *  here unless it is given. */
export function verdictOn<W extends World>(
  t: Table<W>,
  { refuse, composed }: CompiledOffer<W>,
  my: unknown,
  seat: Seat,
  what: number | Made,
  form = composed?.form(t, my, seat),
): RuleId | Refusal | undefined {
  const greyed = form?.to.find(to => to.n === (what as Made).to)?.refused;
  return (greyed ?? refuse?.(t, my, seat, what)) || undefined;
}
