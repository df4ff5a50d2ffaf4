// The whole vocabulary of effects, and every card with effects made into procedures: 'power:12', 'training:51',
// 'charter:2', 'plot:schism'.
import { compile, type Verbs } from '#engine/kit/effects.ts';
import type { Procedure } from '#engine/definition.ts';
import type {
  AnswerEffect,
  Arguments,
  Effect,
  EventCard,
  FightEffect,
  ReactionCard,
  SchoolEffect,
} from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';
import { answerVerbs } from './answering.ts';
import { fightVerbs } from './fight.ts';
import { schoolVerbs } from './schools.ts';
import type { VerbsOf } from './verb.ts';
import { EVENTS } from '../cards/events.ts';
import { type MadeUpCharacter, type MadeUpTraining, powerOf } from '../cards/index.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { runOf } from '../abilities/powers-and-charters.ts';
import { CHARTERS } from '../cards/numbers.ts';

/** A verb can do something where it would change the table, as everybody can see: what would not is neither offered nor
 *  asked for (MR-RUL-51). Its price is in Revolution Points. */
export const verbs: Verbs<Revolution, Scope, Arguments> = { ...schoolVerbs, ...answerVerbs, ...fightVerbs };
const marks: VerbsOf<Arguments> = { ...schoolVerbs, ...answerVerbs, ...fightVerbs };
/** Is it paid for while an attack is declared, before anybody is asked? */
export const declares = (effect: Effect): boolean => marks[effect.do].declares === true;
/** MR-RUL-48: does it lack what it needs, so that its Event cannot be played? */
export const lacks = (effect: Effect, t: T): boolean => marks[effect.do].lacks?.(t) ?? false;

export const isOnSchools = (effect: Effect): effect is SchoolEffect => effect.do in schoolVerbs;
export const isAnswer = (effect: Effect): effect is AnswerEffect => effect.do in answerVerbs;
export const isInFight = (effect: Effect): effect is FightEffect => effect.do in fightVerbs;

const compiled = (path: string, effects: readonly Effect[] = []): Record<string, Procedure<Revolution>> =>
  compile(path, effects, verbs);

/** Those of made-up recruits and Plot Cards, by number. */
export const madeUpAbilities = (
  recruits: ReadonlyMap<number, MadeUpCharacter | MadeUpTraining>,
  plots: ReadonlyMap<number, EventCard | ReactionCard>,
): Record<string, Procedure<Revolution>> =>
  Object.assign(
    {},
    ...[...recruits].map(([n, { kind, power }]) =>
      compiled(`${kind === 'training' ? kind : 'power'}:${n}`, power?.effects),
    ),
    ...[...plots].map(([n, { effects }]) => compiled(`plot:${n}`, effects)),
  ) as Record<string, Procedure<Revolution>>;

export const abilities: Record<string, Procedure<Revolution>> = Object.assign(
  {},
  ...Array.from({ length: CHARTERS + SCHOOLS.length }, (_, n) => compiled(runOf(n), powerOf(n)?.effects)),
  ...Object.entries({ ...EVENTS, ...REACTIONS }).map(([id, { effects }]) => compiled(`plot:${id}`, effects)),
) as Record<string, Procedure<Revolution>>;
