// Whom and what an effect speaks of: dice it may pick, dice and players it reaches, cards, amounts.
import type { Seat } from '#engine/types.ts';
import type { Amount, OnCard, To, Which } from '../cards/card.ts';
import { cardOf, isCharacterCard } from '../cards/index.ts';
import type { Scope } from '../table/locals.ts';
import { inField, NO_DIE, type Duel } from '../table/world.ts';
import { limitsOn } from './legality.ts';
import { attackOf } from './stats.ts';
import { countThat, diceThat } from './targets.ts';

/** Dice that a text may pick: what it means, less what paid for it (DM-FLD-06, DM-RUL-30) and what actions cannot
 *  target. */
export const candidatesFor = (
  w: Duel,
  picker: Pick<Scope, 'seat' | 'die' | 'spent' | 'action'>,
  which: Which,
): number[] => diceThat(w, picker, which).filter(die => mayPick(w, picker.spent, picker.action, die));
export const mayPick = (w: Duel, spent: readonly number[], action: number, die: number): boolean =>
  !spent.includes(die) && !(action && isUntargetable(w, die));

/** DM-RUL-76: the cards, by slot, that a die may be put on. */
export const slotsFor = (w: Duel, { affiliation, character }: OnCard): number[] =>
  w.cards.flatMap((number, slot) => {
    const card = cardOf(number);
    if (affiliation && card.affiliation !== affiliation) return [];
    return character && !isCharacterCard(card) ? [] : [slot];
  });

/** The dice an effect reaches; players are -1 - seat. */
export function reached(w: Duel, scope: Scope, to: To | readonly To[]): number[] {
  if (Array.isArray(to)) return to.flatMap(part => reached(w, scope, part as To));
  switch (to as To) {
    case 'chosen':
      return scope.chosen;
    case 'this':
      return [scope.die];
    case 'pair':
      return [scope.die, w.partner[scope.die]!].filter(die => die !== NO_DIE);
    case 'opponent':
      return [playerTarget(1 - scope.seat)];
    case 'you':
      return [playerTarget(scope.seat)];
    default:
      return diceThat(w, scope, to as Which); // DM-RUL-33: all of them, which targets nobody
  }
}
/** Players as targets of damage. */
export const playerTarget = (seat: Seat): number => -1 - seat;
export const isPlayer = (target: number): boolean => target < 0;

export function amount(w: Duel, scope: Scope, n: Amount): number {
  if (typeof n === 'number') return n;
  if (n === 'attack') return inField(w, scope.subject) ? attackOf(w, scope.subject) : scope.n;
  if (n === 'paid' || n === 'knockedOut') return scope.n;
  return countThat(w, scope, n.each) * (n.times ?? 1);
}

/** DM-RUL-33: Storm's pair cannot be targeted by action dice. */
function isUntargetable(w: Duel, die: number): boolean {
  return limitsOn(w, die, 'noActionTarget');
}
