// The weight of each option of each question: a policy that plays a plausible game when options are drawn by it.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import type { Revolution } from '../table/world.ts';
import { arenaWeighers } from './arena.ts';
import { economyWeighers } from './economy.ts';
import { momentWeighers } from './moments.ts';
import { plotWeighers } from './plot.ts';

const even: Weigher<Revolution> = () => 1;

/** By decision. */
export const WEIGHERS: Record<string, Weigher<Revolution>> = {
  ...plotWeighers,
  ...economyWeighers,
  ...arenaWeighers,
  ...momentWeighers,
  'schools.choose': even,
  'push.whom': even,
  'push.to': even,
  'attack.pay': even,
  'missionCharacters.pick': even,
  'activation.strike': even,
};

export const weigh = weighBy(WEIGHERS);
