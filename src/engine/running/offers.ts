// An offer made ready to run: all have one shape, so that asking them is quick.
import type { Choice, Composed, ComposedOffer, Next, Offer, Table, Verdict } from '../definition.ts';
import type { Made, Seat, World } from '../types.ts';

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

export function compileOffer<W extends World>(verb: string, offer: AnyOffer<W>): CompiledOffer<W> {
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
