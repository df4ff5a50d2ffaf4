// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import type { BotKnowledge, Table } from '#engine/definition.ts';
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { teamHeroes } from '../table/figures.ts';
import { READY, type Marvel } from '../table/world.ts';

/** A lead of this many VP is as good as won three times in four or so. */
const LEAD = 4;
/** VP and, in small change, what will make VP. */
function standing(w: Marvel, seat: Seat): number {
  let sum = w.vp[seat]! + 0.3 * w.pp[seat]! + 0.8 * w.powerUps[seat]!.length;
  for (const hero of teamHeroes(w, seat)) sum += (w.status[hero] === READY ? 0.3 : 0) - 0.5 * w.wound[hero]!;
  sum += 0.1 * w.piles.hand[seat]!.cards.length + 0.1 * w.piles.plots[seat]!.cards.length;
  return sum + 0.2 * w.stories[seat]!.length;
}
function value({ world: w }: Table<Marvel>, seat: Seat): number {
  const mine = standing(w, seat);
  let best = -Infinity;
  for (let other = 0; other < w.vp.length; other++) if (other !== seat) best = Math.max(best, standing(w, other));
  return 1 / (1 + Math.exp((best - mine) / LEAD));
}

const byVerb =
  (weights: Readonly<Record<string, number>>): Weigher<Marvel> =>
  (_t, _seat, { verb }) =>
    weights[verb] ?? 1;
/** By decision: what people do without much thought. */
const weigh = weighBy<Marvel>({
  'turn.act': byVerb({ troubleshoot: 4, pass: 0.05, story: 0.5 }),
  'story.choose': byVerb({ pass: 0.2 }),
  'lead.choose': byVerb({ pass: 0.3 }),
  'ability.react': byVerb({ pass: 0.7 }),
});

export const bot: BotKnowledge<Marvel> = {
  value,
  weigh,
  effort: { guesses: { min: 1, max: 2 }, options: 24, tries: 24, follow: 10, replies: 3 },
};
