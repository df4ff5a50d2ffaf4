// The idle bot: gives the idle answer of each question, as for an absent player.
import { idle } from '#engine/ask.ts';
import { imagine } from '#engine/knowledge.ts';
import type { Bot } from './bot.ts';

export const idleBot: Bot = {
  name: 'idle',
  about: 'does as little as the rules allow',
  choose: (game, known, random) => idle(game, imagine(game, known, random), known.seat),
};
