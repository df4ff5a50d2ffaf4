// The vocabulary of effects. Here stand the verbs that choose, pay and branch, and the question whether an ability
// would do anything; the others stand beside it. Questions are procedures of the rules that verbs call.
import type { Procedure } from '#engine/definition.ts';
import { effects, either, oneOf, record, said, whole } from '#engine/kit/schema.ts';
import { canAfford } from '../abilities/energy.ts';
import { isPlayer, mayPick } from '../abilities/reach.ts';
import { abilityOf, effectsOf } from '../abilities/roster.ts';
import { fieldingOf } from '../abilities/stats.ts';
import { fits, nextThat } from '../abilities/targets.ts';
import type { Effect, Global, SpecialEffect } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { inField, NO_DIE, other, type Duel, type T } from '../table/world.ts';
import { dutyVerbs } from './duties.ts';
import { harmVerbs } from './harm.ts';
import { placeVerbs } from './places.ts';
import { commonSpecials } from './specials/common.ts';
import { rareSpecials } from './specials/rare.ts';
import { strengthVerbs } from './strength.ts';
import { acting, always, energy, noneChosen, which, type SpecialVerb, type Vocabulary } from './verb.ts';

/** Effects that no verb says: small named procedures, 'special:feedback' and so on. Those that replace a rule are
 *  decided where that rule stands: 'survive' in abilities/knock-outs.ts (DM-RUL-81). */
export const SPECIALS: Record<SpecialEffect, SpecialVerb> = { ...commonSpecials, ...rareSpecials };
/** Their procedures. */
export const specials: Record<string, Procedure<Duel>> = Object.fromEntries(
  Object.entries(SPECIALS).map(([name, { run }]) => [`special:${name}`, run]),
);

/** A symbol of energy. */
const SYMBOL = 0.5;

export const verbs: Vocabulary = {
  ...harmVerbs,
  ...strengthVerbs,
  ...placeVerbs,
  ...dutyVerbs,
  /** DM-RUL-33; DM-TIM-04: only an action's target can be changed before it goes on. */
  choose: {
    schema: record(
      { which },
      {
        n: either(whole(1), oneOf('any')),
        upTo: said,
        by: oneOf('opponent', 'each'),
        totalCost: whole(),
        and: said,
        needed: said,
        untargeted: said,
      },
    ),
    rules: ['DM-FUN-02', 'DM-RUL-33'],
    run: ({ which: what, n = 1, upTo, by, totalCost = Number.MAX_SAFE_INTEGER, and, untargeted, needed }) => [
      (t, my) => {
        const count = n === 'any' ? Number.MAX_SAFE_INTEGER : n;
        if (by === 'each') return t.call('choosingEach', { ...my, which: what }, 'chosen');
        const asked = by === 'opponent' ? other(my.seat) : my.seat;
        const free = upTo === true || n === 'any';
        const kept = and ? my.chosen : [];
        const action = untargeted ? 0 : my.action;
        const choosing = { ...my, which: what, count, upTo: free, totalCost, by: asked, kept, action };
        return t.call('choosing', choosing, 'chosen');
      },
      (t, my) => {
        if (needed && !my.chosen.length) return 'end';
        if (my.action && !untargeted && n === 1 && my.chosen.length === 1 && inField(t.world, my.chosen[0]!))
          t.call('retargeting', { ...my }, 'chosen');
        return undefined;
      },
    ],
    canDo: (effect, t, my) => isAnyToChoose(t.world, my, effect),
    price: 0,
  },
  /** Does the first list if the condition holds for the chosen die, else the second. */
  ifChosen: {
    schema: record({ is: which, then: effects<Effect>() }, { else: effects<Effect>() }),
    rules: [],
    lists: ({ then, else: otherwise = [] }) => ({ then, else: otherwise }),
    run:
      ({ is }, path) =>
      (t, my) => {
        const [die] = my.chosen;
        if (die !== undefined) t.run(`${path}/${fits(t.world, my, is, die) ? 'then' : 'else'}`, { ...my });
      },
    canDo: always,
    futile: noneChosen,
    price: ({ then, else: otherwise = [] }, priceOf) => Math.max(priceOf(then), priceOf(otherwise)),
  },
  /** DM-RUL-94 */
  unlessPaid: {
    schema: record({ life: whole(1), effects: effects<Effect>() }),
    rules: ['DM-RUL-58'],
    lists: ({ effects: list }) => ({ effects: list }),
    run: ({ life }, path) => [
      (t, my) => {
        if (my.chosen.length && !isPlayer(my.chosen[0]!))
          t.call('payingOff', { seat: other(my.seat), life, id: my.id }, 'paidOff');
      },
      (t, my) => {
        if (!my.paidOff) t.run(`${path}/effects`, { ...my });
      },
    ],
    canDo: always,
    futile: noneChosen,
    price: ({ life, effects: list }, priceOf) => Math.min(life, priceOf(list)),
  },
  payUpTo: acting({
    schema: record({ energy, n: whole(1) }),
    rules: ['DM-RUL-26', 'DM-RUL-95'],
    act: (t, my, { energy: type, n }) => t.call('payingUpTo', { seat: my.seat, energy: type, most: n, id: my.id }, 'n'),
    canDo: ({ energy: type }, t, my) => canAfford(t.world, my.seat, { [type]: 1 }),
    price: ({ n }) => -SYMBOL * n,
  }),
  special: acting({
    schema: record({ run: oneOf(...(Object.keys(SPECIALS) as (keyof typeof SPECIALS)[])) }),
    rules: [],
    act: (t, my, { run }) => t.call(`special:${run}`, { ...my }),
    futile({ run }, t, my, candidates) {
      const { futile } = SPECIALS[run];
      return futile ? futile(t.world, my) : candidates === 0;
    },
    price: ({ run }) => SPECIALS[run].price,
  }),
};

