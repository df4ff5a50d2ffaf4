// Dice Masters: whole random games of the first game and of tournament teams, and the engine's share of them.
import { diceMasters } from '#games/dice-masters/game.ts';
import type { Duel } from '#games/dice-masters/table/world.ts';
import { clone, start } from '#engine/apply.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { engineShare } from '../engine-share.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { playOut } from '../playouts.ts';

const OPENINGS = 24;

/** Openings of one set-up, with dice that are quick, as in search. */
function openings(setup: string): State<Duel>[] {
  const dice = quickRandom(11);
  return Array.from({ length: OPENINGS }, (_, i) => {
    const options = diceMasters.setups![setup]!(2, dice);
    const state = start(diceMasters, { seats: 2, seed: seedOf(`${setup} ${i}`), options });
    state.random = quickState(i);
    return state;
  });
}

/** Plays each opening to its end by chance; a unit is a whole game. */
function playing(setup: string): Work {
  const from = openings(setup);
  const dice = quickRandom(12);
  return () => {
    for (const state of from) {
      const game = clone(diceMasters, state);
      game.random = quickState(dice.below(1_000_000));
      kept.value = playOut(diceMasters, game, dice);
    }
    return from.length;
  };
}

const share = (name: string, setup: string): Measure => ({
  name: `dice-masters.${name}.engine-share`,
  note: "of the CPU time of these games, how much is spent outside the game's own rules",
  share: quick => engineShare(diceMasters, playing(setup), quick ? 400 : 2000),
});

export const diceMastersMeasures: readonly Measure[] = [
  {
    name: 'dice-masters.first-game.playouts',
    note: 'whole random first games',
    works: { ours: () => playing('first-game') },
  },
  {
    name: 'dice-masters.tournament.playouts',
    note: 'whole random games of tournament teams drawn by chance',
    works: { ours: () => playing('tournament-by-chance') },
  },
  share('first-game', 'first-game'),
  share('tournament', 'tournament-by-chance'),
];
