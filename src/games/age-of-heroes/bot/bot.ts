// The game's knowledge for bots: how well a seat stands, and which options are worth a look.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Heroes } from '../table/world.ts';
import { chance, keenChance } from './chance.ts';
import { features } from './features.ts';
import { longHorizons, horizons } from './horizons.ts';
import { keenWeigh, weigh } from './policy.ts';

/** Questions that complete an option: its worth shows only when pawn and place are chosen. */
const COMPLETING: ReadonlySet<string> = new Set([
  'turn.pawn',
  'turn.flyer',
  'playing.slot',
  'moving.space',
  'movingAlly.slot',
  'zoneChoice.space',
]);

export const bot: BotKnowledge<Heroes> = {
  value: ({ world }, seat) => chance(world, seat),
  keenValue: ({ world }, seat) => keenChance(world, seat),
  weigh,
  keenWeigh,
  completing: COMPLETING,
  horizons,
  longHorizons,
  features,
  effort: {
    guesses: { min: 1, max: 1 },
    options: 24,
    tries: 24,
    follow: 10,
    replies: 1,
  },
};
