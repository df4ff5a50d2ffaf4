// Names of the things that a game has come upon, read off its last position: fuzzing counts them.
import { EVOLUTION_KEYS, keyOf, villainOf } from './deck.ts';
import { SPACES, spaceKey } from './spaces.ts';
import { NONE } from './pawns.ts';
import type { Heroes } from './world.ts';

/** Cards that have left the deck, those recruited too; Evolution cards played, Villains met, spaces with a pawn. */
export function tally(w: Heroes): string[] {
  const { hand, discard, protocols, shown } = w.piles;
  const out = new Set<string>();
  for (const pile of [...hand, discard, protocols]) for (const card of pile.cards) out.add(`card ${keyOf(card)}`);
  for (const card of w.slots) if (card !== NONE) out.add(`card ${keyOf(card)}`).add(`recruited ${keyOf(card)}`);
  for (const n of w.played.flat()) out.add(`evolution ${EVOLUTION_KEYS[n]!}`);
  for (const villain of shown.cards) out.add(`villain ${villainOf(villain).name}`);
  for (const at of w.at) if (at >= 0 && at < SPACES) out.add(`space ${spaceKey(at)}`);
  return [...out];
}
