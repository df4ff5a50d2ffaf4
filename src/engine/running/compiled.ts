// Rules made ready to run: steps found by name in one look-up, options interned once and taken apart once.
import type {
  Aside,
  Ask,
  AskAll,
  AskAny,
  AskOne,
  Choice,
  Composed,
  ComposedOffer,
  EffectList,
  Next,
  Offer,
  Procedure,
  Step,
  Table,
  Verdict,
} from '../definition.ts';
import { LIST } from '../definition.ts';
import type { Made, Pick, Seat, World } from '../types.ts';

export interface Rules<W extends World> {
  readonly steps: ReadonlyMap<string, CompiledStep<W>>;
  /** The first step of each procedure. */
  readonly entries: ReadonlyMap<string, CompiledStep<W>>;
  /** Acts that are open beside the question on the table, by decision id: 'aside.gift'. */
  readonly aside: ReadonlyMap<string, CompiledAside<W>>;
}
export interface CompiledStep<W extends World> {
  /** 'auction' */
  readonly procedure: string;
  /** 'auction.bid' */
  readonly id: string;
  /** 'bid' */
  readonly name: string;
  readonly step: Step<W, unknown, string>;
  readonly ask: CompiledAsk<W> | null;
  /** The step after this one, or null at the end of the procedure. */
  next: CompiledStep<W> | null;
  /** Are the locals of its procedure plain, so that nothing in them must be copied? */
  readonly isPlain: boolean;
  /** The list of effects that its procedure was made of, if it was. */
  readonly list: EffectList<W> | null;
  /** All steps of the procedure, by name. */
  readonly jumps: ReadonlyMap<string, CompiledStep<W>>;
  /** The first step of the procedure that it called last: most steps always call the same one. */
  called: CompiledStep<W> | null;
}
export interface CompiledAsk<W extends World> extends Offers<W> {
  readonly question: Ask<W, unknown, string>;
  readonly one: AskOne<W, unknown, string>['one'] | null;
  readonly any: AskAny<W, unknown, string> | null;
  readonly all: AskAll<W, unknown, string> | null;
  readonly forced: boolean;
}
export interface CompiledAside<W extends World> extends Offers<W> {
  readonly aside: Aside<W>;
}
export interface Offers<W extends World> {
  readonly offers: readonly CompiledOffer<W>[];
  /** Options offered so far, by id. */
  readonly picks: Map<string, Picked<W>>;
  /** Plain options that somebody has looked at, by id. */
  readonly plain: Map<string, Pick>;
  /** The one looked up last: what is checked is mostly taken next. */
  last: Picked<W> | null;
  /** Composed options that were listed last: one of them is mostly taken next. */
  listed: Picked<W>[];
}
export type AnyOffer<W extends World> =
  | Offer<W, unknown>
  | ComposedOffer<W, unknown>
  | Choice<W, unknown, string>
  | Composed<W, unknown, string>;
/** All offers have this one shape, so that running them is quick; their functions are called without a `this`. */
export interface CompiledOffer<W extends World> {
  readonly verb: string;
  readonly offer: AnyOffer<W>;
  /** Option ids by number. */
  readonly ids: string[];
  /** The key of its words, once it was looked up. */
  say: string | null;
  readonly composed: ComposedOffer<W, unknown> | null;
  readonly each: Offer<W, unknown>['each'] | null;
  readonly when: Offer<W, unknown>['when'] | null;
  readonly refuse: ((t: Table<W>, my: unknown, seat: Seat, what: number | Made) => Verdict) | null;
  readonly misfit: CompiledOffer<W>['refuse'];
  readonly take: ((t: Table<W>, my: unknown, seat: Seat, what: number | Made) => Next<string>) | null;
}
/** An option taken apart. */
export interface Picked<W extends World> {
  readonly option: string;
  readonly offer: CompiledOffer<W>;
  /** The option's number, or the parts of a composed one. */
  readonly what: number | Made;
}

