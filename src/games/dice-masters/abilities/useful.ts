// Whether an ability can be paid for and would do anything (DM-RUL-32), and the amounts and dice its effects speak of.
import type { Seat } from '#engine/types.ts';
import type { Ability, Amount, Cost, Effect, Global, OnCard, To, Which } from '../cards/card.ts';
import { cardOf, isCharacterCard } from '../cards/index.ts';
import { abilityPrice, lacks, purseOf } from './energy.ts';
import type { Scope } from '../table/locals.ts';
import { abilityOf } from './roster.ts';
import { specialNeeds } from '../verbs/specials/needs.ts';
import { attackOf, fieldingOf } from './stats.ts';
import { limitsOn } from './legality.ts';
import { countThat, diceThat, nextThat, type Eyes } from './targets.ts';
import { canSpin, inField, NO_DIE, type Duel } from '../table/world.ts';

export const OWN_SIDEKICKS: Which = { whose: 'own', sidekick: true };

/** DM-PAY-08, DM-RUL-58 */
export function canAfford(w: Duel, seat: Seat, cost: Cost | undefined): boolean {
  if (!cost) return true;
  if (cost.life && w.life[seat]! < cost.life) return false;
  if (cost.sidekicks && fieldedSidekicks(w, seat).length < cost.sidekicks) return false;
  return !lacks(purseOf(w, seat), abilityPrice(cost));
}
export const fieldedSidekicks = (w: Duel, seat: Seat): number[] =>
  diceThat(w, { seat, die: NO_DIE }, OWN_SIDEKICKS).filter(die => w.face[die] === 5);

export const effectsOf = (ability: Ability): readonly Effect[] => ('effects' in ability ? ability.effects : []);

/** Would any part of it do something? Parts that need a choice do when there is somebody to choose. */
export function possible(w: Duel, scope: Scope): boolean {
  const effects = effectsOf(abilityOf(scope.id));
  let candidates = -1;
  let lacking = false;
  return effects.some(effect => {
    if (effect.do === 'choose') {
      const found = choosable(w, scope, effect);
      candidates = effect.and ? Math.min(candidates, found) : found;
      lacking ||= effect.needed === true && found === 0;
      return false;
    }
    if (effect.do === 'payUpTo') {
      lacking ||= !canAfford(w, scope.seat, { [effect.energy]: 1 });
      return false;
    }
    return !lacking && canDo(w, scope, effect, candidates);
  });
}

/** DM-RUL-32: in the attack step players act once all have been declared, so that such abilities come too late. */
export const isLate = (w: Duel, { effects }: Global): boolean =>
  w.inAttack && effects.every(effect => ON_DECLARATIONS.includes(effect.do));
const ON_DECLARATIONS: readonly Effect['do'][] = ['choose', 'attackCostsLife', 'cannotBlock', 'mustBlock'];

/** 1 if any die could be picked, else 0. */
function choosable(w: Duel, scope: Scope, { which, untargeted, totalCost }: Extract<Effect, { do: 'choose' }>): number {
  const action = untargeted ? 0 : scope.action;
  for (let die = nextThat(w, scope, which, 0); die !== NO_DIE; die = nextThat(w, scope, which, die + 1))
    if (mayPick(w, scope.spent, action, die) && (totalCost === undefined || fieldingOf(w, die) <= totalCost)) return 1;
  return 0;
}

/** Dice that a text may pick: what it means, less what paid for it and what actions cannot target. */
export const candidatesFor = (
  w: Duel,
  picker: Pick<Scope, 'seat' | 'die' | 'spent' | 'action'>,
  which: Which,
): number[] => diceThat(w, picker, which).filter(die => mayPick(w, picker.spent, picker.action, die));
const mayPick = (w: Duel, spent: readonly number[], action: number, die: number): boolean =>
  !spent.includes(die) && !(action && isUntargetable(w, die));

/** Effects that reach what was chosen without saying so. */
const ON_CHOSEN: readonly Effect['do'][] = ['unlessPaid', 'ifChosen', 'swapAttacks', 'special'];

/** Can this effect do something, given how many dice could be chosen before it (-1: nothing was to be chosen)? */
function canDo(w: Duel, scope: Scope, effect: Effect, candidates: number): boolean {
  if (effect.do === 'hook') return slotsFor(w, effect).length > 0;
  const needs = effect.do === 'special' ? specialNeeds[effect.run] : undefined;
  if (needs) return needs(w, scope);
  if (effect.do === 'ifChosen' || effect.do === 'unlessPaid') return candidates > 0;
  if (effect.do === 'bonus' && isNothing(w, scope, effect)) return false;
  if (!('to' in effect)) return candidates !== 0 || !ON_CHOSEN.includes(effect.do);
  if (effect.do === 'spin' && effect.to !== 'chosen')
    return reached(w, scope, effect.to).some(die => inField(w, die) && canSpin(w, die, effect.by));
  const whom: readonly To[] = Array.isArray(effect.to) ? effect.to : [effect.to as To];
  return whom.some(to => {
    if (to === 'chosen') return candidates > 0;
    return typeof to === 'string' || nextThat(w, scope, to, 0) !== NO_DIE;
  });
}

/** A bonus that counts something of which there is none. */
const isNothing = (w: Duel, scope: Scope, { attack = 0, defense = 0 }: Extract<Effect, { do: 'bonus' }>): boolean =>
  [attack, defense].every(n => n === 0 || (typeof n === 'object' && amount(w, scope, n) === 0));

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
      return diceThat(w, scope, to as Which);
  }
}
/** Players as targets of damage. */
export const playerTarget = (seat: Seat): number => -1 - seat;
export const isPlayer = (target: number): boolean => target < 0;
export const seatOfPlayer = (target: number): Seat => -1 - target;

export function amount(w: Duel, scope: Scope, n: Amount): number {
  if (typeof n === 'number') return n;
  if (n === 'attack') return inField(w, scope.subject) ? attackOf(w, scope.subject) : scope.n;
  if (n === 'paid' || n === 'knockedOut') return scope.n;
  return countThat(w, scope as Eyes, n.each) * (n.times ?? 1);
}

/** DM-RUL-33: Storm's pair cannot be targeted by action dice. */
function isUntargetable(w: Duel, die: number): boolean {
  return limitsOn(w, die, 'noActionTarget');
}
