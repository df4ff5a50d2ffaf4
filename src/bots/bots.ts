// The bots there are, by name.
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { idleBot } from './idle.ts';
import { randomBot } from './random.ts';
import { weightedBot } from './weighted.ts';

/** Weakest first. */
export const BOTS: readonly Bot[] = [idleBot, randomBot, weightedBot, greedyBot];

export const botNamed = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name);
