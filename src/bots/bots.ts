// The list of bots, and how they are found by name.
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { heaviestBot, idleBot, randomBot, weightedBot } from './plain.ts';
import { LEVEL_BOTS, levelNamed } from './search/levels.ts';

/** All bots, weakest first. */
export const BOTS: readonly Bot[] = [idleBot, randomBot, weightedBot, heaviestBot, greedyBot, ...LEVEL_BOTS];

/** Those that people can choose to play against, weakest first. */
export const OPPONENTS: readonly Bot[] = [randomBot, greedyBot, ...LEVEL_BOTS];

export const botNamed = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name) ?? levelNamed(name);
