// Age of Heroes: whole games of four seats by chance, and the engine's share of them.
import { ageOfHeroes } from '#games/age-of-heroes/game.ts';
import type { Heroes } from '#games/age-of-heroes/table/world.ts';
import { clone, start } from '#engine/apply.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { playOut } from '../playouts.ts';

const OPENINGS = 24;
const SEATS = 4;
/** Some twenty times as many as a game takes. */
const MOST_ANSWERS = 20_000;

/** Openings of the first mission, with dice that are quick, as in search. */
const openings = (): State<Heroes>[] =>
  Array.from({ length: OPENINGS }, (_, i) => {
    const state = start(ageOfHeroes, { seats: SEATS, seed: seedOf(`heroes ${i}`), options: {} });
    state.random = quickState(i);
    return state;
  });

/** Plays each opening to its end by chance; a unit is a whole game. */
function playing(): Work {
  const from = openings();
  const dice = quickRandom(12);
  return () => {
    for (const state of from) {
      const game = clone(ageOfHeroes, state);
      game.random = quickState(dice.below(1_000_000));
      kept.value = playOut(ageOfHeroes, game, dice, MOST_ANSWERS);
      if (!game.result) throw new Error(`a game of Age of Heroes has not ended within ${MOST_ANSWERS} answers`);
    }
    return from.length;
  };
}

export const ageOfHeroesMeasures: readonly Measure[] = [
  {
    name: 'age-of-heroes.playouts',
    note: 'whole random games of 4 seats, Children of the Atom, to the last Villain or the twelfth round',
    works: { ours: playing },
    warm: 6000,
  },
  {
    name: 'age-of-heroes.engine-share',
    note: "of the CPU time of these games, how much is spent outside the game's own rules",
    share: quick => engineShare(ageOfHeroes, playing(), quick ? 400 : 2000),
  },
];
