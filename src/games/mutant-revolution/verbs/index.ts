// The whole vocabulary of effects.
import type { Vocabulary } from '#engine/effects.ts';
import type { Arguments } from '../card.ts';
import type { Scope } from '../scope.ts';
import type { Revolution } from '../world.ts';
import { economyVerbs } from './economy.ts';

export const verbs: Partial<Vocabulary<Revolution, Scope, Arguments>> = { ...economyVerbs };
