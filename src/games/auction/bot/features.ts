// The table in numbers, seat by seat, from which `npm run learn` learns a value.
import type { Features } from '#engine/bot-knowledge.ts';
import { scoreOf, type House } from '../table/world.ts';

const NAMES = ['points', 'atTheEnd', 'coins', 'cards', 'recruits', 'toGoal', 'pastGoal'];

/** Coins, cards and goals count as long as there are rounds to use them in. */
function of(w: House, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  const left = (w.rounds - w.round) / w.rounds;
  for (let seat = 0; seat < seats; seat++) {
    const score = scoreOf(w, seat) / 5;
    const recruits = w.piles.won[seat]!.cards.length;
    const wanted = w.secrets.goal[seat]!.value - recruits;
    const coins = (left * (w.coins[seat]! + w.stakes[seat]!)) / 10;
    const cards = (left * w.piles.hand[seat]!.cards.length) / 3;
    x.set(
      [score, (1 - left) * score, coins, cards, left * recruits, left * Math.max(0, wanted), wanted < 0 ? left : 0],
      seat * NAMES.length,
    );
  }
  return x;
}

/** One table of each round, and the one after each auction. */
export const features: Features<House> = {
  names: NAMES,
  of,
  moment: ({ round, piles }) => `${piles.auctioned.cards.length ? 'auction' : 'round'} ${round}`,
};
