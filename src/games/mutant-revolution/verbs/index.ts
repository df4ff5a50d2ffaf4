// The whole vocabulary of effects.
import type { Verbs } from '#engine/kit/effects.ts';
import type { AnswerEffect, Arguments, Effect, FightEffect, SchoolEffect } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';
import { answerVerbs } from './answering.ts';
import { fightVerbs } from './fight.ts';
import { schoolVerbs } from './schools.ts';

/** A verb can do something where it would change the table, as everybody can see: what would not is neither offered nor
 *  asked for (MR-RUL-51). Its price is in Revolution Points. */
export const verbs: Verbs<Revolution, Scope, Arguments> = { ...schoolVerbs, ...answerVerbs, ...fightVerbs };

export const isOnSchools = (effect: Effect): effect is SchoolEffect => effect.do in schoolVerbs;
export const isAnswer = (effect: Effect): effect is AnswerEffect => effect.do in answerVerbs;
export const isInFight = (effect: Effect): effect is FightEffect => effect.do in fightVerbs;
