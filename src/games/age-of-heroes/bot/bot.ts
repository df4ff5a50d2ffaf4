// The game's knowledge for bots: how well a seat stands, which options are worth a look, and how far to look.
import type { BotKnowledge } from '#engine/definition.ts';
import type { Heroes } from '../table/world.ts';
import { chance } from './chance.ts';
import { outlook } from './outlook.ts';
import { weigh } from './policy.ts';

/** What an option brings shows only when it is said which pawn goes, and where a card lies. */
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
  weigh,
  completing: COMPLETING,
  outlook,
  effort: {
    guesses: { min: 1, max: 2 },
    options: 24,
    tries: 24,
    follow: 10,
    replies: 3,
  },
};
