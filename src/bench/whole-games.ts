// Whole games by chance, the work of the measure `playouts` of a game: each unit is played to its real end.
import { clone, start } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State, World } from '#engine/types.ts';
import { kept, type Work } from './measure.ts';
import { playOut } from './playouts.ts';

export interface Openings {
  count: number;
  seats: number;
  /** The first word of their seeds. */
  seed: string;
  options: Json;
}
/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;

/** Their dice are quick, as in search. */
const openingsOf = <W extends World>(game: Game<W>, { count, seats, seed, options }: Openings): State<W>[] =>
  Array.from({ length: count }, (_, i) => {
    const state = start(game, { seats, seed: seedOf(`${seed} ${i}`), options });
    state.random = quickState(i);
    return state;
  });

/** Plays each opening to its end by chance. */
export function wholeGames<W extends World>(game: Game<W>, openings: Openings): Work {
  const from = openingsOf(game, openings);
  const dice = quickRandom(12);
  return () => {
    for (const opening of from) {
      const state = clone(game, opening);
      state.random = quickState(dice.below(1_000_000));
      kept.value = playOut(game, state, dice, MOST_ANSWERS);
      if (!state.result) throw new Error(`a game of ${game.name} has not ended within ${MOST_ANSWERS} answers`);
    }
    return from.length;
  };
}
