// X-Men: Age of Heroes with all that bots know about it; a browser that only shows a table does without that.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import { defineGame } from '#engine/game.ts';
import { chance, keenChance } from './bot/chance.ts';
import { features } from './bot/features.ts';
import { horizons, longHorizons } from './bot/horizons.ts';
import { keenWeigh, weigh } from './bot/policy.ts';
import { lackOf, nextFlight, outside } from './bot/worth.ts';
import { definition } from './definition.ts';
import { account, tally } from './table/account.ts';
import type { Heroes } from './table/world.ts';

/** Questions that complete an option: its worth shows only when pawn and place are chosen. */
const COMPLETING: ReadonlySet<string> = new Set([
  'turn.pawn',
  'turn.flyer',
  'playing.slot',
  'moving.space',
  'movingAlly.slot',
  'zoneChoice.space',
]);

const bot: BotKnowledge<Heroes> = {
  value: ({ world }, seat) => chance(world, seat),
  keenValue: ({ world }, seat) => keenChance(world, seat),
  weigh,
  keenWeigh,
  completing: COMPLETING,
  horizons,
  longHorizons,
  features,
  reasons: async () => (await import('./bot/reasons.ts')).reasonsBy({ outside, nextFlight, lackOf }),
  effort: {
    guesses: { min: 1, max: 1 },
    options: 24,
    tries: 24,
    follow: 10,
    replies: 1,
  },
};
export const ageOfHeroes = defineGame({ ...definition, account, tally, bot });
