// What an option is called: its verb's words and the facts of the moment.
import { pickedOf, type CompiledOffer } from './compiled.ts';
import type { Game } from './game.ts';
import { UNSEAL, type Running } from './table.ts';
import type { Answer, Facts, Made, Phrase, Seat, State, World } from './types.ts';

/** The words are the text under 'decision:verb', or 'verb'. */
export function sayOf<W extends World>(game: Game<W>, at: string, verb: string): string {
  const own = `${at}:${verb}`;
  return own in game.texts ? own : verb;
}
export function labelFor<W extends World>(
  game: Game<W>,
  t: Running<W>,
  at: string,
  compiled: CompiledOffer<W>,
  my: unknown,
  seat: Seat,
  what: number | Made,
): Phrase {
  return { say: sayOf(game, at, compiled.verb), facts: factsOf(t, compiled, my, seat, what) };
}

function factsOf<W extends World>(
  t: Running<W>,
  { offer }: CompiledOffer<W>,
  my: unknown,
  seat: Seat,
  what: number | Made,
): Facts {
  if (offer.form) return offer.facts?.(t, my, seat, what as Made) ?? {};
  const n = what as number;
  return { ...(offer.each && { [offer.of ?? 'n']: n }), ...offer.facts?.(t, my, seat, n) };
}

/** What an answer that could be given now is called, listed or composed; nothing where no offer fits it. */
export function labelOf<W extends World>(game: Game<W>, state: State<W>, answer: Answer): Phrase | undefined {
  const { seat, decision, option } = answer;
  if (option === UNSEAL) return { say: UNSEAL, facts: {} };
  const t = game.table.bind(state);
  const aside = game.aside.get(decision);
  const ask = aside ?? t.asking();
  const picked = ask ? pickedOf(ask, option) : undefined;
  return picked && labelFor(game, t, decision, picked.offer, aside ? {} : t.top.my, seat, picked.what);
}
