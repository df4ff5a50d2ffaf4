// Rules made ready to run: steps found by name in one look-up, offers in one shape.
import type { Aside, Ask, AskAll, AskAny, AskOne, EffectList, Procedure, Step } from '../definition.ts';
import { LIST } from '../definition.ts';
import { type AnyOffer, compileOffer, type CompiledOffer } from './offers.ts';
import { interned, OptionCache } from './option-cache.ts';
import type { World } from '../types.ts';

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
  readonly options: OptionCache<W>;
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

const VERB = /^[a-zA-Z][\w-]*$/;

function compileOffers<W extends World>(id: string, choices: Record<string, AnyOffer<W>>): Offers<W> {
  const offers = Object.entries(choices).map(([verb, offer]) => compileOffer(verb, offer));
  const bad = offers.find(o => !VERB.test(o.verb));
  if (!offers.length) throw new Error(`${id}: asks without a choice`);
  if (bad) throw new Error(`${id}: '${bad.verb}' is no verb; use letters, digits, - and _`);
  return { offers, options: new OptionCache(offers) };
}
