// The whole vocabulary of effects.
import type { Vocabulary } from '#engine/kit/effects.ts';
import type { Arguments } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';
import { cancellingVerbs } from './cancelling.ts';
import { economyVerbs } from './economy.ts';
import { fightVerbs } from './fight.ts';
import type { Verbs } from './verb.ts';

export const verbs: Vocabulary<Revolution, Scope, Arguments> = {
  ...cancellingVerbs,
  ...economyVerbs,
  ...fightVerbs,
} satisfies Verbs;
