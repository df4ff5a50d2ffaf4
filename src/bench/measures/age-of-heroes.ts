// Age of Heroes: whole games of four seats by chance, and the engine's share of them.
import { seedOf } from '#engine/seed.ts';
import { ageOfHeroes } from '#games/age-of-heroes/game.ts';
import { engineShare } from '../engine-share.ts';
import type { Measure, Work } from '../measure.ts';
import { wholeGames } from '../playouts.ts';

const playing = (): Work => wholeGames(ageOfHeroes, 24, n => ({ seats: 4, seed: seedOf(`heroes ${n}`), options: {} }));

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
