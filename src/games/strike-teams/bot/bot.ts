// The game's knowledge for bots of both roles: how well a team stands, and which options are worth a look.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import { teamOfSeat } from '../table/figures.ts';
import type { Strike } from '../table/world.ts';
import { features } from './features.ts';
import { chance, longHorizons, horizons } from './horizons.ts';
import { keenWeigh, weigh } from './policy.ts';
import { chanceOf } from './worth.ts';

/** Choices that nobody should foresee: they are drawn by weight. */
const SECRET: ReadonlySet<string> = new Set([
  'drafting.choose',
  'picking.hidden',
  'settingUp.villains',
  'settingUp.heroes',
]);

export const bot: BotKnowledge<Strike> = {
  value: ({ world, seats }, seat) => chanceOf(world, teamOfSeat(seats, seat)),
  keenValue: chance,
  weigh,
  keenWeigh,
  horizons,
  longHorizons,
  features,
  sure: decision => (SECRET.has(decision) ? 0 : 1),
  effort: { guesses: { min: 1, max: 1 }, options: 24, tries: 8, follow: 8, replies: 1 },
};
