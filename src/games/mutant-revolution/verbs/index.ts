// The whole vocabulary of effects.
import type { Vocabulary } from '#engine/effects.ts';
import type { Arguments } from '../card.ts';
import type { Scope } from '../scope.ts';
import type { Revolution } from '../world.ts';
import { economyVerbs } from './economy.ts';
import { fightVerbs } from './fight.ts';

export const verbs: Vocabulary<Revolution, Scope, Arguments> = { ...economyVerbs, ...fightVerbs };
