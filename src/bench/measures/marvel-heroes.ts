// Marvel Heroes: whole games of four seats by chance.
import { marvelHeroes } from '#games/marvel-heroes/game.ts';
import type { Measure, Work } from '../measure.ts';
import { wholeGames } from '../whole-games.ts';

const playing = (): Work =>
  wholeGames(marvelHeroes, { count: 24, seats: 4, seed: 'marvel', options: { scenario: 'bornAgain' } });

export const marvelHeroesMeasures: readonly Measure[] = [
  {
    name: 'marvel-heroes.playouts',
    note: 'whole random games of 4 seats, Born Again, to their real ends',
    works: { ours: playing },
    warm: 6000,
  },
];
