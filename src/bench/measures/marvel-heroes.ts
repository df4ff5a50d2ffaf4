// Marvel Heroes: whole games of four seats by chance.
import { seedOf } from '#engine/seed.ts';
import { marvelHeroes } from '#games/marvel-heroes/game.ts';
import type { Measure, Work } from '../measure.ts';
import { wholeGames } from '../playouts.ts';

const playing = (): Work =>
  wholeGames(marvelHeroes, 24, n => ({ seats: 4, seed: seedOf(`marvel ${n}`), options: { scenario: 'bornAgain' } }));

export const marvelHeroesMeasures: readonly Measure[] = [
  {
    name: 'marvel-heroes.playouts',
    note: 'whole random games of 4 seats, Born Again, to their real ends',
    works: { ours: playing },
    warm: 6000,
  },
];
