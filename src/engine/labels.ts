// Labels of options: the words of a verb and the facts of the moment.
import type { CompiledOffer } from './running/offers.ts';
import type { Game } from './game.ts';
import { UNSEAL, type Running } from './running/table.ts';
import type { Answer, Facts, Made, Phrase, Seat, State, World } from './types.ts';

/** A seat that is asked: at which step, and what that step remembers. */
export interface Asking<W extends World> {
  readonly game: Game<W>;
  readonly t: Running<W>;
  readonly at: string;
  readonly my: unknown;
  readonly seat: Seat;
}

/** The words are the text under 'decision:verb', or 'verb'. */
export function sayOf<W extends World>({ game, at }: Asking<W>, offer: CompiledOffer<W>): string {
  return (offer.say ??= `${at}:${offer.verb}` in game.texts ? `${at}:${offer.verb}` : offer.verb);
}
export const labelFor = <W extends World>(
  asking: Asking<W>,
  compiled: CompiledOffer<W>,
  what: number | Made,
): Phrase => ({ say: sayOf(asking, compiled), facts: factsOf(asking, compiled, what) });

function factsOf<W extends World>({ t, my, seat }: Asking<W>, { offer }: CompiledOffer<W>, what: number | Made): Facts {
  if (offer.form) return offer.facts?.(t, my, seat, what as Made) ?? {};
  const n = what as number;
  return { ...(offer.each && { [offer.of ?? 'n']: n }), ...offer.facts?.(t, my, seat, n) };
}

/** The label of an answer that could be given now, listed or composed; nothing where no offer fits it. */
export function labelOf<W extends World>(game: Game<W>, state: State<W>, answer: Answer): Phrase | undefined {
  const { seat, decision, option } = answer;
  if (option === UNSEAL) return { say: UNSEAL, facts: {} };
  const t = game.table.bind(state);
  const aside = game.aside.get(decision);
  const ask = aside ?? t.asking();
  const picked = ask ? ask.options.find(option) : undefined;
  const asking = { game, t, at: decision, my: aside ? {} : t.top.my, seat };
  return picked && labelFor(asking, picked.offer, picked.what);
}
