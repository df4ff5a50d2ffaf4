// Would an ability do anything now? What would not can neither be used nor paid for (DM-RUL-32). All of it is public.
import type { Effect, Global, To } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { NO_DIE, type Duel } from '../table/world.ts';
import type { EffectVerb } from './verb.ts';
import { verbs } from './verbs.ts';
import { canAfford } from '../abilities/energy.ts';
import { mayPick } from '../abilities/reach.ts';
import { abilityOf, effectsOf } from '../abilities/roster.ts';
import { fieldingOf } from '../abilities/stats.ts';
import { nextThat } from '../abilities/targets.ts';

/** DM-RUL-32: would any part of it do something? Parts that need a choice do when there is somebody to choose, even if
 *  it may come to nothing on them. */
export function isUseful(w: Duel, scope: Scope): boolean {
  let candidates = -1;
  for (const effect of effectsOf(abilityOf(scope.id)))
    if (effect.do === 'choose') {
      const found = choosable(w, scope, effect);
      if (effect.needed === true && found === 0) return false;
      candidates = effect.and ? Math.min(candidates, found) : found;
    } else if (effect.do === 'payUpTo') {
      if (!canAfford(w, scope.seat, { [effect.energy]: 1 })) return false;
    } else if (canDo(w, scope, effect, candidates)) return true;
  return false;
}

/** Can this effect do something, given how many dice could be chosen before it (-1: nothing was to be chosen)? */
function canDo(w: Duel, scope: Scope, effect: Effect, candidates: number): boolean {
  const { isFutile } = verbs[effect.do] as EffectVerb<Effect>;
  if (isFutile?.(w, scope, effect, candidates)) return false;
  if (!('to' in effect)) return true;
  const whom: readonly To[] = Array.isArray(effect.to) ? effect.to : [effect.to as To];
  return whom.some(to => {
    if (to === 'chosen') return candidates > 0;
    return typeof to === 'string' || nextThat(w, scope, to, 0) !== NO_DIE;
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
