// The options of one question by their ids: what legal options are called, and what an id means.
import type { CompiledOffer } from './offers.ts';
import type { Made, Pick, World } from '../types.ts';

/** An option taken apart. */
export interface Picked<W extends World> {
  readonly option: string;
  readonly offer: CompiledOffer<W>;
  /** The option's number, or the parts of a composed one. */
  readonly what: number | Made;
  /** The same as rules and bots get it. */
  readonly pick: Pick;
}

/** Plain options are taken apart once. Composed ones are too many to keep, but one of those listed last is mostly taken
 *  next. */
export class OptionCache<W extends World> {
  private readonly plain = new Map<string, Picked<W>>();
  private listed: Picked<W>[] = [];
  private readonly offers: readonly CompiledOffer<W>[];

  constructor(offers: readonly CompiledOffer<W>[]) {
    this.offers = offers;
  }

  /** The id of an offer's option for `n`. */
  id(offer: CompiledOffer<W>, n: number): string {
    return offer.ids[n] ?? this.intern(offer, n);
  }
  /** Begins a new list of composed options. */
  clearListed(): void {
    if (this.listed.length) this.listed = [];
  }
  /** Lists a composed option, and tells its id. */
  list(offer: CompiledOffer<W>, made: Made): string {
    const option = composedId(offer.verb, made);
    this.listed.push(picked(option, offer, made));
    return option;
  }
  /** The option of an id, or nothing when no offer of this question could have made it. Parts of a composed one are
   *  nobody else's: rules may lay them onto the table. */
  find(option: string): Picked<W> | undefined {
    const listed = this.listedAs(option);
    if (!listed) return this.plain.get(option) ?? parse(this.offers, option);
    const { to, parts } = listed.what as Made;
    return picked(option, listed.offer, { to, parts: parts.map(part => part.slice()) });
  }
  /** The same for an option known to be legal, which is remembered where it is plain. */
  take(option: string): Picked<W> {
    const found = this.find(option)!;
    if (typeof found.what === 'number') this.id(found.offer, found.what);
    return found;
  }
  /** A legal option to be looked at and not kept. */
  look(option: string): Pick {
    return (this.listedAs(option) ?? this.plain.get(option) ?? this.take(option)).pick;
  }

  private listedAs(option: string): Picked<W> | undefined {
    const { listed } = this;
    for (let i = 0; i < listed.length; i++) if (listed[i]!.option === option) return listed[i];
    return undefined;
  }
  private intern(offer: CompiledOffer<W>, n: number): string {
    if (!Number.isInteger(n) || n < 0 || n > MOST)
      throw new Error(`option ${offer.verb}:${n}: wants a whole number from 0 to ${MOST}`);
    const id = interned(offer.each ? `${offer.verb}:${n}` : offer.verb);
    offer.ids[n] = id;
    this.plain.set(id, picked(id, offer, n));
    return id;
  }
}

function picked<W extends World>(option: string, offer: CompiledOffer<W>, what: number | Made): Picked<W> {
  const { verb } = offer;
  const pick = typeof what === 'number' ? { verb, n: what } : { verb, n: what.to, made: what };
  return { option, offer, what, pick };
}

/** The same text as the name of a property: those are kept once, so that comparing them compares addresses. */
export const interned = (text: string): string => Object.keys({ [text]: 0 })[0]!;

export function composedId(verb: string, { to, parts }: Made): string {
  let id = `${verb}:${to}`;
  for (const part of parts) {
    id += ':';
    for (let i = 0; i < part.length; i++) id += i ? `+${part[i]}` : part[i];
  }
  return id;
}

function parse<W extends World>(offers: readonly CompiledOffer<W>[], option: string): Picked<W> | undefined {
  const colon = option.indexOf(':');
  const verb = colon < 0 ? option : option.slice(0, colon);
  const offer = offers.find(o => o.verb === verb);
  if (!offer) return undefined;
  if (!offer.composed && !offer.each) return colon < 0 ? picked(option, offer, 0) : undefined;
  const parts = colon < 0 ? undefined : partsOf(option, colon);
  const [to, ...more] = parts?.shift() ?? [];
  if (to === undefined || more.length) return undefined;
  if (offer.composed) return picked(option, offer, { to, parts: parts! });
  return parts!.length ? undefined : picked(option, offer, to);
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
