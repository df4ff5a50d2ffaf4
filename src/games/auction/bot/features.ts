// The table in numbers, seat by seat, from which `npm run learn` learns a value.
import type { Features } from '#engine/bot-knowledge.ts';
import { scoreOf, type House } from '../table/world.ts';

const NAMES = ['points', 'coins', 'cards', 'won', 'last'];

function of(w: House, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  const early = w.round < w.rounds ? 1 : 0;
  for (let seat = 0; seat < seats; seat++)
    x.set(
      [
        scoreOf(w, seat) / 5,
        (early * w.coins[seat]!) / 10,
        (early * w.piles.hand[seat]!.cards.length) / 3,
        w.piles.won[seat]!.cards.length / 3,
        (1 - early) * (scoreOf(w, seat) / 5),
      ],
      seat * NAMES.length,
    );
  return x;
}

/** One table of each round. */
export const features: Features<House> = { names: NAMES, of, moment: w => `round ${w.round}` };
