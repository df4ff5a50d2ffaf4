// The game's knowledge for bots: how well a seat stands, which options are worth a look, and how far to look.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Marvel } from '../table/world.ts';
import { features } from './features.ts';
import { longHorizons, horizons } from './horizons.ts';
import { thrifty } from './planning.ts';
import { keenWeigh, weigh } from './policy.ts';
import { chance } from './worth.ts';

/** Secret choices of which nobody should be able to foresee the answer: they are drawn by weight. */
const SECRET: ReadonlySet<string> = new Set(['teams.pick', 'sequence.powers', 'sequence.show']);

export const bot: BotKnowledge<Marvel> = {
  value: ({ world }, seat) => chance(world, seat),
  weigh,
  keenWeigh,
  propose: (t, seat, decision) => (decision === 'planning.assign' ? thrifty(t, seat) : []),
  sure: decision => (SECRET.has(decision) ? 0 : 1),
  horizons,
  longHorizons,
  features,
  effort: { guesses: { min: 1, max: 1 }, options: 8, tries: 8, follow: 8, replies: 1 },
};
