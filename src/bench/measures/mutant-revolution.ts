// Mutant Revolution: whole games by chance and by weight, and the engine's share of them.
import { weightedPlayOut } from '#bots/search/rollout.ts';
import { mutantRevolution } from '#games/mutant-revolution/game.ts';
import type { Revolution } from '#games/mutant-revolution/world.ts';
import { clone, start } from '#engine/apply.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { playOut } from '../playouts.ts';

const OPENINGS = 24;
/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;
/** By mere chance hardly any School ever wins, so these games are stopped when half of the games between bots are over
 *  (balance.md), as MR-RUL-137 allows. */
const SEVEN_ROUNDS = { rounds: 7 };

/** Openings of 3 and 4 seats in turn, with dice that are quick, as in search. */
function openings(options: Json): State<Revolution>[] {
  return Array.from({ length: OPENINGS }, (_, i) => {
    const state = start(mutantRevolution, { seats: 3 + (i % 2), seed: seedOf(`revolution ${i}`), options });
    state.random = quickState(i);
    return state;
  });
}

/** Plays each opening to its end; a unit is a whole game. */
const playing = (options: Json, toTheEnd: typeof playOut) => (): Work => {
  const from = openings(options);
  const dice = quickRandom(12);
  return () => {
    for (const state of from) {
      const game = clone(mutantRevolution, state);
      game.random = quickState(dice.below(1_000_000));
      kept.value = toTheEnd(mutantRevolution, game, dice, MOST_ANSWERS);
      if (!game.result) throw new Error(`a game of Mutant Revolution has not ended within ${MOST_ANSWERS} answers`);
    }
    return from.length;
  };
};
const byChance = playing(SEVEN_ROUNDS, playOut);
const byWeight = playing(null, weightedPlayOut);

export const mutantRevolutionMeasures: readonly Measure[] = [
  {
    name: 'mutant-revolution.playouts',
    note: 'whole random games of 3 and 4 seats, stopped after seven rounds, for by chance hardly any School wins',
    works: { ours: byChance },
  },
  {
    name: 'mutant-revolution.weighted-playouts',
    note: "the same with options drawn by the game's weights, until a School has won",
    works: { ours: byWeight },
  },
  {
    name: 'mutant-revolution.engine-share',
    note: "of the CPU time of random games, how much is spent outside the game's own rules",
    share: quick => engineShare(mutantRevolution, byChance(), quick ? 400 : 2000),
  },
];