/** DM-RUL-32: would any part of an ability do something? Parts that need a choice do when there is somebody to choose,
 *  even if it may come to nothing on them. What would not can neither be used nor paid for; all of it is public. */
export function isUseful(t: T, my: Scope): boolean {
  let candidates = -1;
  for (const effect of effectsOf(abilityOf(my.id))) {
    const able = canDo(effect, t, my, candidates);
    if (effect.do === 'choose') {
      if (!able && effect.needed) return false;
      candidates = able && !(effect.and && candidates === 0) ? 1 : 0;
    } else if (effect.do === 'payUpTo') {
      if (!able) return false;
    } else if (able) return true;
  }
  return false;
}
function canDo<E extends Effect>(effect: E, t: T, my: Scope, candidates: number): boolean {
  const verb = verbs[effect.do] as unknown as Vocabulary['choose'];
  const said = effect as Effect as Extract<Effect, { do: 'choose' }>;
  return verb.canDo(said, t, my, candidates) && !verb.futile?.(said, t, my, candidates);
}

/** Could any die be picked? */
function isAnyToChoose(
  w: Duel,
  my: Scope,
  { which: what, untargeted, totalCost }: Extract<Effect, { do: 'choose' }>,
): boolean {
  const action = untargeted ? 0 : my.action;
  for (let die = nextThat(w, my, what, 0); die !== NO_DIE; die = nextThat(w, my, what, die + 1))
    if (mayPick(w, my.spent, action, die) && (totalCost === undefined || fieldingOf(w, die) <= totalCost)) return true;
  return false;
}

/** DM-RUL-32: in the attack step players act once all have been declared, so that such abilities come too late. */
export const isLate = (w: Duel, { effects: list }: Global): boolean =>
  w.inAttack && list.every(effect => ON_DECLARATIONS.includes(effect.do));
const ON_DECLARATIONS: readonly Effect['do'][] = ['choose', 'attackCostsLife', 'cannotBlock', 'mustBlock'];
