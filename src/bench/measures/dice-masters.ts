// Dice Masters: whole random games of the first game and of tournament teams, and the engine's share of them.
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json } from '#engine/types.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { engineShare } from '../engine-share.ts';
import type { Measure, Work } from '../measure.ts';
import { wholeGames } from '../playouts.ts';

/** Games of one set-up. */
function playing(setup: string): Work {
  const dice = quickRandom(11);
  const options = (): Json => diceMasters.setups![setup]!(2, dice);
  return wholeGames(diceMasters, 24, n => ({ seats: 2, seed: seedOf(`${setup} ${n}`), options: options() }));
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
