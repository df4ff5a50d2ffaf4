// The whole vocabulary of Action Cards, and what cards do by it: every card is compiled into a procedure `card:<n>`.
import type { Procedure } from '#engine/definition.ts';
import { canDo, compile, type Verbs } from '#engine/kit/effects.ts';
import { type Arguments, isPassive } from '../cards/action-card.ts';
import { type CardNo, ACTIONS } from '../cards/actions.ts';
import type { Scope } from '../table/locals.ts';
import type { Figure, Strike, T } from '../table/world.ts';
import { answerVerbs, passiveVerbs } from './answers-and-powers.ts';
import { attackVerbs } from './attacks.ts';
import { gainVerbs } from './gains.ts';

export const verbs: Verbs<Strike, Scope, { readonly [V in keyof Arguments]: Readonly<Arguments[V]> }> = {
  ...attackVerbs,
  ...gainVerbs,
  ...answerVerbs,
  ...passiveVerbs,
};

/** Would the card do something now, in the turn of its owner? The figure is none for a card that the henchman group
 *  uses as a whole. */
export function isUseful(t: T, figure: Figure, card: CardNo): boolean {
  const { effects, reaction, ap } = ACTIONS[card]!;
  if (reaction || ap === null) return false; // ST-CRD-08 ST-RUL-30
  return effects.every(isPassive) || canDo(verbs, effects, t, { figure, card, n: 0 });
}

/** The procedure of a card, made of its effects. */
export const procedureOf = (card: CardNo, { effects } = ACTIONS[card]!): Record<string, Procedure<Strike>> =>
  compile(`card:${card}`, effects, verbs);
/** The procedures of all Action Cards. */
export const cardProcedures: Record<string, Procedure<Strike>> = Object.assign(
  {},
  ...ACTIONS.map((_, card) => procedureOf(card)),
);
