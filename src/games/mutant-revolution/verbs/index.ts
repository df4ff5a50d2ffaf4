// The whole vocabulary of effects.
import type { Vocabulary } from '#engine/kit/effects.ts';
import type { AnswerEffect, Arguments, Effect, FightEffect, SchoolEffect } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';
import { answerVerbs } from './answering.ts';
import { fightVerbs } from './fight.ts';
import { schoolVerbs } from './schools.ts';
import type { EffectVerb, Verbs } from './verb.ts';

const VERBS: Verbs = { ...schoolVerbs, ...answerVerbs, ...fightVerbs };
export const verbOf = (effect: Effect): EffectVerb<Effect> => VERBS[effect.do] as EffectVerb<Effect>;

export const isOnSchools = (effect: Effect): effect is SchoolEffect => effect.do in schoolVerbs;
export const isAnswer = (effect: Effect): effect is AnswerEffect => effect.do in answerVerbs;
export const isInFight = (effect: Effect): effect is FightEffect => effect.do in fightVerbs;

export const verbs = Object.fromEntries(
  Object.entries(VERBS as Record<string, EffectVerb<never>>).map(([name, { run, then }]) => [
    name,
    {
      steps: (effect: never) => [run, ...(then ? [then] : [])].map(act => (t: never, my: never) => act(t, my, effect)),
    },
  ]),
) as unknown as Vocabulary<Revolution, Scope, Arguments>;
