// Mutant Revolution: whole games with options drawn by weight, and the engine's share of them.
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Revolution } from '#games/mutant-revolution/world.ts';
import { clone, start } from '#engine/apply.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { weightedPlayOut } from '../playouts.ts';

const OPENINGS = 24;
/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;

/** Openings of 3 and 4 seats in turn, with dice that are quick, as in search. */
function openings(): State<Revolution>[] {
  return Array.from({ length: OPENINGS }, (_, i) => {
    const state = start(mutantRevolution, { seats: 3 + (i % 2), seed: seedOf(`revolution ${i}`) });
    state.random = quickState(i);
    return state;
  });
}

/** Plays each opening to its end; a unit is a whole game. */
function playing(): Work {
  const from = openings();
  const dice = quickRandom(12);
  return () => {
    for (const state of from) {
      const game = clone(mutantRevolution, state);
      game.random = quickState(dice.below(1_000_000));
      kept.value = weightedPlayOut(mutantRevolution, game, dice, MOST_ANSWERS);
      if (!game.result) throw new Error(`a game of Mutant Revolution has not ended within ${MOST_ANSWERS} answers`);
    }
    return from.length;
  };
}

export const mutantRevolutionMeasures: readonly Measure[] = [
  {
    name: 'mutant-revolution.playouts',
    note: "whole games of 3 and 4 seats, options drawn by the game's weights: by mere chance hardly any School wins",
    works: { ours: playing },
  },
  {
    name: 'mutant-revolution.engine-share',
    note: "of the CPU time of these games, how much is spent outside the game's own rules and weights",
    share: quick => engineShare(mutantRevolution, playing(), quick ? 400 : 2000),
  },
];
