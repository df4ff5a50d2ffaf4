// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import type { BotKnowledge, Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { proposeDeals } from './deals.ts';
import { outlook } from './outlook.ts';
import { weigh } from './weigh.ts';
import type { Revolution } from '../table/world.ts';
import { standings } from './worth.ts';

/** A lead of this many Revolution Points is as good as won three times in four or so. */
const LEAD = 1.5;

/** By the lead over the best of the others, and half as much over the rest of them. */
function value(t: Table<Revolution>, seat: Seat): number {
  const sums = standings(t.world);
  const own = sums[seat]!;
  let best = -Infinity;
  let total = 0;
  sums.forEach((sum, other) => {
    if (other === seat) return;
    best = Math.max(best, sum);
    total += sum;
  });
  const mean = total / (sums.length - 1);
  return 1 / (1 + Math.exp(((2 * best + mean) / 3 - own) / LEAD));
}

/** Decisions of the arena, which are tried unless one option is so many times as heavy as the next. Deals, cards and
 *  Powers are weighed by their gain alone, for trying them tells no more. */
const SURE: Record<string, number> = {
  'invitations.answer': 3,
  'pcTurn.act': 2,
  'move.to': 3,
  'activation.move': 3,
};

export const bot: BotKnowledge<Revolution> = {
  value,
  weigh,
  propose: (t, seat, decision) => (decision === 'floor.floor' ? proposeDeals(t, seat) : []),
  sure: decision => SURE[decision] ?? 1,
  effort: { guesses: { min: 2, max: 3 }, options: 5, tries: 8, follow: 8, replies: 1 },
  outlook,
};