export function compileRules<W extends World>(
  procedures: Record<string, Procedure<W>>,
  plain: readonly string[] = [],
): Omit<Rules<W>, 'aside'> {
  const isPlain = new Set(plain);
  const unknown = plain.find(name => !(name in procedures));
  if (unknown !== undefined) throw new Error(`'${unknown}' is among the plain procedures, and is none`);
  const steps = new Map<string, CompiledStep<W>>();
  const entries = new Map<string, CompiledStep<W>>();
  for (const [name, procedure] of Object.entries(procedures)) {
    const first = compileProcedure(name, procedure, isPlain.has(name), steps);
    if (first) entries.set(name, first);
  }
  return { steps, entries };
}

function compileProcedure<W extends World>(
  name: string,
  procedure: Procedure<W>,
  isPlain: boolean,
  steps: Map<string, CompiledStep<W>>,
): CompiledStep<W> | undefined {
  if (name.includes('.')) throw new Error(`'${name}': a procedure's name has no dot, that of a step may have one`);
  const jumps = new Map<string, CompiledStep<W>>();
  let last: CompiledStep<W> | undefined;
  for (const [at, step] of Object.entries(procedure)) {
    const id = interned(`${name}.${at}`);
    const ask = typeof step === 'function' ? null : compileAsk(id, step);
    const made: CompiledStep<W> = {
      procedure: name,
      id,
      name: at,
      step,
      ask,
      next: null,
      isPlain,
      list: procedure[LIST] ?? null,
      jumps,
      called: null,
    };
    if (last) last.next = made;
    last = made;
    jumps.set(at, made);
    steps.set(id, made);
  }
  return jumps.values().next().value;
}

function compileAsk<W extends World>(id: string, question: Ask<W, unknown, string>): CompiledAsk<W> {
  const compiled = compileOffers<W>(id, question.choices);
  const { idle } = question;
  if (typeof idle === 'string' && !compiled.offers.some(o => o.verb === idle.split(':')[0]))
    throw new Error(`${id}: idle '${idle}' is none of its choices`);
  return {
    question,
    one: 'one' in question ? question.one : null,
    any: 'any' in question ? question : null,
    all: 'all' in question ? question : null,
    forced: 'forced' in question,
    ...compiled,
  };
}

export function compileAsides<W extends World>(asides: Record<string, Aside<W>>): Map<string, CompiledAside<W>> {
  return new Map(
    Object.entries(asides).map(([name, aside]) => {
      const id = `aside.${name}`;
      return [id, { aside, ...compileOffers<W>(id, aside.choices as Record<string, AnyOffer<W>>) }];
    }),
  );
}

/** The same text as the name of a property: those are kept once, so that comparing them compares addresses. */
const interned = (text: string): string => Object.keys({ [text]: 0 })[0]!;

const VERB = /^[a-zA-Z][\w-]*$/;

function compileOffers<W extends World>(id: string, choices: Record<string, AnyOffer<W>>): Offers<W> {
  const offers = Object.entries(choices).map(([verb, offer]) => compileOffer(verb, offer));
  const bad = offers.find(o => !VERB.test(o.verb));
  if (!offers.length) throw new Error(`${id}: asks without a choice`);
  if (bad) throw new Error(`${id}: '${bad.verb}' is no verb; use letters, digits, - and _`);
  return { offers, picks: new Map(), plain: new Map(), last: null, listed: [] };
}

function compileOffer<W extends World>(verb: string, offer: AnyOffer<W>): CompiledOffer<W> {
  return {
    verb,
    offer,
    ids: [],
    say: null,
    composed: offer.form ? offer : null,
    each: offer.form ? null : (offer.each ?? null),
    when: offer.when ?? null,
    refuse: (offer.refuse as CompiledOffer<W>['refuse']) ?? null,
    misfit: (offer.misfit as CompiledOffer<W>['refuse']) ?? null,
    take: 'take' in offer ? (offer.take as CompiledOffer<W>['take']) : null,
  };
}

/** The id of an offer's option for `n`, made once. */
export function optionId<W extends World>(ask: Offers<W>, offer: CompiledOffer<W>, n: number): string {
  return offer.ids[n] ?? intern(ask, offer, n);
}
function intern<W extends World>(ask: Offers<W>, offer: CompiledOffer<W>, n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > MOST)
    throw new Error(`option ${offer.verb}:${n}: wants a whole number from 0 to ${MOST}`);
  const id = interned(offer.each ? `${offer.verb}:${n}` : offer.verb);
  offer.ids[n] = id;
  ask.picks.set(id, { option: id, offer, what: n });
  return id;
}

