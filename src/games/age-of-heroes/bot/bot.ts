// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import type { BotKnowledge, Table } from '#engine/definition.ts';
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import type { Heroes } from '../table/world.ts';
import { standings } from './worth.ts';

/** A lead of this many VP is as good as won three times in four or so. */
const LEAD = 10;

/** By the lead over the best of the others, and half as much over the rest of them. */
function value({ world }: Table<Heroes>, seat: Seat): number {
  const sums = standings(world);
  let best = -Infinity;
  let total = 0;
  sums.forEach((sum, other) => {
    if (other === seat) return;
    best = Math.max(best, sum);
    total += sum;
  });
  const mean = total / (sums.length - 1);
  return 1 / (1 + Math.exp(((best + mean) / 2 - sums[seat]!) / LEAD));
}

const byVerb =
  (weights: Readonly<Record<string, number>>): Weigher<Heroes> =>
  (_t, _seat, { verb }) =>
    weights[verb] ?? 1;
/** By decision: what people do without much thought. */
const weigh = weighBy<Heroes>({
  'turn.act': byVerb({ jet: 2, pass: 0.1 }),
  'playing.choose': byVerb({ none: 0.2 }),
  'option.choose': byVerb({ use: 3 }),
  'ordering.choose': (_t, _seat, { verb, n }) => (verb === 'row' ? 1 / (1 + n) : 0.3),
  'freeing.choose': byVerb({ hand: 0.3 }),
});

export const bot: BotKnowledge<Heroes> = {
  value,
  weigh,
  effort: {
    guesses: { min: 1, max: 2 },
    options: 24,
    tries: 24,
    follow: 10,
    replies: 3,
  },
};