export function composedId(verb: string, { to, parts }: Made): string {
  let id = `${verb}:${to}`;
  for (const part of parts) {
    id += ':';
    for (let i = 0; i < part.length; i++) id += i ? `+${part[i]}` : part[i];
  }
  return id;
}

/** Takes a legal option's id apart, and remembers it; not a composed one, whose parts rules may lay onto the table. */
export function takenApart<W extends World>(ask: Offers<W>, option: string): Picked<W> {
  const picked = pickedOf(ask, option)!;
  if (typeof picked.what === 'number') optionId(ask, picked.offer, picked.what);
  else ask.last = null;
  return picked;
}

/** Takes an option's id apart, or nothing when no offer of this question could have made it. */
export function pickedOf<W extends World>(ask: Offers<W>, option: string): Picked<W> | undefined {
  const { last, listed } = ask;
  if (last !== null && last.option === option) return last;
  const picked = (listed.length && listedAs(listed, option)) || (ask.picks.get(option) ?? parse(ask, option));
  if (picked) ask.last = picked;
  return picked;
}
/** A listed option, with parts that are nobody else's. */
function listedAs<W extends World>(listed: readonly Picked<W>[], option: string): Picked<W> | undefined {
  for (let i = 0; i < listed.length; i++) {
    const { option: id, offer, what } = listed[i]!;
    if (id === option) return { option, offer, what: ownMade(what as Made) };
  }
  return undefined;
}
const ownMade = ({ to, parts }: Made): Made => ({ to, parts: parts.map(part => part.slice()) });
function parse<W extends World>(ask: Offers<W>, option: string): Picked<W> | undefined {
  const colon = option.indexOf(':');
  const verb = colon < 0 ? option : option.slice(0, colon);
  const offer = ask.offers.find(o => o.verb === verb);
  if (!offer) return undefined;
  if (!offer.composed && !offer.each) return colon < 0 ? { option, offer, what: 0 } : undefined;
  const parts = colon < 0 ? undefined : partsOf(option, colon);
  const [to, ...more] = parts?.shift() ?? [];
  if (to === undefined || more.length) return undefined;
  if (offer.composed) return { option, offer, what: { to, parts: parts! } };
  return parts!.length ? undefined : { option, offer, what: to };
}

/** ':2::1+4' is [[2], [], [1, 4]]; nothing when the text from the first colon on is made otherwise. */
function partsOf(text: string, colon: number): number[][] | undefined {
  const parts: number[][] = [];
  for (let at = colon; at < text.length;) {
    const part: number[] = [];
    for (at++; at < text.length && text[at] !== ':';) {
      if (part.length && text[at++] !== '+') return undefined;
      const end = endOfDigits(text, at);
      if (end === at || end - at > DIGITS || (text[at] === '0' && end > at + 1)) return undefined;
      part.push(Number(text.slice(at, end)));
      at = end;
    }
    parts.push(part);
  }
  return parts;
}
function endOfDigits(text: string, at: number): number {
  while (text[at]! >= '0' && text[at]! <= '9') at++;
  return at;
}
/** Numbers have nine digits at most. */
const DIGITS = 9;
const MOST = 10 ** DIGITS - 1;

export const pickOf = <W extends World>(ask: Offers<W>, option: string): Pick => asPick(pickedOf(ask, option)!);
const asPick = <W extends World>({ offer: { verb }, what }: Picked<W>): Pick =>
  typeof what === 'number' ? { verb, n: what } : { verb, n: what.to, made: what };

/** A legal option taken apart to be looked at and not kept: plain ones are taken apart once, and of composed ones that
 *  were just listed the parts are at hand. */
export function glimpseOf<W extends World>(ask: Offers<W>, option: string): Pick {
  const { listed } = ask;
  for (let i = 0; i < listed.length; i++) if (listed[i]!.option === option) return asPick(listed[i]!);
  const known = ask.plain.get(option);
  if (known) return known;
  const picked = ask.picks.get(option) ?? parse(ask, option)!;
  const pick = asPick(picked);
  if (!pick.made) ask.plain.set(option, pick);
  return pick;
}
